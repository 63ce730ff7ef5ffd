"""`make audit` never takes silence for a clean bill."""

import json

import pytest

from audit import NotAsked, faults_in_npm, faults_in_python

KNOWN = {"name": "jinja2", "version": "2.4.1", "vulns": [{"id": "CVE-2014-1402"}]}


def test_faults_are_listed():
    assert faults_in_python(json.dumps({"dependencies": [KNOWN]})) == ["jinja2 2.4.1: CVE-2014-1402"]
    assert faults_in_python('{"dependencies": [{"name": "rich", "version": "14", "vulns": []}]}') == []
    assert faults_in_npm('{"vulnerabilities": {"svelte": {"range": "<5", "severity": "high"}}}') == ["svelte <5: high"]
    assert faults_in_npm('{"vulnerabilities": {}}') == []


@pytest.mark.parametrize(
    "answer", ["", "Traceback\nConnectionError: no", '{"dependencies": [{"name": "rich", "skip_reason": "?"}]}']
)
def test_no_answer_is_not_no_fault(answer):
    with pytest.raises(NotAsked):
        faults_in_python(answer)


@pytest.mark.parametrize("answer", ["", '{"message": "405 Method Not Allowed"}'])
def test_no_answer_of_npm_is_not_no_fault(answer):
    with pytest.raises(NotAsked):
        faults_in_npm(answer)
