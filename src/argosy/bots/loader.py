"""Bots loaded from files: `mybot.py:MyBot`, a class with the one method `choose(knowledge)`."""

import contextlib
import importlib.util
import inspect
import sys
import traceback
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

from argosy.bots.fault_limits import BotFault, checked_answer, cut
from argosy.bots.knowledge import Knowledge
from argosy.engine.chance import Chance
from argosy.engine.errors import BadChoice

_FAILURES: Final = (Exception, SystemExit)  # not KeyboardInterrupt: that is the user's


class LoadedBot:
    """Asks the user's object. Whatever goes wrong in there is a `BotFault` that names file and line."""

    def __init__(self, file: str, name: str, chance: Chance) -> None:
        self.file = file
        made = _constructed(file, name, load_class(file, name), chance)
        self._choose: Callable[[Knowledge], object] = made.choose  # type: ignore[attr-defined]

    def choose(self, knowledge: Knowledge) -> int:
        try:
            with contextlib.redirect_stdout(sys.stderr):  # ours is for results
                answer = self._choose(knowledge)
            if not isinstance(answer, (bool, str)) and hasattr(answer, "__index__"):
                answer = int(answer.__index__())  # NumPy's whole numbers are welcome
        except _FAILURES as error:
            raise BotFault(f"choose failed{_place(self.file, error)}: {_error_text(error)}") from error
        return checked_answer(knowledge, answer)


def load_class(file: str, name: str) -> type[object]:
    """The class, or a BadChoice that says why it cannot be had."""
    path = Path(file)
    if not path.is_file():
        raise BadChoice(f"{file}:{name}: there is no file {file}")
    found = _namespace(file, str(path.resolve())).get(name)
    if not isinstance(found, type):
        raise BadChoice(f"{file}:{name}: {file} has no class {name!r}{_classes(file, str(path.resolve()))}")
    if not callable(getattr(found, "choose", None)):
        raise BadChoice(f"{file}:{name}: the class has no method 'choose(self, knowledge)'")
    return found


@cache
def _namespace(file: str, path: str) -> dict[str, object]:
    """What the file defines. It is run once; modules beside it can be imported."""
    spec = importlib.util.spec_from_file_location(f"argosy_loaded_bot_{Path(path).stem}", path)
    if spec is None or spec.loader is None:
        raise BadChoice(f"{file} is not a Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    folder = str(Path(path).parent)
    if folder not in sys.path:
        sys.path.append(folder)
    try:
        with contextlib.redirect_stdout(sys.stderr):
            spec.loader.exec_module(module)
    except _FAILURES as error:
        raise BadChoice(f"{file} cannot be loaded{_place(file, error)}: {_error_text(error)}") from error
    return vars(module)


def _constructed(file: str, name: str, wanted: type[object], chance: Chance) -> object:
    seed = chance.next_word()
    try:
        with contextlib.redirect_stdout(sys.stderr):
            return wanted(seed=seed) if _takes_seed(wanted) else wanted()  # type: ignore[call-arg]
    except _FAILURES as error:
        raise BadChoice(f"{file}:{name} cannot be made{_place(file, error)}: {_error_text(error)}") from error


def _takes_seed(wanted: type[object]) -> bool:
    try:
        return "seed" in inspect.signature(wanted).parameters
    except (TypeError, ValueError):
        return False


def _classes(file: str, path: str) -> str:
    """The bots that the file does have."""
    names = [key for key, value in _namespace(file, path).items() if isinstance(value, type) and hasattr(value, "choose")]
    return f": it has {', '.join(names)}" if names else ""


def _place(file: str, error: BaseException) -> str:
    """The last line of the user's own file that led to the error."""
    if isinstance(error, SyntaxError) and error.filename and Path(error.filename).name == Path(file).name:
        return f" ({file}, line {error.lineno})"
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if Path(frame.filename).name == Path(file).name]
    return f" ({file}, line {lines[-1]})" if lines else ""


def _error_text(error: BaseException) -> str:
    message = error.msg if isinstance(error, SyntaxError) else str(error)
    return cut(" ".join(f"{type(error).__name__}: {message}".split()), 200)
