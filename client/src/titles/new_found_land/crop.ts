/** The parts of the board that show one island, one city, or all contracts. */
import { around, type Box } from "$/table/crop";
import { bottom, right } from "./boxes";
import { boxesOf } from "./islands";
import type { Layout } from "./layout";

export const whole = ({ width, height }: Layout): Box => ({ x: 0, y: 0, width, height });

const corners = (boxes: Box[]): { x: number; y: number }[] =>
  boxes.flatMap((box) => [
    { x: box.x, y: box.y },
    { x: right(box), y: bottom(box) },
  ]);

export const contractsBox = (layout: Layout): Box => around(corners(layout.europe.towns.map(({ box }) => box)), 14, whole(layout));

export function placeBox(layout: Layout, id: string): Box {
  const island = layout.islands.find((each) => each.island.id === id);
  const town = layout.europe.towns.find((each) => each.id === id) ?? layout.europe.towns[0];
  const boxes = island ? boxesOf(island) : id === "new-england" ? [layout.newEngland] : town ? [town.box] : [];
  return around(corners(boxes), 20, whole(layout));
}
