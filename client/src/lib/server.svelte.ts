/** What the server says of itself, asked for once. */
import * as ask from "$/api/ask";
import type { ServerFacts as Facts } from "$/api/types";

class ServerFacts {
  publicUrl = $state<string | null>(null); // where other devices reach it, if whoever runs it has said so
  version = $state("");

  async load(): Promise<void> {
    this.take(await ask.server());
  }

  take(facts: Facts): void {
    this.publicUrl = facts.public_url ?? null;
    this.version = facts.version;
  }
}

export const server = new ServerFacts();
