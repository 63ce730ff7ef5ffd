"""What the command line says and where it says it: messages in the reader's language, and the screen."""

import json
import sys

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table as Grid
from rich.text import Text

from argosy.engine.position import Ruleset, Title
from argosy.engine.rules import Fact
from argosy.texts import messages, say


class Words:
    """The messages of one language: `words("cli-winner", player="Ada", points=52)`."""

    def __init__(self, language: str) -> None:
        messages(language)
        self.language = language

    def title(self, title: Title | Ruleset) -> str:
        """What a title is called in full."""
        name = title.name if isinstance(title, Title) else title.title
        return say(self.language, f"{title.family}-title-{name}")

    def __call__(self, key: str, **facts: Fact) -> str:
        return say(self.language, key, facts)


class Screen:
    """Prints what is drawn with Rich, and sentences: wrapped for eyes, whole lines for pipes."""

    def __init__(self) -> None:
        self.console = _QuietConsole(markup=False, highlight=False, emoji=False)

    def show(self, drawn: RenderableType) -> None:
        if self.console.is_terminal:
            self.console.print(drawn)
            return
        with self.console.capture() as captured:
            self.console.print(drawn)
        for line in captured.get().splitlines():
            sys.stdout.write(line.rstrip() + "\n")

    def say(self, sentence: str, style: str = "") -> None:
        self.console.print(Text(sentence, style=style), soft_wrap=not self.console.is_terminal)

    def tell(self, sentences: list[str]) -> None:
        for sentence in sentences:
            if self.console.is_terminal:
                self.console.print(hanging("  · ", Text(sentence)))
            else:
                self.say(f"  · {sentence}")

    def heading(self, text: str) -> None:
        self.console.rule(Text(text, style="bold"), align="left", style="dim")

    def blank(self) -> None:
        self.console.print()

    def clear(self) -> None:
        """Takes what was shown and typed off the screen, out of what scrolls back and out of the typed lines to recall."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")
            self.console.file.flush()
        if "readline" in sys.modules:
            sys.modules["readline"].clear_history()


class _QuietConsole(Console):
    def on_broken_pipe(self) -> None:
        raise BrokenPipeError  # main ends quietly


class Flow:
    """Parts in a row behind a mark, as many in a line as fit; no part is broken, and further lines are indented as far."""

    def __init__(self, mark: Text, parts: list[Text], joint: str = " · ") -> None:
        self.mark = mark
        self.parts = parts
        self.joint = joint

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = self.mark.copy()
        empty = True
        for part in self.parts:
            if not empty and line.cell_len + len(self.joint) + part.cell_len > options.max_width:
                yield line
                line = Text(" " * self.mark.cell_len)
                empty = True
            line.append_text(part if empty else Text(self.joint) + part)
            empty = False
        yield line


def hanging(mark: str | Text, text: Text) -> RenderableType:
    """The text behind a mark, its further lines indented as far."""
    grid = Grid.grid()
    grid.add_column(no_wrap=True)
    grid.add_column()
    grid.add_row(mark, text)
    return grid


def print_json(plain: object) -> None:
    sys.stdout.write(json.dumps(plain, ensure_ascii=False) + "\n")
