"""Compiles the hot modules with mypyc when a wheel is built; everything else about the build is in pyproject.toml.

Without a working C compiler, or with ARGOSY_PURE=1, the same sources are packed to run interpreted. Where the page is not built yet,
npm builds it; without npm it is left out. Either is said in one line, which pip shows with -v, and `argosy --version` later.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

# What decides how fast games are played, searched and observed. Of a family: its rules, and what looks at positions.
COMPILED = (
    "engine/**/*.py",
    "bots/**/*.py",
    "envs/raw/**/*.py",
    "titles/pack_files.py",
    "titles/*/rules/**/*.py",
    "titles/*/value.py",
    "titles/*/reasons.py",
    "titles/*/turns.py",
    "titles/*/observer.py",
)
# Left interpreted. view.py: compiled, a TypedDict loses the annotations from which its documentation and TypeScript are made.
INTERPRETED = ("__init__.py", "compiler.py", "view.py")
# Other commands (egg_info, sdist, editable installs) need no compiled code, and must leave none in src/.
COMPILING_COMMANDS = {"bdist_wheel", "build", "build_ext"}
PACKING_COMMANDS = {"bdist_wheel", "sdist"}
# Where installers build: apart from what make keeps there, and empty at first, so that nothing old is packed.
INSTALLERS_BUILD = Path("build/installed")
# The types are checked by `make test`, with all that is imported; here only the standard library need be there.
UNCHECKED = ["--ignore-missing-imports", "--follow-imports=silent"]


def why_pure() -> str:
    """Why nothing is compiled; empty if it is."""
    if os.environ.get("ARGOSY_PURE") == "1":
        return "ARGOSY_PURE is 1"
    try:
        import mypyc.build  # noqa: F401
    except ImportError:
        return "mypyc is not installed"
    return why_no_compiler()


def why_no_compiler() -> str:
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    headers = sysconfig.get_path("include")
    with tempfile.TemporaryDirectory() as scratch:
        source = Path(scratch, "probe.c")
        source.write_text("#include <Python.h>\n")
        command = [*compiler, "-c", str(source), "-I", headers, "-o", str(Path(scratch, "probe.o"))]
        try:
            probe = subprocess.run(command, capture_output=True)
        except OSError:
            return f"there is no C compiler {compiler[0]!r}"
    return "" if probe.returncode == 0 else f"{compiler[0]!r} cannot compile against Python's headers (python3-dev on Debian)"


def why_no_page() -> str:
    """Why the page is left out; empty if it is there."""
    if Path("src/argosy/web/static/index.html").exists():
        return ""
    if shutil.which("npm") is None:
        return "there is no Node, 20.19 or newer, to build it"
    for words in (["ci"], ["run", "build"]):
        ran = subprocess.run(["npm", "--prefix", "client", "--silent", *words], capture_output=True, text=True)
        if ran.returncode:
            return f"npm {words[0]} failed: {' '.join((ran.stderr or ran.stdout).split())[-200:]}"
    return ""


class ParallelBuild(build_ext):  # type: ignore[misc]
    """Compiles the many C files of one extension side by side, a file per core."""

    def build_extension(self, ext: Extension) -> None:
        compile_one_by_one = self.compiler.compile

        def compile_all(sources: list[str], *arguments: object, **options: object) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                objects = pool.map(lambda source: compile_one_by_one([source], *arguments, **options), sources)
                return [name for names in objects for name in names]

        self.compiler.compile = compile_all
        try:
            super().build_extension(ext)
        finally:
            self.compiler.compile = compile_one_by_one


def compiled_modules() -> list[Extension]:
    from mypyc.build import mypycify

    root = Path("src/argosy")
    paths = [path for pattern in COMPILED for path in sorted(root.glob(pattern))]
    sources = [path.as_posix() for path in paths if path.name not in INTERPRETED]
    extensions: list[Extension] = mypycify(
        [*UNCHECKED, *sources], opt_level="2", debug_level="0", multi_file=True, target_dir="build/mypyc"
    )
    return extensions


extensions: list[Extension] = []
options: dict[str, dict[str, str]] = {}
if COMPILING_COMMANDS & set(sys.argv):
    reason = why_pure()
    if reason:
        print(f"argosy: built without compiled modules, so it runs interpreted: {reason}", file=sys.stderr)
    else:
        extensions = compiled_modules()
if PACKING_COMMANDS & set(sys.argv):
    reason = why_no_page()
    if reason:
        print(f"argosy: built without its page, so 'argosy play' has nothing to show: {reason}", file=sys.stderr)
if "bdist_wheel" in sys.argv and "build" not in sys.argv:
    shutil.rmtree(INSTALLERS_BUILD, ignore_errors=True)
    options = {"build": {"build_base": str(INSTALLERS_BUILD)}}

setup(ext_modules=extensions, cmdclass={"build_ext": ParallelBuild}, options=options)
