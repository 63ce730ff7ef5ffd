"""The OpenAPI document: what Litestar makes of the routes, and the view and components that each family declares."""

from typing import Any

from litestar import Litestar, Request
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from argosy import __version__
from argosy.titles import FAMILIES
from argosy.titles.declared_types import schemas


class _WithDeclaredTypes(JsonRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return self.render_json(request, _with_declared_types(openapi_schema))


def openapi_config() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Argosy",
        version=__version__,
        description="Tables for strategy games of the age of sail. A seat's secret goes in the Authorization header.",
        components=Components(
            security_schemes={"seat": SecurityScheme(type="http", scheme="bearer", description="A seat's secret")}
        ),
        security=[{}, {"seat": []}],
        path="/schema",
        render_plugins=[_WithDeclaredTypes(path="/openapi.json")],  # the pages that could show it come from other hosts
    )


def openapi_document(app: Litestar) -> dict[str, Any]:
    """As `/schema/openapi.json` serves it."""
    return _with_declared_types(app.openapi_schema.to_schema())


def _with_declared_types(document: dict[str, Any]) -> dict[str, Any]:
    """Litestar replaces schemas that its configuration names by those of the routes, so they are added afterwards."""
    components = document["components"]
    declared = {name: schema for family in FAMILIES.values() for name, schema in schemas(family).items()}
    return document | {"components": components | {"schemas": declared | components["schemas"]}}
