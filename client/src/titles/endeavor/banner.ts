/** A region's banner: all that a region has, on one plate. Its form, its size, and where each part lies on it. */
import type { Box } from "$/table/crop";
import type { Point } from "$/table/coast";

export const PITCH = 22.6; // from one space of a track to the next
export const SPACE = 10.5; // radius of what lies on one
export const CARD = { width: 37, height: 44 };
export const GOVERNOR = { width: 31, height: 44 };
const RIBBON = 20.5;
const EDGE = 7;
const LEAST = 148; // a sea between deck and governor needs it
const HOME_PITCH = 74;

export type Form = "tall" | "wide" | "home";

/** What decides about a banner's size. */
export interface BannerFacts {
  track: number;
  decks: number;
  governor: boolean;
  heading: number; // how wide its name and its state are, with a gap between
}

export interface Size {
  width: number;
  height: number;
}

export interface BannerParts {
  ribbon: number; // its height
  state: number; // where what is still closed ends, from the left
  bed: Box | null; // under the track
  spaces: Point[];
  sea: Box | null; // the open sea, once the region is open
  decks: Box[];
  captions: (Point & { anchor: "start" | "middle" })[]; // how many cards are left, one for each deck
  governor: Box | null;
  governorCaption: (Point & { anchor: "end" }) | null;
}

export const formsOf = ({ track }: BannerFacts): Form[] => (track > 0 ? ["tall", "wide"] : ["home"]);

const trackWidth = (track: number): number => 2 * EDGE + PITCH * track;

export function sizeOf(form: Form, { track, decks, heading }: BannerFacts): Size {
  if (form === "home") return { width: Math.max(decks * HOME_PITCH + 8, heading + 18), height: 88 };
  if (form === "tall") return { width: Math.max(trackWidth(track), heading + 18, LEAST), height: 104 };
  return { width: Math.max(trackWidth(track) - 2, heading + 14) + 50 * decks + 38, height: 74 };
}

/** Where everything lies, from the banner's upper left corner. */
export function partsOf(form: Form, facts: BannerFacts, { width }: Size, open: boolean): BannerParts {
  if (form === "home") return homeParts(facts, width);
  return form === "tall" ? tallParts(facts, width, open) : wideParts(facts, width, open);
}

function homeParts({ decks }: BannerFacts, width: number): BannerParts {
  const middle = (i: number): number => width / 2 + (i - (decks - 1) / 2) * HOME_PITCH;
  return {
    ribbon: RIBBON,
    state: width - 8,
    bed: null,
    spaces: [],
    sea: null,
    decks: Array.from({ length: decks }, (_, i) => ({ x: middle(i) - CARD.width / 2 - 1, y: 26, ...CARD })),
    captions: Array.from({ length: decks }, (_, i) => ({ x: middle(i), y: 84, anchor: "middle" as const })),
    governor: null,
    governorCaption: null,
  };
}

function row(track: number, left: number, room: number, y: number): { bed: Box; spaces: Point[] } {
  const first = left + (room - PITCH * (track - 1)) / 2;
  return {
    bed: { x: first - 13.5, y: y - 13.5, width: PITCH * (track - 1) + 27, height: 27 },
    spaces: Array.from({ length: track }, (_, i) => ({ x: first + PITCH * i, y })),
  };
}

function tallParts({ track, decks, governor }: BannerFacts, width: number, open: boolean): BannerParts {
  const top = 55;
  const right = governor ? width - GOVERNOR.width - 8 : width;
  const from = 9 + 46 * decks + 2;
  return {
    ribbon: RIBBON,
    state: width - 8,
    ...row(track, 0, width, 37),
    sea: open ? { x: from, y: top - 1, width: right - from - 5, height: 45 } : null,
    decks: Array.from({ length: decks }, (_, i) => ({ x: 9 + 46 * i, y: top, ...CARD })),
    captions: Array.from({ length: decks }, (_, i) => ({ x: 9 + 46 * i + 45, y: top + 13, anchor: "start" as const })),
    governor: governor ? { x: right, y: top, ...GOVERNOR } : null,
    governorCaption: governor ? { x: right - 5, y: top + 40, anchor: "end" } : null,
  };
}

function wideParts({ track, decks, governor, heading }: BannerFacts, width: number, open: boolean): BannerParts {
  const room = Math.max(trackWidth(track) - 2, heading + 14);
  const y = open ? 36 : 47;
  const deckAt = (i: number): number => room + 8 + 50 * i;
  const governorAt = deckAt(decks) - 2;
  return {
    ribbon: RIBBON,
    state: room - 2,
    ...row(track, 0, room, y),
    sea: open ? { x: 6, y: 52, width: room - 12, height: 20 } : null,
    decks: Array.from({ length: decks }, (_, i) => ({ x: deckAt(i), y: 11, ...CARD })),
    captions: Array.from({ length: decks }, (_, i) => ({ x: deckAt(i) - 3, y: 69, anchor: "start" as const })),
    governor: governor ? { x: governorAt, y: 11, ...GOVERNOR } : null,
    governorCaption: governor ? { x: width - 4, y: 69, anchor: "end" } : null,
  };
}

/** Where the piles of discs lie in the open sea, one for each seat that has any: in rows, as large as there is room. */
export function pilesIn(sea: Box, count: number): { spots: Point[]; r: number } {
  const most = Math.min(10, sea.height / 2 - 0.5);
  for (let r = most; r > 5; r -= 0.5) {
    const across = Math.max(1, Math.floor((sea.width - 4) / (2 * r + 3)));
    const rows = Math.ceil(count / across);
    if (rows * (2 * r + 1) > sea.height) continue;
    const spots = Array.from({ length: count }, (_, i) => {
      const at = Math.floor(i / across);
      const inRow = Math.min(across, count - at * across);
      return {
        x: sea.x + sea.width / 2 + ((i % across) - (inRow - 1) / 2) * (2 * r + 3),
        y: sea.y + sea.height / 2 + (at - (rows - 1) / 2) * (2 * r + 1),
      };
    });
    return { spots, r };
  }
  return { spots: Array.from({ length: count }, () => ({ x: sea.x + sea.width / 2, y: sea.y + sea.height / 2 })), r: 5 };
}
