"""Where other devices reach this machine, and how that is shown."""

import socket
from typing import Any

import pytest

from argosy.cli import network
from argosy.cli.network import lan_addresses, qr_code


class Machine(socket.socket):
    """A datagram socket of a machine with these routes: where to, and the address of this end."""

    routes: dict[str, str] = {}
    here = ""

    def connect(self, address: Any) -> None:
        if address[0] not in self.routes:
            raise OSError("Network is unreachable")
        self.here = self.routes[address[0]]

    def getsockname(self) -> Any:
        return (self.here, 40_000)


def machine(monkeypatch: pytest.MonkeyPatch, routes: dict[str, str], by_name: list[str]) -> None:
    monkeypatch.setattr(network.socket, "socket", type("Here", (Machine,), {"routes": routes}))
    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (each, 0)) for each in by_name]
    monkeypatch.setattr(network.socket, "getaddrinfo", lambda *_: found)


def test_at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    machine(monkeypatch, {"192.0.2.1": "192.168.1.7", "192.168.255.254": "192.168.1.7"}, ["127.0.1.1", "192.168.1.7"])
    assert lan_addresses() == ["192.168.1.7"]


def test_all_are_told_and_the_home_network_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    machine(monkeypatch, {"192.0.2.1": "8.8.4.4", "10.255.255.254": "10.8.0.6"}, ["169.254.7.7", "192.168.1.7"])
    assert lan_addresses() == ["10.8.0.6", "192.168.1.7", "8.8.4.4", "169.254.7.7"]


def test_without_a_network_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    machine(monkeypatch, {}, ["127.0.1.1"])
    assert lan_addresses() == []


def test_a_machine_that_does_not_know_its_own_name(monkeypatch: pytest.MonkeyPatch) -> None:
    machine(monkeypatch, {}, [])
    monkeypatch.setattr(network.socket, "getaddrinfo", lambda *_: (_ for _ in ()).throw(socket.gaierror(-2, "unknown")))
    assert lan_addresses() == []


def test_the_code_is_square_and_fits_a_small_terminal() -> None:
    lines = qr_code("http://192.168.178.123:8023/", colour=False).splitlines()
    width = {len(line) for line in lines}
    assert width == {29}
    assert len(lines) == 15
    assert set("".join(lines)) == set(" ▀▄█")
    assert all(line.startswith("\033[97;40m") and line.endswith("\033[0m") for line in qr_code("x", colour=True).splitlines())
