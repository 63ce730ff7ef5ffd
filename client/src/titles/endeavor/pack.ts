/** What the server tells of Endeavor's components (components.py) and of a position (writing.py). */

export type At = [lat: number, lon: number];

export interface Place {
  id: string;
  region: string;
  glory: number;
  route: boolean;
}

export interface Link {
  id: string;
  ends: [string, string];
  token: boolean;
}

export interface Card {
  id: string;
  deck: string;
  value: number | null;
  governor: boolean;
  icons: Record<string, number>;
  glory: number;
  abolition: boolean;
  bonus_discs: number;
}

export interface Building {
  id: string;
  level: number;
  copies: number;
  icons: Record<string, number>;
  glory: number;
  circle: boolean;
  actions: string[][];
}

export interface Token {
  id: string;
  count: number;
  attribute: string | null;
  actions: string[][];
}

export interface Drawing {
  map: { lat: [number, number]; lon: [number, number] };
  inset?: { lat: [number, number]; lon: [number, number]; scale: number }[];
  regions: { rows: { id: string; decks: string[]; decks_at: At[]; track_from?: At; track_to?: At }[] };
  cities: { rows: { id: string; lat: number; lon: number }[] };
  routes?: { rows: { id: string; lat: number; lon: number }[] };
  links: { rows: { ends: [string, string]; path?: At[] }[] };
}

export interface Pack {
  attributes: [string, string, string, string];
  thresholds: number[];
  build: number[];
  growth: number[];
  salary: number[];
  card_limit: number[];
  slavery_bonus: number[];
  marker_max: number;
  glory_spaces: number[];
  rounds: number;
  discs: number;
  card_places: number;
  slots: number;
  link_glory: number;
  regions: { id: string; home: boolean; track: number }[];
  decks: { id: string; region: string }[];
  places: Place[];
  links: Link[];
  cards: Card[];
  buildings: Building[];
  tokens: Token[];
  drawing: Drawing;
}

export interface SeatView {
  supply: number;
  harbor: number;
  attributes: Record<string, number>;
  gives: Record<string, number>;
  next_level: Record<string, number>;
  card_count: number;
  card_limit: number;
  buildings: { id: string; staffed: boolean }[];
  tokens: Record<string, number>;
  cards: string[];
  free_place: string | null;
  set_aside: string[];
}

export interface View {
  round: number;
  stage: "start" | "build" | "salary" | "turn" | "action" | "discard" | "over";
  crown: number;
  turn: number;
  passed: number[];
  payments_left: number;
  action: { building: string | null; token: string | null; parts: string[][]; acted: boolean } | null;
  seats: SeatView[];
  places: Record<string, number>;
  tracks: Record<string, number[]>;
  beside: Record<string, number[]>;
  open: string[];
  discs: Record<string, number[]>;
  links: Record<string, number>;
  tokens: Record<string, string>;
  decks: Record<string, string[]>;
  pile: string[];
  governors: string[];
  abolished: boolean;
  stock: Record<string, number>;
  own_start_choice: string | null;
}
