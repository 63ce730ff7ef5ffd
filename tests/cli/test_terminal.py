"""Games at the keyboard, typed line by line."""

from pathlib import Path

import pytest

from argosy import TITLES, load_record
from argosy.texts import LANGUAGES

ONES = ["1"] * 1000  # more than any game asks for


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_a_whole_game_by_first_choices(argosy, title, language):
    ran = argosy("terminal", title, "--seed", "2", "--lang", language, typed=ONES)
    assert ran.code == 0
    assert ran.err == ""
    assert {"en": "Final scores", "fr": "Décompte final"}[language] in ran.out
    assert ran.out.rstrip().endswith("2.")


@pytest.mark.parametrize("people", [2, 4])
def test_several_people_and_their_secret_choices(argosy, tmp_path, people):
    """Lines typed when the keyboard is handed over are not choices, so that the next person finds an empty screen."""
    file = tmp_path / "game.txt"
    typed = ["2", *["ready", "1"] * (people - 1), *ONES]
    ran = argosy(
        "terminal", "age-of-sail", "--players", "5", "--people", str(people), "--seed", "4", "--save", str(file), typed=typed
    )
    assert ran.code == 0
    assert ran.out.count("in secret") == people - 1
    game = load_record(file.read_text())
    assert game.is_over
    assert game.moves[:people] == [(0, "start merchant-dock"), *((seat, "start colonial-house") for seat in range(1, people))]


def test_nothing_is_shown_of_another_secret_choice(argosy):
    ran = argosy(
        "terminal", "age-of-sail", "--people", "2", "--seed", "4", typed=["start merchant-dock", "", "log", "score", "board"]
    )
    after = ran.out.partition("in secret")[2]
    assert "began with" not in after
    assert after.count("Merchant Dock") == after.count("Begin with: Merchant Dock")


def test_names_stand_for_the_seats(argosy):
    ran = argosy("terminal", "endeavor", "--names", "Zoe,Ben", "--seed", "4", typed=["1"])
    assert "A Zoe" in ran.out
    assert "B Ben" in ran.out
    assert "C Cleo" in ran.out


def test_a_default_name_that_a_person_has(argosy):
    assert "B Ben II" in argosy("terminal", "endeavor", "--names", "Ben", typed=["1"]).out


@pytest.mark.parametrize("typed", ["2", "build shipyard", "  Build   SHIPYARD ", "b sh", "build s", "Build: Shipyard"])
def test_choices_by_number_name_and_beginning(argosy, tmp_path, typed):
    file = tmp_path / "game.txt"
    argosy("terminal", "endeavor", "--seed", "11", "--save", str(file), typed=[typed])
    assert load_record(file.read_text()).moves[0] == (0, "build shipyard")


def test_choices_by_their_french_name(argosy, tmp_path):
    file = tmp_path / "game.txt"
    argosy("terminal", "endeavor", "--seed", "11", "--lang", "fr", "--save", str(file), typed=["construire chantier"])
    assert (0, "build shipyard") in load_record(file.read_text()).moves


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("0", "type a number from 1 to 3"),
        ("4", "type a number from 1 to 3"),
        ("b", "could be several: build market, build shipyard, build workshop"),
        ("hello", "neither a choice nor a command"),
        ("build museum", "The Museum is a level 5 building"),
        ("why build museum", "(BLD-2)"),
        ("why build museum", "rules BLD-2 shows the rule"),
        ("why occupy lon", "occupy london: This is the build phase"),
        ("why 1", "build market is allowed: choose 1"),
        ("why build market", "build market is allowed: choose 1"),
        ("why", "Say which action"),
        ("why fly", "there is no action 'fly'"),
        ("why attack", "could be several"),
        ("undo", "decided nothing yet"),
        ("rules BLD-2", "BLD-2 You may take a building"),
        ("rules bld", "BLD-5"),
        ("rules XYZ-1", "has no rule 'XYZ-1'"),
        ("score", "Empty governor place"),
        ("log", "Ada began with the Colonial House"),
        ("save", "Say where to save"),
        ("save /nowhere/at/all", "name a file in a directory that exists"),
        ("?", "What you can type"),
        ("?", "BLD, ATT"),
        ("help", "takes back your last decision"),
        ("links", "London"),
        ("cards", "5: 3Cul ★3"),
        ("buildings", "occupy + ship"),
        ("board", "Far East"),
        ("", "Far East"),
        ("\x00\x1b[A", "neither a choice nor a command"),
    ],
)
def test_what_is_answered(argosy, typed, says):
    """Seed 11: Ada chooses the first building of the game."""
    ran = argosy("terminal", "endeavor", "--seed", "11", typed=[typed])
    answered = " ".join(ran.out.split("> ", 1)[1].split())
    assert says in answered
    assert ran.code == 0
    assert "You left the game" in ran.out


