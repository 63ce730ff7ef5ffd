"""`argosy completion bash|zsh|fish`: a script that completes commands, options, titles, choices and files in a shell."""

import argparse
import shlex
from argparse import Namespace
from dataclasses import dataclass

from argosy.titles import TITLES

SHELLS = ("bash", "zsh", "fish")


@dataclass(frozen=True)
class Argument:
    names: list[str]  # of an option; none for what stands alone
    takes: str  # "nothing", "words", "files", "folders" or "anything"
    words: list[str]
    help: str


@dataclass(frozen=True)
class Command:
    name: str
    help: str
    arguments: list[Argument]


def run(asked: Namespace) -> None:
    parser: argparse.ArgumentParser = asked.root
    write = {"bash": bash, "zsh": zsh, "fish": fish}[asked.shell]
    print(write(commands_of(parser), _arguments_of(parser)))


def commands_of(parser: argparse.ArgumentParser) -> list[Command]:
    (listed,) = [action for action in parser._actions if isinstance(action, argparse._SubParsersAction)]
    return [Command(name, added.description or "", _arguments_of(added)) for name, added in listed.choices.items()]


def _arguments_of(parser: argparse.ArgumentParser) -> list[Argument]:
    plain = [action for action in parser._actions if not isinstance(action, argparse._SubParsersAction)]
    return [Argument(list(action.option_strings), *_taken_by(action), action.help or "") for action in plain]


def _taken_by(action: argparse.Action) -> tuple[str, list[str]]:
    kind = str(action.metavar or "")
    if action.nargs == 0:
        return "nothing", []
    if action.choices is not None:
        return "words", [str(choice) for choice in action.choices]
    if kind == "TITLE":
        return "words", list(TITLES)
    if kind == "DIR":
        return "folders", []
    return ("files" if kind.startswith("FILE") or kind == "DB" else "anything"), []


def bash(commands: list[Command], always: list[Argument]) -> str:
    first = [command.name for command in commands] + [name for argument in always for name in argument.names]
    lines = [
        "# argosy: completion for bash; put it to use by: source <(argosy completion bash)",
        "_argosy() {",
        '  local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"',
        "  COMPREPLY=()",
        f'  if [ "$COMP_CWORD" -eq 1 ]; then COMPREPLY=($(compgen -W {_quoted(first)} -- "$word")); return; fi',
        '  case "${COMP_WORDS[1]} $before" in',
        *[_bash_value(command, argument) for command in commands for argument in command.arguments if _has_value(argument)],
        "  esac",
        '  case "${COMP_WORDS[1]}" in',
        *[_bash_command(command) for command in commands],
        "  esac",
        "}",
        "complete -o filenames -F _argosy argosy",
    ]
    return "\n".join(lines)


def zsh(commands: list[Command], always: list[Argument]) -> str:
    """By the same function: zsh runs bash's."""
    script = bash(commands, always).split("\n", 1)[1]
    begun = [
        "# argosy: completion for zsh; put it to use by: source <(argosy completion zsh)",
        "autoload -U +X compinit && compinit -u",
        "autoload -U +X bashcompinit && bashcompinit",
    ]
    return "\n".join([*begun, script])


def fish(commands: list[Command], always: list[Argument]) -> str:
    lines = [
        "# argosy: completion for fish; put it to use by: argosy completion fish | source",
        "complete -c argosy -f",
        *[_fish_argument("__fish_use_subcommand", argument) for argument in always],
    ]
    for command in commands:
        lines.append(f"complete -c argosy -n __fish_use_subcommand -a {command.name} -d {shlex.quote(command.help)}")
        seen = shlex.quote(f"__fish_seen_subcommand_from {command.name}")
        lines += [_fish_argument(seen, argument) for argument in command.arguments]
    return "\n".join(lines)


def _has_value(argument: Argument) -> bool:
    return bool(argument.names) and argument.takes != "nothing"


def _bash_value(command: Command, argument: Argument) -> str:
    """What may follow this option."""
    where = "|".join(f'"{command.name} {name}"' for name in argument.names)
    return f"    {where}) {_bash_offer([argument], argument.words)} return;;"


def _bash_command(command: Command) -> str:
    """What may stand where no option's value is due."""
    alone = [argument for argument in command.arguments if not argument.names]
    words = [word for argument in alone for word in argument.words]
    words += [name for argument in command.arguments for name in argument.names]
    return f"    {command.name}) {_bash_offer(alone, words)};"


def _bash_offer(arguments: list[Argument], words: list[str]) -> str:
    kinds = {argument.takes for argument in arguments}
    flags = " -f" if "files" in kinds else " -d" if "folders" in kinds else ""
    if not flags and not words:
        return ""
    chosen = f" -W {_quoted(words)}" if words else ""
    return f'COMPREPLY=($(compgen{flags}{chosen} -- "$word"));'


def _fish_argument(condition: str, argument: Argument) -> str:
    line = f"complete -c argosy -n {condition}"
    for name in argument.names:
        line += f" -l {name[2:]}" if name.startswith("--") else f" -s {name[1:]}"
    if argument.takes == "files":
        line += " -r -F" if argument.names else " -F"
    elif argument.takes == "folders":
        line += " -x -a '(__fish_complete_directories)'"
    elif argument.words:
        line += (" -x" if argument.names else "") + f" -a {_quoted(argument.words)}"
    elif _has_value(argument):
        line += " -x"
    return line + (f" -d {shlex.quote(argument.help)}" if argument.help else "")


def _quoted(words: list[str]) -> str:
    return shlex.quote(" ".join(words))
