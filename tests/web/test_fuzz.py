"""Whatever is sent, the answer is one that the OpenAPI document promises, and never the server's fault."""

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance, status_code_conformance

from service import Caller, Databases, serving

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def fuzzed(databases: Databases):  # type: ignore[no-untyped-def]
    with serving(databases.fresh("sqlite"), 1, "--quiet") as server:
        api = Caller(server)
        id, secrets, _ = api.create([{"kind": "here"}, {"kind": "here"}])
        yield server, id, secrets[0]


def test_the_api_keeps_to_its_schema(fuzzed) -> None:  # type: ignore[no-untyped-def]
    server, id, secret = fuzzed
    schema = schemathesis.openapi.from_url(server.url("/schema/openapi.json"))
    operations = [operation.ok() for operation in schema.get_all_operations()]
    for operation in sorted(operations, key=lambda each: each.method == "delete"):  # the table is needed to the last

        @settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck), phases=[Phase.explicit, Phase.generate])
        def check(case: schemathesis.Case) -> None:
            if case.path_parameters and "id" in case.path_parameters and len(str(case.path_parameters["id"])) % 2:
                case.path_parameters["id"] = id  # half of them at a real table, with a seat of one's own
                case.headers = {**(case.headers or {}), "Authorization": f"Bearer {secret}"}
            case.call_and_validate(base_url=server.url(""), checks=CHECKS)

        given(case=operation.as_strategy())(check)()
