/**
 * Small drawings of this game in a box of 24: goods, the ships' four numbers, the frame markers. Each is one bold silhouette (`fill`), with
 * a cut in the colour of its ground (`cut`), or lines (`line`).
 */
import type { Drawing } from "$/ui/icons";
import { randoms } from "./coastline";

export interface SignDrawing extends Drawing {
  cut?: string;
  ink?: string; // filled with the dark ink of gold
}

const disc = (x: number, y: number, r: number): string => `M${x - r},${y}a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0z`;
const logs = (r: number): string => disc(6.8, 16.5, r) + disc(17.2, 16.5, r) + disc(12, 7.5, r);

/** A wax seal: eleven lobes. */
const LOBES = 11;
export const SEAL = ((): string => {
  const point = (i: number, r: number): string => {
    const turn = (i * Math.PI) / LOBES;
    return `${(12 + r * Math.sin(turn)).toFixed(2)},${(12 - r * Math.cos(turn)).toFixed(2)}`;
  };
  const lobes = Array.from({ length: LOBES }, (_, i) => `Q${point(2 * i, 12.6)} ${point(2 * i + 1, 10.7)}`);
  return `M${point(-1, 10.7)}${lobes.join("")}z`;
})();

export const SIGNS: Record<string, SignDrawing> = {
  cloth: {
    fill: "M3.800,3h16.400a2.200,2.200 0 0 1 0,4.400h-.200v11.200c-1.300,1.700 -2.700,1.700 -4,0c-1.300,1.700 -2.700,1.700 -4,0c-1.300,1.700 -2.700,1.700 -4,0c-1.300,1.700 -2.700,1.700 -4,0V7.400h-.200a2.200,2.200 0 0 1 0,-4.400z",
    cut: "M5,9.400h14M8,11.800v4.600M12,11.800v4.600M16,11.800v4.600",
  },
  wood: { fill: logs(5.3), cut: logs(2.3) },
  iron: {
    fill: "M1.200,6.400h5.600V4.600h16v4.900c-4.300,0 -6.500,1.700 -6.800,4.300l.900,2.400h2.900V20H6v-3.800h3l.900,-2.400C9.500,11.300 5,11.200 1.200,6.400z",
    cut: "M8.600,7.500h11.600",
  },
  gold: {
    fill: disc(12, 12, 10.2),
    cut: disc(12, 12, 7.4),
    ink: "M12,6.700l1.400,3.900 3.900,1.400 -3.900,1.400 -1.400,3.900 -1.400,-3.900 -3.900,-1.400 3.900,-1.400z",
  },
  points: { fill: SEAL },
  sail: {
    fill: "M10.500,1.500c4,1.800 9.500,6.300 9.500,15.500h-9.500zM9,5.500V17H3C3.300,12.500 5.600,8.200 9,5.500zM2,18.800h20l-2.600,3.700H4.600z",
  },
  crate: { fill: "M2,4h20v17H2z", cut: "M6.500,8l11,9M17.500,8l-11,9" },
  settlers: {
    fill: `${disc(8, 7, 4)}${disc(17, 8.5, 3.2)}M1,21.500c0,-5.500 2.500,-9 7,-9s7,3.500 7,9zM16.500,21.500c0,-3.500 -.800,-6 -2.300,-8 .800,-.600 1.700,-.900 2.800,-.900 3.800,0 6,3.200 6,8.900z`,
  },
  telescope: {
    fill: "M1.500,13.200l6,-3.300 3,5.300 -6,3.300zM8.700,8.200l7,-3.900 3.900,6.900 -7,3.900zM17,2.800l2.300,-1.300 4.500,7.900 -2.300,1.300z",
    line: "M9.500,15.800L7.300,21.500M11.800,15.500l3.600,6",
  },
  square: { fill: "M3.800,3.800h16.400v16.400H3.800z" },
  pentagon: { fill: "M12,1.400l10.300,7.500 -4,12H5.700l-4,-12z" },
  circle: { fill: disc(12, 12, 9.6) },
  triangle: { fill: "M12,1.800l11,19.400H1z" },
  star: { fill: "M12,.800l3,7.400 7.900,.500 -6.100,5 2,7.700 -6.800,-4.300 -6.800,4.300 2,-7.700 -6.100,-5 7.900,-.500z" },
  load: { line: "M12 3v10M8 9.500l4 4 4-4M4 16v4.500h16V16" },
  settle: { line: "M3.500 12L12 4l8.500 8M6 10v10.500h12V10M10 20.500V15h4v5.500" },
  deliver: { line: "M12 14V3.500M8 7l4-4 4 4M4 16v4.500h16V16" },
  discover: { line: "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z", fill: "M17 7l-3.300 6.700L7 17l3.300-6.700z" },
  yard: {
    line: "M2.500 15.500h19c-.600 3.500-3 5.500-6.500 5.500H9c-3.500 0-5.900-2-6.500-5.500zM12 15V3M12 4c3.500 1 5.500 4 6 8h-6M10 6c-2.500 1.500-3.800 3.600-4 6h4",
  },
  flag: { line: "M6 2.500V21.500", fill: "M7 3.500h13l-3.500 4.500 3.500 4.500H7z" },
  cards: { line: "M8.500 4l11-1.500 2 15.500-11 1.500zM8 6L3 7.500 6 21.500l4-.8" },
  objective: {
    line: "M12 2.800a9.200 9.200 0 1 0 0 18.400a9.200 9.200 0 1 0 0-18.400zM12 7.400a4.600 4.600 0 1 0 0 9.200a4.600 4.600 0 1 0 0-9.200zM12 12h.01",
  },
  cube: {
    fill: "M6 3.500h12a2.500 2.500 0 0 1 2.500 2.500v12a2.500 2.500 0 0 1-2.500 2.500H6A2.500 2.500 0 0 1 3.500 18V6A2.500 2.500 0 0 1 6 3.500z",
  },
  tick: { line: "M4 13l5.500 5.500L20.500 6" },
  captain: { fill: "M.8 16.600C6 15 6.400 5.300 12 5.300s6 9.700 11.200 11.300c-4.600 5-17.800 5-22.400 0z" },
};

