"""/api/titles: what can be played, and what it is played with."""

from functools import cache

from litestar import MediaType, Response
from litestar.params import FromPath, FromQuery

from argosy.engine.errors import BadChoice
from argosy.engine.position import Option, Title
from argosy.tables.errors import bad_choice
from argosy.tables.packs import ruleset_of
from argosy.titles import TITLES, family_of, title_named
from argosy.titles.family import Family
from argosy.web import schema
from argosy.web.files import File
from argosy.web.request import ApiRequest
from argosy.web.routes import get
from argosy.web.serializers.titles import components_of, title_info


@get("/api/titles", sync_to_thread=False, summary="All titles", tags=["titles"])
def list_titles(request: ApiRequest) -> list[schema.TitleInfo]:
    return [title_info(title, request.language) for title in TITLES.values()]


@get("/api/titles/{title:str}/components", sync_to_thread=False, summary="What to draw", tags=["titles"])
def get_components(
    request: ApiRequest,
    title: FromPath[str],
    players: FromQuery[int],
    options: FromQuery[str | None] = None,
    pack: FromQuery[str | None] = None,
) -> schema.Components:
    """`options` as `side=1,combined_phases=true`; `pack` as a table names it, else the one that comes with Argosy."""
    try:
        chosen = _parsed(title_named(title), options or "")
        # examples and first voyages are recorded games of our pack, and name none
        ours = title_named(title).ruleset(players, chosen, None)
        ruleset = ours if pack is None else ruleset_of(title, players, chosen, pack)
    except BadChoice as error:
        raise bad_choice(error) from error
    return components_of(ruleset, request.language)


@get(
    "/api/titles/{title:str}/texts",
    sync_to_thread=False,
    media_type=MediaType.TEXT,
    summary="The messages of its family",
    tags=["titles"],
)
def get_texts(request: ApiRequest, title: FromPath[str]) -> Response[bytes]:
    """For families that are not built into the client."""
    try:
        family = family_of(title)
    except BadChoice as error:
        raise bad_choice(error) from error
    return _message_file(family, request.language).response(request)


@cache
def _message_file(family: Family, language: str) -> File:
    return File(family.texts(language).encode(), MediaType.TEXT)


def _parsed(title: Title, text: str) -> dict[str, Option]:
    """The options of an address, as the values the title knows."""
    options: dict[str, Option] = {}
    for part in filter(None, text.split(",")):
        name, _equals, value = part.partition("=")
        known = next((option.values for option in title.options if option.name == name), ())
        options[name] = next((each for each in known if str(each).lower() == value.lower()), value)
    return options
