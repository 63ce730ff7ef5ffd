"""Finds, in games of bots, a moment for every rule: `make examples` writes src/argosy/titles/*/examples/ anew.

    make examples ARGS="[--title T] [--games 10] [--most 400]"

Plays --games games per title, mostly by greedy bots, and more, up to --most, while a rule has no example. Keeps the fewest
games that show all that was found, each only as far as it is needed.
"""

import argparse
import importlib
import json
import sys
from dataclasses import dataclass
from pathlib import Path

from argosy import TITLES
from argosy.bots.greedy import best_of
from argosy.bots.trained_values import value_of
from argosy.engine.chance import chance_from_seed
from argosy.engine.journal import Journal
from argosy.engine.position import Option, Position, Ruleset
from argosy.engine.record import Record, fingerprint
from argosy.titles import family_of
from argosy.titles.endeavor.rules.options import cards_over_limit
from argosy.titles.endeavor.rules.state import State
from argosy.titles.endeavor.value import leads_track
from examples.moment import Moment, Played, Refused, Seen, Wish
from proofs import by_preference

ROOT = Path(__file__).resolve().parent.parent
TABLES: dict[str, dict[str, Option]] = {
    "endeavor": {"combined_phases": False},
    "age-of-sail": {"side": 1},
    "new-found-land": {},
}
PLAYERS = 3
GAMES = 10  # played for each title, at least
SLIPS = 6  # one decision in so many by chance: bots that only play well do not do everything the rules allow


@dataclass
class Found:
    """An example, and how well it shows its rule: the higher the better."""

    row: dict[str, object]
    worth: tuple[int, ...]


@dataclass
class PlayedGame:
    record: Record
    found: dict[int, Found]  # by the number of the wish


def wishes_of(title: str) -> list[Wish]:
    wishes: list[Wish] = importlib.import_module(f"examples.{TITLES[title].family.replace('-', '_')}").wishes(title)
    return wishes


# ---- playing


def game(title: str, seed: int, wishes: list[Wish], missing: set[int]) -> PlayedGame:
    """One game; of those after the first GAMES most by random preferences, who lead it where bots would not go."""
    options = dict(TABLES[title])
    if title == "endeavor" and seed % 4 == 3:
        options["combined_phases"] = True  # RND-2
    if title == "endeavor" and seed % 8 == 5:
        options["idle_activation"] = True  # ACT-3
    preferring = seed >= GAMES and seed % 3 != 0
    players = TITLES[title].max_players if preferring and seed % 2 else PLAYERS
    if title == "age-of-sail":
        options["side"] = 1 if players < 5 else 2
    ruleset = TITLES[title].ruleset(players, options, None)
    chance = chance_from_seed(1000 + seed)
    prefer = by_preference(ruleset.catalogue, players, chance)
    value = value_of(title)
    position = ruleset.deal(chance_from_seed(seed))
    found: dict[int, Found] = {}
    look_at(title, 0, position, ruleset, wishes, found, at_end=False)
    moves: list[tuple[int, str]] = []
    while position.to_act:
        seat = position.to_act[0]
        legal = position.legal(seat)
        late = late_governor(ruleset, position, seat, legal) if seed >= GAMES and seed % 5 > 2 else -1
        if late >= 0:
            number = late
        elif preferring:
            number = chased(ruleset, legal) if seed % 3 == 2 and chance.below(3) else prefer(position, seat, legal)
        elif chance.below(SLIPS) == 0:
            number = legal[chance.below(len(legal))]
        else:
            number = best_of(value, position.redeal(seat, chance), seat)
        before = position.copy()
        journal = Journal()
        position.journal = journal
        position.play(seat, number)
        action = ruleset.catalogue.action(number)
        moment = Moment(ruleset, before, position.copy(), seat, action, journal.events, len(moves))
        seek_played(moment, wishes, found)
        if len(moves) % 3 == 0 or any(isinstance(wishes[at], Refused) and at not in found for at in missing):
            seek_refused(moment, wishes, found)
        moves.append((seat, action.name))
    look_at(title, len(moves), position, ruleset, wishes, found, at_end=True)
    record = Record(title, players, ruleset.options, seed, ruleset.pack, moves, fingerprint(position))
    return PlayedGame(record, found)


