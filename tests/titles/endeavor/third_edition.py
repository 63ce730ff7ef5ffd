"""A third edition of Endeavor, made as data alone: a value of `Edition`, a pack, and a few sentences.

It is for 2 to 6 players, on a changed board with other buildings, and plays by Age of Sail's rules but one: only an open region's
deck can be drawn from (DRW-3). `python tests/titles/endeavor/third_edition.py` writes what the client's tests draw of it.
"""

import json
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from importlib.resources.abc import Traversable
from pathlib import Path

from argosy import TITLES, texts
from argosy.titles import FAMILIES
from argosy.titles.endeavor.components import components
from argosy.titles.endeavor.rules.edition import Edition
from argosy.titles.endeavor.rules.title import EndeavorTitle
from argosy.titles.family import Family
from own_packs import Files, our_files, write_pack
from proofs import Table, middle_of

NAME = "six-seas"
DRAWN = Path(__file__).parent / "six_seas.json"
SENTENCES = {
    "en": {"title": "Endeavor: Six Seas", "about": "An edition for 2 to 6 that only the tests know."},
    "fr": {"title": "Endeavor : Six Mers", "about": "Une édition pour 2 à 6 que seuls les tests connaissent."},
}


def edition(folder: Path) -> Edition:
    return Edition(
        title=NAME,
        data=str(folder),
        players=(2, 6),
        options=(),
        sides=(),
        without=("RND-2", "DIS-8"),
        starts=("colonial-house", "whaler"),
        copies=(6, 5, 4, 3, 2),
        start_staffed=True,
        may_stop_salary=True,
        second_action_in_same_region=False,
        full_track_takes_ships=False,
        draw_needs_open_region=True,
        payers_free_each_other=False,
        limit_checked_on_pass=False,
        discards_to_common_pile=True,
    )


def pack() -> Files:
    """Age of Sail's first side with a longer track, another city and link, other buildings and fewer discs."""
    files = our_files("age-of-sail")
    board = files["board.toml"] = files.pop("board-side-1.toml")
    for key in ("board", "suits"):
        del board[key]
    del files["board-side-2.toml"]
    for row in board["regions"]["rows"]:
        del row["banner_at"]  # a client finds places for the banners
    board["regions"]["rows"][1]["track"] = 7
    board["cities"]["rows"].append(
        {"id": "zanzibar", "name_en": "Zanzibar", "name_fr": "Zanzibar", "region": "africa", "glory": 3, "lat": -6.2, "lon": 39.2}
    )
    board["links"]["rows"].append({"ends": ["zanzibar", "bombay"], "token": True})
    board["totals"]["token_spaces"] += 4
    files["tokens.toml"]["tokens"]["rows"][0]["count"] += 4
    files["tokens.toml"]["totals"]["tokens"] += 4
    files["tracks.toml"]["game_frame"]["discs"] = 30
    for row in files["buildings.toml"]["buildings"]["rows"]:
        row["copies"] += 1
        if row["id"] == "merchant-dock":
            row |= {"id": "whaler", "name_en": "Whaler", "name_fr": "Baleinière", "actions": [["ship"], ["payment"]]}
        if row["id"] == "university":
            row |= {"id": "academy", "name_en": "Academy", "name_fr": "Académie", "culture": 1, "glory": 2}
    return files


class WithThird(Family):
    """The family with one more title: its pack and its sentences stand in a folder of the tests."""

    def file(self, *path: str) -> Traversable:
        if path[0] == "data" and path[1:] not in [("first-edition",), ("age-of-sail",)]:
            return Path("/", *path[1:])
        if path[0] == "locale":
            text = super().file(*path).read_text(encoding="utf-8")
            language = path[1].removesuffix(".ftl")
            own = "".join(f"\nendeavor-{key}-{NAME} = {sentence}" for key, sentence in SENTENCES[language].items())
            written = Path(TITLES[NAME].data.removeprefix("data/"), path[1])
            written.write_text(text + own + "\n", encoding="utf-8")
            return written
        return super().file(*path)


@contextmanager
def known(folder: Path) -> Iterator[EndeavorTitle]:
    """While this lasts, the third edition is one of the titles that there are."""
    write_pack(folder, {name: values | {"edition": str(folder)} for name, values in pack().items()})
    title = EndeavorTitle(edition(folder))
    family = FAMILIES["endeavor"]
    record = {field.name: getattr(family, field.name) for field in fields(Family)} | {"titles": (*family.titles, title)}
    FAMILIES["endeavor"], TITLES[NAME] = WithThird(**record), title
    _forget_texts()
    try:
        yield title
    finally:
        FAMILIES["endeavor"] = family
        del TITLES[NAME]
        _forget_texts()


def _forget_texts() -> None:
    texts.messages.cache_clear()
    texts._fixed.cache_clear()


def drawn() -> str:
    """What the client draws: the components, and a view in the middle of a game of six."""
    table = Table(NAME, 6)
    given = {"components": components(table.ruleset), "view": middle_of(table, 4, 120).view(None)}
    given["components"]["drawing"]["edition"] = NAME  # the folder it was read from is another each time
    return json.dumps(given, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder, known(Path(folder)):
        DRAWN.write_text(drawn(), encoding="utf-8")
