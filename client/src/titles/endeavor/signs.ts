/**
 * The signs of Endeavor, each a solid drawing in a box of 24, and the outlines of tokens in a box of 33 around the point 0,0.
 *
 * A sign is named by a word: `ship`, `glory`. An attribute's token is `attribute-0` by its place in the pack, or its name; a token of
 * actions is a ticket, `ticket:ship/draw`, where `/` means one of them and `+` both.
 */

export interface Glyph {
  fill?: string;
  line?: string; // stroked
  width?: number; // of that stroke
  turn?: number; // degrees around the middle
  dash?: string;
}

const wealth: Glyph = {
  fill: "M5.4 15.600h9.800a2.600 2.600 0 0 1 0 5.200H5.400a2.600 2.600 0 0 1 0-5.200zM9 9.200h9.800a2.600 2.600 0 0 1 0 5.200H9a2.600 2.600 0 0 1 0-5.200zM6.400 2.800h9.800a2.600 2.600 0 0 1 0 5.200H6.400a2.600 2.600 0 0 1 0-5.200z",
};
const influence: Glyph = {
  fill: "M12 1.300a7.300 7.300 0 0 1 4.700 12.900l2.500 8.600-4.200-1.600-3 2.500-3-2.500-4.200 1.600 2.500-8.600A7.300 7.300 0 0 1 12 1.300zm0 4.300a3 3 0 1 0 0 6a3 3 0 1 0 0-6z",
};

export const GLYPHS = {
  industry: {
    fill: "M4.500 2h15a1.500 1.500 0 0 1 1.500 1.500v5a1.500 1.500 0 0 1-1.500 1.500H14.300v11a1.800 1.800 0 0 1-1.800 1.800h-1a1.800 1.800 0 0 1-1.800-1.800V10H4.500A1.500 1.500 0 0 1 3 8.500v-5A1.500 1.500 0 0 1 4.500 2z",
    turn: 45,
  },
  culture: {
    fill: "M11 6.200C8.300 4.400 5.200 3.900 1.800 4.500V19c3.400-.6 6.500-.1 9.200 1.700zM13 6.200c2.700-1.800 5.800-2.300 9.200-1.700V19c-3.400-.6-6.500-.1-9.200 1.700z",
  },
  wealth,
  finance: wealth,
  influence,
  politics: influence,
  ship: {
    fill: "M1.400 16.600h21.200l-4.100 5.800H5.500zM11 1.400v13.500H3.200C4.100 9.300 6.900 4.700 11 1.400zM13.200 3.800c4.600 2.300 7 6.300 7.600 11.100h-7.600z",
  },
  occupy: { fill: "M4.200 2.600a1.700 1.700 0 0 1 3.400 0H22l-4.200 5.300 4.200 5.300H7.600v8.200a1.700 1.700 0 0 1-3.400 0z" },
  attack: {
    line: "M4 3.500L16.200 15.700M20 3.500L7.800 15.700M3.600 14.200l6.200 6.200M20.400 14.200l-6.200 6.200M3.200 21l2.600-2.600M20.800 21l-2.600-2.600",
    width: 3.1,
  },
  payment: { line: "M5.400 10.400a7.600 7.600 0 1 1-.6 5.600", width: 3.4, fill: "M2.300 2.800v9.400h9.200z" },
  draw: {
    fill: "M9 3.600l9.400-1.600a1.600 1.600 0 0 1 1.900 1.300l2.500 14.700a1.600 1.600 0 0 1-1.300 1.900l-9.400 1.600a1.600 1.600 0 0 1-1.900-1.300L7.700 5.500A1.600 1.600 0 0 1 9 3.600zM5.600 7.400L2.500 8.900a1.500 1.500 0 0 0-.7 2l5.500 11z",
  },
  cards: {
    fill: "M9 3.600l9.400-1.600a1.600 1.600 0 0 1 1.900 1.300l2.500 14.700a1.600 1.600 0 0 1-1.300 1.900l-9.400 1.600a1.600 1.600 0 0 1-1.900-1.300L7.700 5.500A1.600 1.600 0 0 1 9 3.600zM5.600 7.400L2.500 8.900a1.500 1.500 0 0 0-.7 2l5.500 11z",
  },
  glory: { fill: "M12 1.700l3.100 6.700 7.300.9-5.400 5 1.400 7.200L12 17.900l-6.400 3.600L7 14.300l-5.400-5 7.300-.9z" },
  crown: { fill: "M2.800 20h18.400l1.500-12.200-6.200 4.600L12 4l-4.500 8.400-6.200-4.600z" },
  harbor: {
    line: "M12 8v13M7.400 11.500h9.200M3.500 14.200c.4 4.300 4.100 6.800 8.500 6.800s8.100-2.500 8.500-6.800M12 2.400a2.700 2.700 0 1 0 0 5.400a2.700 2.700 0 1 0 0-5.400z",
    width: 2.7,
  },
  supply: {
    line: "M3.500 6.200c0-4.200 17-4.200 17 0s-17 4.200-17 0v6c0 4.200 17 4.200 17 0v-6M3.500 12.200v6c0 4.200 17 4.200 17 0v-6",
    width: 2.4,
  },
  governor: { fill: "M.8 16.600C6 15 6.400 5.300 12 5.300s6 9.700 11.200 11.300c-4.600 5-17.800 5-22.400 0z" },
  wave: { line: "M1.600 9c3.500-4 7-4 10.400 0s6.900 4 10.400 0M1.600 17c3.500-4 7-4 10.400 0s6.900 4 10.400 0", width: 3 },
  lock: {
    fill: "M6 10.600V8a6 6 0 0 1 12 0v2.600h1.500a1 1 0 0 1 1 1V21a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-9.400a1 1 0 0 1 1-1zm3.200 0h5.600V8a2.800 2.800 0 0 0-5.600 0z",
  },
  build: { fill: "M1.500 11.500L12 2l10.500 9.500-1.900 2.100-1.100-1V22h-5.300v-6.500h-4.400V22H4.500v-9.400l-1.100 1z" },
  disc: {
    fill: "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20zm0 3.200a6.800 6.800 0 1 1 0 13.600a6.800 6.800 0 1 1 0-13.600zm0 2.600a4.200 4.200 0 1 0 0 8.400a4.200 4.200 0 1 0 0-8.400z",
  },
  link: { line: "M3 12h18", width: 4.4, fill: "M4.500 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM19.500 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8z" },
  discard: { line: "M12 3v11M6.800 9.500l5.200 5.200 5.200-5.200M3.500 16v5h17v-5", width: 2.9 },
  pass: { fill: "M4 2.500h3.200v19H4zM9.500 3.800L21.500 12 9.500 20.200z" },
  open: { line: "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z", width: 1.8 },
  shut: { line: "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z", width: 1.8, dash: "3.4 3.1" },
  route: { line: "M12 1.800L22.200 12L12 22.200L1.800 12z", width: 1.8 },
  chains: { line: "M9.500 7.500h-2a4.500 4.500 0 0 0 0 9h2M14.500 7.500h2a4.500 4.500 0 0 1 0 9h-2M8.500 12h7", width: 2.8 },
} as const satisfies Record<string, Glyph>;

