/** Moments of a game follow each other closely: all but the first are told by what differs (see `Moments` of the API). */

export type Change = unknown[]; // [value], or [parts, gone]

/** What a change makes of something. Parts that it does not name stay the very same objects. */
export function changed<T>(old: T, change: Change): T {
  if (change.length === 1) return change[0] as T;
  const [parts, gone] = change as [Record<string, Change>, string[]];
  const here = old as Record<string, unknown>;
  const now = (Array.isArray(old) ? [...(old as unknown[])] : gone.length ? without(here, gone) : { ...here }) as Record<
    string,
    unknown
  >;
  for (const [name, part] of Object.entries(parts)) now[name] = changed(now[name], part);
  return now as T;
}

const without = (old: Record<string, unknown>, gone: string[]): object =>
  Object.fromEntries(Object.entries(old).filter(([name]) => !gone.includes(name)));

/** All of a row, from its first and the changes. */
export function unrolled<T>(first: T, changes: Change[]): T[] {
  const row = [first];
  for (const change of changes) row.push(changed(row.at(-1) as T, change));
  return row;
}
