"""A line of our own between browser and server: it can go silent without closing, and answer 502 as a proxy does."""

import contextlib
import socket
import threading
from collections.abc import Iterator

_CHUNK = 64 * 1024
_BAD_GATEWAY = b"<html><head><title>502 Bad Gateway</title></head><body><center><h1>502 Bad Gateway</h1></center></body></html>"


class Line:
    """A TCP proxy to a port of this machine, in threads of its own."""

    def __init__(self, target: int, gateway: bool = False) -> None:
        self.target = target
        self.gateway = gateway  # while nobody listens there: 502 with a page of HTML
        self.turned_away: list[str] = []  # the first lines of requests that were answered so
        self._speaks = threading.Event()
        self._speaks.set()
        self._alive: set[Connection] = set()
        self._listener = socket.create_server(("127.0.0.1", 0), backlog=128)
        self.port: int = self._listener.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def url(self, path: str) -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    def silence(self, forget: bool = False) -> None:
        """From now on nothing gets through, and nothing is closed. `forget`: connections of before stay dead, as behind a NAT."""
        self._speaks.clear()
        if forget:
            for each in list(self._alive):
                each.dead = True

    def speak(self) -> None:
        """What was held goes on, and new connections work."""
        self._speaks.set()

    def close(self) -> None:
        self._listener.close()
        for each in list(self._alive):
            each.close()
        self._speaks.set()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                client, _ = self._listener.accept()
                threading.Thread(target=self._serve, args=(client,), daemon=True).start()

    def _serve(self, client: socket.socket) -> None:
        self._speaks.wait()
        try:
            server = socket.create_connection(("127.0.0.1", self.target))
        except OSError:
            self._turn_away(client)
            return
        connection = Connection(client, server)
        self._alive.add(connection)
        back = threading.Thread(target=self._pump, args=(connection, server, client), daemon=True)
        back.start()
        self._pump(connection, client, server)
        back.join()
        self._alive.discard(connection)
        connection.close()

    def _pump(self, connection: "Connection", source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(_CHUNK):
                self._speaks.wait()
                if connection.dead:
                    connection.gone.wait()
                    return
                target.sendall(data)
            self._speaks.wait()
            if not connection.dead:
                target.shutdown(socket.SHUT_WR)

    def _turn_away(self, client: socket.socket) -> None:
        with contextlib.suppress(OSError), client:
            if self.gateway:
                self.turned_away.append(client.recv(_CHUNK).split(b"\r\n")[0].decode("latin-1"))
                head = f"HTTP/1.1 502 Bad Gateway\r\nContent-Type: text/html\r\nContent-Length: {len(_BAD_GATEWAY)}\r\n"
                client.sendall(f"{head}Connection: close\r\n\r\n".encode() + _BAD_GATEWAY)


class Connection:
    def __init__(self, *ends: socket.socket) -> None:
        self.ends = ends
        self.dead = False  # forgotten on the way: silent for good
        self.gone = threading.Event()

    def close(self) -> None:
        self.gone.set()
        for end in self.ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()


@contextlib.contextmanager
def line_to(port: int, gateway: bool = False) -> Iterator[Line]:
    line = Line(port, gateway)
    try:
        yield line
    finally:
        line.close()
