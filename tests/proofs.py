"""The generic proofs: what holds for every title, at every table, in every position. They know no title.

Each `check_...` raises AssertionError and says what is wrong. The tests call them over whole games; `soak.py` calls them
over thousands.
"""

import importlib
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import islice, product
from typing import Any

from argosy import TITLES, BadChoice, BadPosition, IllegalAction
from argosy.bots.greedy import best_of
from argosy.bots.trained_values import value_of
from argosy.engine.catalogue import Catalogue
from argosy.engine.chance import Chance, chance_from_seed, chance_from_text
from argosy.engine.journal import Journal
from argosy.engine.position import Option, Plain, Position, Ruleset
from argosy.engine.record import Record, fingerprint, record_from_text, replay
from argosy.engine.rules import Facts

MOST_DECISIONS = 5_000  # no game may take longer

# ---- the tables that can be played


@dataclass(frozen=True)
class Table:
    """One title with its number of players, options and component pack."""

    title: str
    players: int
    options: tuple[tuple[str, Option], ...] = ()
    pack: str | None = None  # a directory; None: ours

    @cached_property
    def ruleset(self) -> Ruleset:
        return TITLES[self.title].ruleset(self.players, dict(self.options), self.pack)

    @property
    def name(self) -> str:
        """`age-of-sail-4p-side-1`: for test ids and file names."""
        parts = [self.title, f"{self.players}p"]
        usual = {option.name: option.values[0] for option in TITLES[self.title].options if option.values}
        for option, value in self.options:
            if value is not False and not (isinstance(value, str) and value == usual[option]):
                parts.append(option.replace("_", "-") if value is True else f"{option}-{value}".replace("_", "-"))
        return "-".join(parts if len(parts) < 5 else [*parts[:2], "all-options"])

    def deal(self, seed: int, journal: Journal | None = None) -> Position:
        return self.ruleset.deal(chance_from_seed(seed), journal)


def tables_of(title: str) -> list[Table]:
    """Every number of players with every option as usual, and with all of them changed; each option changed by itself.

    With up to two options that is every combination; with more, an option by itself is tried with one number of players
    each. An option for any text is left out.
    """
    known = TITLES[title]
    choices = [[(option.name, value) for value in option.values] for option in known.options if option.values]
    tables: list[Table] = []
    for players in range(known.min_players, known.max_players + 1):
        for options in product(*choices):
            changed = [at for at, option in enumerate(options) if option != choices[at][0]]
            alone = len(changed) == 1 and changed[0] % (known.max_players + 1 - known.min_players) == players - known.min_players
            if len(choices) > 2 and len(changed) not in (0, len(choices)) and not alone:
                continue
            table = Table(title, players, options)
            try:
                table.ruleset  # noqa: B018
            except BadChoice:
                continue
            tables.append(table)
    return tables


def all_tables() -> list[Table]:
    return [table for title in TITLES for table in tables_of(title)]


# ---- playing


Chooser = Callable[[Position, int, list[int]], int]  # (position, seat, its legal actions) -> one of them


def by_chance(chance: Chance) -> Chooser:
    return lambda position, seat, options: options[chance.below(len(options))]


