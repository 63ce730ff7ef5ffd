/** JSON deltas: consecutive moments of a game are sent as a first one and what differs (see `Moments` of the API). */

export type Delta = unknown[]; // [value], or [parts, gone]

/** The value after a delta. Parts that it does not name stay the same objects. */
export function applyDelta<T>(old: T, change: Delta): T {
  if (change.length === 1) return change[0] as T;
  const [parts, gone] = change as [Record<string, Delta>, string[]];
  const here = old as Record<string, unknown>;
  const now = (Array.isArray(old) ? [...(old as unknown[])] : gone.length ? without(here, gone) : { ...here }) as Record<
    string,
    unknown
  >;
  for (const [name, part] of Object.entries(parts)) now[name] = applyDelta(now[name], part);
  return now as T;
}

const without = (old: Record<string, unknown>, gone: string[]): object =>
  Object.fromEntries(Object.entries(old).filter(([name]) => !gone.includes(name)));

/** All values of a row, from its first and the deltas. */
export function expandDeltas<T>(first: T, changes: Delta[]): T[] {
  const row = [first];
  for (const change of changes) row.push(applyDelta(row.at(-1) as T, change));
  return row;
}
