/** Short names for what the server tells of the components and of a position, and the components as one flat thing. */
import type { components } from "$/api/schema";

type Schemas = components["schemas"];
type Told = Schemas["NewFoundLandComponents"];

/** Amounts in the order of `goods`; a fifth number is points. */
export type Bundle = number[];
export type Action = Schemas["NewFoundLandTurnView"]["action"];
export type City = Schemas["NewFoundLandCity"];
export type Good = Told["goods"][number];
export type Island = Schemas["NewFoundLandIsland"];
export type Objective = Schemas["NewFoundLandObjective"];
export type Tile = Schemas["NewFoundLandTile"];
export type Vessel = Schemas["NewFoundLandVessel"];
export type Pack = Omit<Told, "board" | "cards"> & Told["board"] & Told["cards"];

export type Standing = Schemas["NewFoundLandCubesView"];
export type OwnView = Schemas["NewFoundLandOwnView"];
export type View = Schemas["NewFoundLandView"];

export function packOf(components: unknown): Pack {
  const { board, cards, ...rest } = components as Told;
  return { ...rest, ...board, ...cards };
}
