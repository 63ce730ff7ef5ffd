/** The ground of an island: what a discovered tile colours, and the seams between the spaces. */
import type { Box } from "$/table/crop";
import type { Spot } from "./islands";

const OUT = 16; // beyond the coast, which cuts it off

/** A tile's ground: its space, and out to the water. */
export function groundOf({ x, y, size, coast }: Spot): Box {
  const [north, east, south, west] = coast.map((water) => (water ? OUT : 0)) as [number, number, number, number];
  return { x: x - west, y: y - north, width: size + west + east, height: size + north + south };
}

export const seamsOf = (spots: Spot[]): string =>
  spots
    .map(({ x, y, size, coast: [north, , , west] }) => (north ? "" : `M${x},${y}h${size}`) + (west ? "" : `M${x},${y}v${size}`))
    .join("");

/** What stands on a kind of land, in a box of 28 by 26: `full` is filled, `pale` is filled thinly, `line` is stroked. A kind that we do not know stays empty. */
export interface Terrain {
  full?: string;
  pale?: string;
  line?: string;
}

const fir = (x: number, y: number): string =>
  `M${x},${y}l-3.500,5h1.600l-2.500,4.200h3.500v2.700h1.800v-2.700h3.500l-2.500,-4.200h1.600z`;
const grass = (x: number, y: number): string =>
  `M${x},${y}c-.500,-2.500 -1.500,-4 -3,-5M${x},${y}c0,-3 .300,-4.600 1,-6M${x},${y}c.500,-2 1.500,-3.400 3,-4`;
const reed = (x: number, y: number): string =>
  `M${x - 1.5},${y}c0,-5 -.500,-8 -2,-11M${x},${y}c0,-6 0,-9 .500,-13M${x + 1.5},${y}c0,-4 .500,-6.500 2.300,-9`;

export const TERRAIN: Record<string, Terrain> = {
  corner: { full: fir(8.9, 3) + fir(20, 2) + fir(14.4, 11) },
  coast: {
    line: `M2,21c4,-3.500 8,-3.500 12,0s8,3.500 12,0M5,14.500c3,-2.500 6,-2.500 9,0s6,2.500 9,0${grass(9, 10)}${grass(19, 9)}`,
  },
  neck: {
    line: `M2,22.500h9M14,22.500h12M5,19h6M16,19h7${reed(8.5, 17.5)}${reed(20.5, 17.5)}`,
    full: "M8.300,2.700h1.500v4.300h-1.500zM20.300,2.700h1.500v4.300h-1.500z",
  },
  cape: {
    pale: "M3,23l3,-7 4,-2 2.500,-4 4,1 3.500,5.500 3,1.500 2.500,5z",
    line: "M10,14.500v7M12.500,11v9M16.500,12v8M20,17v4.500M6.500,17v4.500",
    full: "M12.300,9.800l.700,-6h2l.700,6.500zM11.900,3.700L14,1.400l2.100,2.300z",
  },
  inland: {
    pale: "M1,23C5,14 8,8 11,6c3,2 4,6 6,8 1.500,-2.500 2.500,-4 4,-4.500 2.500,2 4.500,8 6.500,13.500z",
    line: "M11,6.500c1,4 .500,8 -1,13M13.500,10c.600,3 .400,6 -.400,9M15.500,13c.400,2.500 .200,4.500 -.300,6.500M21,10c.800,3.500 .600,7 -.400,10.500M23,13.500c.600,2.500 .500,4.500 .100,6.500",
  },
};
