/** Waits until the page has nothing else to do, but not for ever. */

const LONGEST = 300; // milliseconds

export const idle = (): Promise<unknown> =>
  new Promise((done) => ("requestIdleCallback" in globalThis ? requestIdleCallback(done, { timeout: LONGEST }) : setTimeout(done)));
