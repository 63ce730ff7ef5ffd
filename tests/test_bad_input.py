"""Whatever is asked wrongly is answered with a typed exception of ours and one line that says what is wrong, and where."""

import shutil
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import argosy
from proofs import RandomGame, Table, all_tables, check_step, ending, middle_of, one_line

DATA = Path(argosy.__file__).parent / "titles" / "endeavor" / "data"


def refused(error: type[argosy.ArgosyError], text: str, wrong: Callable[..., object], *given: Any, **named: Any) -> str:
    """That the call raises exactly this type, with one line that contains the text. Gives the line."""
    with pytest.raises(argosy.ArgosyError) as caught:
        wrong(*given, **named)
    assert type(caught.value) is error, f"{type(caught.value).__name__}: {caught.value}"
    assert one_line(str(caught.value)), f"not one line: {caught.value}"
    assert text in str(caught.value), f"{text!r} is not in: {caught.value}"
    return str(caught.value)


# ---- titles, players, sides, options, seeds

WRONG_CHOICES: list[tuple[str, dict[str, Any], str]] = [
    ("monopoly", {"players": 3}, "there is no title 'monopoly': choose one of endeavor, age-of-sail"),
    ("", {"players": 3}, "there is no title ''"),
    ("Endeavor", {"players": 3}, "there is no title 'Endeavor'"),
    ("endeavor", {"players": 2}, "endeavor takes 3 to 5 players, not 2"),
    ("endeavor", {"players": 6}, "endeavor takes 3 to 5 players, not 6"),
    ("endeavor", {"players": 0}, "not 0"),
    ("endeavor", {"players": -3}, "not -3"),
    ("endeavor", {"players": True}, "not True"),
    ("endeavor", {"players": 10**30}, "3 to 5 players"),
    ("age-of-sail", {"players": 1}, "age-of-sail takes 2 to 5 players, not 1"),
    ("age-of-sail", {"players": 6}, "not 6"),
    ("age-of-sail", {"players": 4, "side": 3}, "option 'side' should be 1 or 2, not 3"),
    ("age-of-sail", {"players": 4, "side": "1"}, "not '1'"),
    ("age-of-sail", {"players": 4, "side": True}, "not True"),
    ("age-of-sail", {"players": 4, "side": None}, "not None"),
    ("age-of-sail", {"players": 4, "combined_phases": True}, "age-of-sail has no option 'combined_phases': it has side"),
    ("endeavor", {"players": 4, "side": 1}, "endeavor has no option 'side': it has combined_phases, idle_activation"),
    ("endeavor", {"players": 4, "combined_phases": 1}, "should be False or True, not 1"),
    ("endeavor", {"players": 4, "combined_phases": "yes"}, "not 'yes'"),
    ("endeavor", {"players": 4, "seed": -1}, "the seed must be a whole number from 0 to"),
    ("endeavor", {"players": 4, "seed": 1 << 128}, "not 340282366920938463463374607431768211456"),
    ("endeavor", {"players": 4, "seed": 1.5}, "not 1.5"),
    ("endeavor", {"players": 4, "seed": "seven"}, "not 'seven'"),
    ("endeavor", {"players": 4, "seed": True}, "not True"),
    ("endeavor", {"players": 4, "language": "tlh"}, "there is no language 'tlh'"),
]


@pytest.mark.parametrize(("title", "choices", "text"), WRONG_CHOICES)
def test_a_wrong_choice_is_refused(title: str, choices: dict[str, Any], text: str) -> None:
    refused(argosy.BadChoice, text, argosy.new_game, title, **choices)


def test_the_number_of_players_must_be_a_number() -> None:
    players: Any = "4"
    refused(argosy.BadChoice, "players", argosy.new_game, "endeavor", players=players)


def test_every_title_refuses_too_few_and_too_many_players() -> None:
    for name, title in argosy.TITLES.items():
        for players in (0, title.min_players - 1, title.max_players + 1):
            message = refused(argosy.BadChoice, name, argosy.new_game, name, players=players)
            assert str(players) in message