def chased(ruleset: Ruleset, legal: list[int]) -> int:
    """Of these actions the one that leads to Europe's fifth card, and then to its being discarded and drawn again (ABO-2)."""
    names = [ruleset.catalogue.name(number) for number in legal]
    for wanted in (
        "discard europe-5",
        "draw pile europe-5",
        "draw europe",
        "activate trade-office",
        "activate market",
        "build market",
    ):
        if wanted in names:
            return legal[names.index(wanted)]
    europe = [at for at, name in enumerate(names) if name.startswith(("occupy ", "activate ", "spend "))]
    return legal[europe[0] if europe else 0]


def late_governor(ruleset: Ruleset, position: Position, seat: int, legal: list[int]) -> int:
    """Of these actions the one that leads to a governor for somebody who has passed and has no place for it (DIS-8); -1: none."""
    if not isinstance(position, State):
        return -1
    names = [ruleset.catalogue.name(number) for number in legal]
    for region, length in enumerate(position.ruleset.track_length):
        if not 0 < length - position.filled[region] <= 2:
            continue
        for winner in range(ruleset.players):
            discs = position.discs_in[position.ruleset.regions * winner + region]
            if not leads_track(position, winner, region, discs) or cards_over_limit(position, winner) < 0:
                continue
            wanted = [f"ship {position.ruleset.components.regions[region].id}", "activate shipyard", "activate cartographer"]
            for name in ["pass"] if winner == seat else wanted if position.passed >> winner & 1 else []:
                if name in names:
                    return legal[names.index(name)]
    return -1


def keep(found: dict[int, Found], at: int, row: dict[str, object], worth: tuple[int, ...]) -> None:
    if at not in found or worth > found[at].worth:
        found[at] = Found(row, worth)


def look_at(
    title: str, ply: int, position: Position, ruleset: Ruleset, wishes: list[Wish], found: dict[int, Found], *, at_end: bool
) -> None:
    view = position.view(0)
    for at, wish in enumerate(wishes):
        if isinstance(wish, Seen) and wish.at_end == at_end and wish.when(view):
            keep(found, at, {"rule": wish.rule, "ply": ply, "seat": 0, "draws": wish.draws}, (0,))


