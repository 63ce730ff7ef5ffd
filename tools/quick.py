"""The quick half of `make test`, for what changed: `make quick`, in a minute at most.

Format, lint, types and imports of everything; then the tests next to what changed since the last commit, or in it where nothing is
uncommitted (`make quick ARGS="--since COMMIT"`: since that one). It says what it ran; when the minute is over, it says what it did not.
"""

import argparse
import os
import re
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
SECONDS = 50.0
CHECKS = {
    "format": ["ruff", "format", "--check", "--quiet", "."],
    "lint": ["ruff", "check", "--quiet", "."],
    "types": ["mypy"],
    "imports": ["lint-imports", "--no-logo"],
}
# What is read by tests that import nothing of it.
READ_BY = {
    r"src/argosy/(.*\.ftl|messages\.py|texts\.py)": ["tests/test_texts.py"],
    r"src/argosy/titles/(\w+)/.*": [r"tests/rulebook/\1", r"tests/titles/\1"],
    r"src/argosy/engine/.*": ["tests/test_engine.py", "tests/test_game.py"],
    r"src/argosy/(rulebook/.*|titles/\w+/examples/.*)": ["tests/test_rulebook.py"],
    r"src/argosy/(voyage\.py|titles/\w+/voyages/.*)": ["tests/test_voyages.py"],
    r"deploy/.*|requirements/.*|pyproject\.toml|CHANGELOG\.md": ["tests/test_deploy.py"],
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--since", metavar="COMMIT", help="what changed since then (default: since the last commit, or in it)")
    asked = parser.parse_args()
    end = time.monotonic() + SECONDS
    os.chdir(ROOT)
    changed = changed_files(asked.since)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        answers = dict(zip(CHECKS, pool.map(run, CHECKS.values()), strict=True))
    for name, answer in answers.items():
        print(f"{name}: {answer or 'as it should be'}", flush=True)
    failed = any(answers.values())
    if any(name.startswith("client/") for name in changed):
        npm = ["npm", "--prefix", "client", "--silent"]
        told = run([*npm, "run", "format-check"]) or run([*npm, "test", "--", "--reporter=dot"])
        print(
            f"client: {told or 'formatted, and its own tests pass'}; lint, types and Chromium are `make browser-test`", flush=True
        )
        failed = failed or bool(told)
    tests = [test for name in changed for test in next_to(name)]
    return int(run_tests(list(dict.fromkeys(tests)), end) or failed)


def run(command: list[str]) -> str:
    """What it complains of; empty if it does not."""
    found = BIN / command[0]
    done = subprocess.run([str(found) if found.exists() else command[0], *command[1:]], capture_output=True, text=True)
    return "" if done.returncode == 0 else (done.stdout + done.stderr).strip() or f"{command[0]} failed"


def changed_files(since: str | None) -> list[str]:
    new = git("ls-files", "--others", "--exclude-standard")
    if since is not None:
        return git("diff", "--name-only", since) + new
    return git("diff", "--name-only", "HEAD") + new or git("diff", "--name-only", "HEAD~1", "HEAD")


def git(*words: str) -> list[str]:
    return subprocess.run(["git", *words], capture_output=True, text=True, check=True).stdout.splitlines()


def next_to(name: str) -> list[str]:
    """The tests next to a file: itself, those that import it or are named after it, and those that READ_BY knows."""
    if name.startswith("tests/browser/"):
        return []
    if re.fullmatch(r"tests/.*test_\w+\.py", name):
        return [name] if Path(name).exists() else []
    found = [match.expand(test) for pattern, tests in READ_BY.items() if (match := re.fullmatch(pattern, name)) for test in tests]
    found = [test for test in found if Path(test).exists()]
    if name.endswith(".py"):
        module = re.sub(r"^(src|tests|tools)/|(/__init__)?\.py$", "", name).replace("/", ".")
        named = f"test_{Path(name).stem}.py"
        imports = re.compile(rf"^(from|import) {re.escape(module)}\b", re.MULTILINE)
        for test in sorted(Path("tests").rglob("test_*.py")):
            if test.parent.name != "browser" and (test.name == named or imports.search(test.read_text(encoding="utf-8"))):
                found.append(str(test))
    return found


def run_tests(tests: list[str], end: float) -> bool:
    """Whether one failed."""
    if not tests:
        print("tests: none is next to what changed; `make test` runs all of them")
        return False
    print(f"tests: {' '.join(tests)}", flush=True)
    # The first that fails ends it, so whoever is stopped by the clock has seen none fail.
    testing = subprocess.Popen([str(BIN / "pytest"), "-n", "2", "--no-cov", "--no-header", "-x", *tests], start_new_session=True)
    try:
        return testing.wait(max(1.0, end - time.monotonic())) != 0
    except subprocess.TimeoutExpired:
        os.killpg(testing.pid, signal.SIGINT)
        try:
            testing.wait(5)
        except subprocess.TimeoutExpired:
            os.killpg(testing.pid, signal.SIGKILL)
            testing.wait()
        print(
            f"tests: NOT all of them in {SECONDS:.0f} s; `{BIN.relative_to(ROOT)}/pytest` with the files above runs them",
            flush=True,
        )
        return False


if __name__ == "__main__":
    sys.exit(main())
