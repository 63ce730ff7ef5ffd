"""What deploy/ tells people to run is what argosy understands. Whether it runs is for `make release-check`."""

import json
import re
import shlex
from pathlib import Path

import yaml

from argosy import __version__
from argosy.cli.arguments import parsed

ROOT = Path(__file__).resolve().parent.parent
DEPLOY = ROOT / "deploy"


def test_the_compose_example():
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
    assert set(services) == {"app", "db", "proxy"}
    asked = parsed(services["app"]["command"])
    assert asked.db.startswith("postgresql://argosy:")
    assert asked.host == "127.0.0.1"  # only the proxy beside it reaches it
    assert services["proxy"]["network_mode"] == "service:app"
    for mount in services["proxy"]["volumes"][:1]:
        assert (DEPLOY / mount.split(":")[0]).is_file()
    assert (DEPLOY / services["app"]["build"]["context"] / services["app"]["build"]["dockerfile"]).resolve().is_file()


def test_the_commands_of_the_unit_and_the_container():
    unit = re.search(r"^ExecStart=(.*)$", (DEPLOY / "argosy.service").read_text(), re.MULTILINE)
    assert unit is not None
    assert parsed(shlex.split(unit[1])[1:]).db == "/var/lib/argosy/tables.db"
    command = re.search(r"^CMD (.*)$", (DEPLOY / "Containerfile").read_text(), re.MULTILINE)
    assert command is not None
    assert parsed(json.loads(command[1])).host == "0.0.0.0"


def test_the_version_stands_in_the_changelog():
    assert re.search(rf"^## {re.escape(__version__)}\b", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)


def test_what_plays_and_what_tests_are_pinned_alike():
    """One environment holds both, so they must agree."""
    tests = pins("dev.txt")
    for name, version in (pins("runtime.txt") | pins("build.txt")).items():
        if "win32" not in name:
            assert tests.get(name) == version, name


def pins(file: str) -> dict[str, str]:
    text = (ROOT / "requirements" / file).read_text(encoding="utf-8")
    return {
        name + (where or ""): version
        for name, version, where in re.findall(r"^([\w.\-]+)==([^ ;\\]+)( ;[^\\]*)?", text, re.MULTILINE)
    }


def test_the_workflow_runs_commands_that_exist():
    workflow = yaml.safe_load((ROOT / ".github/workflows/test.yml").read_text(encoding="utf-8"))
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    steps = [step for job in workflow["jobs"].values() for step in job["steps"]]
    made = [step["run"].split()[1] for step in steps if step.get("run", "").startswith("make ")]
    assert made == ["test", "release-check"]
    assert set(made) <= set(targets)
    for step in steps:
        assert re.fullmatch(r"(actions|pypa)/[a-z-]+@v[\d.]+", step.get("uses", "actions/checkout@v4"))
        if "CIBW_TEST_COMMAND" in step.get("env", {}):
            assert parsed(shlex.split(step["env"]["CIBW_TEST_COMMAND"])[1:]).title == "new-found-land"
