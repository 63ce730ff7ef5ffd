"""What can be installed besides `argosy` itself, told in one line where it is missing."""

from importlib.util import find_spec

from argosy.engine.errors import BadChoice

# What is imported of each extra that a command may need; pyproject.toml says what else comes with it.
_MODULES = {
    "play": (
        "alembic",
        "httptools",
        "litestar",
        "platformdirs",
        "prometheus_client",
        "segno",
        "sqlalchemy",
        "uvicorn",
        "websockets",
    ),
    "postgresql": ("psycopg",),
    "lab": ("pyarrow",),
    "ray": ("ray",),
}


def missing(what: str, extra: str) -> str:
    return f'{what} needs packages that are not installed: pip install "argosy[{extra}]"'


def need(extra: str, what: str) -> None:
    """Raises where the extra is not there."""
    if any(find_spec(module) is None for module in _MODULES[extra]):
        raise BadChoice(missing(what, extra))
