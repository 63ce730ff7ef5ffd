"""Known faults in what Argosy is built on: `make audit`. Exit code 0: none is known; 1: some are; 2: nobody could be asked."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PINNED = ("dev.txt", "node.txt")  # dev.txt holds all of runtime.txt and build.txt


class NotAsked(Exception):
    """The services that know of faults gave no answer, or not of everything."""


def main() -> int:
    code = 0
    questions = [(file, lambda file=file: faults_in_python(report_on(file))) for file in PINNED]
    questions.append(("client/package-lock.json", lambda: faults_in_npm(npm_report())))
    for what, ask in questions:
        try:
            faults = ask()
        except NotAsked as reason:
            print(f"audit: {what} could not be checked: {reason}", file=sys.stderr)
            code = 2
            continue
        for fault in faults:
            print(f"{what}: {fault}")
        print(f"{what}: {len(faults) or 'no'} known faults")
        code = max(code, 1 if faults else 0)
    return code


def report_on(file: str) -> str:
    asked = ["--disable-pip", "--require-hashes", "--progress-spinner", "off", "--format", "json"]
    command = [ROOT / ".venv-audit/bin/pip-audit", *asked, "-r", ROOT / "requirements" / file]
    ran = subprocess.run(command, capture_output=True, text=True)
    return ran.stdout or ran.stderr


def faults_in_python(report: str) -> list[str]:
    packages: list[dict[str, Any]] = read(report)["dependencies"]
    unknown = [package for package in packages if "skip_reason" in package]
    if unknown:
        raise NotAsked(f"the service knows nothing of {len(unknown)} of {len(packages)} packages")
    return [f"{package['name']} {package['version']}: {fault['id']}" for package in packages for fault in package["vulns"]]


def npm_report() -> str:
    command = ["npm", "--prefix", "client", "audit", "--json"]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT).stdout


def faults_in_npm(report: str) -> list[str]:
    answer = read(report)
    if "vulnerabilities" not in answer:
        raise NotAsked(str(answer.get("message", "npm gave no report")))
    return [f"{name} {fault['range']}: {fault['severity']}" for name, fault in answer["vulnerabilities"].items()]


def read(report: str) -> Any:
    try:
        return json.loads(report)
    except ValueError:
        raise NotAsked(report.strip().splitlines()[-1][:300] if report.strip() else "no answer") from None


if __name__ == "__main__":
    sys.exit(main())
