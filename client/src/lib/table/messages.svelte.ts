/** The message above the choices: why something was refused, what others did, that the server is waited for. */
import { Refused } from "$/api/ask";
import type { Notice, State } from "$/api/types";
import { wordsFor } from "../notices.svelte";
import { SPECTATOR } from "../perspective";
import type { Live } from "./live.svelte";

export interface Message {
  kind: "refused" | "notice" | "waiting";
  rule: string | null;
  text: string;
  ply?: number; // of a notice: the moment it belongs to
}

const READING = 6_000; // milliseconds that a notice stays at least, however fast the game goes on

/** What somebody did themselves need not be told to them. */
const OWN = ["undo", "ask", "end-ask", "agree", "decline", "withdraw", "leave", "return", "sit", "moved"];

export class Messages {
  current = $state.raw<Message | null>(null);
  #lastNotice = -1; // the entry of the last one that was told
  #told = 0; // when that was

  constructor(readonly live: Live) {}

  tell(kind: Message["kind"], text: string, rule: string | null = null): void {
    this.current = { kind, rule, text };
  }

  clear(): void {
    this.current = null;
  }

  /** Does what may be refused, and tells why it was. */
  async attempt(what: () => Promise<void>): Promise<void> {
    try {
      await what();
    } catch (error) {
      if (!(error instanceof Refused)) return this.tell("waiting", wordsFor(error));
      const { text, rule, state } = error.problem;
      this.tell("refused", text, rule ?? null);
      if (state) this.live.take(state.viewer ?? SPECTATOR, state, true);
    }
  }

  /** Tells a state's news, but not what the people here did themselves, saw before (`first`), or read as an open question. */
  tellNotices(state: State, first: boolean): void {
    if (this.current?.kind === "notice" && this.current.ply !== state.ply) this.#letGo(this.current); // the game has gone on
    const news = state.notices.filter(({ entry, kind }) => entry > this.#lastNotice && kind !== "start");
    this.#lastNotice = Math.max(this.#lastNotice, ...news.map(({ entry }) => entry));
    const own = ({ kind, seat }: Notice): boolean => OWN.includes(kind) && seat !== null && this.live.local.includes(seat);
    const asked = ({ entry, kind, seat }: Notice): boolean =>
      state.questions.some(
        (question) => question.entry === entry || (kind === "agree" && seat !== null && question.agreed.includes(seat)),
      );
    const told = news.filter((notice) => !asked(notice) && !own(notice));
    if (first || !told.length) return;
    this.current = { kind: "notice", rule: null, text: told.map(({ text }) => text).join(" "), ply: state.ply };
    this.#told = performance.now();
  }

  /** A bot moves at once: what was told just before can still be read. */
  #letGo(notice: Message): void {
    const left = this.#told + READING - performance.now();
    setTimeout(() => this.current === notice && this.clear(), Math.max(0, left));
  }
}
