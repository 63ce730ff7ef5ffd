"""How a table looks. A family without a drawing of its own is shown by this one: every fact of the view, by its name."""

from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.text import Text

from argosy.cli.messages import Flow, Words
from argosy.cli.new_game import LETTERS
from argosy.engine.catalogue import Action
from argosy.engine.position import Plain, Ruleset
from argosy.texts import Teller, messages, say

SEAT_STYLES = ("bold red", "bold green", "bold blue", "bold yellow", "bold magenta", "bold cyan", "bold", "bold")

Page = Callable[[Plain], RenderableType]


class Drawing:
    def __init__(self, ruleset: Ruleset, teller: Teller, words: Words) -> None:
        self.ruleset = ruleset
        self.teller = teller
        self.words = words

    def round(self, view: Plain) -> str:
        """Which part of the game this is: `Round 2 of 7`; empty if the game has none."""
        number = view.get("round")
        return self.words("cli-round", number=number) if isinstance(number, int) else ""

    def phase(self, view: Plain) -> str:
        """What is being done in this round; empty if the title does not say."""
        key = f"{self.ruleset.family}-stage-{view.get('stage')}"
        return say(self.words.language, key) if key in messages(self.words.language) else ""

    def place(self, view: Plain, *more: str) -> str:
        """The title, which part of its game this is, and what else there is to say in a heading."""
        parts = [self.words.title(self.ruleset), self.round(view), self.phase(view), *more]
        return " · ".join(part for part in parts if part)

    def table(self, view: Plain) -> RenderableType:
        """All that lies on the table."""
        skipped = ("seat", "to_act", "scores")
        return Group(*self._facts({key: value for key, value in view.items() if key not in skipped}, Text()))

    def gain(self, view: Plain, seat: int, action: Action) -> str:
        """What a choice brings, in a few signs to stand beside it; empty if its name says it all."""
        return ""

    def explanation(self, view: Plain) -> list[str]:
        """What the decision is about and what the signs mean, for those who ask."""
        return []

    def pages(self) -> dict[str, Page]:
        """More to look at, by the word to type."""
        return {}

    def player(self, seat: int) -> Text:
        return Text.assemble((LETTERS[seat], SEAT_STYLES[seat]), " ", self.teller.names[seat])

    def spoken_to(self, seat: int, sentence: str) -> Text:
        """A sentence for one player, with the letter and the name in front."""
        words = self.words("cli-owes", player=self.teller.names[seat], prompt=sentence)
        return Text.assemble((LETTERS[seat], SEAT_STYLES[seat]), " ", words, style="bold")

    # ---- the fallback: plain data, readable

    def _facts(self, facts: dict[str, object], mark: Text) -> list[RenderableType]:
        """Short facts in a row behind the mark; each longer one below, indented."""
        lines: list[RenderableType] = []
        short = {key: self._in_a_word(value) for key, value in facts.items()}
        row = [Text.assemble((f"{self._name(key)}: ", "dim"), value) for key, value in short.items() if value]
        if row or mark.plain.strip():
            lines.append(Flow(mark, row))
        for key, value in facts.items():
            if not short[key] and value not in (None, "", [], {}):
                lines.append(Text(" " * mark.cell_len + self._name(key), style="bold"))
                lines += self._inside(value, mark.cell_len + 2)
        return lines

    def _inside(self, value: object, indent: int) -> list[RenderableType]:
        if isinstance(value, dict):
            return self._facts(value, Text(" " * indent))
        items = value if isinstance(value, list) else [value]
        lines: list[RenderableType] = []
        for number, item in enumerate(items):
            mark = Text(" " * indent)
            mark.append_text(self.player(number) if len(items) == self.ruleset.players else Text(f"{number + 1}."))
            mark.append("  ")
            if isinstance(item, dict):
                lines += self._facts(item, mark)
            else:
                lines.append(Flow(mark, [Text(self._in_a_word(item) or "–")]))
        return lines

    def _in_a_word(self, value: object) -> str:
        """A short value as one piece of text; empty if it needs lines of its own."""
        if isinstance(value, bool):
            return self.words("cli-yes") if value else self.words("cli-no")
        if isinstance(value, int):
            return str(value)
        if isinstance(value, str):
            return self.teller.component(value)
        if isinstance(value, list) and value and all(isinstance(item, int | str) for item in value):
            return ", ".join(self._in_a_word(item) for item in value)
        return ""

    def _name(self, key: str) -> str:
        return self.teller.component(key).replace("_", " ")
