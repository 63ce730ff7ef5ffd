"""One JSON object a line. Addresses of requests are logged without their query, headers and bodies not at all: no secrets."""

import json
import logging
import sys
import time

_FIELDS = ("table", "route", "method", "status", "ms", "address", "request")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        line.update({name: getattr(record, name) for name in _FIELDS if hasattr(record, name)})
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up_logs(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("argosy").setLevel(level)
    logging.getLogger("uvicorn.error").setLevel(level)
    logging.getLogger("alembic").setLevel(logging.WARNING)