export type GlyphName = keyof typeof GLYPHS;
export const isGlyph = (name: string): name is GlyphName => name in GLYPHS;

/** The four outlines: hexagon, square, circle, shield. The sign lies on them at this place and size. */
export const OUTLINES: { path: string; at: [x: number, y: number]; size: number }[] = [
  { path: "M0-15.300L13.300-7.600V7.600L0 15.300L-13.300 7.600V-7.600z", at: [0, 0], size: 18 },
  {
    path: "M-9.500-13H9.500A3.500 3.500 0 0 1 13-9.500V9.500A3.500 3.500 0 0 1 9.500 13H-9.500A3.500 3.500 0 0 1-13 9.500V-9.500A3.500 3.500 0 0 1-9.500-13z",
    at: [0, 0],
    size: 18.5,
  },
  { path: "M0-14.300A14.300 14.300 0 0 1 0 14.300A14.300 14.300 0 0 1 0-14.300z", at: [0, 0.2], size: 17.5 },
  { path: "M-13-13.500H13V.5C13 8.500 7 13 0 15.800C-7 13-13 8.500-13 .5z", at: [0, -1.2], size: 17.5 },
];

/** The attributes as both editions name them; a pack may name them otherwise and only count them. */
const ATTRIBUTES: Record<string, number> = { industry: 0, culture: 1, wealth: 2, finance: 2, influence: 3, politics: 3 };
const ATTRIBUTE_GLYPHS: GlyphName[] = ["industry", "culture", "wealth", "influence"];

export type Drawn =
  | { kind: "attribute"; index: number; glyph: GlyphName }
  | { kind: "ticket"; actions: GlyphName[]; both: boolean }
  | { kind: "glyph"; glyph: GlyphName };

/** What a sign's name stands for. */
export function drawnOf(sign: string): Drawn | null {
  const index = sign.startsWith("attribute-") ? Number(sign.slice("attribute-".length)) % 4 : ATTRIBUTES[sign];
  if (index !== undefined && index >= 0) return { kind: "attribute", index, glyph: ATTRIBUTE_GLYPHS[index] ?? "industry" };
  if (sign.startsWith("ticket:"))
    return { kind: "ticket", actions: sign.slice("ticket:".length).split(/[/+]/).filter(isGlyph), both: sign.includes("+") };
  return isGlyph(sign) ? { kind: "glyph", glyph: sign } : null;
}

/** A ticket for so many actions, lying or standing: half its length and half its breadth. */
export const TICKET = { half: 13.5, one: 16, two: 27.5, corner: 6 };

export function ticketPath(actions: number, upright = false): string {
  const { half, corner } = TICKET;
  const long = actions > 1 ? TICKET.two : TICKET.one;
  const [x, y] = upright && actions > 1 ? [half, long - 4.5] : [long, half];
  return `M${corner - x},${-y}H${x - corner}L${x},${corner - y}V${y - corner}L${x - corner},${y}H${corner - x}L${-x},${y - corner}V${corner - y}z`;
}

/** How wide a sign is, its height being 1. */
export function breadthOf(sign: string): number {
  const drawn = drawnOf(sign);
  if (drawn?.kind !== "ticket") return 1;
  return drawn.actions.length > 1 ? TICKET.two / TICKET.half : TICKET.one / TICKET.half;
}
