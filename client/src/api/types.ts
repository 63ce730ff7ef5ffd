/** Short names for what goes over the wire; schema.d.ts is made from the server's OpenAPI document. */
import type { components } from "./schema";

type Schemas = components["schemas"];

export type Acknowledgement = Schemas["Acknowledgement"];
export type Components = Schemas["Components"];
export type CreatedTable = Schemas["CreatedTable"];
export type Decision = Schemas["Decision"];
export type Effect = Schemas["Effect"];
export type Hint = Schemas["Hint"];
export type Joined = Schemas["Joined"];
export type LegalAction = Schemas["LegalAction"];
export type LogLine = Schemas["LogLine"];
export type Moment = Schemas["Moment"];
export type Notice = Schemas["Notice"];
export type OptionRule = Schemas["OptionRule"];
export type Outline = Schemas["Outline"];
export type Problem = Schemas["Problem"];
export type Review = Schemas["Review"];
export type RuleBook = Schemas["RuleBook"];
export type RuleEntry = Schemas["RuleEntry"];
export type RuleExample = Schemas["RuleExample"];
export type RuleExamples = Schemas["RuleExamples"];
export type RulePage = Schemas["RulePage"];
export type RuleSection = Schemas["RuleSection"];
export type Seat = Schemas["Seat"];
export type SeatScore = Schemas["SeatScore"];
export type SeatWish = Omit<Schemas["SeatWish"], "consent"> & Partial<Pick<Schemas["SeatWish"], "consent">>;
export type State = Schemas["State"];
export type TableFacts = Schemas["TableFacts"];
export type TableSummary = Schemas["TableSummary"];
export type TableWish = Omit<Schemas["TableWish"], "seats"> & { seats: SeatWish[] };
export type TitleInfo = Schemas["TitleInfo"];
export type VoyageAnswer = Schemas["VoyageAnswer"];
export type VoyageStep = Schemas["VoyageStep"];
export type WhyNot = Schemas["WhyNot"];
export type Level = NonNullable<Seat["level"]>;
export type UndoPolicy = TableFacts["undo"];
