"""Stills as one animated WebP: each still's picture is taken out of its file, and they are put one after the other into a new one."""

import struct
from collections.abc import Iterator


def animated(stills: list[bytes], size: tuple[int, int], milliseconds: list[int]) -> bytes:
    """The stills, all of this size, each shown for so long; over and over."""
    width, height = (_three_bytes(length - 1) for length in size)
    head = _chunk(b"VP8X", b"\x02\0\0\0" + width + height) + _chunk(b"ANIM", b"\xff\xff\xff\xff\0\0")
    frames = b"".join(
        _chunk(b"ANMF", bytes(6) + width + height + _three_bytes(time) + b"\x02" + _picture(still))
        for still, time in zip(stills, milliseconds, strict=True)
    )
    body = b"WEBP" + head + frames
    return b"RIFF" + struct.pack("<I", len(body)) + body


def _picture(still: bytes) -> bytes:
    return b"".join(_chunk(name, content) for name, content in _chunks(still) if name in (b"ALPH", b"VP8 ", b"VP8L"))


def _chunks(file: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = 12
    while at < len(file):
        (length,) = struct.unpack_from("<I", file, at + 4)
        yield file[at : at + 4], file[at + 8 : at + 8 + length]
        at += 8 + length + length % 2


def _chunk(name: bytes, content: bytes) -> bytes:
    return name + struct.pack("<I", len(content)) + content + b"\0" * (len(content) % 2)


def _three_bytes(number: int) -> bytes:
    return number.to_bytes(3, "little")
