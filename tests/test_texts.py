"""Every sentence is there, in every language, and none is there in vain.

Which messages are needed is read from the code: rules, catalogues, options and scores are asked for theirs; refusals,
events and prompts are found where the source makes them.
"""

import ast
import importlib
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import argosy
from argosy.engine.errors import BadChoice
from argosy.engine.position import Ruleset
from argosy.engine.rules import Facts
from argosy.texts import LANGUAGES, Teller, say

PACKAGE = Path(argosy.__file__).parent
FOLDERS = [folder for folder in sorted((PACKAGE / "titles").iterdir()) if (folder / "rules").exists()]
FAMILIES = {folder.name.replace("_", "-"): folder for folder in FOLDERS}
CLIENT = Path(__file__).parent.parent / "client" / "src"
PLAYABLE = sorted({title.family for title in argosy.TITLES.values()})
ENDING = re.compile(r"[.!?]$")
ANY = ".+"  # stands, in a pattern of keys, for what the source computes


# ---- the messages that are there


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (the visitor's spelling)
        self.found.add(node.id.name)


def files_of(language: str) -> list[Path]:
    return sorted(PACKAGE.glob(f"**/locale/{language}.ftl"))


@cache
def messages(language: str) -> dict[str, set[str]]:
    """Every key, with the variables of its message."""
    found: dict[str, set[str]] = {}
    for file in files_of(language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file.name}: cannot be read: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{file.name}: a second {entry.id.name}"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.found
    return found


def keys_of(family: str) -> set[str]:
    return {key for key in messages("en") if key.startswith(family + "-")}


def written_families() -> list[str]:
    return [family for family in PLAYABLE if keys_of(family)]


# ---- the messages that are needed


def calls_in(family: str) -> Iterator[tuple[ast.Call, str, dict[str, object]]]:
    """Every call in the family's source, the name of what is called, and the names its file knows."""
    folder = FAMILIES[family]
    for file in [*sorted(folder.glob("rules/*.py")), *sorted(folder.glob("*.py"))]:
        module = ".".join(file.relative_to(PACKAGE.parent).with_suffix("").parts)
        known = vars(importlib.import_module(module))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                yield node, node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", ""), known


def values_of(node: ast.expr, known: dict[str, object]) -> list[str]:
    """The texts an expression can be, as patterns: one for each that it will be, or one for all that it might be."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [re.escape(node.value)]
    if isinstance(node, ast.IfExp):
        return values_of(node.body, known) + values_of(node.orelse, known)
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name | ast.Attribute):
        name, _, attribute = ast.unparse(node.value).partition(".")
        table = getattr(known.get(name), attribute, None) if attribute else known.get(name)
        if isinstance(table, list | tuple):
            return ["(?:" + "|".join(re.escape(text) for text in table) + ")"]
    return [ANY]


def patterns_in_source(family: str) -> set[str]:
    """Patterns of all keys of refusals, events, reasons and prompts that the family's source can make."""
    patterns: set[str] = set()
    for node, name, known in calls_in(family):
        arguments = dict(zip(("rule", "reason"), node.args, strict=False)) | {word.arg: word.value for word in node.keywords}
        if name == "Refusal":
            for rule in values_of(arguments["rule"], known):
                for reason in values_of(arguments["reason"], known) if "reason" in arguments else [""]:
                    patterns.add(f"{family}-refuse-{rule}" + (f"-{reason}" if reason else ""))
        elif name in ("tell", "Event"):
            # `state.tell("drew", ...)` and `tell(state, "drew", ...)` alike
            kinds = [values_of(argument, known) for argument in node.args]
            patterns |= {f"{family}-event-{kind}" for kind in next((kind for kind in kinds if ANY not in kind), [])}
        elif name == "Reason":
            patterns |= {f"{family}-reason-{kind}" for kind in values_of(node.args[0], known)}
        elif name == "Prompt":
            patterns |= {f"{family}-prompt-{kind}" for kind in values_of(node.args[0], known)}
    return patterns


def rulesets_of(family: str) -> Iterator[Ruleset]:
    for title in argosy.TITLES.values():
        if title.family == family:
            for players in range(title.min_players, title.max_players + 1):
                for options in [{}, *({option.name: value} for option in title.options for value in option.values)]:
                    try:
                        yield title.ruleset(players, options, None)
                    except BadChoice:  # a side that does not suit this number of players
                        continue


def keys_asked_for(family: str) -> set[str]:
    """The keys of what titles know about themselves: rules, options, catalogues, scores, stages."""
    tails: set[str] = {"length"}
    for title in argosy.TITLES.values():
        if title.family == family:
            tails |= {f"title-{title.name}", f"about-{title.name}"}
            tails |= {f"option-{option.name}" for option in title.options}
            tails |= {f"rule-{rule.id}" for rule in title.rules}
            tails |= {f"chapter-{rule.id.split('-')[0]}" for rule in title.rules}
            scores = argosy.new_game(title.name, players=title.max_players, seed=1).scores()
            tails |= {f"score-{part}" for part in scores[0].parts}
    for ruleset in rulesets_of(family):
        tails |= {f"action-{action.kind}" for action in ruleset.catalogue.actions}
    if (FAMILIES[family] / "rules" / "stages.py").exists():
        stages = importlib.import_module(f"argosy.titles.{FAMILIES[family].name}.rules.stages")
        tails |= {f"stage-{name}" for name in stages.NAMES}
    return {f"{family}-{tail}" for tail in tails}


def syntax_above_titles() -> Iterator[ast.AST]:
    for file in sorted(PACKAGE.rglob("*.py")):
        if "rules" not in file.parts and file.parent != PACKAGE / "titles":
            yield from ast.walk(ast.parse(file.read_text(encoding="utf-8")))


@cache
def shared_patterns() -> set[str]:
    """What the code above the titles may say: texts in its source, f-strings with ANY for what is filled in."""
    patterns: set[str] = set()
    for node in syntax_above_titles():
        if isinstance(node, ast.JoinedStr):
            parts = [re.escape(part.value) if isinstance(part, ast.Constant) else ANY for part in node.values]
            if parts[0] != ANY:
                patterns.add("".join(parts))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            patterns.add(re.escape(node.value))
    return patterns


def shared_keys_asked_for() -> set[str]:
    """The keys that the code above the titles spells out where it says them: `say(language, "...")`, `words("...")`."""
    keys: set[str] = set()
    for node in syntax_above_titles():
        if isinstance(node, ast.Call):
            called = ast.unparse(node.func)
            first = node.args[:2] if called == "say" else node.args[:1] if re.search(r"words$|^Words\(", called) else []
            for argument in first:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    keys.add(argument.value)
    return keys


@cache
def client_patterns() -> set[str]:
    """What the browser client may say: every text in its source, with ANY for what is filled in."""
    patterns: set[str] = set()
    for file in sorted([*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]):
        for text in re.findall(r"""["'`]([\w-]+(?:[\w-]|\$\{[^{}`]*\})*)["'`]""", file.read_text(encoding="utf-8")):
            patterns.add(
                ("" if text.startswith("client-") else "client-")
                + ANY.join(re.escape(part) for part in re.split(r"\$\{[^{}]*\}", text))
            )
    return patterns


def client_keys_asked_for() -> set[str]:
    """The keys that the client spells out where it says them: `say("...")`, also in both cases of a choice."""
    keys: set[str] = set()
    for file in sorted([*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]):
        for one, other, only in re.findall(
            r"""\bsay\((?:[^"'`()]*\? "([\w-]+)" : "([\w-]+)"|"([\w-]+)")""", file.read_text(encoding="utf-8")
        ):
            keys |= {f"client-{key}" for key in (one, other, only) if key}
    return keys


def one_of(patterns: set[str]) -> re.Pattern[str]:
    return re.compile("|".join(f"(?:{pattern})" for pattern in sorted(patterns)))


# ---- the proofs


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_variables(language: str) -> None:
    assert messages(language) == messages("en")


@pytest.mark.parametrize("family", written_families())
def test_no_message_of_a_family_is_missing(family: str) -> None:
    known = keys_of(family)
    needed = [re.escape(key) for key in keys_asked_for(family)] + sorted(patterns_in_source(family))
    assert [pattern for pattern in needed if not any(re.fullmatch(pattern, key) for key in known)] == []


@pytest.mark.parametrize("family", written_families())
def test_no_message_of_a_family_is_unused(family: str) -> None:
    said = one_of(patterns_in_source(family) | shared_patterns())
    assert sorted(key for key in keys_of(family) - keys_asked_for(family) if not said.fullmatch(key)) == []


def test_no_shared_message_is_missing_or_unused() -> None:
    shared = {key for key in messages("en") if not any(key.startswith(family + "-") for family in FAMILIES)}
    written = {key.split("-")[0] for key in shared}  # "player", "cli", ...
    assert sorted(key for key in shared_keys_asked_for() - shared if key.split("-")[0] in written) == []
    assert sorted(client_keys_asked_for() - shared) == []
    said = one_of(shared_patterns() | client_patterns())
    assert sorted(key for key in shared if not said.fullmatch(key)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", argosy.TITLES)
def test_every_message_can_be_said(title: str, language: str) -> None:
    """With none, one and several of whatever is counted."""
    family = argosy.TITLES[title].family
    for key, variables in messages(language).items():
        if not key.startswith(family + "-"):
            continue
        for number in (0, 1, 2, 5):
            facts: Facts = dict.fromkeys(variables, number) | {"title": title}
            text = say(language, key, facts)
            assert text == text.strip(), key
            assert text, key
            assert "  " not in text, key
            if re.match(rf"{family}-(rule|refuse|event|prompt|about|option)-", key):
                assert ENDING.search(text), f"{key} is not a whole sentence: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_said_as_fluents_own_runtime_says_it(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for file in files_of(language):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    for key, variables in messages(language).items():
        for fact in (0, 1, -1, 2, 5, 1234, -56_789, 2_000_000, *argosy.TITLES, "days"):
            facts: Facts = dict.fromkeys(variables, "days" if fact in argosy.TITLES else fact)  # no vowel: elision is ours alone
            if "title" in facts:
                facts["title"] = fact
            text, errors = bundle.format_pattern(bundle.get_message(key).value, facts)
            if language == "fr" and facts.get("title") == fact:
                text = re.sub(f"de (?={fact})", "d’", text) if str(fact)[0] in "ae" else text
            assert (say(language, key, facts), []) == (text, errors), key


def test_a_fact_or_message_that_is_missing_raises() -> None:
    with pytest.raises(KeyError):
        say("en", "player-numbered")
    with pytest.raises(KeyError):
        say("en", "no-such-message")


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("title", argosy.TITLES)
def test_whole_games_can_be_told(title: str, seed: int) -> None:
    known = argosy.TITLES[title]
    players = min(known.min_players + seed, known.max_players)
    game = argosy.new_game(title, players=players, seed=seed)
    tellers = [Teller(game.ruleset, language) for language in LANGUAGES]
    chance = random.Random(seed)
    for step in range(100_000):
        if game.is_over:
            break
        for seat in game.to_act:
            for teller in tellers:
                teller.prompt(game.position.asks(seat))
        if step % 10 == 0:
            tell_all_actions(game, tellers)
        seat = chance.choice(game.to_act)
        game.position.play(seat, chance.choice(game.position.legal(seat)))
    assert game.is_over
    tell_all_actions(game, tellers)
    for teller in tellers:
        for event in game.journal.events:  # those that only one seat may read too
            assert teller.event(event)


@pytest.mark.parametrize(
    ("name", "told"), [("Aurélie", "d’Aurélie"), ("Élodie", "d’Élodie"), ("Œdipe", "d’Œdipe"), ("Hugo", "de Hugo"), ("8", "de 8")]
)
def test_french_elides_before_a_name(name: str, told: str) -> None:
    assert say("fr", "tables-undo-count-other", {"count": 1, "player": name}) == f"une décision {told}"
    assert say("en", "tables-undo-count-other", {"count": 1, "player": name}) == f"a decision of {name}"


def test_what_is_in_a_name_is_not_elided() -> None:
    assert "la place de Señora de Atocha" in say("fr", "tables-notice-link", {"by": "Ada", "player": "Señora de Atocha"})


def tell_all_actions(game: argosy.Game, tellers: list[Teller]) -> None:
    """The label of every legal action and the refusal of every other one, for every seat, in every language."""
    told: set[str] = set()
    for seat in range(game.players):
        legal = game.position.legal(seat)
        for action in game.catalogue.actions:
            refusal = game.position.why_not(seat, action.number)
            assert (refusal is None) == (action.number in legal), action.name
            if refusal is None:
                for teller in tellers:
                    assert teller.action(action)
                continue
            same = f"{refusal.message} {refusal.facts}"  # many actions are refused alike
            if same not in told:
                told.add(same)
                for teller in tellers:
                    assert teller.refusal(refusal)
