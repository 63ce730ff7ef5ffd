/** What boards, mats and the generic parts read of a table: one moment of a game, as one viewer sees it. */
import type { Components, Decision, Hint, LegalAction, LogLine, Moment, Seat, SeatScore } from "$/api/types";
import type { Player } from "../players";

export interface TableView {
  readonly seat: number; // whose view it is
  readonly looker: number; // whose things lie before us: the seat, or the one chosen in a replay
  readonly playing: boolean; // whether that is a player, not a spectator
  readonly leaping: boolean; // across the game: the board comes first, what lies below it follows
  readonly components: Components | null;
  readonly seats: Seat[];
  readonly players: Player[];
  // of the moment on show
  readonly ply: number;
  readonly view: Record<string, unknown> | null;
  readonly hidden: Moment["hidden"]; // if all is open: what each seat saw otherwise
  readonly scores: SeatScore[] | null;
  readonly toAct: number[];
  readonly story: LogLine[]; // until that moment
  readonly news: LogLine[]; // of it, what happened since one's own last decision; none while one looks back
  readonly decision: Decision | null;
  readonly actions: LegalAction[];
  readonly hint: Hint | null;
}
