"""The table of Endeavor: the regions, the stock, everybody's mat."""

from typing import cast

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.text import Text

from argosy.cli.drawing import SEAT_STYLES, Drawing, Page
from argosy.cli.messages import Flow, Words
from argosy.cli.new_game import LETTERS
from argosy.engine.catalogue import Action
from argosy.engine.position import Plain, Ruleset
from argosy.texts import Teller
from argosy.titles.endeavor.rules.pack import Place, Region
from argosy.titles.endeavor.rules.ruleset import EndeavorRuleset
from argosy.titles.endeavor.rules.view import View
from argosy.titles.endeavor.terminal import pages
from argosy.titles.endeavor.terminal.gains import gain_of
from argosy.titles.endeavor.terminal.mats import mats
from argosy.titles.endeavor.terminal.signs import Signs


class EndeavorDrawing(Drawing):
    def __init__(self, ruleset: Ruleset, teller: Teller, words: Words) -> None:
        super().__init__(ruleset, teller, words)
        assert isinstance(ruleset, EndeavorRuleset)
        self.pack = ruleset.components
        self.signs = Signs(ruleset, teller, words)

    def round(self, view: Plain) -> str:
        return self.words("cli-round-of", number=cast(View, view)["round"], rounds=self.pack.rounds)

    def table(self, view: Plain) -> RenderableType:
        shown = cast(View, view)
        lines = self._board(shown)
        if shown["stage"] in ("start", "build"):
            lines.append(self._stock(shown))
        if shown["pile"]:
            lines.append(self._pile(shown))
        lines.append("")
        lines.append(mats(self, shown))
        return Group(*lines)

    def gain(self, view: Plain, seat: int, action: Action) -> str:
        return gain_of(self, cast(View, view), seat, action)

    def explanation(self, view: Plain) -> list[str]:
        stage = cast(View, view)["stage"]
        tokens = ", ".join(f"{self.signs.short(token.id)} = {self.teller.component(token.id)}" for token in self.pack.tokens)
        explained = [] if stage == "over" else [self.words(f"cli-endeavor-explain-{stage}")]
        return [*explained, self.words("cli-endeavor-legend"), tokens]

    def pages(self) -> dict[str, Page]:
        return {
            "links": lambda view: pages.links(self, cast(View, view)),
            "cards": lambda view: pages.cards(self, cast(View, view)),
            "buildings": lambda view: pages.buildings(self, cast(View, view)),
        }

    # ---- the board: two lines for a region

    def _board(self, view: View) -> list[RenderableType]:
        tracks = {region.id: self._track(view, region) for region in self.pack.regions}
        name_width = 2 + max(cell_len(self.teller.component(region.id)) for region in self.pack.regions if not region.home)
        track_width = 1 + max(track.cell_len for track in tracks.values())
        head = Text(style="dim", no_wrap=True, overflow="ellipsis")
        head.append(_padded(self.words("cli-endeavor-region"), name_width))
        head.append(_padded(self.words("cli-endeavor-track"), track_width))
        head.append(self.words("cli-endeavor-deck"))
        lines: list[RenderableType] = [head]
        for region in self.pack.regions:
            first = Text(no_wrap=True, overflow="ellipsis")
            first.append(_padded(self.teller.component(region.id), name_width), "bold")
            track = tracks[region.id]
            if not region.home:
                track.pad_right(track_width - track.cell_len)
            first.append_text(track)
            first.append(self._decks(view, region))
            lines.append(first)
            lines.append(Flow(Text("   "), self._inland(view, region)))
        return lines

    def _inland(self, view: View, region: Region) -> list[Text]:
        """Who has how many discs there, the governor to be won, and the places: dim while the region is closed."""
        parts: list[Text] = []
        discs = self.signs.seats(view["discs"][region.id])
        if discs:
            parts.append(Text(f"[{discs}]"))
        for card in view["governors"]:
            if self.pack.regions[self.pack.decks[self.signs.cards[card].deck].region] is region:
                parts.append(Text(self.words("cli-endeavor-governor", icons=self.signs.card(card))))
        for place in self.pack.places:
            if self.pack.regions[place.region] is region:
                shown = self._place(view, place)
                shown.style = "" if region.id in view["open"] else "dim"
                parts.append(shown)
        return parts

    def _track(self, view: View, region: Region) -> Text:
        """Letters on the spaces that are taken, tokens on the others; the first token is the next to go."""
        track = Text()
        if region.home:
            return track
        discs = view["tracks"][region.id]
        for seat in discs:
            track.append(LETTERS[seat], SEAT_STYLES[seat])
            track.append(" ")
        for space in range(len(discs), region.track):
            token = view["tokens"].get(f"{region.id} {space + 1}")
            track.append((self.signs.short(token) if token else "·") + " ")
        if region.id in view["open"]:
            track.append(self.words("cli-endeavor-open"), "bold green")
        return track

    def _decks(self, view: View, region: Region) -> str:
        """`3: 2Cul ×4`: the top card needs three discs there and brings two culture; four are left."""
        parts: list[str] = []
        for deck in self.pack.decks:
            if self.pack.regions[deck.region] is region:
                left = view["decks"][deck.id]
                name = "" if deck.id == region.id else f"{self.teller.component(deck.id)} "
                parts.append(
                    name + (f"{self.signs.card_on_deck(left[0])} ×{len(left)}" if left else self.words("cli-endeavor-no-card"))
                )
        return "  ".join(parts)

    def _place(self, view: View, place: Place) -> Text:
        """`London (Cul)` is free and brings that token; `London=A` is held; `~` is a trade route; ★2 its glory."""
        shown = Text("~" if place.route else "")
        shown.append(self.teller.component(place.id))
        if place.glory > 1:
            shown.append(f" ★{place.glory}")
        holder = view["places"].get(place.id)
        token = view["tokens"].get(place.id)
        if holder is not None:
            shown.append("=")
            shown.append(LETTERS[holder], SEAT_STYLES[holder])
        else:
            shown.append(f" ({self.signs.short(token)})" if token else " (–)")
        return shown

    def _stock(self, view: View) -> Flow:
        levels: list[Text] = []
        for level in range(1, 6):
            kinds = [building for building in self.pack.buildings if building.level == level and view["stock"].get(building.id)]
            names = ", ".join(f"{self.teller.component(kind.id)} ×{view['stock'][kind.id]}" for kind in kinds)
            levels.append(Text.assemble((f"{level}: ", "bold"), names or "–"))
        return Flow(Text(f"{self.words('cli-endeavor-stock')}  ", style="bold"), levels)

    def _pile(self, view: View) -> Flow:
        pile = [Text(f"{self.teller.component(card)} ({self.signs.card(card)})") for card in view["pile"]]
        return Flow(Text(f"{self.words('cli-endeavor-pile')}  ", style="bold"), pile)


def _padded(text: str, width: int) -> str:
    return text + " " * max(2, width - cell_len(text))