@pytest.mark.parametrize(
    "typed", ["annuler", "règles OCC", "regles OCC", "points", "journal", "plateau", "pourquoi pass", "quitter"]
)
def test_commands_in_french(argosy, typed):
    ran = argosy("terminal", "endeavor", "--seed", "11", "--lang", "fr", typed=[typed])
    assert "ni un choix" not in ran.out
    assert "Vous avez quitté la partie" in ran.out


def test_undo_goes_back_to_the_last_own_decision(argosy, tmp_path):
    once, twice = tmp_path / "once.txt", tmp_path / "twice.txt"
    argosy("terminal", "endeavor", "--seed", "8", "--save", str(once), typed=["1", "1"])
    ran = argosy("terminal", "endeavor", "--seed", "8", "--save", str(twice), typed=["1", "1", "undo", "undo", "1", "1"])
    assert "Taken back: build market." in ran.out
    assert once.read_text() == twice.read_text()  # the random seats answer the same moves in the same way


def test_undo_of_a_secret_choice(argosy, tmp_path):
    file = tmp_path / "game.txt"
    argosy("terminal", "age-of-sail", "--seed", "8", "--save", str(file), typed=["1", "undo", "2"])
    assert load_record(file.read_text()).moves[0] == (0, "start merchant-dock")


def test_a_game_with_everything_typed_in_between(argosy, tmp_path):
    file = tmp_path / "game.txt"
    typed = [
        line for turn in range(300) for line in (["?", "why pass", "log all", "1"] if turn % 7 else ["1", "undo", "score", "1"])
    ]
    ran = argosy("terminal", "age-of-sail", "--seed", "6", "--save", str(file), typed=typed)
    assert "Final scores" in ran.out
    assert load_record(file.read_text()).is_over
    assert argosy("check", str(file)).code == 0


def test_save_check_and_resume(argosy, tmp_path):
    file, whole, rest = tmp_path / "half.txt", tmp_path / "whole.txt", tmp_path / "rest.txt"
    ran = argosy("terminal", "age-of-sail", "--seed", "6", typed=[*ONES[:9], f"save {file}", "quit"])
    assert f"The game is saved in {file}." in ran.out
    assert argosy("check", str(file)).code == 0
    argosy("terminal", "--resume", str(file), "--save", str(rest), typed=ONES)
    argosy("terminal", "age-of-sail", "--seed", "6", "--save", str(whole), typed=ONES)
    assert rest.read_text() == whole.read_text()


def test_save_spares_what_is_not_a_record(argosy, tmp_path):
    notes = tmp_path / "notes.txt"
    notes.write_text("buy bread")
    ran = argosy("terminal", "endeavor", "--seed", "1", typed=[f"save {notes}"])
    assert "choose another name" in ran.out
    assert notes.read_text() == "buy bread"


def test_a_seed_that_was_drawn_is_told_when_leaving(argosy):
    last = argosy("terminal", "endeavor", typed=["1"]).out.splitlines()[-1]
    assert last.startswith("You left the game. The seed was ")


def test_leaving_says_where_the_game_is(argosy, tmp_path):
    file = tmp_path / "game.txt"
    last = argosy("terminal", "endeavor", "--seed", "1", "--save", str(file), typed=["1"]).out.splitlines()[-1]
    assert last == f"You left the game. The game is saved in {file}. The seed was 1."
    assert Path(file).exists()


def test_interrupting_leaves_cleanly(argosy, monkeypatch):
    def interrupt(_prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    ran = argosy("terminal", "endeavor", "--seed", "1")
    assert ran.code == 0
    assert ran.out.splitlines()[-1] == "The game was interrupted. The seed was 1."


@pytest.mark.parametrize("title", TITLES)
def test_help_names_rules_of_the_title(argosy, title):
    first = TITLES[title].rules[0].id
    told = " ".join(argosy("terminal", title, "--seed", "11", typed=["?"]).out.split())
    assert f"shows a rule ({first}), a chapter ({first.partition('-')[0]}), or without ID all rules" in told
