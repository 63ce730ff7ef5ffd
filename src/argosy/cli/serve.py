"""`argosy serve`, `play`, `backup`, `restore` and `delete-table`: the live tables."""

import argparse
import os
import re
import socket
import sys
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from argparse import Namespace
from collections.abc import Callable
from importlib import resources
from urllib.parse import urlsplit

from argosy.cli.network import lan_addresses, qr_code
from argosy.engine.errors import BadChoice
from argosy.extras import need
from argosy.lab.review import ITERATIONS
from argosy.titles import TITLES
from argosy.web.settings import Settings

Command = Callable[[str, Callable[[Namespace], None], str], argparse.ArgumentParser]

_PORT = 8023
_NO_PAGE = "this Argosy was installed from a checkout without Node, and so without its page"
_LAN_RATE = 500  # requests a second from one address: a house full of friends stays below it, a runaway program does not
_PACK_HELP = "a component pack of your own for new tables of a title; may be repeated"
_GRACE = 10  # seconds to finish what is under way when the server is told to stop


def add_commands(command: Command) -> None:
    serving = command("serve", serve, "host tables in the browser for everybody who can reach this machine")
    serving.add_argument(
        "--host", default="127.0.0.1", metavar="ADDRESS", help="where to listen; 0.0.0.0: everywhere (default: here)"
    )
    serving.add_argument("--port", type=_count(0, 65535), default=_PORT, metavar="N", help=f"(default: {_PORT})")
    _add_db(serving)
    serving.add_argument("--workers", type=_count(1, 64), default=1, metavar="N", help="server processes (default: 1)")
    serving.add_argument("--bots", type=_count(1, 64), default=1, metavar="N", help="bot processes of each worker (default: 1)")
    serving.add_argument(
        "--lease", type=_count(1, 3600), default=15, metavar="N", help="seconds until a dead worker's bot turn is taken over (15)"
    )
    serving.add_argument(
        "--rate", type=_count(0, 1_000_000), default=50, metavar="N", help="requests a second from one address; 0: any number (50)"
    )
    serving.add_argument(
        "--origin",
        action="append",
        type=_origin,
        default=[],
        metavar="URL",
        help="a page of another host that may connect; may be repeated",
    )
    _add_public_url(serving)
    serving.add_argument(
        "--review-iterations",
        type=_count(2, 100_000),
        default=ITERATIONS,
        metavar="N",
        help=f"how long each move of a finished game is judged ({ITERATIONS})",
    )
    serving.add_argument(
        "--keep",
        type=_count(0, 36_500),
        default=0,
        metavar="DAYS",
        help="delete tables at which nothing happened for so long; 0: none",
    )
    serving.add_argument(
        "--wait",
        type=_count(0, 36_000),
        default=60,
        metavar="SECONDS",
        help="how long to wait at the start for PostgreSQL that does not answer yet (60)",
    )
    add_packs(serving, _PACK_HELP)
    serving.add_argument("--quiet", action="store_true", help="log only what is wrong")

    playing = command("play", play, "play in the browser on this machine; with --lan, with friends on the same network")
    playing.add_argument("--lan", action="store_true", help="let other devices of this network join, and say at which address")
    playing.add_argument(
        "--port", type=_count(0, 65535), default=_PORT, metavar="N", help=f"(default: {_PORT}, or any that is free)"
    )
    _add_public_url(playing)
    _add_db(playing)
    add_packs(playing, _PACK_HELP)
    playing.add_argument("--no-browser", action="store_true", help="only say where to look")

    saving = command("backup", backup, "copy all tables into a file; servers may go on meanwhile")
    saving.add_argument("file", metavar="FILE", help="where to; with --keep, the folder of all backups")
    saving.add_argument(
        "--keep", type=_count(1, 10_000), metavar="N", help="name it for its moment, and keep the newest N of the folder"
    )
    _add_db(saving)

    restoring = command("restore", restore, "bring back from a backup what the database lacks; nothing in it is overwritten")
    restoring.add_argument("file", metavar="FILE")
    _add_db(restoring)

    deleting = command(
        "delete-table", delete_tables, "delete tables for good, with all that belongs to them; servers may go on meanwhile"
    )
    deleting.add_argument("table", nargs="+", metavar="TABLE", help="its id, as in its address")
    _add_db(deleting)


