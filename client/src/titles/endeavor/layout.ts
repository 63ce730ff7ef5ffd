/** Where everything stands on the chart. */
import type { Chart, Point } from "$/table/coast";
import { chartOf, smooth } from "./chart";
import type { Pack } from "./pack";

export const R = { city: 15, track: 12.5, link: 11, deck: { width: 46, height: 58 } };

export interface TrackLayout {
  region: string;
  spaces: Point[];
  beside: Point; // the middle of the row along the track where discs lie that found no space
  room: number; // how long that row may be
  along: Point; // the track's direction
  flat: boolean; // it lies rather than stands
}

export interface DeckLayout extends Point {
  id: string;
  region: string;
  governor: string | null;
}

export interface LinkLayout {
  id: string;
  ends: [string, string];
  token: boolean;
  path: string;
  middle: Point;
}

export interface Layout {
  chart: Chart;
  places: Map<string, Point>;
  tracks: TrackLayout[];
  decks: DeckLayout[];
  links: LinkLayout[];
}

export function layoutOf(pack: Pack): Layout {
  const { drawing } = pack;
  const chart = chartOf(drawing);
  const rows = [...drawing.cities.rows, ...(drawing.routes?.rows ?? [])];
  const places = new Map(rows.map((row) => [row.id, chart.at([row.lat, row.lon])]));
  const paths = new Map(drawing.links.rows.map((row) => [row.ends.join("--"), row.path ?? []]));
  const tracks = pack.regions.filter((region) => region.track > 0).map((region) => trackOf(pack, chart, region.id, region.track));
  return {
    chart,
    places,
    tracks,
    decks: decksOf(pack, chart, tracks),
    links: pack.links.map((link) => {
      const ends = link.ends.map((end) => places.get(end) ?? { x: 0, y: 0 }) as [Point, Point];
      const between = (paths.get(link.id) ?? []).map((at) => chart.at(at));
      const points = [ends[0], ...between, ends[1]];
      const middle = between[(between.length - 1) / 2] ?? midway(ends[0], ends[1]);
      return { id: link.id, ends: link.ends, token: link.token, path: smooth(points), middle };
    }),
  };
}

function trackOf(pack: Pack, chart: Chart, region: string, length: number): TrackLayout {
  const row = pack.drawing.regions.rows.find((each) => each.id === region);
  const from = chart.at(row?.track_from ?? [0, 0]);
  const to = chart.at(row?.track_to ?? [0, 0]);
  const spaces = Array.from({ length }, (_, i) => {
    const part = length > 1 ? i / (length - 1) : 0;
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  });
  const flat = Math.abs(to.x - from.x) > Math.abs(to.y - from.y);
  const middle = midway(from, to);
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const along = { x: (to.x - from.x) / far, y: (to.y - from.y) / far };
  const side = Math.sign(flat ? along.x : along.y) || 1; // below what lies, left of what stands
  const beside = { x: middle.x - 32 * side * along.y, y: middle.y + 32 * side * along.x };
  return { region, spaces, beside, room: flat ? 90 : 80, along, flat };
}

function decksOf(pack: Pack, chart: Chart, tracks: TrackLayout[]): DeckLayout[] {
  return pack.drawing.regions.rows.flatMap((row) =>
    row.decks.map((id, i) => {
      const governor = pack.cards.find((card) => card.deck === id && card.governor);
      const end = tracks.find((track) => track.region === row.id)?.spaces.at(-1);
      return { id, region: row.id, governor: governor?.id ?? null, ...clear(chart.at(row.decks_at[i] ?? [0, 0]), end) };
    }),
  );
}

/** A deck keeps clear of the last space of its track, in the direction it was given. */
function clear(at: Point, end: Point | undefined): Point {
  if (!end) return at;
  const [dx, dy] = [at.x - end.x, at.y - end.y];
  const across = (R.track + R.deck.width / 2 + 10) / Math.max(Math.abs(dx), 0.01);
  const down = (R.track + R.deck.height / 2 + 8) / Math.max(Math.abs(dy), 0.01);
  const far = Math.max(1, Math.min(across, down));
  return { x: end.x + dx * far, y: end.y + dy * far };
}

const midway = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
