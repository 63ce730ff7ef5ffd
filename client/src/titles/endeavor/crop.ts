/** The part of the chart that shows one region: its cities and routes, and its banner. */
import type { Box } from "$/table/crop";
import { around } from "$/table/crop";
import type { Layout } from "./layout";
import type { Pack } from "./pack";

const FARTHEST = 300; // a banner that lies farther away is not shown with its places

export function regionBox(pack: Pack, layout: Layout, region: string): Box {
  const places = pack.places.filter((place) => place.region === region).flatMap((place) => layout.places.get(place.id) ?? []);
  const banner = layout.banners.find((each) => each.region === region);
  const box = around(places, 34, layout);
  if (!banner) return box;
  const { x, y, width, height } = banner;
  const far = Math.max(x - box.x - box.width, box.x - x - width, y - box.y - box.height, box.y - y - height);
  const corners =
    far > FARTHEST
      ? []
      : [
          { x: x + 24, y: y + 24 },
          { x: x + width - 24, y: y + height - 24 },
        ];
  return around([...places, ...corners], 34, layout);
}
