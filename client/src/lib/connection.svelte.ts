/** One viewer's live line to a table. It finds its way back by itself and asks only for what it missed. */
import { hurry } from "$/api/retry";
import type { Problem, State } from "$/api/types";
import { settings } from "./settings.svelte";

type Message = { type: "state"; state: State } | { type: "problem"; problem: Problem } | { type: "ping"; entry: number };

const FIRST_WAIT = 250; // milliseconds before the line is tried again
const LONGEST_WAIT = 5_000;
const ARRIVAL = 10_000; // a new line that has brought nothing by then is given up
const SILENCE = 40_000; // the server pings every 25 s: after so long the line is dead
const PINGED = 30_000; // a phone that wakes up, and has heard nothing for so long, does not wait for the rest
const DOUBT = 3_000; // while a request goes unanswered, a line that was silent for so long is not believed

export class Connection {
  open = $state(false);
  broken = $state(false); // it was tried, and is not there: one that is being opened for the first time is not
  problem = $state.raw<Problem | null>(null);
  since = 0; // the last entry seen
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #lastHeard = 0;

  constructor(
    readonly table: string,
    readonly secret: string,
    readonly onState: (state: State) => void,
  ) {
    this.#connect();
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#wake);
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#wake);
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    this.#socket?.close();
  }

  #hurry = (): void => {
    if (!this.open) {
      clearTimeout(this.#retry);
      this.#wait = FIRST_WAIT;
      this.#connect();
    }
  };

  #wake = (): void => {
    if (!document.hidden) this.doubt(PINGED);
  };

  /** Something else was not answered: a line that has been silent since is opened anew. */
  doubt(silent = DOUBT): void {
    if (this.open && performance.now() - this.#lastHeard > silent) this.#reopen();
  }

  #reopen(): void {
    this.open = false;
    this.broken = true;
    this.#connect();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#socket?.close();
    this.#expect(ARRIVAL);
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/tables/${encodeURIComponent(this.table)}/live`);
    this.#socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ secret: this.secret, since: this.since, lang: settings.language }));
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.#socket || this.#closed) return;
      this.#lastHeard = performance.now();
      this.#expect(SILENCE);
      this.#take(JSON.parse(event.data) as Message);
    };
    socket.onclose = () => {
      if (socket !== this.#socket || this.#closed) return;
      this.open = false;
      this.broken = true;
      clearTimeout(this.#silence);
      if (this.problem) return; // the server will not have us: trying again would not help
      this.#retry = setTimeout(() => this.#connect(), this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }

  #expect(within: number): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#reopen(), within);
  }

  #take(message: Message): void {
    if (message.type === "problem") {
      this.problem = message.problem;
      clearTimeout(this.#silence);
      return;
    }
    if (!this.open) hurry(); // what waits for an answer can be sent again
    this.open = true;
    this.broken = false;
    this.#wait = FIRST_WAIT;
    if (message.type === "state") {
      this.since = message.state.entry;
      this.onState(message.state);
    }
  }
}
