"""`argosy tune`: weights for a title's value function, learnt from games of bots among themselves."""

import signal
from argparse import Namespace
from pathlib import Path

from argosy.cli.messages import Screen, Words
from argosy.cli.progress import progress_on_stderr
from argosy.engine.errors import BadChoice
from argosy.lab.executor import Resources
from argosy.lab.tune import state_beside, tune
from argosy.lab.tuning_games import Target
from argosy.titles import title_named


def run(asked: Namespace) -> None:
    target = Target(title_named(asked.title).name, asked.pack)
    out = Path(asked.out)
    _check(out, asked.resume)
    resources = Resources(asked.jobs, asked.ray)
    words = Words(asked.lang)
    with progress_on_stderr() as progress:
        stopping: list[int] = []
        tasks = {kind: progress.add_task(words(f"tune-{kind}"), total=None) for kind in ("watched", "generation", "forecast")}

        def report(kind: str, done: int, total: int) -> None:
            progress.update(tasks[kind], completed=done, total=total)
            if stopping:
                raise KeyboardInterrupt

        # Ctrl-C is noted, and heeded between two games: what was learnt until then is whole.
        before = signal.signal(signal.SIGINT, lambda number, frame: stopping.append(number))
        try:
            finished = tune(target, asked.generations, asked.seed, out, report, resume=asked.resume, resources=resources)
        finally:
            signal.signal(signal.SIGINT, before)
    screen = Screen()
    screen.say(words("tune-saved", file=str(out)))
    if not finished:
        screen.say(words("tune-stopped"))
        raise KeyboardInterrupt


def _check(out: Path, resume: bool) -> None:
    state = state_beside(out)
    if out.suffix != ".toml":
        raise BadChoice(f"{out}: weights are kept in a .toml file, as in --out weights.toml")
    if out.is_dir() or not out.absolute().parent.is_dir():
        raise BadChoice(f"{out}: weights cannot be kept there; name a file in a directory that exists")
    if resume and not state.exists():
        raise BadChoice(f"there is nothing to go on with: {state} does not exist")
    if not resume and (out.exists() or state.exists()):
        raise BadChoice(f"{out} has weights of an earlier run: go on with it by --resume, or choose another --out")