def seek_played(moment: Moment, wishes: list[Wish], found: dict[int, Found]) -> None:
    """What is told in few sentences, not too early and not too late, shows a rule best."""
    for at, wish in enumerate(wishes):
        if isinstance(wish, Played):
            draws = wish.when(moment)
            if draws:
                told = [event for event in moment.events if not wish.tells or event.kind in wish.tells]
                row: dict[str, object] = {"rule": wish.rule, "ply": moment.ply, "seat": moment.seat, "action": moment.action.name}
                row |= {"tells": list(wish.tells), "draws": draws}
                keep(found, at, row, (-abs(len(told) - 2), -abs(moment.ply - 40) // 10))


def seek_refused(moment: Moment, wishes: list[Wish], found: dict[int, Found]) -> None:
    """A refusal shows its rule best where others of its kind are allowed: there it tempts."""
    sought = {wish.rule for wish in wishes if isinstance(wish, Refused)}
    catalogue = moment.ruleset.catalogue
    before = moment.before
    for seat in range(moment.ruleset.players):
        allowed = {catalogue.action(number).kind for number in before.legal(seat)}
        for action in catalogue.actions:
            refusal = before.why_not(seat, action.number)
            if refusal is None or refusal.rule not in sought:
                continue
            for at, wish in enumerate(wishes):
                if (
                    not isinstance(wish, Refused)
                    or wish.rule != refusal.rule
                    or (wish.reasons and refusal.reason not in wish.reasons)
                ):
                    continue
                if seat not in before.to_act and not wish.others:
                    continue
                numbers = sum(
                    fact for name, fact in refusal.facts.items() if isinstance(fact, int) and not name.startswith("player")
                )
                worth = (int(action.kind in allowed), min(numbers, 4), -abs(moment.ply - 40) // 10)
                if at not in found or worth > found[at].worth:
                    row: dict[str, object] = {"rule": wish.rule, "ply": moment.ply, "seat": seat, "action": action.name}
                    row |= {"allowed": False, "draws": wish.draws(moment, seat, action, refusal)}
                    keep(found, at, row, worth)


# ---- choosing


def chosen(games: list[PlayedGame]) -> list[tuple[PlayedGame, list[int]]]:
    """The fewest games, roughly, that show all that can be shown, and what each of them is to show; first those of bots."""
    kept: list[tuple[PlayedGame, list[int]]] = []
    shown: set[int] = set()
    for choice in (games[:GAMES], games):
        left = {at for played in choice for at in played.found} - shown
        while left:
            best = max(choice, key=lambda played: (len(left & set(played.found)), -len(played.record.moves)))
            kept.append((best, sorted(left & set(best.found))))
            shown |= left & set(best.found)
            left -= shown
    return kept


def write(title: str, kept: list[tuple[PlayedGame, list[int]]]) -> None:
    folder = ROOT / "src" / family_of(title).package.replace(".", "/") / "examples"
    folder.mkdir(exist_ok=True)
    for old in folder.glob(f"{title}-[0-9]*.record"):
        old.unlink()
    rows: list[tuple[int, dict[str, object]]] = []
    for number, (played, shown) in enumerate(kept, 1):
        rows += [(at, played.found[at].row | {"game": number}) for at in shown]
        plies = [played.found[at].row["ply"] for at in shown]
        (folder / f"{title}-{number}.record").write_text(cut(played.record, max(plies)).to_text(), encoding="utf-8")  # type: ignore[type-var, arg-type]
    order = [rule.id for rule in TITLES[title].rules]
    rows.sort(key=lambda each: (order.index(str(each[1]["rule"])), not each[1].get("allowed", True), each[0]))
    lines = ["# Made by `make examples`: where in the games beside this file each rule is to be seen.", ""]
    for _, row in rows:
        lines.append("[[example]]")
        lines += [
            f"{key} = {json.dumps(row[key])}"
            for key in ("rule", "game", "ply", "seat", "action", "allowed", "tells", "draws")
            if key in row
        ]
        lines.append("")
    (folder / f"{title}.toml").write_text("\n".join(lines), encoding="utf-8")


def cut(record: Record, plies: int) -> Record:
    ruleset = TITLES[record.title].ruleset(record.players, record.options, None)
    position = ruleset.deal(chance_from_seed(record.seed))
    for seat, name in record.moves[:plies]:
        position.play(seat, ruleset.catalogue.number(name))
    return Record(
        record.title, record.players, record.options, record.seed, record.pack, record.moves[:plies], fingerprint(position)
    )


def unshown(title: str, wishes: list[Wish], games: list[PlayedGame]) -> list[str]:
    shown = {wishes[at].rule for played in games for at in played.found}
    return [rule.id for rule in TITLES[title].rules if rule.id not in shown]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--title", choices=list(TITLES))
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--most", type=int, default=400)
    asked = parser.parse_args()
    lacking = False
    for title in [asked.title] if asked.title else TITLES:
        wishes = wishes_of(title)
        games: list[PlayedGame] = []
        while len(games) < asked.games or (len(games) < asked.most and unshown(title, wishes, games)):
            missing = set(range(len(wishes))) - {at for played in games for at in played.found}
            games.append(game(title, len(games), wishes, missing))
        kept = chosen(games)
        write(title, kept)
        found = {at for played in games for at in played.found}
        never = [f"{type(wish).__name__} {wish.rule}" for at, wish in enumerate(wishes) if at not in found]
        print(f"{title}: {len(found)} examples in {len(kept)} of {len(games)} games; not found: {', '.join(never) or 'none'}")
        lacking = lacking or bool(unshown(title, wishes, games))
    return 1 if lacking else 0


if __name__ == "__main__":
    sys.exit(main())
