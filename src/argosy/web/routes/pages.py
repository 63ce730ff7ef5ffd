"""The client's files, from the package. Until the client is built, a plain page says so."""

import mimetypes
from functools import cache
from importlib import resources
from typing import Any

from litestar import Response, get
from litestar.params import FromPath

from argosy.web.files import File
from argosy.web.page_head import page_for
from argosy.web.request import ApiRequest

_PLACEHOLDER = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Argosy</title>"
    "<h1>Argosy</h1><p>The server runs, but its client has not been built yet. "
    "The API is described in <a href=/schema/openapi.json>/schema/openapi.json</a>.</p>"
)


@cache
def files() -> dict[str, File]:
    found: dict[str, File] = {}

    def collect(folder: Any, prefix: str) -> None:
        for each in folder.iterdir():
            if each.is_dir():
                collect(each, f"{prefix}{each.name}/")
            else:
                found[prefix + each.name] = _file(prefix + each.name, each.read_bytes())

    static = resources.files("argosy") / "web" / "static"
    if static.is_dir():
        collect(static, "")
    found.setdefault("index.html", _file("index.html", _PLACEHOLDER.encode()))
    return found


def _file(name: str, body: bytes) -> File:
    # The build puts a hash of the content into the names below assets/: those never change.
    lasting = "public, max-age=31536000, immutable" if name.startswith("assets/") else "no-cache"
    return File(body, mimetypes.guess_type(name)[0] or "application/octet-stream", lasting)


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: ApiRequest, path: FromPath[str] = "/") -> Response[bytes]:
    """A file of the client; any other address is a page of the client's own, which it draws itself."""
    name = path.strip("/")
    file = files().get(name)
    if file is None and (name.startswith("api/") or "." in name.rpartition("/")[2]):
        return Response(b"", status_code=404)
    if file is None or name == "index.html":
        base = request.services.settings.public_url or str(request.base_url).rstrip("/")
        file = page_for(files(), path, request.language, base)
    return file.response(request)
