"""Islands with tiles and cubes in one word, for `table(spaces=...)`.

spaces = full("nova-scotia", "553") | bare("anticosti", 2)
"""

_SPACES = {  # the shapes of an island's spaces, in order: inland, coast, corner (R), neck, cape (P)
    "newfoundland": "P R I R R C C P",
    "nova-scotia": "P R C N R R R",
    "anticosti": "P C R R C P",
    "prince-edward-island": "P P R N R",
}
_TILES = {"I": [1, 2], "C": [*range(3, 9)], "R": [*range(9, 23)], "N": [23, 24, 25], "P": [*range(26, 35)]}


def _tile_of_each_space() -> dict[str, str]:
    """One tile for each space of the board, always the same: islands can be put together."""
    left = {shape: list(tiles) for shape, tiles in _TILES.items()}
    found: dict[str, str] = {}
    for island, shapes in _SPACES.items():
        for at, shape in enumerate(shapes.split()):
            found[f"{island}-{at + 1}"] = f"tile-{left[shape].pop(0):02}"
    return found


TILE_OF = _tile_of_each_space()
SPARE = [f"tile-{number:02}" for tiles in _TILES.values() for number in tiles if f"tile-{number:02}" not in TILE_OF.values()]


def spaces_of(island: str) -> list[str]:
    return [space for space in TILE_OF if space.rsplit("-", 1)[0] == island]


def bare(island: str, tiles: int | None = None) -> dict[str, str]:
    """Tiles without cubes on the first spaces of the island, or on all."""
    return {space: TILE_OF[space] for space in spaces_of(island)[:tiles]}


def full(island: str, cubes: str = "", *, neutral: int = 0, without: str = "") -> dict[str, str]:
    """Tiles on all spaces (but those in `without`); `553`: seat 0 has five cubes there, seat 1 five, seat 2 three."""
    stacks = ["n"] * neutral
    for seat, many in enumerate(cubes):
        stacks += [str(seat) * 2] * (int(many) // 2) + [str(seat)] * (int(many) % 2)
    spaces = {space: tile for space, tile in bare(island).items() if space not in without.split()}
    assert len(stacks) <= 2 * len(spaces)
    for space in [*spaces, *spaces][: len(stacks)]:
        spaces[space] += " " + stacks.pop(0)
    return spaces
