/** How well a bot plays that takes somebody's place: levels that answer at once or nearly so come first. */
import type { Level } from "$/api/types";

export const STAND_INS: Level[] = ["mate", "deckhand", "captain", "admiral"];
