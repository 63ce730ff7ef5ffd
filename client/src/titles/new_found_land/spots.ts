/** Everything on the board that can be pointed at, with its place: for walking by arrow keys. */
import type { Point } from "$/table/coast";
import type { Box } from "$/table/crop";
import type { Game } from "./game.svelte";
import type { Thing } from "./things";

type Standing = Point & { thing: Thing };
const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

export function spotsOf({ layout, pack, view }: Game): Standing[] {
  const { europe, cells } = layout;
  return [
    ...layout.islands.flatMap((each): Standing[] => [
      { thing: `place:${each.island.id}`, ...middle(each.banner) },
      ...each.spots.map(({ id, x, y, size }): Standing => ({ thing: `space:${id}`, x: x + size / 2, y: y + size / 2 })),
    ]),
    ...europe.towns.flatMap(({ id, city, name, bills }): Standing[] => [
      { thing: `place:${id}`, ...name },
      ...bills.flatMap((box, i): Standing[] => {
        const contract = view.contracts[city?.contract_spaces[i] ?? -1];
        return contract ? [{ thing: `contract:${contract}`, ...middle(box) }] : [];
      }),
    ]),
    ...pack.captains.map(({ id }, i): Standing => ({ thing: `captain:${id}`, ...(europe.rewards.captains[i] ?? { x: 0, y: 0 }) })),
    ...view.triangle.map((good): Standing => {
      const at = europe.rewards.markers[pack.markers.findIndex(({ gives }) => gives === "good")] ?? { x: 0, y: 0 };
      return { thing: `triangle:${good}`, x: at.x + 32 + 21 * pack.goods.indexOf(good as never), y: at.y };
    }),
    { thing: "place:new-england", ...middle(layout.newEngland) },
    { thing: "compass:compass", ...layout.compass },
    ...pack.markers.flatMap((marker): Standing[] => {
      const cell = cells[view.markers[marker.id]?.space ?? 0];
      return cell && cell.space > 0 ? [{ thing: `marker:${marker.id}`, ...middle(cell) }] : [];
    }),
  ];
}