def test_every_title_refuses_an_unknown_option() -> None:
    for name, title in argosy.TITLES.items():
        players = title.min_players
        refused(argosy.BadChoice, "'moons'", argosy.new_game, name, players=players, moons=2)


# ---- records


def record_lines(table: Table | None = None) -> list[str]:
    return RandomGame(table or Table("age-of-sail", 4, (("side", 2),)), 1).record().to_text().splitlines()


def load(lines: list[str]) -> argosy.Game:
    return argosy.load_record("\n".join(lines) + "\n")


def test_the_record_that_is_broken_below_is_sound() -> None:
    assert load(record_lines()).is_over


# Line by line: 0 first line, 1 title, 2 players, 3 option, 4 seed, 5 pack, 6 moves, 7... the moves, last the end.
CHANGED_LINES = [
    (0, "argosy record 1", "of another version ('argosy record 1')"),
    (0, "argosy record", "of another version"),
    (0, "some text", "not a record: the first line must be 'argosy record 2'"),
    (1, "titel endeavor", "line 2 of the record should begin with 'title'"),
    (1, "title monopoly", "the record cannot be played: there is no title 'monopoly'"),
    (1, "title endeavor", "the record cannot be played: endeavor has no option 'side'"),
    (2, "players four", "line 3 of the record: players should be a whole number, not 'four'"),
    (2, "players -4", "line 3"),
    (2, "players ٤", "line 3"),
    (2, "players 5.0", "line 3"),
    (2, "players 9", "2 to 5 players, not 9"),
    (2, "players 3", "move"),
    (2, "players 2", "move"),
    (3, "option side", "line 4 of the record is not an option with a value: 'option side'"),
    (3, "option side [1]", "line 4"),
    (3, "option side null", "line 4"),
    (3, "option side 1.5", "line 4"),
    (3, "option side 1", "component pack"),
    (3, "option side 7", "option 'side' should be 1 or 2, not 7"),
    (4, "seed one", "line 5 of the record: seed should be a whole number, not 'one'"),
    (4, "seed " + 41 * "9", "line 5"),
    (4, "seed 3", "cannot be played"),
    (5, "pack 000000000000", "component pack 000000000000"),
    (6, "moves many", "line 7"),
    (6, "moves 3", "line 11 of the record should begin with 'end'"),
    (6, "moves 99999", "should be a move"),
    (7, "start colonial-house", "line 8 of the record should be a move"),
    (7, "0", "line 8"),
    (7, "0 fly", "move 1 of the record (0 fly) cannot be played: there is no action 'fly'"),
    (7, "0 pass", "move 1 of the record (0 pass) cannot be played"),
    (7, "9 start colonial-house", "move 1"),
    (-1, "end 0000000000000000", "altered"),
    (-1, "end", "should begin with 'end'"),
    (-1, "finish", "should begin with 'end'"),
]


@pytest.mark.parametrize(("line", "changed", "text"), CHANGED_LINES)
def test_a_changed_line_is_found(line: int, changed: str, text: str) -> None:
    lines = record_lines()
    lines[line] = changed
    refused(argosy.BadRecord, text, load, lines)


def test_a_record_cut_short_anywhere_is_found() -> None:
    lines = record_lines(Table("endeavor", 3))
    for length in range(len(lines)):
        refused(argosy.BadRecord, "", load, lines[:length])
    text = "\n".join(lines)
    for length in range(0, len(text), 7):
        refused(argosy.BadRecord, "", argosy.load_record, text[:length])


def test_a_record_that_lacks_a_line_is_found() -> None:
    lines = record_lines(Table("endeavor", 3))
    for at, line in enumerate(lines):
        if not line.startswith("option"):  # an option that is left out has its default
            refused(argosy.BadRecord, "", load, lines[:at] + lines[at + 1 :])


def test_two_moves_that_changed_places_are_found() -> None:
    lines = record_lines(Table("endeavor", 3))
    found = 0
    for at in range(7, len(lines) - 2):
        if lines[at] != lines[at + 1]:
            swapped = [*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]]
            refused(argosy.BadRecord, "", load, swapped)
            found += 1
    assert found > 50