def add_packs(parser: argparse.ArgumentParser, help: str) -> None:
    parser.add_argument("--pack", action="append", type=_pack, default=[], metavar="TITLE=DIR", help=help)


def _pack(text: str) -> tuple[str, str]:
    title, _, directory = text.partition("=")
    if not title or not directory:
        raise argparse.ArgumentTypeError(f"should be TITLE=DIR, as in {next(iter(TITLES))}=my-pack, not {text!r}")
    return title, os.path.abspath(directory)


def serve(asked: Namespace) -> None:
    need("play", "argosy serve")
    if not has_page():
        print(f"argosy: {_NO_PAGE}: only the API is served", file=sys.stderr)
    settings = Settings(
        db=_db(asked),
        bots=asked.bots,
        lease=asked.lease,
        rate=asked.rate,
        origins=_origins(asked.origin, asked.public_url),
        public_url=asked.public_url,
        keep=asked.keep,
        workers=asked.workers,
        review_iterations=asked.review_iterations,
        log_level="WARNING" if asked.quiet else "INFO",
    )
    _check_address(asked.host, asked.port)
    _prepare(settings, dict(asked.pack), asked.wait)
    _run(asked.host, asked.port, settings)


def play(asked: Namespace) -> None:
    need("play", "argosy play")
    if not has_page():
        raise BadChoice(f"{_NO_PAGE}: 'make play' in a checkout builds it")
    addresses = lan_addresses() if asked.lan else []
    host = "0.0.0.0" if addresses else "127.0.0.1"
    port = asked.port if _is_free(host, asked.port) else _free_port(host)
    here = f"http://{addresses[0] if addresses else '127.0.0.1'}:{port}"
    settings = Settings(
        db=_db(asked),
        rate=_LAN_RATE if addresses else 0,
        origins=_origins([], asked.public_url),
        public_url=asked.public_url or (here if addresses else None),
        log_level="WARNING",
    )
    _prepare(settings, dict(asked.pack))
    if asked.lan and not addresses:
        print("this machine is in no network: nobody else can join", flush=True)
    print(f"Argosy is at {here}/ (Ctrl-C ends it)", flush=True)
    if addresses:
        _show_to_others(settings.public_url or here, [f"http://{address}:{port}" for address in addresses[1:]])
    if not asked.no_browser:
        threading.Thread(target=_open_when_ready, args=(f"{here}/",), daemon=True).start()
    _run(host, port, settings)


def has_page() -> bool:
    return resources.files("argosy").joinpath("web", "static", "index.html").is_file()


def _show_to_others(url: str, more: list[str]) -> None:
    print(f"on other devices of this network open {url}/", flush=True)
    if sys.stdout.isatty():
        print(f"\n{qr_code(f'{url}/', colour=True)}\n", flush=True)
    if more:
        print(f"or, if that does not answer: {', '.join(f'{each}/' for each in more)}", flush=True)
    print("if nothing answers, this machine's firewall may be in the way", flush=True)


def delete_tables(asked: Namespace) -> None:
    need("play", "argosy delete-table")
    from argosy.store.retention import delete_in

    delete_in(_old_db(asked), asked.table)
    print(f"deleted: {', '.join(asked.table)}")


def backup(asked: Namespace) -> None:
    need("play", "argosy backup")
    from argosy.store.backup import save, save_into

    file, deleted = asked.file, list[str]()
    if asked.keep is None:
        told = save(_old_db(asked), file)
    else:
        file, told, deleted = save_into(_old_db(asked), asked.file, asked.keep)
    print(f"{file}: {told.tables} tables, {told.entries} entries")
    for old in deleted:
        print(f"deleted {old}")


def restore(asked: Namespace) -> None:
    need("play", "argosy restore")
    from argosy.store.backup import restore_backup

    told = restore_backup(_db(asked), asked.file)
    print(f"{asked.file}: {told.tables} tables and {told.entries} entries brought back")
    for id in told.conflicts:
        print(f"table {id} has gone another way since the backup: left as it is")


