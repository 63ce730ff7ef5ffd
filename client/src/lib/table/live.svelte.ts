/** The seats of this screen at one table: secrets, live connections, and each viewer's latest state and log. */
import * as ask from "$/api/ask";
import type { LogLine, State } from "$/api/types";
import { SvelteMap } from "svelte/reactivity";
import { Connection } from "../connection.svelte";
import { firstCommitment } from "../commitments";
import { notices } from "../notices.svelte";
import { SPECTATOR } from "../perspective";
import { seatsAt, type Secrets } from "../seatSecrets";
import { joined } from "../story";
import { shareStructure } from "../structuralSharing";

/** A viewer's new state, the one before it, and whether it answers this screen's own request. */
type OnState = (seat: number, state: State, before: State | undefined, own: boolean) => void;

export class Live {
  lines = $state.raw<Connection[]>([]);
  #secrets = $state.raw<Secrets>({});
  #states = new SvelteMap<number, State>();
  #logs = new SvelteMap<number, LogLine[]>();
  #clockAhead = 0; // milliseconds that the server's clock is ahead of ours

  readonly local = $derived(Object.keys(this.#secrets).map(Number)); // the seats at this screen
  readonly first = $derived(this.local[0] ?? SPECTATOR); // the one that speaks for the screen where any may
  readonly shared = $derived(this.local.length > 1);
  readonly lost = $derived(this.lines.some((line) => line.broken && !line.problem));

  constructor(
    readonly id: string,
    readonly onState: OnState,
  ) {
    this.#secrets = seatsAt(id);
  }

  secretOf = (seat: number): string => this.#secrets[seat] ?? "";
  stateOf = (seat: number): State | undefined => this.#states.get(seat);
  logOf = (seat: number): LogLine[] => this.#logs.get(seat) ?? [];

  /** The first seat at this screen that set the table up; null if none did. */
  owner = (): number | null => this.local.find((seat) => this.stateOf(seat)?.owner) ?? null;

  /** Seconds on the server's clock since then. */
  secondsSince = (then: number): number => Math.max(0, (Date.now() + this.#clockAhead) / 1000 - then);

  /** Opens all connections anew, for the seats that this browser has now. */
  reopen(): void {
    this.close();
    this.#secrets = seatsAt(this.id);
    this.#states.clear();
    this.#logs.clear();
    const viewers = this.local.length === 1 ? this.local : [...this.local, SPECTATOR];
    this.lines = viewers.map((seat) => new Connection(this.id, this.secretOf(seat), (state) => this.take(seat, state)));
  }

  close(): void {
    for (const line of this.lines) line.close();
  }

  /** Takes a state from a connection, or with `own` from the answer to a request; one that is older than what is known is dropped. */
  take(seat: number, heard: State, own = false): void {
    const before = this.#states.get(seat);
    if (before && heard.entry < before.entry) return;
    this.#clockAhead = heard.now * 1000 - Date.now();
    const state = shareStructure(before, before?.entry === heard.entry ? { ...heard, now: before.now } : heard);
    this.put(seat, state, joined(this.logOf(seat), state.log_from, state.log));
    if (!before && state.log_from > 0) void this.#fetchLog(seat);
    if (!before && state.table.commitment) firstCommitment(this.id, state.table.commitment);
    this.onState(seat, state, before, own);
  }

  put(seat: number, state: State, log: LogLine[]): void {
    this.#states.set(seat, state);
    this.#logs.set(seat, log);
  }

  /** The log before what the first state brought. */
  async #fetchLog(seat: number): Promise<void> {
    const lines = this.lines;
    try {
      const { log } = await ask.log(this.id, { secret: this.secretOf(seat) });
      if (this.lines !== lines) return; // opened anew since, perhaps in another language
      const from = this.logOf(seat)[0]?.ply ?? Infinity;
      this.#logs.set(seat, [...log.filter((line) => line.ply < from), ...this.logOf(seat)]);
    } catch (error) {
      notices.unexpected(error);
    }
  }
}
