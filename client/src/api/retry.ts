/** Asking again: a request that found no answer is repeated, at first soon, then less often. */

/** The server could not be reached, or something on the way answered in its place. */
export class Unreachable extends Error {
  constructor(
    reason: string,
    readonly told = "", // what the server itself said of it, for people
  ) {
    super(reason);
  }
}

export interface Patience {
  timeout: number; // milliseconds for one attempt
  patience: number; // milliseconds after which no further attempt is made
  onfail?: (() => void) | undefined; // an attempt found no answer, and another follows
}

export const TIMEOUT = 8_000;
/** Together with the time-out at most 10 s: so long after a silent line is back a move is through. */
const LONGEST_WAIT = 1_500;
const FIRST_WAIT = 250;
const STALE = 1_000; // an attempt older than this is given up when the line is known to be back

const waiting = new Set<() => void>();

/** The line is back: whatever waits is sent again now. */
export function hurry(): void {
  for (const wake of [...waiting]) wake();
}

if (typeof addEventListener === "function") addEventListener("online", hurry);

/** Attempts until there is an answer of whatever kind, or patience ends. Only for what may arrive twice. */
export async function repeated<T>(
  attempt: (signal: AbortSignal) => Promise<T>,
  { timeout, patience, onfail }: Patience,
): Promise<T> {
  const began = performance.now();
  for (let wait = FIRST_WAIT; ; wait = Math.min(wait * 2, LONGEST_WAIT)) {
    try {
      return await limited(attempt, timeout);
    } catch (error) {
      if (!(error instanceof Unreachable) || performance.now() - began >= patience) throw error;
      onfail?.();
      await pause(wait);
    }
  }
}

/** One attempt, given up after the time-out, or when the line turns out to have been dead under it. */
export async function limited<T>(attempt: (signal: AbortSignal) => Promise<T>, timeout: number): Promise<T> {
  const control = new AbortController();
  const began = performance.now();
  const giveUp = (): void => control.abort();
  const hurried = (): void => {
    if (performance.now() - began > STALE) giveUp();
  };
  const timer = setTimeout(() => {
    giveUp();
    void flush();
  }, timeout);
  waiting.add(hurried);
  try {
    return await attempt(control.signal);
  } finally {
    clearTimeout(timer);
    waiting.delete(hurried);
  }
}

const POOL = 6; // connections that browsers keep to one host
const FLUSH = 2_000;
let flushing = false;

/**
 * A line that was silent may have forgotten its connections, and a browser would try each that it kept, one time-out after the other.
 * So all are asked at once: those that do not answer are closed, and the next request opens a new one.
 */
async function flush(): Promise<void> {
  if (flushing) return;
  flushing = true;
  const control = new AbortController();
  setTimeout(() => control.abort(), FLUSH);
  await Promise.allSettled(
    Array.from({ length: POOL }, (_, i) => fetch(`/api/server?probe=${i}`, { signal: control.signal, cache: "no-store" })),
  );
  flushing = false;
}

function pause(wait: number): Promise<void> {
  return new Promise((resolve) => {
    const wake = (): void => {
      clearTimeout(timer);
      waiting.delete(wake);
      resolve();
    };
    const timer = setTimeout(wake, wait);
    waiting.add(wake);
  });
}
