/** Coastlines as the build cuts them out of the world's: see scripts/coast.ts. */

export type Place = [number, number]; // latitude, longitude

const GRID = 40; // steps a degree

/** Each ring is told as its first point and the steps from each to the next, longitude first. */
export const ringsIn = (told: string): Place[][] =>
  told.split(";").map((ring) => {
    const steps = ring.split(" ");
    let [lon, lat] = [0, 0];
    return Array.from({ length: steps.length / 2 }, (_, i): Place => {
      lon += Number(steps[2 * i]);
      lat += Number(steps[2 * i + 1]);
      return [lat / GRID, lon / GRID];
    });
  });
