/** The parts of the board that show one island, one city, or all contracts. */
import { around, type Box } from "$/table/crop";
import { CITY, HEIGHT, TILE, WIDTH, type Layout } from "./layout";
import type { Pack } from "./pack";

export const WHOLE: Box = { x: 0, y: 0, width: WIDTH, height: HEIGHT };

export function contractsBox(pack: Pack): Box {
  return { x: CITY.x - 16, y: CITY.y - 12, width: CITY.width + 32, height: CITY.height * pack.cities.length };
}

export function placeBox(pack: Pack, layout: Layout, id: string): Box {
  const island = layout.islands.find((each) => each.island.id === id);
  if (island) {
    const corners = island.spots.flatMap(({ x, y }) => [
      { x, y: y - 34 },
      { x: x + TILE, y: y + TILE },
    ]);
    return around([...corners, { x: island.x + 250, y: island.y }], 14, WHOLE);
  }
  const at = Math.max(
    0,
    pack.cities.findIndex((city) => city.id === id),
  );
  return { x: CITY.x - 16, y: CITY.y + at * CITY.height - 12, width: CITY.width + 32, height: CITY.height };
}
