/** Everything movable of a position and where it is: so that two positions can be compared, and what differs moved. */
import type { PieceAt } from "$/table/game.svelte";
import type { Pack, View } from "./pack";

export function piecesOf(view: View, pack: Pack): PieceAt[] {
  const ships = (ids: string[], at: (id: string) => string): PieceAt[] => ids.map((id) => ({ piece: `ship:${id}`, at: at(id) }));
  const cubes = (owner: number | null, count: number, at: string): PieceAt[] =>
    Array.from({ length: count }, () => ({ piece: `cube:${owner ?? "neutral"}`, at }));
  return [
    ...ships(view.market, (id) => `market:${id}`),
    ...view.seats.flatMap((seat, number) => [
      ...ships(seat.idle, () => `yard:${number}`),
      ...pack.actions.flatMap((action) => ships(seat.assigned[action], () => `slot-${action}:${number}`)),
      ...pack.goods.flatMap((good) =>
        Array.from({ length: seat.goods[good] ?? 0 }, (): PieceAt => ({ piece: `good:${good}`, at: `${good}:${number}` })),
      ),
    ]),
    ...view.triangle.map((good): PieceAt => ({ piece: `good:${good}`, at: `triangle:${good}` })),
    ...Object.entries(view.captains).map(([id, owner]): PieceAt => ({
      piece: `captain:${id}`,
      at: owner === null ? `captain:${id}` : `captains:${owner}`,
    })),
    ...view.tile_drawn.map((id): PieceAt => ({ piece: `tile:${id}`, at: `drawn:${id}` })),
    ...Object.entries(view.spaces).flatMap(([space, { tile, cubes: there }]) => [
      { piece: `tile:${tile}`, at: `space:${space}` },
      ...there.flatMap(({ owner, cubes: count }) => cubes(owner, count, `space:${space}`)),
    ]),
    ...Object.entries(view.cities).flatMap(([city, counts]) =>
      counts.flatMap((count, seat) => cubes(seat, count, `place:${city}`)),
    ),
  ];
}