def test_a_record_that_goes_on_after_its_end_is_found() -> None:
    refused(argosy.BadRecord, "goes on after its end", load, [*record_lines(), "0 pass"])


@pytest.mark.parametrize("text", ["", "\n\n", "\0", "argosy", "{}", "argosy record 2", "\ud800", "0 pass\n" * 1000])
def test_what_is_no_record_is_refused(text: str) -> None:
    refused(argosy.BadRecord, "record", argosy.load_record, text)


@pytest.mark.parametrize("upto", [-1, 10_000])
def test_a_move_that_the_record_does_not_have_is_refused(upto: int) -> None:
    text = "\n".join(record_lines())
    refused(argosy.BadChoice, f"there is no move {upto}", argosy.load_record, text, upto=upto)


# ---- packs: the built-in one, with one thing broken


def broken_pack(tmp_path: Path, edition: str, file: str, old: str, new: str) -> str:
    """A copy of the built-in pack in which `old`, which is there once, has become `new`."""
    folder = tmp_path / "my-pack"
    shutil.copytree(DATA / edition, folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{old!r} is in {file} {text.count(old)} times"
    (folder / file).write_text(text.replace(old, new), encoding="utf-8")
    return str(folder)


# By edition and file: what is there, what stands there instead, the row that is named ("" where it is the file), the reason.
THRESHOLDS = "values = [0, 2, 4, 7, 10]\n"
THEATER = "level = 3, copies = 3, industry = 0, culture = 2, finance = 0, politics = 0, glory = 0, circle = false"
FORTRESS = '[["occupy", "attack"]]'
AFRICA_TRACK = 'track = 6, decks = ["africa"]'
AFRICA_3 = 'deck = "africa",        value = 3,          industry = 0'
CULTURE = 'colour = "brown", count = 20, attribute = "culture", amount = 1'
BROKEN: dict[tuple[str, str], list[tuple[str, str, str, str]]] = {
    ("first-edition", "tracks.toml"): [
        ("format = 1", "format = 2", "", "'format' should be 1, not 2"),
        ('game = "endeavor"', 'game = "chess"', "", "'game' should be 'endeavor', not 'chess'"),
        ('edition = "first-edition"', 'edition = "third"', "", "'edition' should be 'first-edition', not 'third'"),
        ("[thresholds]", "[thresholds", "", "is not TOML"),
        (THRESHOLDS, "values = [0, 2, 4, 7]\n", "", "[thresholds] should have 5 values, not 4"),
        (THRESHOLDS, "values = [1, 2, 4, 7, 10]\n", "", "[thresholds] should ascend from 0"),
        (THRESHOLDS, "values = [0, 4, 2, 7, 10]\n", "", "[thresholds] should ascend from 0"),
        (THRESHOLDS, "", "[thresholds]", "'values' is missing"),
        (THRESHOLDS, 'values = [0, 2, 4, 7, "10"]\n', "[thresholds]", "a list of whole numbers, not '10'"),
        (THRESHOLDS, "values = 3\n", "[thresholds]", "'values' should be a list, not 3"),
        ("[2, 3, 4, 5, 6]", "[2, 3, 4, 5, 6, 7]", "", "[growth] should have 5 values, not 6"),
        ("[0, 2, 4, 7, 10, 11,", "[2, 4, 7, 10, 11,", "", "[glory_spaces] should ascend from 0"),
        ("rounds = 7", "rounds = 8", "", "[building_spaces] should be one more than the 8 rounds"),
        ("rounds = 7", "", "[game_frame]", "'rounds' is missing"),
        ("discs = 30 ", "discs = -30 ", "[game_frame]", "'discs' should be a whole number from 0 up, not -30"),
        ("discs = 30 ", 'discs = "30" ', "[game_frame]", "not '30'"),
        ("discs = 30 ", "discs = true ", "[game_frame]", "not True"),
        ('gives = "growth"', 'gives = "glory"', "", "[attributes] should be four that give"),
        ('name_fr = "Finances",  ', "", "[attributes] row 3 (finance)", "'name_fr' is missing"),
    ],
    ("first-edition", "board.toml"): [
        ("token_spaces = 95", "token_spaces = 96", "", "95 spaces for tokens, not the 96"),
        (
            AFRICA_TRACK,
            'track = 0, decks = ["africa"]',
            "[regions] row 2 (africa)",
            "the home region, and only it, has no shipping track",
        ),
        (AFRICA_TRACK, 'track = 6, decks = "africa"', "[regions] row 2 (africa)", "'decks' should be a list, not 'africa'"),
        ('id = "london", ', 'id = "lisbon", ', "", "two places are called 'lisbon'"),
        ('id = "london", ', 'id = "europe", ', "", "two places are called 'europe'"),
    ],
    ("first-edition", "buildings.toml"): [
        ('id = "theater", ', 'id = "market", ', "", "two buildings are called 'market'"),
        (THEATER, THEATER.replace("copies = 3", "copies = 4"), "", "level 3 should have 3 buildings with 3 copies each"),
        (THEATER, THEATER.replace("level = 3", "level = 6"), "[buildings] row 10 (theater)", "'level' should be 0 to 5"),
        (THEATER, THEATER.replace("culture = 2", "culture = 10"), "[buildings] row 10 (theater)", "at most 9 icons"),
        (
            THEATER,
            THEATER.replace("false", "true"),
            "[buildings] row 10 (theater)",
            "with actions, and only such a one, has a circle",
        ),
        (THEATER, THEATER.replace("false", "0"), "[buildings] row 10 (theater)", "'circle' should be true or false, not 0"),
        (FORTRESS, '[["occupy", "bribe"]]', "[buildings] row 9 (fortress)", "not 'bribe'"),
        (FORTRESS, '[["occupy"], ["ship"], ["draw"]]', "[buildings] row 9 (fortress)", "at most two parts"),
        (FORTRESS, '[["occupy", "ship"], ["ship"]]', "[buildings] row 9 (fortress)", "at most two parts"),
        (FORTRESS, "[[]]", "[buildings] row 9 (fortress)", "at most two parts"),
        (FORTRESS, "3", "[buildings] row 9 (fortress)", "'actions' should be a list, not 3"),
        ('"Colonial House"', '""', "[buildings] row 1 (colonial-house)", "'name_en' should be a text"),
        ('id = "colonial-house",', 'id = "summer-house",', "", "of level 0 should be colonial-house"),
    ],
    ("first-edition", "cards.toml"): [
        ('id = "africa-3", ', "id = 3, ", "[cards] row 16", "'id' should be a text, not 3"),
        (AFRICA_3, AFRICA_3.replace('"africa"', '"asia"'), "[cards] row 16 (africa-3)", "not 'asia'"),
        (AFRICA_3, AFRICA_3.replace("value = 3", "value = 2"), "[cards] row 16 (africa-3)", "another card of this deck and value"),
        (AFRICA_3, AFRICA_3.replace("value = 3", "value = 7"), "", "deck 'africa' has no card of value 3"),
        (
            AFRICA_3,
            AFRICA_3.replace("industry = 0", "industry = -1"),
            "[cards] row 16 (africa-3)",
            "a whole number from 0 up, not -1",
        ),
        ("glory = 3, abolition = true", "glory = 3, abolition = false", "", "should be the abolition of slavery"),
        (
            "glory = 3, abolition = true",
            "glory = 3, abolition = 1",
            "[cards] row 6 (europe-5)",
            "'abolition' should be true or false",
        ),
        ("governor_en = ", "governor_xx = ", "[naming]", "'governor_en' is missing"),
        (
            'region = "africa",        governor = "top"',
            'region = "india", governor = "top"',
            "[decks] row 3 (africa)",
            "does not list",
        ),
    ],
    ("first-edition", "tokens.toml"): [
        ("count = 20", "count = 21", "", "96 tokens for 95 spaces"),
        (CULTURE, CULTURE.replace("brown", "green"), "[tokens] row 2 (culture)", "brown or blue, not 'green'"),
        (CULTURE, CULTURE.replace("amount = 1", "amount = 2"), "[tokens] row 2 (culture)", "worth 1"),
        (CULTURE, CULTURE.replace("culture", "wisdom"), "[tokens] row 2 (culture)", "not 'wisdom'"),
        (CULTURE, CULTURE.replace("culture", "finance"), "", "[tokens] should be one brown token for each"),
    ],
    ("age-of-sail", "board-side-2.toml"): [("token_spaces = 95", "token_spaces = 94", "", "95 spaces for tokens, not the 94")],
    ("age-of-sail", "cards.toml"): [("card_fr = ", "card_xx = ", "[naming]", "'card_fr' is missing")],
    ("age-of-sail", "buildings.toml"): [
        ('id = "merchant-dock",', 'id = "dock",', "", "of level 0 should be colonial-house, merchant-dock"),
    ],
}


@pytest.mark.parametrize(("edition", "file", "broken"), [(*place, broken) for place, all in BROKEN.items() for broken in all])
def test_a_broken_pack_names_file_row_and_reason(
    tmp_path: Path, edition: str, file: str, broken: tuple[str, str, str, str]
) -> None:
    old, new, row, reason = broken
    pack = broken_pack(tmp_path, edition, file, old, new)
    title = "endeavor" if edition == "first-edition" else "age-of-sail"
    message = refused(argosy.BadPack, reason, argosy.new_game, title, players=5, seed=1, pack=pack)
    assert message.startswith(f"{Path(pack) / file} {row}".strip()), message


LINKS = [
    ('["london", "amsterdam"]', '["london", "atlantis"]', "'ends' should be two different places"),
    ('["london", "amsterdam"]', '["london", "london"]', "'ends' should be two different places"),
    ('["london", "amsterdam"]', '["london"]', "'ends' should be two different places"),
    ('["london", "amsterdam"]', '["copenhagen", "amsterdam"]', "row 2: a second link joins amsterdam and copenhagen"),
    ('["london", "amsterdam"]', "[1, 2]", "'ends' should be a list of texts, not 1"),
    (
        '["london", "amsterdam"],                token = false',
        '["london", "amsterdam"], token = 0',
        "'token' should be true or false",
    ),
]


@pytest.mark.parametrize(("old", "new", "reason"), LINKS)
def test_a_broken_link_is_named_by_its_row(tmp_path: Path, old: str, new: str, reason: str) -> None:
    pack = broken_pack(tmp_path, "age-of-sail", "board-side-1.toml", old, new)
    message = refused(argosy.BadPack, reason, argosy.new_game, "age-of-sail", players=3, pack=pack)
    assert "board-side-1.toml [links] row " in message


def test_a_row_without_a_known_source_is_refused(tmp_path: Path) -> None:
    pack = broken_pack(
        tmp_path, "age-of-sail", "board-side-1.toml", '[cities]\nsource = "reconstructed"', '[cities]\nsource = "a friend"'
    )
    message = refused(argosy.BadPack, "'source' should be one of", argosy.new_game, "age-of-sail", players=3, pack=pack)
    assert "[cities] row 1 (london)" in message


def test_a_pack_that_is_not_there_is_refused(tmp_path: Path) -> None:
    missing = str(tmp_path / "nowhere")
    refused(argosy.BadPack, "there is no such directory", argosy.new_game, "endeavor", players=3, pack=missing)
    file = tmp_path / "file"
    file.write_text("")
    refused(argosy.BadPack, "there is no such directory", argosy.new_game, "endeavor", players=3, pack=str(file))
    refused(argosy.BadPack, "none of the files of this pack", argosy.new_game, "endeavor", players=3, pack=str(tmp_path))


def test_a_pack_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    (tmp_path / "tokens.toml").write_bytes(b"\xff\xfe\x00")
    refused(argosy.BadPack, "tokens.toml: cannot be read", argosy.new_game, "endeavor", players=3, pack=str(tmp_path))


def test_a_good_pack_of_ones_own_may_replace_some_files(tmp_path: Path) -> None:
    text = (DATA / "first-edition" / "tokens.toml").read_text(encoding="utf-8")
    (tmp_path / "tokens.toml").write_text(
        text.replace("count = 17", "count = 16", 1).replace("count = 20", "count = 21"), encoding="utf-8"
    )
    game = argosy.new_game("endeavor", players=3, seed=1, pack=str(tmp_path))
    assert game.ruleset.pack != argosy.new_game("endeavor", players=3, seed=1).ruleset.pack
    assert argosy.load_record(game.record(), pack=str(tmp_path)).fingerprint() == game.fingerprint()
    refused(argosy.BadRecord, "component pack", argosy.load_record, game.record())
    plain = game.to_dict()
    assert argosy.Game.from_dict(plain, pack=str(tmp_path)).fingerprint() == game.fingerprint()
    refused(argosy.BadPosition, "component pack", argosy.Game.from_dict, plain)


# ---- positions taken apart. What each title refuses is tested beside its rules; here, what holds for all of them.


def test_a_game_that_lacks_a_part_is_refused() -> None:
    plain = argosy.new_game("endeavor", players=3, seed=1).to_dict()
    for key in ("title", "players", "options", "position"):
        less = {name: value for name, value in plain.items() if name != key}
        refused(argosy.BadPosition, "a game needs 'title'", argosy.Game.from_dict, less)
    refused(argosy.BadPosition, "a game needs", argosy.Game.from_dict, {})
    refused(argosy.BadPosition, "monopoly", argosy.Game.from_dict, {**plain, "title": "monopoly"})
    refused(argosy.BadPosition, "3 to 5 players", argosy.Game.from_dict, {**plain, "players": 9})


WRONG_VALUES: list[object] = [None, -1, 10**25, 1.5, "atlantis", True, [], {}, [None], {"atlantis": 1}, [[]]]


def test_no_value_in_a_position_can_be_replaced_by_nonsense(table: Table) -> None:
    """Every field of the position, and every field of the tables and lists in it, is given a wrong value in turn."""
    ruleset = table.ruleset
    plain = middle_of(table, 2, 60).to_dict()
    for path in paths(plain):
        for wrong in [*WRONG_VALUES, *off_by_one(at(plain, path))]:
            broken = deepcopy(plain)
            at(broken, path[:-1])[path[-1]] = wrong
            if broken == plain:
                continue
            complaint = ""
            try:
                position = ruleset.from_dict(broken)
            except argosy.BadPosition as error:
                complaint = str(error)
            else:  # another position that the rules allow: then it is the one that was asked for, and a sound one
                assert position.to_dict() == broken, f"{path} = {wrong!r} was taken for something else"
                check_step(ruleset, position)
                ending(position, 1, most=20)
            assert not complaint or one_line(complaint), f"{path} = {wrong!r}: {complaint}"


def off_by_one(value: object) -> list[object]:
    return [value + 1, value - 1] if isinstance(value, int) and not isinstance(value, bool) else []


def paths(plain: object, upto: int = 3) -> list[tuple[Any, ...]]:
    """The ways to the fields of plain data, as deep as `upto`; of long lists and tables the first few."""
    if upto == 0 or not isinstance(plain, (dict, list)):
        return []
    keys: list[Any] = list(plain) if isinstance(plain, dict) else list(range(len(plain)))
    found: list[tuple[Any, ...]] = []
    for key in keys if upto == 3 else keys[:9]:
        found.append((key,))
        found += [(key, *rest) for rest in paths(plain[key], upto - 1)]
    return found


def at(plain: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        plain = plain[key]
    return plain


def test_a_position_with_a_field_too_many_or_too_few_is_refused(table: Table) -> None:
    ruleset = table.ruleset
    plain = middle_of(table, 2, 60).to_dict()
    refused(argosy.BadPosition, "'moons'", ruleset.from_dict, {**plain, "moons": 2})
    for key in plain:
        less = {name: value for name, value in plain.items() if name != key}
        refused(argosy.BadPosition, f"'{key}'", ruleset.from_dict, less)


def test_a_position_of_another_table_is_refused() -> None:
    tables = all_tables()
    for table in tables:
        plain = middle_of(table, 2, 40).to_dict()
        for other in tables:
            if (other.title, other.players) != (table.title, table.players):
                ruleset = other.ruleset
                refused(argosy.BadPosition, "", ruleset.from_dict, plain)
