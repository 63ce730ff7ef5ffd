/** Everything movable of a position and where it is: so that two positions can be compared, and what differs moved. */
import type { PieceAt } from "$/table/game.svelte";
import type { Pack, View } from "./pack";

export function piecesOf(view: View, pack: Pack): PieceAt[] {
  const discs = (seat: number, count: number, at: string): PieceAt[] =>
    Array.from({ length: count }, () => ({ piece: `disc:${seat}`, at }));
  const regionOf = (deck: string): string => pack.decks.find((each) => each.id === deck)?.region ?? deck;
  const attributes = new Map(pack.tokens.map(({ id, attribute }) => [id, attribute])); // a token goes to the number it adds to
  const links = new Set(pack.links.map((link) => link.id));
  const tracks = new Set(pack.regions.map((region) => region.id));
  const spotOf = (space: string): string =>
    links.has(space)
      ? `link:${space}`
      : tracks.has(space.split(" ")[0] ?? "") && space.includes(" ")
        ? `space:${space}`
        : `place:${space}`;
  return [
    ...Object.entries(view.places).flatMap(([place, seat]) => discs(seat, 1, `place:${place}`)),
    ...Object.entries(view.tracks).flatMap(([region, seats]) =>
      seats.flatMap((seat, i) => discs(seat, 1, `space:${region} ${i + 1}`)),
    ),
    ...Object.entries(view.beside).flatMap(([region, counts]) =>
      counts.flatMap((count, seat) => discs(seat, count, `beside:${region}`)),
    ),
    ...view.seats.flatMap((mat, seat) => [
      ...discs(seat, mat.harbor, `harbor:${seat}`),
      ...discs(seat, mat.supply, `supply:${seat}`),
      ...mat.buildings.flatMap((building) => [
        { piece: `building:${building.id}`, at: `buildings:${seat}` },
        ...(building.staffed ? discs(seat, 1, `building:${building.id}:${seat}`) : []),
      ]),
      ...Object.entries(mat.tokens).flatMap(([token, count]) =>
        Array.from({ length: count }, () => ({ piece: `token:${token}`, at: `${attributes.get(token) ?? "tokens"}:${seat}` })),
      ),
      ...mat.cards.map((card) => ({ piece: `card:${card}`, at: `hand:${seat}` })),
      ...mat.set_aside.map((card) => ({ piece: `card:${card}`, at: `aside:${seat}` })),
    ]),
    ...Object.entries(view.tokens).map(([space, token]) => ({ piece: `token:${token}`, at: spotOf(space) })),
    ...Object.entries(view.decks).flatMap(([deck, cards]) => cards.map((card) => ({ piece: `card:${card}`, at: `deck:${deck}` }))),
    ...view.governors.map((card) => ({
      piece: `card:${card}`,
      at: `governor:${regionOf(pack.cards.find((each) => each.id === card)?.deck ?? "")}`,
    })),
    ...view.pile.map((card) => ({ piece: `card:${card}`, at: "pile" })),
    ...Object.entries(view.stock).flatMap(([building, count]) =>
      Array.from({ length: count }, () => ({ piece: `building:${building}`, at: `stock:${building}` })),
    ),
  ];
}
