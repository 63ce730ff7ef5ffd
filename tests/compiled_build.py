"""The compiled copy of the package in build/compiled: whether it is there, and is of these sources."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "argosy"
COMPILED = ROOT / "build" / "compiled"
TARGET = "make build/compiled/ready"


def why_not_usable() -> str:
    """Why the compiled copy cannot be used, and what makes it; empty if it can."""
    if not (COMPILED / "ready").exists():
        return f"build/compiled is not there: run '{TARGET}'"
    if not list(COMPILED.glob("argosy/engine/*.so")):
        return f"build/compiled has no compiled modules (no C compiler?): build/compile.txt tells why, then '{TARGET}'"
    for path in sorted([path for package in ("engine", "titles", "bots") for path in SOURCES.joinpath(package).rglob("*")]):
        if path.suffix in (".py", ".toml"):
            copy = COMPILED / "argosy" / path.relative_to(SOURCES)
            if not copy.exists() or copy.read_bytes() != path.read_bytes():
                return f"build/compiled is not of these sources ({path.relative_to(ROOT)} differs): run '{TARGET}'"
    return ""
