"""The table of Race to the New Found Land: track, islands, cities, market, and everybody's board."""

from collections import Counter
from typing import cast

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.text import Text

from argosy.cli.drawing import Drawing, Page
from argosy.cli.messages import Flow, Words
from argosy.engine.catalogue import Action
from argosy.engine.position import Plain, Ruleset
from argosy.texts import Teller
from argosy.titles.new_found_land.rules.pack import SYMBOLS, Island
from argosy.titles.new_found_land.rules.ruleset import CAPTAIN, GOOD, NewFoundLandRuleset
from argosy.titles.new_found_land.rules.view import View
from argosy.titles.new_found_land.terminal import pages
from argosy.titles.new_found_land.terminal.boards import boards, own_things
from argosy.titles.new_found_land.terminal.gains import gain_of
from argosy.titles.new_found_land.terminal.signs import MARKER_SIGNS, Signs

_TRACK_WIDTH = 78
_EXPLAINED = {
    "land": "cli-nfl-explain-land",
    "planning": "cli-nfl-explain-planning",
    "load": "cli-nfl-explain-load",
    "settle": "cli-nfl-explain-settle",
    "deliver": "cli-nfl-explain-deliver",
    "discover": "cli-nfl-explain-discover",
    "scoring": "cli-nfl-explain-scoring",
    "objectives": "cli-nfl-explain-objectives",
}
_LEGENDS = (
    "cli-nfl-legend-goods",
    "cli-nfl-legend-ships",
    "cli-nfl-legend-places",
    "cli-nfl-legend-players",
    "cli-nfl-legend-track",
)


