"""A file that browsers may keep: with an ETag, and compressed for those who take it so."""

import gzip
import hashlib

from litestar import Response

from argosy.web.request import ApiRequest


class File:
    def __init__(
        self, body: bytes, media_type: str, cache_control: str = "no-cache", vary: tuple[str, ...] = ("accept-encoding",)
    ) -> None:
        self.body = body
        self.compressed = gzip.compress(body, 6)
        self.media_type = media_type
        self.tag = '"' + hashlib.sha256(body).hexdigest()[:20] + '"'
        self.cache_control = cache_control
        self.vary = ", ".join(vary)

    def response(self, request: ApiRequest) -> Response[bytes]:
        headers = {"etag": self.tag, "cache-control": self.cache_control, "vary": self.vary}
        if request.headers.get("if-none-match") == self.tag:
            return Response(b"", status_code=304, headers=headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.compressed, media_type=self.media_type, headers={**headers, "content-encoding": "gzip"})
        return Response(self.body, media_type=self.media_type, headers=headers)
