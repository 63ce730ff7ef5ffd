/** Short messages for the whole page: what went wrong unexpectedly, and what can be done. */
import { Refused, Unreachable } from "$/api/ask";
import { say } from "./texts.svelte";

export interface Notice {
  id: number;
  text: string;
  reload: boolean; // whether a fresh page may help
}

const MOST = 3; // at once; the oldest goes
const PASSING = 15_000; // milliseconds: what may be over by then is not shown for longer

class Notices {
  all = $state.raw<Notice[]>([]);
  #next = 1;

  /** Tells it once: the same text is not shown twice. */
  tell(text: string, reload = false): number | null {
    if (this.all.some((notice) => notice.text === text)) return null;
    const id = this.#next++;
    this.all = [...this.all, { id, text, reload }].slice(-MOST);
    return id;
  }

  /** An error that nobody expected, in words for people. */
  unexpected(error: unknown): void {
    if (error instanceof DOMException && error.name === "AbortError") return;
    if (isOldPage(error)) this.tell(say("page-outdated"), true);
    else if (error instanceof Unreachable) {
      const id = this.tell(wordsFor(error));
      if (id !== null) setTimeout(() => this.close(id), PASSING);
    } else if (error instanceof Refused) this.tell(wordsFor(error));
    else this.tell(say("unexpected"), true);
  }

  close(id: number): void {
    this.all = this.all.filter((notice) => notice.id !== id);
  }
}

export const notices = new Notices();

/** Why something asked of the server failed, in words for people. */
export function wordsFor(error: unknown): string {
  if (error instanceof Refused) return error.message;
  if (error instanceof Unreachable) return error.told || say("unreachable");
  if (isOldPage(error)) return say("page-outdated");
  return say("unexpected");
}

/** A part of the page cannot be fetched: the server was updated since, or is away. Each browser has its own words. */
export const isOldPage = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|module script failed|unable to preload css/i.test(error.message);

/** Everything that nobody caught is told. */
export function watchForErrors(): void {
  addEventListener("error", (event) => {
    if (!(event instanceof ErrorEvent) || event.message.startsWith("ResizeObserver loop")) return; // the latter is no error
    if (event.filename === "" || event.filename.startsWith(location.origin)) notices.unexpected(event.error); // not of an extension
  });
  addEventListener("unhandledrejection", (event) => notices.unexpected(event.reason));
}