/** Hats of the captains, on a head in a box of 40; somebody whom we do not know wears one of these too. */
export const HATS: Record<string, string> = {
  columbus: "M9,15c0,-6 4,-9 11,-9s11,3 11,9c-7,-2 -15,-2 -22,0z",
  magellan: "M8,14.500c1,-3 4,-4.500 5,-8.500 4,-2.500 10,-2.500 14,0 1,4 4,5.500 5,8.500 -8,-2.500 -16,-2.500 -24,0z",
  cortes: "M10,15c0,-7 4,-11 10,-11.500C26,4 30,8 30,15l4,1.500H6z",
  "da-gama": "M10,15.500C9,9 13,6 20,6s11,3 10,9.500c3,-.500 3,2.500 0,2H10c-3,.500 -3,-2.500 0,-2z",
  drake:
    "M5,13.500C9,15 12,13 13,7c4,-2.500 10,-2.500 14,0 1,6 4,8 8,6.500 -3,4 -27,4 -30,0zM27,8c3,-5 7,-4 8,-2 -3,0 -4,2 -6.500,4z",
};
export const hatOf = (captain: string): string =>
  HATS[captain] ?? Object.values(HATS)[Math.floor(randoms(captain)() * Object.keys(HATS).length)] ?? "";

/** What a captain or an expansion adds to. */
export const EFFECT_SIGNS: Record<string, string> = {
  "discover-place-extra": "discover",
  "sail-on-one-ship": "sail",
  "gain-gold": "gold",
  "crate-on-one-ship": "crate",
  "extra-shipyard": "yard",
  "settle-extra-cube": "settlers",
  "points-per-contract": "points",
  "sail-for-turn-order": "sail",
  "keep-extra-card": "cards",
};