def by_preference(catalogue: Catalogue, players: int, chance: Chance, played: list[int] | None = None) -> Chooser:
    """Random preferences, drawn anew for each game: they lead games to positions that uniform play rarely reaches.

    The table likes some components more than others, and each seat some kinds of action. With `played`, which counts how
    often each action was played, they also like best what was played least.
    """
    liked = {"": 1}
    for action in catalogue.actions:
        for fact in action.facts.values():
            liked.setdefault(str(fact), 8 ** chance.below(3))
    preferences: list[list[int]] = []
    for _ in range(players):
        kinds: dict[str, int] = {}
        for action in catalogue.actions:
            kinds.setdefault(action.kind, 4 ** chance.below(5))
        preferences.append(
            [kinds[action.kind] * max(liked[str(fact)] for fact in action.facts.values() or [""]) for action in catalogue.actions]
        )

    def choose(position: Position, seat: int, options: list[int]) -> int:
        weights = [preferences[seat][action] for action in options]
        if played is not None:
            weights = [1 + 1000 * weight // (1 + played[action]) for weight, action in zip(weights, options, strict=True)]
        point = chance.below(sum(weights))
        chosen = 0
        while point >= weights[chosen]:
            point -= weights[chosen]
            chosen += 1
        if played is not None:
            played[options[chosen]] += 1
        return options[chosen]

    return choose


def by_skill(title: str, played: list[int], chance: Chance) -> Chooser:
    """What was never played before; else, mostly, what greedy would play: places get full, and points are made."""
    value = value_of(title)

    def choose(position: Position, seat: int, options: list[int]) -> int:
        fresh = [action for action in options if not played[action]]
        if fresh or chance.below(8) == 0:
            action = (fresh or options)[chance.below(len(fresh or options))]
        else:
            action = best_of(value, position, seat)
        played[action] += 1
        return action

    return choose


def by_stream(numbers: list[int], afterwards: Chooser) -> Chooser:
    """The numbers decide, one each (Hypothesis shrinks them); when they are used up, the other chooser does."""
    waiting = iter(numbers)

    def choose(position: Position, seat: int, options: list[int]) -> int:
        number = next(waiting, None)
        return afterwards(position, seat, options) if number is None else options[number % len(options)]

    return choose


@dataclass
class Decision:
    """A position before a decision, and what will be played. The next step of the walk changes `position` itself."""

    ply: int
    position: Position
    seat: int
    options: list[int]
    action: int


def walk(position: Position, choose: Chooser, order: Chance) -> Iterator[Decision]:
    """Plays on until the game is over. Where several seats owe a decision, `order` says which is first."""
    for ply in range(MOST_DECISIONS):
        if position.is_over:
            return
        seat = position.to_act[order.below(len(position.to_act))]
        options = position.legal(seat)
        assert options, f"seat {seat} owes a decision but has no legal action"
        action = choose(position, seat, options)
        yield Decision(ply, position, seat, options, action)
        position.play(seat, action)
    raise AssertionError(f"the game is not over after {MOST_DECISIONS} decisions")


class RandomGame:
    """A game that depends on nothing but the table, the seed and the rules. Even seeds: random preferences; odd: any action."""

    def __init__(self, table: Table, seed: int, first: list[int] | None = None, journal: Journal | None = None) -> None:
        """`first` says what is chosen first, by numbers as Hypothesis finds them."""
        chance = chance_from_seed(seed + 1_000_000)
        self.table = table
        self.seed = seed
        self.position = table.deal(seed, journal)
        choose = by_chance(chance) if seed % 2 else by_preference(table.ruleset.catalogue, table.players, chance)
        self.decisions = walk(self.position, by_stream(first or [], choose), chance)

    def play(self, decisions: int) -> Position:
        """Plays so many decisions on, or to the end if that comes first."""
        for _ in islice(self.decisions, decisions):
            pass
        return self.position

    def finished(self) -> Position:
        for _ in self.decisions:
            pass
        return self.position

    def record(self) -> Record:
        ruleset = self.table.ruleset
        moves = [(decision.seat, ruleset.catalogue.name(decision.action)) for decision in self.decisions]
        end = fingerprint(self.position)
        return Record(ruleset.title, ruleset.players, ruleset.options, self.seed, ruleset.pack, moves, end)


def random_walk(table: Table, seed: int) -> Iterator[Decision]:
    return RandomGame(table, seed).decisions


def finished_game(table: Table, seed: int) -> Position:
    return RandomGame(table, seed).finished()


def middle_of(table: Table, seed: int, decisions: int) -> Position:
    return RandomGame(table, seed).play(decisions)


def random_record(table: Table, seed: int) -> Record:
    return RandomGame(table, seed).record()


# ---- 1. legal lists and refusals


def check_lists(ruleset: Ruleset, position: Position) -> None:
    """Sorted, unique, of the catalogue, and never empty while somebody owes a decision."""
    to_act = position.to_act
    assert list(to_act) == sorted(set(to_act)), f"to_act does not rise: {to_act}"
    assert all(0 <= seat < ruleset.players for seat in to_act), f"to_act names a seat that is not there: {to_act}"
    assert position.is_over == (not to_act)
    for seat in range(ruleset.players):
        options = position.legal(seat)
        assert options == sorted(set(options)), f"legal actions of seat {seat} do not rise: {options}"
        assert bool(options) == (seat in to_act), f"seat {seat} has {len(options)} legal actions, and {to_act} owe a decision"
        assert not options or (options[0] >= 0 and options[-1] < len(ruleset.catalogue)), f"no such action in {options}"
        if seat in to_act:
            assert position.asks(seat).kind, f"seat {seat} is asked nothing"


def check_why_not(ruleset: Ruleset, position: Position) -> None:
    """`why_not` refuses exactly what is not legal, by a rule of this title, for every action and seat."""
    rules = {rule.id for rule in TITLES[ruleset.title].rules}
    for seat in range(ruleset.players):
        legal = set(position.legal(seat))
        for action in range(len(ruleset.catalogue)):
            refusal = position.why_not(seat, action)
            name = ruleset.catalogue.name(action)
            assert (refusal is None) == (action in legal), (
                f"seat {seat}, {name!r}: legal says {action in legal}, why_not says {refusal!r}"
            )
            if refusal is not None:
                assert refusal.rule in rules, f"seat {seat}, {name!r}: {ruleset.title} has no rule {refusal.rule}"
                for key, fact in refusal.facts.items():
                    assert isinstance(fact, (int, str)), f"{refusal.message}: fact {key!r} is {fact!r}"


def check_refused_changes_nothing(ruleset: Ruleset, position: Position) -> None:
    """Everything that is not legal, by every seat, raises IllegalAction with the same rule, and leaves all as it was."""
    before = whole(ruleset, position)
    for seat in range(ruleset.players):
        legal = set(position.legal(seat))
        for action in range(len(ruleset.catalogue)):
            if action not in legal:
                check_refused(position, seat, action)
    assert whole(ruleset, position) == before, "a refused action changed the position"


def check_refused(position: Position, seat: int, action: int) -> None:
    refusal = position.why_not(seat, action)
    assert refusal is not None
    raised: IllegalAction | None = None
    try:
        position.play(seat, action)
    except IllegalAction as error:
        raised = error
    assert raised is not None, f"seat {seat} played {action}, which {refusal!r} forbids"
    assert raised.refusal.message == refusal.message, f"play refuses by {raised.refusal!r}, why_not by {refusal!r}"
    assert one_line(str(raised))


def one_line(text: str) -> bool:
    return bool(text.strip()) and len(text.splitlines()) == 1


def whole(ruleset: Ruleset, position: Position) -> tuple[str, tuple[int, ...], list[list[int]]]:
    """All that can be told of a position: equal ones play on equally."""
    return fingerprint(position), position.to_act, [list(position.legal(seat)) for seat in range(ruleset.players)]


# ---- 2. copies, round trips


class Copies:
    """Keeps copies taken along a game. Whatever is played later, none of them may change."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.kept: list[tuple[int, Position, tuple[str, tuple[int, ...], list[list[int]]]]] = []

    def take(self, ply: int, position: Position) -> None:
        twin = position.copy()
        assert twin.journal is None, "a copy has a journal"
        was = whole(self.ruleset, position)
        assert whole(self.ruleset, twin) == was, f"the copy taken at decision {ply} differs from its original"
        self.kept.append((ply, twin, was))

    def check(self) -> None:
        for ply, twin, was in self.kept:
            assert whole(self.ruleset, twin) == was, f"the copy taken at decision {ply} was changed by what was played later"

    def check_they_play_on(self, seed: int) -> None:
        """A copy and a copy of it go the same way, and neither touches the other."""
        for _ply, twin, was in self.kept:
            other = twin.copy()
            assert ending(other, seed) == ending(twin.copy(), seed)
            assert whole(self.ruleset, twin) == was, "playing on with a copy changed what it was copied from"


def ending(position: Position, seed: int, most: int = MOST_DECISIONS) -> str:
    """Plays on by chance, at most so many decisions, and gives where that leads."""
    chance = chance_from_seed(seed)
    for decision in walk(position, by_chance(chance), chance):
        if decision.ply == most:
            break
    return fingerprint(position)


def check_round_trip(ruleset: Ruleset, position: Position, seed: int, most: int = MOST_DECISIONS) -> None:
    """to_dict, JSON, from_dict: the same position, the same choices, the same views, the same continuation."""
    plain = position.to_dict()
    text = json.dumps(plain)
    assert json.loads(text) == plain, "to_dict gives what JSON does not have"
    twin = ruleset.from_dict(json.loads(text))
    assert whole(ruleset, twin) == whole(ruleset, position), "from_dict gives another position than to_dict took apart"
    for seat in (None, *range(ruleset.players)):
        assert json.dumps(twin.view(seat)) == json.dumps(position.view(seat)), f"from_dict shows seat {seat} something else"
    assert [str(score) for score in twin.scores()] == [str(score) for score in position.scores()]
    assert ending(twin, seed, most) == ending(position.copy(), seed, most), "from_dict gives a position that plays on differently"


def spoiled(plain: Any, where: str = "") -> Iterator[str]:
    """Spoils plain data in one place after the other, says how, and puts it back: fields too many, missing, and with other values."""
    if isinstance(plain, list):
        for at, value in enumerate(plain):
            yield from spoiled(value, f"{where}/{at}")
    if not isinstance(plain, dict):
        return
    plain["no-such-field"] = 0
    yield f"{where}/no-such-field is there"
    del plain["no-such-field"]
    for key, value in list(plain.items()):
        yield from spoiled(value, f"{where}/{key}")
        for other in like(value, list(plain.values())):
            plain[key] = other
            yield f"{where}/{key} is {json.dumps(other)}"
        plain[key] = value
    for key in list(plain):
        rest = dict(plain)
        del plain[key]
        yield f"{where}/{key} is missing"
        plain.clear()
        plain.update(rest)  # in the same order


def like(value: object, beside: list[object]) -> list[object]:
    """Values of the same kind."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value - 1, value + 1]
    if isinstance(value, str):
        return [next((other for other in beside if isinstance(other, str) and other != value), "")]
    if isinstance(value, dict):
        return [other for other in beside if isinstance(other, dict) and other.keys() == value.keys() and other != value][:1]
    if not isinstance(value, list) or not value:
        return []
    numbers = [[*value[:-1], value[-1] + step] for step in (-1, 1) if type(value[-1]) is int]
    return [value[:-1], value[1:], [*value, value[0]], *numbers]


def why_refused(ruleset: Ruleset, plain: Plain) -> str:
    """What from_dict has against it; empty: nothing."""
    try:
        ruleset.from_dict(plain)
    except BadPosition as error:
        return str(error)
    return ""


def check_fields(ruleset: Ruleset, position: Position) -> None:
    """from_dict reads all there is: it knows every field of every table, and what it accepts, to_dict says again."""
    plain = json.loads(json.dumps(position.to_dict()))
    for how in spoiled(plain):
        if not why_refused(ruleset, plain):
            again = ruleset.from_dict(plain).to_dict()
            assert not how.endswith("is there"), f"from_dict accepts an unknown field: {how}"
            same = again == plain or (how.endswith("is missing") and again == position.to_dict())  # it is what it was anyway
            assert same, f"from_dict does not read what is there: {how}"
    assert plain == position.to_dict(), "all was put back"


def check_record(table: Table, record: Record) -> None:
    """Text and back: the same record, and it replays to its end."""
    text = record.to_text()
    again = record_from_text(text)
    assert again.to_text() == text
    assert vars_of(again) == vars_of(record)
    assert fingerprint(replay(again, table.ruleset)) == record.end


def vars_of(record: Record) -> list[object]:
    return [record.title, record.players, record.options, record.seed, record.pack, record.moves, record.end]


# ---- 3. conservation: each family has a file of its own, tests/conservation_FAMILY.py, with `check(ruleset, position)`


def counting(ruleset: Ruleset) -> Any:
    return importlib.import_module(f"conservation_{ruleset.family.replace('-', '_')}")


def check_conservation(ruleset: Ruleset, position: Position) -> None:
    counting(ruleset).check(ruleset, position)


# ---- 4. nothing hidden is shown


def check_no_leak(ruleset: Ruleset, position: Position, chance: Chance, times: int = 3) -> bool:
    """However often it is redealt: the seat, and a spectator, see the same bytes, and the seat has the same choices.

    Gives whether any redeal differed in what is hidden (chance apart), so that a caller can see that something was hidden.
    """
    before = whole(ruleset, position)
    differed = False
    for seat in (None, *range(ruleset.players)):
        seen, spectated = seen_by(position, seat), seen_by(position, None)
        check_shows_no_chance(position, seen)
        for _ in range(times):
            twin = position.redeal(seat, chance_from_seed(chance.next_word()))
            assert seen_by(twin, seat) == seen, f"redealt for seat {seat}, that seat sees something else"
            assert seen_by(twin, None) == spectated, f"redealt for seat {seat}, a spectator sees something else"
            assert twin.to_act == position.to_act, f"redealt for seat {seat}, others owe a decision"
            if seat is not None:
                assert twin.legal(seat) == position.legal(seat), f"redealt for seat {seat}, it may do something else"
                assert not twin.legal(seat) or asked(twin, seat) == asked(position, seat)
            assert not chance_states(twin.to_dict()) & chance_states(position.to_dict()), "a redeal knows the real future"
            differed = differed or without_chance(twin.to_dict()) != without_chance(position.to_dict())
            check_conservation(ruleset, twin)
    assert whole(ruleset, position) == before, "redeal changed the position"
    return differed


def check_redeal_plays(ruleset: Ruleset, position: Position, chance: Chance) -> None:
    """A redealt position is one that the rules allow: it can be taken apart and put together, and played to the end."""
    for seat in (None, *range(ruleset.players)):
        twin = position.redeal(seat, chance_from_seed(chance.next_word()))
        check_round_trip(ruleset, twin, chance.next_word())


def asked(position: Position, seat: int) -> tuple[str, Facts]:
    prompt = position.asks(seat)
    return prompt.kind, prompt.facts


def seen_by(position: Position, seat: int | None) -> bytes:
    return json.dumps(position.view(seat)).encode()


def check_shows_no_chance(position: Position, seen: bytes) -> None:
    states = chance_states(position.to_dict())
    if not states:  # then it has no use for any
        future = chance_from_seed(1)
        ending(position.redeal(None, chance_from_seed(2), future), 3)
        assert future.drawn == 0, "to_dict keeps no state of chance: the game could not go on from it"
    for state in states:
        assert state.split()[0].encode() not in seen, "a view shows the key of chance"


def chance_states(plain: object) -> set[str]:
    if isinstance(plain, dict):
        return set().union(*(chance_states(value) for value in plain.values()))
    if isinstance(plain, list):
        return set().union(*(chance_states(value) for value in plain))
    return {plain} if isinstance(plain, str) and chance_from_text(plain) is not None else set()


def without_chance(plain: Plain) -> Plain:
    return {key: value for key, value in plain.items() if not chance_states(value)}


# ---- 5. scores and the end


def check_scores(ruleset: Ruleset, position: Position) -> None:
    """What the rules say everybody has is what can be counted by hand from the table and the pack."""
    scores = position.scores()
    assert len(scores) == ruleset.players
    recounted = counting(ruleset).points(ruleset, position.view(None))
    for seat, score in enumerate(scores):
        assert score.parts == recounted[seat], f"seat {seat} scores {score.parts}, recounted {recounted[seat]}"
        assert score.total == sum(score.parts.values()), f"seat {seat}: {score.parts} do not sum to {score.total}"
        assert list(score.parts) == list(scores[0].parts), f"seat {seat} has other sources of points than seat 0"


class Earnings:
    """Follows a game by its journal: points that are earned on the way cannot be counted from a position alone."""

    def __init__(self, ruleset: Ruleset, position: Position) -> None:
        ledger = getattr(counting(ruleset), "Ledger", None)
        self.ledger = None if ledger is None else ledger(ruleset)
        if position.journal is None:
            position.journal = Journal()
        self.journal = position.journal
        self.read = 0

    def check(self, position: Position) -> None:
        if self.ledger is not None:
            new = self.journal.events[self.read :]
            self.read = len(self.journal.events)
            self.ledger.read(new, position.view(None))


def check_end(ruleset: Ruleset, position: Position) -> None:
    assert position.is_over
    winners = position.winners()
    totals = [score.total for score in position.scores()]
    assert winners, "nobody won"
    assert list(winners) == sorted(set(winners))
    assert all(totals[seat] == max(totals) for seat in winners), f"{winners} won with totals {totals}"


# ---- all of it over one game


def check_game(game: RandomGame, *, thorough: bool = False) -> int:
    """Plays a game with the cheap checks before every decision; thorough: with the dear ones too. Gives the decisions."""
    ruleset, position = game.table.ruleset, game.position
    copies = Copies(ruleset)
    plies = 0
    ledger = Earnings(ruleset, position)
    for decision in game.decisions:
        plies += 1
        ledger.check(position)
        check_step(ruleset, position)
        if thorough:
            check_why_not(ruleset, position)
            if decision.ply % 7 == 0:
                copies.take(decision.ply, position)
                check_no_leak(ruleset, position, chance_from_seed(decision.ply), times=1)
                check_round_trip(ruleset, position, decision.ply, most=30)
            if decision.ply % 29 == 0:
                check_refused_changes_nothing(ruleset, position)
    ledger.check(position)
    check_step(ruleset, position)
    check_end(ruleset, position)
    if thorough:
        copies.check()
        check_why_not(ruleset, position)
        check_round_trip(ruleset, position, game.seed)
        check_record(game.table, random_record(game.table, game.seed))
    return plies


def check_step(ruleset: Ruleset, position: Position) -> None:
    check_lists(ruleset, position)
    check_scores(ruleset, position)
    check_conservation(ruleset, position)


def events_of(table: Table, seed: int) -> tuple[Journal, str]:
    """What a journal tells of a whole game, and the game's end."""
    journal = Journal()
    return journal, fingerprint(RandomGame(table, seed, journal=journal).finished())
