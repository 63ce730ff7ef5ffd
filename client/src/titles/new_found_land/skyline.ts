/** Towns' skylines: buildings side by side, of which each has a kind, a width and a height. */
import { randoms } from "./coastline";

type Kind = "gable" | "step" | "spire" | "onion" | "dome" | "camp" | "box";
type Building = [kind: Kind, width: number, height: number];

export interface Skyline {
  walls: string;
  roofs: string;
  shades: string; // hatching on the right third
}

const TOWNS: Record<string, Building[]> = {
  stockholm: [
    ["gable", 10, 13],
    ["onion", 8, 22],
    ["gable", 12, 15],
    ["spire", 8, 34],
    ["gable", 11, 12],
    ["gable", 9, 16],
    ["onion", 8, 18],
    ["gable", 12, 11],
  ],
  hamburg: [
    ["step", 12, 14],
    ["spire", 8, 38],
    ["step", 12, 17],
    ["spire", 7, 30],
    ["step", 11, 13],
    ["spire", 8, 36],
    ["gable", 11, 15],
    ["step", 11, 12],
  ],
  antwerp: [
    ["step", 11, 13],
    ["gable", 10, 16],
    ["box", 10, 18],
    ["spire", 9, 40],
    ["step", 12, 16],
    ["step", 11, 13],
    ["gable", 12, 11],
  ],
  venice: [
    ["box", 13, 13],
    ["camp", 7, 36],
    ["dome", 15, 20],
    ["dome", 12, 15],
    ["box", 13, 11],
    ["onion", 7, 17],
    ["box", 12, 13],
  ],
};
const KINDS: Kind[] = ["gable", "step", "gable", "spire", "box", "gable", "dome"];
const WIDEST = 80;

export function skylineOf(id: string): Skyline {
  let x = 0;
  const drawn = (TOWNS[id] ?? invented(id)).map((building) => {
    const part = drawing(building, x);
    x += building[1];
    return part;
  });
  const all = (part: keyof Skyline): string => drawn.map((each) => each[part]).join("");
  return { walls: all("walls"), roofs: all("roofs"), shades: all("shades") };
}

function invented(id: string): Building[] {
  const chance = randoms(id);
  const found: Building[] = [];
  for (let used = 0; ;) {
    const kind = KINDS[Math.floor(chance() * KINDS.length)] ?? "gable";
    const slim = kind === "spire";
    const width = slim ? 8 : 10 + Math.floor(chance() * 4);
    if (used + width > WIDEST) return found;
    used += width;
    found.push([kind, width, slim ? 28 + Math.floor(chance() * 10) : 11 + Math.floor(chance() * 7)]);
  }
}

function drawing([kind, width, height]: Building, x: number): Skyline {
  const [half, low] = [width / 2, -height];
  const body = (top: number): string => `M${x},0V${top}h${width}V0z`;
  const shades = Array.from({ length: 2 }, (_, i) => `M${x + width - 1.5 - 1.6 * i},-1.500V${-height * 0.55}`).join("");
  const roofed: Record<Kind, () => [wall: number, roof: string]> = {
    gable: () => [low + 5, `M${x - 0.6},${low + 5}l${half + 0.6},-5 ${half + 0.6},5z`],
    step: () => [low + 6, `M${x},${low + 6}v-2h${width / 5}v-2h${width / 5}v-2h${width / 5}v2h${width / 5}v2h${width / 5}v2z`],
    spire: () => [low * 0.5, `M${x - 0.5},${low * 0.5}l${half + 0.5},${low * 0.5} ${half + 0.5},${-low * 0.5}z`],
    camp: () => [low + 8, `M${x - 0.8},${low + 8}v-2h${width + 1.6}v2zM${x},${low + 6}l${half},-6 ${half},6z`],
    dome: () => [
      low + width / 2 + 2,
      `M${x},${low + width / 2 + 2}a${half},${half} 0 0 1 ${width},0zM${x + half - 0.8},${low + 3}v-5h1.600v5z`,
    ],
    onion: () => [low + 9, `M${x + 0.5},${low + 9}c-1.500,-4 ${half - 1},-4 ${half - 0.5},-9c.500,5 ${half},5 ${half - 0.5},9z`],
    box: () => [low, `M${x - 0.6},${low}h${width + 1.2}v-1.800h${-width - 1.2}z`],
  };
  const [wall, roof] = roofed[kind]();
  return { walls: body(wall), roofs: roof, shades };
}
