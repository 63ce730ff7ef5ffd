/** The types of Endeavor's components and views, as rules/view.py and components.py declare them. */
import type { components } from "$/api/schema";

type Declared = components["schemas"];

export type View = Declared["EndeavorView"];
export type SeatView = Declared["EndeavorSeatView"];
export type Pack = Declared["EndeavorComponents"];
export type Card = Declared["EndeavorCard"];
export type Building = Declared["EndeavorBuilding"];
export type Token = Declared["EndeavorToken"];
export type Drawing = Declared["EndeavorDrawing"];
