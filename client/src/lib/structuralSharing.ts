/** Structural sharing between two states: parts that are equal stay the same objects, so that they are not drawn again. */

/** The new value, with every part of the old one in it that did not change. */
export function shareStructure<T>(old: unknown, now: T): T {
  if (Object.is(old, now)) return now;
  if (typeof old !== "object" || typeof now !== "object" || old === null || now === null) return now;
  if (Array.isArray(now)) {
    if (!Array.isArray(old)) return now;
    const parts = now.map((part, i) => shareStructure(old[i], part) as unknown);
    return old.length === now.length && parts.every((part, i) => part === old[i]) ? (old as T) : (parts as T);
  }
  if (Array.isArray(old)) return now;
  const [before, after] = [old as Record<string, unknown>, now as Record<string, unknown>];
  const names = Object.keys(after);
  const parts = names.map((name) => shareStructure(before[name], after[name]));
  const same = names.length === Object.keys(before).length && names.every((name, i) => name in before && parts[i] === before[name]);
  return same ? (old as T) : (Object.fromEntries(names.map((name, i) => [name, parts[i]])) as T);
}
