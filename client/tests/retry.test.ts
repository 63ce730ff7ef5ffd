/** A request that finds no answer is repeated: how often, how long, and what ends it. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hurry, limited, repeated, TIMEOUT, Unreachable } from "$/api/retry";

const PATIENT = { timeout: TIMEOUT, patience: Infinity };
/** As fetch on a line that has gone silent: it ends only by being aborted. */
const silent = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener("abort", () => reject(new Unreachable("aborted"))));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("an attempt ends after the time-out", async () => {
  const done = vi.fn();
  limited(silent, TIMEOUT).catch(done);
  await vi.advanceTimersByTimeAsync(TIMEOUT - 1);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledOnce();
});

test("at most ten seconds lie between two attempts' ends on a silent line", async () => {
  const began: number[] = [];
  void repeated((signal) => {
    began.push(Date.now());
    return silent(signal);
  }, PATIENT);
  await vi.advanceTimersByTimeAsync(180_000);
  const gaps = began.slice(1).map((at, i) => at - (began[i] ?? 0));
  expect(Math.max(...gaps)).toBeLessThan(10_000);
  expect(Math.min(...gaps)).toBeGreaterThan(TIMEOUT);
});

test("a server that refuses connections is asked less and less often, not in a storm", async () => {
  const attempt = vi.fn(() => Promise.reject(new Unreachable("refused")));
  void repeated(attempt, PATIENT);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(attempt.mock.calls.length).toBeGreaterThan(30);
  expect(attempt.mock.calls.length).toBeLessThan(50);
});

test("when the line is back, what waits is sent at once, and what hangs is sent again", async () => {
  const attempt = vi.fn(silent);
  void repeated(attempt, PATIENT);
  await vi.advanceTimersByTimeAsync(2_000);
  hurry();
  await vi.advanceTimersByTimeAsync(300);
  expect(attempt).toHaveBeenCalledTimes(2);
  hurry(); // this attempt has only just begun: it is left alone
  await vi.advanceTimersByTimeAsync(300);
  expect(attempt).toHaveBeenCalledTimes(2);
});

test("a refusal is an answer; patience ends", async () => {
  await expect(repeated(() => Promise.reject(new Error("409")), PATIENT)).rejects.toThrow("409");
  const gaveUp = expect(
    repeated(() => Promise.reject(new Unreachable("refused")), { timeout: TIMEOUT, patience: 10_000 }),
  ).rejects.toThrow("refused");
  await vi.advanceTimersByTimeAsync(12_000);
  await gaveUp;
});
