"""The parts of the engine, each alone: chance, catalogue, rules, journal, record, errors."""

import inspect
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

import argosy
from argosy.engine import errors
from argosy.engine.catalogue import Catalogue
from argosy.engine.chance import SEEDS, chance_from_seed, chance_from_text
from argosy.engine.journal import Event, Journal
from argosy.engine.playout import play_out
from argosy.engine.position import Option, Prompt, Ruleset, Score, Title
from argosy.engine.record import Record, record_from_text
from argosy.engine.rules import Refusal
from argosy.texts import LANGUAGES, say

# ---- chance


def test_chance_gives_the_same_numbers_for_ever() -> None:
    """Records of years ago are replayed with these: they may never change."""
    chance = chance_from_seed(7)
    assert [chance.next_word() for _ in range(4)] == [2472143362, 3129268520, 1995247311, 3224403969]
    assert chance.to_text() == "4d49e0ec3d4211d4a2b11e5181abeed293483eea907bc1f9b4714adac4f3a9b2 4"
    assert chance_from_seed(SEEDS - 1).next_word() == 1362665225


def test_a_shuffle_is_the_same_for_ever() -> None:
    items = list(range(10))
    chance_from_seed(7).shuffle(items)
    assert items == [0, 4, 8, 1, 7, 2, 9, 3, 6, 5]


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    words = [tuple(chance_from_seed(seed).next_word() for _ in range(1)) for seed in range(2_000)]
    assert len(set(words)) > 1_990


@given(st.integers(0, SEEDS - 1), st.integers(1, 100_000))
def test_below_stays_below(seed: int, bound: int) -> None:
    chance = chance_from_seed(seed)
    for _ in range(20):
        assert 0 <= chance.below(bound) < bound


@pytest.mark.parametrize("bound", [2, 6, 52, 100])
def test_a_million_draws_are_spread_evenly(bound: int) -> None:
    chance = chance_from_seed(1)
    draws = 1_000_000
    counts = [0] * bound
    pairs = [0] * 4  # halves of two draws that follow each other
    last = 0
    for _ in range(draws):
        number = chance.below(bound)
        counts[number] += 1
        half = int(2 * number >= bound)
        pairs[2 * last + half] += 1
        last = half
    for observed in (counts, pairs):
        expected = draws / len(observed)
        spread = sum((count - expected) ** 2 / expected for count in observed)
        assert spread < len(observed) + 6 * (2 * len(observed)) ** 0.5, "chi-squared, six standard deviations"


