/** The things of a table that can be pointed at: `place:london`, `ship:small-04`. Each title has kinds of its own. */
import type { LegalAction } from "$/api/types";

export type Thing<Kind extends string = string> = `${Kind}:${string}`;

export const kindOf = <Kind extends string>(thing: Thing<Kind>): Kind => thing.slice(0, thing.indexOf(":")) as Kind;
export const idOf = (thing: Thing): string => thing.slice(thing.indexOf(":") + 1);

/** Which actions each thing stands for. An action may be lit up in one place, in several, or in none. */
export function litBy<T extends Thing>(actions: LegalAction[], thingsOf: (action: LegalAction) => T[]): Map<T, LegalAction[]> {
  const found = new Map<T, LegalAction[]>();
  for (const action of actions) for (const thing of thingsOf(action)) found.set(thing, [...(found.get(thing) ?? []), action]);
  return found;
}
