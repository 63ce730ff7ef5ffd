"""A bot in any language: a program that reads one JSON line per decision and answers with one."""

import json
import os
import selectors
import shlex
import shutil
import signal
import subprocess
import time
from typing import Final

from argosy.bots.fault_limits import BotFault, checked_answer, cut
from argosy.bots.knowledge import Knowledge
from argosy.engine.errors import BadChoice

USUAL_TIME_LIMIT: Final = 5.0  # seconds for one decision
_FAREWELL: Final = 0.3  # seconds to end by itself once nothing more is asked
_LONGEST_ANSWER: Final = 10_000  # bytes
_CHUNK: Final = 65_536
_LAST_WORDS: Final = 200  # characters of its standard error that are told


class ExternalBot:
    """Starts the program at the first decision, and again after it was late or crashed."""

    def __init__(self, command: str, time_limit: float = USUAL_TIME_LIMIT) -> None:
        self.words = words_of(command)
        self.time_limit = time_limit
        self._program: _Program | None = None

    def choose(self, knowledge: Knowledge) -> int:
        deadline = time.monotonic() + self.time_limit
        try:
            if self._program is None:
                self._program = _Program(self.words)
            line = self._program.ask(question(knowledge, self.time_limit), deadline)
        except _Late:
            self._end(0.0)
            raise BotFault(f"no answer within {self.time_limit:g} s") from None
        except BotFault:
            self.close()
            raise
        return checked_answer(knowledge, answer_in(line))

    def close(self) -> None:
        self._end(_FAREWELL)

    def _end(self, patience: float) -> None:
        if self._program is not None:
            self._program.end(patience)
            self._program = None


def words_of(command: str) -> list[str]:
    """The command's words, if it names a program that can be run."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BadChoice(f"exec:{command}: {error}") from None
    if not words:
        raise BadChoice("exec: names no program: give one as in exec:./mybot")
    if shutil.which(words[0]) is None:
        reason = "cannot be run (chmod +x makes it a program)" if os.path.exists(words[0]) else "does not exist"
        raise BadChoice(f"exec:{command}: the program {words[0]} {reason}")
    return words


def question(knowledge: Knowledge, time_limit: float) -> bytes:
    """The line that the program is sent. docs/bots.md describes it."""
    legal = knowledge.legal()
    prompt = knowledge.prompt()
    plain = {
        "ply": knowledge.ply,
        "seat": knowledge.seat,
        "title": knowledge.ruleset.title,
        "players": knowledge.players,
        "options": knowledge.ruleset.options,
        "prompt": {"kind": prompt.kind, "facts": prompt.facts},
        "legal": [knowledge.catalogue.name(number) for number in legal],
        "numbers": legal,
        "view": knowledge.view(),
        "time_limit": time_limit,
    }
    return json.dumps(plain, separators=(",", ":")).encode() + b"\n"


def answer_in(line: bytes) -> object:
    """The action that an answer names."""
    try:
        plain = json.loads(line)
    except (ValueError, RecursionError):
        raise BotFault(f"the answer is not JSON: {_text(line, 80)!r}") from None
    if not isinstance(plain, dict) or "action" not in plain:
        raise BotFault(f'the answer should be like {{"action": "pass"}}, not {_text(line, 80)!r}')
    return plain["action"]


class _Late(Exception):
    """The time limit is over."""


class _Program:
    """A running program. It leads a process group of its own, so that all it started ends with it."""

    def __init__(self, words: list[str]) -> None:
        try:
            self.process = subprocess.Popen(
                words, bufsize=0, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
            )
        except OSError as error:
            raise BotFault(f"it cannot be started: {error.strerror or error}") from None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        self.stdin = self.process.stdin.fileno()
        self.stdout = self.process.stdout.fileno()
        self.stderr = self.process.stderr.fileno()
        for stream in (self.stdin, self.stdout, self.stderr):
            os.set_blocking(stream, False)
        self.said = b""  # on standard output, not yet taken as an answer
        self.complaints = b""  # the end of its standard error
        self.reading = {self.stdout, self.stderr}

    def ask(self, line: bytes, deadline: float) -> bytes:
        """Sends the line and gives the one that comes back, without ever waiting beyond the deadline."""
        self._hear()
        if self.said:
            raise BotFault(f"it said more than one line per decision: {_text(self.said, 80)!r}")
        unsent = line
        while b"\n" not in self.said:
            if len(self.said) > _LONGEST_ANSWER:
                raise BotFault(f"the answer is longer than {_LONGEST_ANSWER} bytes")
            if self.stdout not in self.reading:
                raise BotFault(f"it ended without an answer{self._how_it_ended()}")
            self._wait(deadline, bool(unsent))
            unsent = self._send(unsent)
            self._hear()
        answer, _newline, self.said = self.said.partition(b"\n")
        return answer

    def end(self, patience: float) -> None:
        """Closes its input, waits so many seconds at most, then ends whatever is left of it."""
        process = self.process
        if process.stdin is not None:
            process.stdin.close()
        self._await_exit(patience)
        try:  # before wait(): as long as the process is not waited for, the group's number is its own
            os.killpg(process.pid, signal.SIGKILL)
        except (ProcessLookupError, PermissionError):
            process.kill()
        process.wait()
        for stream in (process.stdout, process.stderr):
            if stream is not None:
                stream.close()

    def _wait(self, deadline: float, sending: bool) -> None:
        left = deadline - time.monotonic()
        if left <= 0:
            raise _Late
        with selectors.DefaultSelector() as selector:
            for stream in self.reading:
                selector.register(stream, selectors.EVENT_READ)
            if sending:
                selector.register(self.stdin, selectors.EVENT_WRITE)
            selector.select(left)

    def _send(self, unsent: bytes) -> bytes:
        if not unsent:
            return unsent
        try:
            return unsent[os.write(self.stdin, unsent) :]
        except BlockingIOError:
            return unsent
        except BrokenPipeError:  # whether this or the end of its output is seen first is chance: the end is told alike
            ended = self._await_exit(_FAREWELL) is not None
            raise BotFault(f"it {'ended without an answer' if ended else 'closed its input'}{self._how_it_ended()}") from None

    def _hear(self) -> None:
        for stream in list(self.reading):
            try:
                heard = os.read(stream, _CHUNK)
            except BlockingIOError:
                continue
            if not heard:
                self.reading.discard(stream)
            elif stream == self.stdout:
                self.said += heard
            else:
                self.complaints = (self.complaints + heard)[-_CHUNK:]

    def _how_it_ended(self) -> str:
        """Its exit code, and the end of what it complained about."""
        code = self._await_exit(_FAREWELL)
        if self.stderr in self.reading:
            self._hear()
        told = "" if code is None else f", exit code {code}" if code >= 0 else f", by signal {-code}"
        words = _text(self.complaints, _CHUNK)
        if words:
            told += f"; it complained: {words if len(words) <= _LAST_WORDS else '...' + words[-_LAST_WORDS:]}"
        return told

    def _await_exit(self, seconds: float) -> int | None:
        """How the process ended, without waiting for it for good: None if it still runs."""
        until = time.monotonic() + seconds
        while True:
            ended = os.waitid(os.P_PID, self.process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT)
            if ended is not None:
                return ended.si_status if ended.si_code == os.CLD_EXITED else -ended.si_status
            if time.monotonic() >= until:
                return None
            time.sleep(0.005)


def _text(words: bytes, longest: int) -> str:
    return cut(" ".join(words.decode(errors="replace").split()), longest)
