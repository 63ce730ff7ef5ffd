"""Where other devices of the local network reach this machine, and a QR code of it for the terminal."""

import io
import ipaddress
import socket

# One address for documentation, then one of each private range: whatever route leads there shows an address of this machine.
_BEYOND = ("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254", "100.127.255.254")
_WHITE_ON_BLACK, _PLAIN = "\033[97;40m", "\033[0m"  # whatever the terminal's own colours are


def lan_addresses() -> list[str]:
    """This machine's addresses that other devices may reach, the likeliest first; none without a network. Sends nothing."""
    found = [address for beyond in _BEYOND if (address := _address_towards(beyond))]
    found += _addresses_by_name()
    return sorted(dict.fromkeys(filter(_is_for_others, found)), key=_likelihood)


def qr_code(text: str, colour: bool) -> str:
    """The text as a QR code of half blocks, light on dark."""
    import segno

    drawn = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(drawn, border=2, compact=True)
    lines = drawn.getvalue().splitlines()
    return "\n".join(f"{_WHITE_ON_BLACK}{line}{_PLAIN}" for line in lines) if colour else "\n".join(lines)


def _address_towards(beyond: str) -> str | None:
    """A datagram socket that is connected looks up its route, and sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as trial:
        try:
            trial.connect((beyond, 9))
            return str(trial.getsockname()[0])
        except OSError:
            return None


def _addresses_by_name() -> list[str]:
    try:
        return [str(each[4][0]) for each in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    except OSError:
        return []


def _is_for_others(address: str) -> bool:
    known = ipaddress.ip_address(address)
    return not (known.is_loopback or known.is_unspecified or known.is_multicast)


def _likelihood(address: str) -> int:
    """Home networks first; an address that a machine gave itself last. Equals stay in the order of their routes."""
    known = ipaddress.ip_address(address)
    return 2 if known.is_link_local else 0 if known.is_private else 1
