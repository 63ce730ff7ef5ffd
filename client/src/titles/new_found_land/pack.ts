/** What the server tells of the components (components.py) and of a position (writing.py). */

export type Action = "load" | "settle" | "deliver" | "discover";
export type Good = "cloth" | "wood" | "iron" | "gold";
/** Amounts in the order of `goods`; a fifth number is points. */
export type Bundle = number[];

export interface Vessel {
  id: string;
  size: "small" | "large" | "charter";
  numbers: [sail: number, crate: number, settlers: number, telescope: number];
  cost: Bundle;
  nation: string | null;
}

export interface Space {
  id: string;
  shape: string;
  x: number;
  y: number;
}

export interface Island {
  id: string;
  first: number;
  second: number;
  spaces: Space[];
}

export interface City {
  id: string;
  first: number;
  second: number;
  cubes: number;
  contracts: number;
}

export interface Tile {
  id: string;
  shape: string;
  bonuses: [Bundle, Bundle];
}

export interface Contract {
  id: string;
  goods: Bundle;
  points: number;
}

export interface Objective {
  id: string;
  measure: string;
  of: string | null;
  per_place: number;
  steps: { at_least: number; points: number }[];
}

export interface Expansion {
  id: string;
  nation: string | null;
  effect: string;
  amount: number;
  cost: Bundle;
}

export interface Captain {
  id: string;
  effect: string;
  amount: number;
}

export interface Marker {
  id: string;
  gives: "objective" | "captain" | "good";
}

interface Board {
  lap: number;
  islands: Island[];
  cities: City[];
  markers: Marker[];
  compass: { id: string; island: string }[];
  compass_spaces: number[];
  tiles_per_round: number;
  market: { small: number; large: number };
}

interface Cards {
  charters: Vessel[];
  gains: { id: string; gain: Bundle }[];
  captains: Captain[];
  objectives: Objective[];
  fifty: number[];
}

interface Told {
  goods: Good[];
  symbols: string[];
  actions: Action[];
  rounds: number;
  limits: number[];
  large_ship_points: number;
  board: Board;
  ships: Vessel[];
  cards: Cards;
  expansions: Expansion[];
  contracts: Contract[];
  tiles: Tile[];
}

export type Pack = Omit<Told, "board" | "cards"> & Board & Cards;

/** The pack as one flat thing. */
export function packOf(components: unknown): Pack {
  const { board, cards, ...rest } = components as Told;
  return { ...rest, ...board, ...cards };
}

export interface Cubes {
  owner: number | null;
  cubes: number;
}

export interface SeatView {
  nation: string;
  goods: Record<string, number>;
  points: number;
  expansions: string[];
  ships: string[];
  assigned: Record<Action, string[]>;
  fifty: number | null;
  hand: number;
  known_hand: string[];
  objectives: number;
  yards: number;
  sail: Record<Action, number>;
}

export interface OwnView {
  hand: string[];
  objectives: string[];
  drawn: string[];
  stored: string[];
  looked: Record<string, string[]>;
}

export interface View {
  seat: number | null;
  to_act: number[];
  round: number;
  start: number;
  stage: "land" | "planning" | "action" | "scoring" | "objectives" | "over";
  turn: {
    actor: number;
    step: string;
    number: number;
    action: Action;
    order: number[];
    place: string | null;
    purchase: string | null;
    left: string[];
    picked: string[];
    marker: string | null;
  };
  captains: Record<string, number | null>;
  magellan: Action | null;
  da_gama: string | null;
  market: string[];
  covered: string[]; // what covered large ships cost, as `goods-0-2-2-0`
  small_stack: number;
  large_stack: number;
  ship_storage: string[];
  contracts: (string | null)[];
  contract_stack: number;
  contract_storage: string[];
  spaces: Record<string, { tile: string; cubes: Cubes[] }>;
  tile_stack: number;
  tile_storage: string[];
  tile_drawn: string[];
  cities: Record<string, number[]>;
  scored: string[];
  compass: string[];
  compass_stack: number;
  markers: Record<string, { space: number; earned: number[] }>;
  triangle: string[];
  objective_stacks: Record<string, number>;
  resolved: string[];
  card_stack: number;
  card_storage: { count: number; known: string[] };
  card_drawn: number;
  seats: SeatView[];
  own: OwnView | null;
}
