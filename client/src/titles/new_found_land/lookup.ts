/** Where things of a position are: found in the view by their ids. */
import type { City, Pack, View } from "./pack";

/** The cubes of a city, one after the other, as its spaces show them. */
export function cubesIn(view: View, city: City): (number | null)[] {
  const cubes = (view.cities[city.id] ?? []).flatMap((count, seat) => Array<number>(count).fill(seat));
  return Array.from({ length: Math.max(city.cubes, cubes.length) }, (_, i) => cubes[i] ?? null);
}

/** The city to which a contract on the board belongs. */
export function cityOf(pack: Pack, view: View, contract: string): City | undefined {
  return pack.cities.find((city) => city.contract_spaces.includes(view.contracts.indexOf(contract)));
}

export function islandOf(pack: Pack, space: string): string {
  return pack.islands.find((island) => island.spaces.some((each) => each.id === space))?.id ?? "";
}

export function spaceOfTile(view: View, tile: string): string | undefined {
  return Object.keys(view.spaces).find((space) => view.spaces[space]?.tile === tile);
}
