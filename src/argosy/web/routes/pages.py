"""The client's files, from the package. Until the client is built, a plain page says so."""

import gzip
import hashlib
import mimetypes
from functools import cache
from importlib import resources
from typing import Any

from litestar import Response, get

from argosy.web.request import ApiRequest

_PLACEHOLDER = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Argosy</title>"
    "<h1>Argosy</h1><p>The server runs, but its client has not been built yet. "
    "The API is described in <a href=/schema/openapi.json>/schema/openapi.json</a>.</p>"
)


class File:
    def __init__(self, name: str, body: bytes) -> None:
        self.body = body
        self.packed = gzip.compress(body, 6)
        self.kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.tag = '"' + hashlib.sha256(body).hexdigest()[:20] + '"'
        # The build puts a hash of the content into the names below assets/: those never change.
        self.lasting = "public, max-age=31536000, immutable" if name.startswith("assets/") else "no-cache"


@cache
def files() -> dict[str, File]:
    found: dict[str, File] = {}

    def collect(folder: Any, prefix: str) -> None:
        for each in folder.iterdir():
            if each.is_dir():
                collect(each, f"{prefix}{each.name}/")
            else:
                found[prefix + each.name] = File(prefix + each.name, each.read_bytes())

    static = resources.files("argosy") / "web" / "static"
    if static.is_dir():
        collect(static, "")
    found.setdefault("index.html", File("index.html", _PLACEHOLDER.encode()))
    return found


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: ApiRequest, path: str = "/") -> Response[bytes]:
    """A file of the client; any other address is a page of the client's own, which it draws itself."""
    name = path.strip("/")
    file = files().get(name)
    if file is None and (name.startswith("api/") or "." in name.rpartition("/")[2]):
        return Response(b"", status_code=404)
    file = file or files()["index.html"]
    headers = {"etag": file.tag, "cache-control": file.lasting, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, media_type=file.kind, headers={**headers, "content-encoding": "gzip"})
    return Response(file.body, media_type=file.kind, headers=headers)
