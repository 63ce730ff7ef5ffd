/** Facts of a position that the mats and the board show, worked out from the view. */
import type { Pack, SeatView, View } from "./pack";

export interface AttributeState {
  id: string;
  value: number;
  level: number; // 1 to 5
  gives: number;
  next: number | null; // icons still missing for the next level
  glory: number;
}

export function attributesOf(pack: Pack, seat: SeatView): AttributeState[] {
  const gives = [pack.build, pack.growth, pack.salary, pack.card_limit];
  return pack.attributes.map((id, i) => {
    const value = seat.attributes[id] ?? 0;
    const level = pack.thresholds.filter((threshold) => value >= threshold).length;
    const threshold = pack.thresholds[level];
    return {
      id,
      value,
      level,
      gives: gives[i]?.[level - 1] ?? 0,
      next: threshold === undefined ? null : threshold - value,
      glory: Math.max(0, ...pack.glory_spaces.filter((space) => space <= Math.min(value, pack.marker_max))),
    };
  });
}

/** Who controls a link: whoever stands at both its ends (LNK-1). */
export function controller(view: View, ends: [string, string]): number | null {
  const [one, other] = ends.map((end) => view.places[end]);
  return one !== undefined && one === other ? one : null;
}

export function isOpen(pack: Pack, view: View, region: string): boolean {
  const found = pack.regions.find((each) => each.id === region);
  return !found || found.track === 0 || (view.tracks[region] ?? []).length >= found.track;
}

/** A seat's discs in a region: in its places, on the track and beside it. */
export function discsIn(pack: Pack, view: View, region: string, seat: number): number {
  const places = pack.places.filter((place) => place.region === region && view.places[place.id] === seat).length;
  const track = (view.tracks[region] ?? []).filter((each) => each === seat).length;
  return places + track + (view.beside[region]?.[seat] ?? 0);
}

export function cardLimit(pack: Pack, seat: SeatView): number {
  return attributesOf(pack, seat)[3]?.gives ?? 1;
}