@given(st.integers(0, SEEDS - 1), st.lists(st.integers(0, 100), max_size=100))
def test_a_shuffle_loses_nothing(seed: int, items: list[int]) -> None:
    shuffled = items.copy()
    chance_from_seed(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    chance = chance_from_seed(3)
    orders: dict[tuple[int, ...], int] = {}
    for _ in range(12_000):
        items = [0, 1, 2, 3]
        chance.shuffle(items)
        orders[tuple(items)] = orders.get(tuple(items), 0) + 1
    assert len(orders) == 24
    assert max(abs(count - 500) for count in orders.values()) < 100


def test_a_copy_of_chance_goes_its_own_way() -> None:
    chance = chance_from_seed(5)
    twin = chance.copy()
    words = [twin.next_word() for _ in range(5)]
    assert chance.drawn == 0
    assert [chance.next_word() for _ in range(5)] == words


@given(st.integers(0, SEEDS - 1), st.integers(0, 70))
def test_chance_goes_on_from_its_text(seed: int, drawn: int) -> None:
    chance = chance_from_seed(seed)
    for _ in range(drawn):
        chance.next_word()
    again = chance_from_text(chance.to_text())
    assert again is not None
    assert [again.next_word() for _ in range(40)] == [chance.next_word() for _ in range(40)]


@pytest.mark.parametrize(
    "text",
    ["", "7", "00" * 32, "00" * 31 + " 1", "0g" * 32 + " 1", "AB" * 32 + " 1", "00" * 32 + " -1", "00" * 32 + " " + "9" * 19],
)
def test_what_is_no_state_of_chance_is_known(text: str) -> None:
    assert chance_from_text(text) is None


# ---- catalogue


def _catalogue() -> Catalogue:
    catalogue = Catalogue()
    for name in ("ship africa", "ship india", "pass"):
        catalogue.add(name, name.split()[0], {})
    return catalogue


def test_a_catalogue_numbers_from_zero() -> None:
    catalogue = _catalogue()
    assert len(catalogue) == 3
    assert [catalogue.name(number) for number in range(3)] == ["ship africa", "ship india", "pass"]
    assert catalogue.number("ship india") == 1
    assert (catalogue.action(2).number, catalogue.action(2).kind) == (2, "pass")


def test_names_are_read_generously() -> None:
    assert _catalogue().number("  Ship   INDIA ") == 1


def test_an_unknown_name_gets_the_nearest_ones() -> None:
    with pytest.raises(argosy.BadAction, match=r"^there is no action 'ship indai'; did you mean 'ship india' or 'ship africa'\?$"):
        _catalogue().number("ship indai")
    with pytest.raises(argosy.BadAction, match=r"^there is no action 'xyzzy'$"):
        _catalogue().number("xyzzy")


@pytest.mark.parametrize("number", [-1, 3, 10**30])
def test_an_unknown_number_is_refused(number: int) -> None:
    with pytest.raises(argosy.BadAction, match="the catalogue has 0 to 2"):
        _catalogue().name(number)


def test_two_actions_may_not_share_a_name() -> None:
    with pytest.raises(argosy.BadAction, match="two actions are called 'pass'"):
        _catalogue().add("pass", "pass", {})


# ---- rules, prompts, scores


def test_a_refusal_names_its_message() -> None:
    assert Refusal("OCC-2").message == "OCC-2"
    assert Refusal("OCC-1", "no-disc").message == "OCC-1-no-disc"
    assert repr(Refusal("OCC-2", text="nobody there")) == "Refusal(rule='OCC-2', text='nobody there')"
    assert Refusal("OCC-2").facts == {}


def test_a_score_is_the_sum_of_its_parts() -> None:
    score = Score({"cities": 4, "slavery": -1})
    assert score.total == 3
    assert repr(score) == "Score(total=3, parts={'cities': 4, 'slavery': -1})"


def test_a_prompt_has_facts_of_its_own() -> None:
    one, other = Prompt("turn"), Prompt("turn")
    one.facts["discs"] = 1
    assert other.facts == {}


def test_rule_ids_are_unique_within_a_title() -> None:
    for title in argosy.TITLES.values():
        ids = [rule.id for rule in title.rules]
        assert len(set(ids)) == len(ids)


def test_a_title_without_options_says_that_it_has_none() -> None:
    class Plain(Title):
        name, family, min_players, max_players, options = "plain", "plain", 2, 4, ()  # in the class, as CONTRIBUTING's example does

        def ruleset(self, players: int, options: dict[str, Option], pack: str | None) -> Ruleset:
            raise NotImplementedError

    with pytest.raises(errors.BadChoice) as caught:
        Plain().check_choice(2, {"side": 1})
    assert str(caught.value) == "plain has no option 'side': it has none"
    told = [say(language, f"tables-bad-choice-{caught.value.reason}", caught.value.facts) for language in LANGUAGES]
    assert told == ["plain has no option “side”: it has none.", "plain n’a pas d’option « side » : il n’en a aucune."]


# ---- journal


def test_a_journal_keeps_the_order() -> None:
    journal = Journal()
    journal.add("round", {"number": 1})
    journal.add("drew", {"player": 2}, seen_by=2)
    assert [event.kind for event in journal.events] == ["round", "drew"]
    assert repr(journal.events[0]) == "Event('round', {'number': 1})"


def test_an_event_may_be_for_one_seat_only() -> None:
    secret, public = Event("drew", {}, seen_by=2), Event("passed", {})
    assert [secret.visible_to(seat) for seat in (None, 0, 1, 2)] == [False, False, False, True]
    assert [public.visible_to(seat) for seat in (None, 0)] == [True, True]


# ---- records as text


names = st.from_regex(r"\A[a-z][a-z0-9-]*( [a-z0-9-]+){0,2}\Z")


@given(
    st.dictionaries(st.from_regex(r"\A[a-z_]+\Z"), st.one_of(st.booleans(), st.integers(0, 9), st.text(max_size=20)), max_size=3),
    st.lists(st.tuples(st.integers(0, 9), names), max_size=10),
)
def test_a_record_is_read_as_it_was_written(options: dict[str, bool | int | str], moves: list[tuple[int, str]]) -> None:
    text = Record("some-title", 4, options, 12, "abc", moves, "0123").to_text()
    again = record_from_text(text)
    assert (again.options, again.moves, again.end) == (options, moves, "0123")
    assert [type(value) for _, value in sorted(again.options.items())] == [type(value) for _, value in sorted(options.items())]
    assert again.to_text() == text


def test_a_record_may_come_with_other_line_ends() -> None:
    text = Record("some-title", 4, {}, 12, "abc", [(0, "pass")], "0123").to_text()
    assert record_from_text("\n" + text.replace("\n", "\r\n") + "\r\n").moves == [(0, "pass")]


# ---- playing out


def test_playing_out_stops_at_its_limit() -> None:
    position = argosy.new_game("endeavor", players=3, seed=1).position
    assert play_out(position, chance_from_seed(1), limit=5) == 5
    assert not position.is_over
    assert play_out(position, chance_from_seed(1)) > 5
    assert position.is_over
    assert play_out(position, chance_from_seed(1)) == 0


# ---- errors


def test_every_error_of_ours_is_an_argosy_error() -> None:
    ours = [each for _, each in inspect.getmembers(errors, inspect.isclass) if issubclass(each, Exception)]
    assert len(ours) >= 7
    for each in ours:
        assert issubclass(each, argosy.ArgosyError)
        assert getattr(argosy, each.__name__) is each


def test_an_illegal_action_goes_from_one_process_to_another() -> None:
    """A bot's process sends it to the table's: one that cannot be read there would never be answered."""
    error = errors.IllegalAction("ship: not now (SHP-2)", Refusal("SHP-2", "full", {"region": "africa"}, "Africa is full."))
    twin = pickle.loads(pickle.dumps(error))
    assert (type(twin), str(twin)) == (errors.IllegalAction, "ship: not now (SHP-2)")
    refusal = twin.refusal
    assert (refusal.message, refusal.facts, refusal.text) == ("SHP-2-full", {"region": "africa"}, "Africa is full.")