def _prepare(settings: Settings, packs: dict[str, str], wait: float = 0) -> None:
    """Once, before any worker starts: what is wrong with packs or the database is told here, in one line."""
    from argosy.store.database import DatabaseAway
    from argosy.store.sql_store import prepare
    from argosy.tables.packs import use

    use(packs)
    until = time.monotonic() + wait
    while True:
        try:
            return prepare(settings.db)
        except DatabaseAway as away:
            left = until - time.monotonic()
            if left <= 0:
                raise
            print(f"argosy: {away}; waiting for it, {left:.0f} seconds at most", file=sys.stderr, flush=True)
            time.sleep(1)


def _run(host: str, port: int, settings: Settings) -> None:
    import uvicorn

    settings.to_environment()
    uvicorn.run(
        "argosy.web.app:from_environment",
        factory=True,
        host=host,
        port=port,
        workers=settings.workers,
        log_config=None,
        access_log=False,
        server_header=False,
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,  # it costs more memory for each watcher than all the rest
        timeout_keep_alive=20,
        timeout_graceful_shutdown=_GRACE,
    )


def _add_db(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--db",
        metavar="DB",
        default=os.environ.get("ARGOSY_DB"),
        help="a file, or postgresql://USER:PASSWORD@HOST/NAME (default: what the variable ARGOSY_DB says, or a file in your data directory)",
    )


def _add_public_url(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--public-url",
        type=_public_url,
        metavar="URL",
        help="where other people reach this server: links begin with it (default: where their page came from)",
    )


def _db(asked: Namespace) -> str:
    from argosy.store.sql_store import default_db

    return default_db() if asked.db is None else asked.db


def _old_db(asked: Namespace) -> str:
    """One that is named must be there: a new one would have nothing in it."""
    from argosy.store.database import is_postgresql
    from argosy.tables.errors import BadStore

    db = _db(asked)
    if not is_postgresql(db) and not os.path.exists(db):
        raise BadStore(f"{db}: there is no such database")
    return db


def _count(low: int, high: int) -> Callable[[str], int]:
    def number(text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) < 9 and low <= int(text) <= high):
            raise argparse.ArgumentTypeError(f"should be a whole number from {low} to {high}, not {text[:40]!r}")
        return int(text)

    return number


def _origin(text: str) -> str:
    if not re.fullmatch(r"https?://[^/\s]+", text):
        raise argparse.ArgumentTypeError(f"should be as in https://tables.example.org, not {text[:80]!r}")
    return text


def _public_url(text: str) -> str:
    url = _origin(text.removesuffix("/"))
    try:
        parts = urlsplit(url)
        named = parts.hostname and parts.username is None and (parts.port is None or parts.port > 0)
    except ValueError:  # no port
        named = False
    if not named or re.search(r"[?#\\<>\"'`]", url):
        raise argparse.ArgumentTypeError(f"should be as in https://tables.example.org, not {text[:80]!r}")
    return url


def _origins(named: list[str], public_url: str | None) -> tuple[str, ...]:
    """The pages that may connect: those that were named, and our own as others see it."""
    return (*named, *([_as_browsers_say(public_url)] if public_url else []))


def _as_browsers_say(url: str) -> str:
    """In small letters, and without the port that goes without saying."""
    parts = urlsplit(url.lower())
    usual = {"http": 80, "https": 443}[parts.scheme]
    return f"{parts.scheme}://{parts.netloc.removesuffix(f':{usual}')}"


def _check_address(host: str, port: int) -> None:
    try:
        kind, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(kind) as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind(address)
    except (OSError, UnicodeError) as error:
        raise BadChoice(f"cannot listen at {host}, port {port}: {getattr(error, 'strerror', None) or error}") from None


def _is_free(host: str, port: int) -> bool:
    try:
        _check_address(host, port)
    except BadChoice:
        return False
    return port != 0


def _free_port(host: str) -> int:
    with socket.socket() as trial:
        trial.bind((host, 0))
        port: int = trial.getsockname()[1]
        return port


def _open_when_ready(address: str) -> None:
    for _ in range(100):
        try:
            with urllib.request.urlopen(address + "health", timeout=1):
                webbrowser.open(address)
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