class NewFoundLandDrawing(Drawing):
    def __init__(self, ruleset: Ruleset, teller: Teller, words: Words) -> None:
        super().__init__(ruleset, teller, words)
        assert isinstance(ruleset, NewFoundLandRuleset)
        self.rules = ruleset
        self.pack = ruleset.components
        self.signs = Signs(ruleset, teller, words)
        self.name_width = max(cell_len(teller.component(place)) for place in ruleset.place_ids)

    def round(self, view: Plain) -> str:
        return self.words("cli-nfl-round", number=cast(View, view)["round"], rounds=self.pack.rounds)

    def phase(self, view: Plain) -> str:
        """Short, so that the heading fits into 80 columns."""
        shown = cast(View, view)
        action = self.teller.component(shown["turn"]["action"])
        if shown["stage"] == "planning":
            return self.words("cli-nfl-planning", action=action)
        if shown["stage"] == "action":
            return self.words("cli-nfl-action", action=action)
        return self.words("cli-nfl-scoring") if shown["stage"] == "scoring" else super().phase(view)

    def table(self, view: Plain) -> RenderableType:
        shown = cast(View, view)
        lines: list[RenderableType] = [self._track(shown), self._prizes(shown)]
        lines.append(self._places_head())
        lines += self._islands(shown)
        lines += self._cities(shown)
        lines += self._market(shown)
        lines.append(self._stacks(shown))
        lines.append("")
        lines.append(boards(self, shown))
        if shown["stage"] == "action":
            lines.append(self._order(shown))
        if shown["tile_drawn"]:
            lines.append(self._drawn_tiles(shown))
        lines += own_things(self, shown)
        return Group(*lines)

    def gain(self, view: Plain, seat: int, action: Action) -> str:
        return gain_of(self, cast(View, view), action)

    def explanation(self, view: Plain) -> list[str]:
        shown = cast(View, view)
        subject = shown["turn"]["action"] if shown["stage"] == "action" else shown["stage"]
        explained = [self.words(_EXPLAINED[subject])] if subject in _EXPLAINED else []
        return [*explained, *(self.words(key) for key in _LEGENDS)]

    def pages(self) -> dict[str, Page]:
        return {
            "map": lambda view: pages.island_map(self, cast(View, view)),
            "storage": lambda view: pages.storage(self, cast(View, view)),
            "captains": lambda view: pages.captains(self, cast(View, view)),
        }

    # ---- the scoring track

    def _track(self, view: View) -> Text:
        """`AB0 ······ ■7 ······· ⬠15`: figures and markers, with dots as far as they are apart."""
        stops: dict[int, Text] = {}
        for seat, board in enumerate(view["seats"]):
            stops.setdefault(board["points"], Text()).append_text(self.signs.owner(seat))
        for marker, facts in view["markers"].items():
            if facts["space"]:
                stops.setdefault(facts["space"], Text()).append(self.marker(marker), "bold")
        spaces = sorted(stops)
        shown = [Text.assemble(stops[space], (str(space), "dim")) for space in spaces]
        label = self.label("cli-nfl-track")
        room = _TRACK_WIDTH - label.cell_len - sum(stop.cell_len + 2 for stop in shown)
        length = max(1, spaces[-1] - spaces[0])
        line = label
        for at, stop in enumerate(shown):
            if at:
                apart = spaces[at] - spaces[at - 1]
                dots = max(0, min(apart - 1, apart * room // length))
                line.append(f" {'·' * dots}{' ' if dots else ''}", "dim")
            line.append_text(stop)
        return line

    def _prizes(self, view: View) -> Flow:
        """What the markers give: objectives left in each stack, captains and goods that nobody has taken."""
        stacks = [f"{self.marker(marker)}{left}" for marker, left in view["objective_stacks"].items()]
        parts = [Text(f"{self.words('cli-nfl-objectives-left')} {' '.join(stacks)}")]
        captains = [self.teller.component(captain) for captain, owner in view["captains"].items() if owner is None]
        goods = Text().join(self.signs.good(good) for good in view["triangle"])
        for marker, gives in zip(self.rules.marker_ids, self.rules.marker_gives, strict=True):
            if gives == CAPTAIN:
                parts.append(Text(f"{self.marker(marker)} {', '.join(captains) or '–'}"))
            elif gives == GOOD:
                parts.append(Text.assemble(f"{self.marker(marker)} ", goods or "–"))
        return Flow(Text(" " * self.label("cli-nfl-track").cell_len), parts, joint="  ")

    # ---- islands and cities

    def _places_head(self) -> Text:
        head = Text(" " * (2 + self.name_width), style="dim")
        head.append(self.words("cli-nfl-places-head"))
        return head

    def _islands(self, view: View) -> list[RenderableType]:
        lines: list[RenderableType] = []
        for island in self.pack.islands:
            mark = self._place(view, island.id, island.first, island.second, len(island.spaces))
            parts = [self.signs.standing(view["places"][island.id]["standing"])]
            for space in island.spaces:
                found = view["spaces"].get(space)
                if found is not None:
                    parts.append(self.signs.tile(found["tile"]) + " " + self.signs.cubes(found["cubes"]))
            parts += self._empty_spaces(view, island)
            lines.append(Flow(mark, [part for part in parts if part], joint="  "))
        return lines

    def _empty_spaces(self, view: View, island: Island) -> list[Text]:
        """`cape×2`: shapes of the spaces without a tile."""
        shapes: Counter[str] = Counter()
        for space, shape in zip(island.spaces, island.shapes, strict=True):
            if space not in view["spaces"]:
                shapes[self.teller.component(self.pack.shapes[shape])] += 1
        return [Text(shape if number == 1 else f"{shape}×{number}", style="dim italic") for shape, number in shapes.items()]

    def _cities(self, view: View) -> list[RenderableType]:
        lines: list[RenderableType] = []
        standings = [self.signs.standing(view["places"][city.id]["standing"]) for city in self.pack.cities]
        widest = max(standing.cell_len for standing in standings)
        first = 0
        for city, standing in zip(self.pack.cities, standings, strict=True):
            mark = self._place(view, city.id, city.first, city.second, city.cube_spaces)
            if widest:
                standing.pad_right(widest + 2 - standing.cell_len)
                mark.append_text(standing)
            contracts = [id for id in view["contracts"][first : first + city.contract_spaces] if id is not None]
            first += city.contract_spaces
            lines.append(Flow(mark, [self.signs.contract(contract) for contract in contracts]))
        return lines

    def _place(self, view: View, id: str, first: int, second: int, spaces: int) -> Text:
        """`✓ Nova Scotia  8/4  7/7`: scored or not, name, the two bonuses, how many of its spaces are filled."""
        scored = id in view["scored"]
        filled = f"{spaces - view['places'][id]['missing']}/{spaces}"
        mark = Text("✓ " if scored else "  ", style="green")
        mark.append(_padded(self.teller.component(id), self.name_width), "dim" if scored else "bold")
        mark.append(f" {first:>2}/{second}", "dim" if scored else "")
        mark.append(f" {filled:>4}  ", "dim" if scored else "cyan")
        return mark

    # ---- market, stacks and what lies open

    def _market(self, view: View) -> list[RenderableType]:
        """Small ships all cost the same; a large one shows its cost. The head says what the four numbers are."""
        small = [self.signs.ship(ship) for ship in view["market"] if ship in self.signs.small]
        large: list[Text] = []
        for ship in view["market"]:
            if ship in self.signs.large:
                large.append(self.signs.ship(ship) + " " + self.signs.bundle(self.signs.vessels[ship].cost))
        large += [Text("? ") + self.signs.cost(cost) for cost in view["covered"]]
        marks = [
            Text.assemble(self.label("cli-nfl-small-market"), self.signs.bundle(self.pack.ships[0].cost)),
            Text.assemble(self.label("cli-nfl-large-market"), f"+{self.pack.ship_points[1]}{self.signs.point}"),
        ]
        width = 2 + max(mark.cell_len for mark in marks)
        for mark in marks:
            mark.pad_right(width - mark.cell_len)
        head = Text(" " * width + "/".join(self.teller.component(symbol) for symbol in SYMBOLS), style="dim")
        return [head, Flow(marks[0], small or [Text("–")], joint="  "), Flow(marks[1], large or [Text("–")], joint="  ")]

    def _stacks(self, view: View) -> Flow:
        """How many are in each stack, and how many more in storage."""
        small_stored = sum(1 for ship in view["ship_storage"] if ship in self.signs.small)
        counts = [
            ("cli-nfl-stack-small", view["small_stack"], small_stored),
            ("cli-nfl-stack-large", view["large_stack"], len(view["ship_storage"]) - small_stored),
            ("cli-nfl-stack-tiles", view["tile_stack"], len(view["tile_storage"])),
            ("cli-nfl-stack-contracts", view["contract_stack"], len(view["contract_storage"])),
            ("cli-nfl-stack-cards", view["card_stack"], view["card_storage"]["count"]),
        ]
        parts = [Text(f"{self.words(key)} {left}+{stored}") for key, left, stored in counts]
        return Flow(self.label("cli-nfl-stacks"), parts, joint="  ")

    def _order(self, view: View) -> Flow:
        """ACT-1: who acts when in this action, with the sail that decided it; those who are done have a ✓."""
        turn = view["turn"]
        parts: list[Text] = []
        for at, seat in enumerate(turn["order"]):
            part = Text("▸" if seat in view["to_act"] else "")
            part.append_text(self.signs.owner(seat))
            part.append(f" {view['seats'][seat]['sail'][turn['action']]}" + (" ✓" if at < turn["number"] else ""))
            parts.append(part)
        mark = Text(f"{self.words('cli-nfl-order', action=self.teller.component(turn['action']))} ", style="bold")
        return Flow(mark, parts, joint=" → ")

    def _drawn_tiles(self, view: View) -> Flow:
        tiles = [Text.assemble(self.signs.tile(tile), " ", (self.signs.shape(tile), "italic")) for tile in view["tile_drawn"]]
        return Flow(self.label("cli-nfl-drawn-tiles"), tiles)

    # ---- what several parts of the drawing need

    def label(self, key: str) -> Text:
        return Text(f"{self.words(key)}  ", style="bold")

    def marker(self, id: str) -> str:
        return MARKER_SIGNS.get(id, self.teller.component(id))


def _padded(text: str, width: int) -> str:
    return text + " " * max(0, width - cell_len(text))
