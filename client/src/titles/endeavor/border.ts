/** The borders of sheets, and the web of lines on a portolan. */
import type { Chart, Point } from "$/table/coast";

/** A scale of degrees around the sheet: every other five of them, longer where the map is stretched. */
export function degreeScale(
  chart: Chart,
  map: { lat: [number, number]; lon: [number, number] },
  scale: number,
  from: number,
  to: number,
): string {
  const [width, height] = [chart.width * scale, chart.height * scale];
  const thick = to - from;
  const n = (value: number): string => value.toFixed(1);
  const dark = (start: number, end: number): [number, number][] =>
    Array.from({ length: Math.ceil((end - start) / 10) + 1 }, (_, i): [number, number] => {
      const first = Math.floor(start / 10) * 10 + i * 10;
      return [Math.max(first, start), Math.min(first + 5, end)];
    }).filter(([one, other]) => other > one);
  const across = dark(...map.lon).map(([west, east]) => {
    const [x1, x2] = [chart.at([0, west]).x * scale, chart.at([0, east]).x * scale].map((x) =>
      Math.min(Math.max(x, to), width - to),
    ) as [number, number];
    return `M${n(x1)},${from}H${n(x2)}v${thick}H${n(x1)}zM${n(x1)},${n(height - to)}H${n(x2)}v${thick}H${n(x1)}z`;
  });
  const down = dark(...map.lat).map(([south, north]) => {
    const [y1, y2] = [chart.at([north, 0]).y * scale, chart.at([south, 0]).y * scale].map((y) =>
      Math.min(Math.max(y, to), height - to),
    ) as [number, number];
    return `M${from},${n(y1)}V${n(y2)}h${thick}V${n(y1)}zM${n(width - to)},${n(y1)}V${n(y2)}h${thick}V${n(y1)}z`;
  });
  return [...across, ...down].join("");
}

/** Meridians and parallels, every so many degrees. */
export const graticule = (chart: Chart, scale: number): string =>
  [
    ...[-150, -120, -90, -60, -30, 0, 30, 60, 90, 120, 150].map(
      (lon) => `M${(chart.at([0, lon]).x * scale).toFixed(1)},0V${chart.height * scale}`,
    ),
    ...[-60, -40, -20, 0, 20, 40, 60].map((lat) => `M0,${(chart.at([lat, 0]).y * scale).toFixed(1)}H${chart.width * scale}`),
  ].join("");

/** Sixteen points on a circle around the middle of the sheet, each joined with those that the winds lead to: by kinds of wind. */
export function rhumbWeb(width: number, height: number): { winds: string; halves: string; quarters: string; knots: Point[] } {
  const [r, middle] = [Math.min(height * 0.62, width * 0.4), { x: width * 0.47, y: height * 0.5 }];
  const knots = Array.from({ length: 16 }, (_, i) => ({
    x: middle.x + 1.35 * r * Math.cos((i * Math.PI) / 8),
    y: middle.y + r * Math.sin((i * Math.PI) / 8),
  }));
  const lines = (steps: number[]): string =>
    knots
      .flatMap((from, i) =>
        steps.map((step) => {
          const to = knots[(i + step) % 16] as Point;
          const [dx, dy] = [to.x - from.x, to.y - from.y];
          return `M${(from.x - dx).toFixed(1)},${(from.y - dy).toFixed(1)}L${(to.x + dx).toFixed(1)},${(to.y + dy).toFixed(1)}`;
        }),
      )
      .join("");
  return { winds: lines([8, 4]), halves: lines([6]), quarters: lines([7, 5]), knots };
}
