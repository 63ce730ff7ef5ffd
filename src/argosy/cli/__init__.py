"""The command `argosy`: reads what was asked, does it, and tells every mistake in one line."""

import os
import sys
from contextlib import suppress
from io import TextIOWrapper

from argosy.cli.arguments import parsed
from argosy.engine.errors import ArgosyError

WRONG_INPUT = 2
INTERRUPTED = 130  # as shells say it: 128 and the signal's number
NOBODY_READS = 141


def main(arguments: list[str] | None = None) -> int:
    sys.stdin = sys.stdin or open(os.devnull)  # noqa: SIM115 (closed by the shell: nothing is read, nothing is shown)
    sys.stdout = sys.stdout or open(os.devnull, "w")  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without our letters shows others, it does not stop us
    try:
        asked = parsed(sys.argv[1:] if arguments is None else arguments)
        asked.run(asked)
        sys.stdout.flush()
    except SystemExit as leaving:  # argparse: after --help and --version, or after its own line about a mistake
        return leaving.code if isinstance(leaving.code, int) else 0
    except (ArgosyError, UnicodeError) as error:
        return _wrong(str(error))
    except BrokenPipeError:
        _forget_stdout()
        return NOBODY_READS
    except OSError as error:
        _forget_stdout()
        return _wrong(f"{error.filename or 'output'}: {error.strerror or error}")
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


def _wrong(text: str) -> int:
    print(f"argosy: {' '.join(text.split())}", file=sys.stderr)
    return WRONG_INPUT


def _forget_stdout() -> None:
    """What is left in its buffer can no longer be written, and would be complained about when Python ends."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
