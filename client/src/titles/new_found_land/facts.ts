/** Facts of a position that the board and the mats show, worked out from the view. */
import type { City, Objective, Pack, View } from "./pack";

export const CUBE_SPACES = 2; // on every tile

/** Whose cubes lie in a place, and how many: most first. Nobody's (null) are neutral. */
export interface Standing {
  owner: number | null;
  cubes: number;
}

function sorted(counts: Map<number | null, number>): Standing[] {
  return [...counts]
    .filter(([, cubes]) => cubes > 0)
    .map(([owner, cubes]) => ({ owner, cubes }))
    .sort((one, other) => other.cubes - one.cubes || (one.owner ?? 9) - (other.owner ?? 9));
}

export function standingOn(pack: Pack, view: View, island: string): Standing[] {
  const counts = new Map<number | null, number>();
  for (const space of pack.islands.find((each) => each.id === island)?.spaces ?? [])
    for (const { owner, cubes } of view.spaces[space.id]?.cubes ?? []) counts.set(owner, (counts.get(owner) ?? 0) + cubes);
  return sorted(counts);
}

export function standingIn(view: View, city: string): Standing[] {
  return sorted(new Map((view.cities[city] ?? []).map((cubes, seat) => [seat, cubes])));
}

/** The cubes of a city, one after the other, as its spaces show them. */
export function cubesIn(view: View, city: City): (number | null)[] {
  const cubes = (view.cities[city.id] ?? []).flatMap((count, seat) => Array<number>(count).fill(seat));
  return Array.from({ length: Math.max(city.cubes, cubes.length) }, (_, i) => cubes[i] ?? null);
}

/** The city to which a contract on the board belongs: the spaces are numbered through. */
export function cityOf(pack: Pack, view: View, contract: string): City | undefined {
  let at = view.contracts.indexOf(contract);
  if (at < 0) return undefined;
  return pack.cities.find((city) => (at -= city.contracts) < 0);
}

export function islandOf(pack: Pack, space: string): string {
  return pack.islands.find((island) => island.spaces.some((each) => each.id === space))?.id ?? "";
}

export function spaceOfTile(view: View, tile: string): string | undefined {
  return Object.keys(view.spaces).find((space) => view.spaces[space]?.tile === tile);
}

/** OBJ-1: how far a seat has come towards an objective, from what can be seen. */
export function measured(pack: Pack, view: View, seat: number, objective: Objective): number {
  const board = view.seats[seat];
  if (!board) return 0;
  const ships = pack.ships.filter((ship) => board.ships.includes(ship.id));
  const inCities = pack.cities.map((city) => [city.id, view.cities[city.id]?.[seat] ?? 0] as const);
  const onIslands = pack.islands.map(
    (island) => [island.id, standingOn(pack, view, island.id).find((each) => each.owner === seat)?.cubes ?? 0] as const,
  );
  const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);
  const scored = (places: (readonly [string, number])[]): number =>
    places.filter(([place, cubes]) => view.scored.includes(place) && cubes >= objective.per_place).length;
  switch (objective.measure) {
    case "good":
      return board.goods[objective.of ?? ""] ?? 0;
    case "symbol":
      return sum(ships.map((ship) => ship.numbers[pack.symbols.indexOf(objective.of ?? "")] ?? 0));
    case "ships":
      return ships.filter((ship) => ship.size === objective.of).length;
    case "cubes-in-cities":
      return sum(inCities.map(([, cubes]) => cubes));
    case "scored-cities":
      return scored(inCities);
    case "cubes-on-one-island":
      return Math.max(0, ...onIslands.map(([, cubes]) => cubes));
    case "scored-islands":
      return scored(onIslands);
    default:
      return sum(onIslands.map(([, cubes]) => cubes));
  }
}
