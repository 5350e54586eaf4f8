"""The grain of the felt: a small tile of noise as a PNG, made once from a seed.

Grey values of sixteen steps around the middle, so that laid over the felt it neither darkens nor brightens it.
"""

import struct
import zlib
from functools import cache
from random import Random
from typing import Final

SIDE: Final = 220
_STEPS: Final = 16
_SPREAD: Final = 2.6


@cache
def tile() -> bytes:
    """Return the tile, `SIDE` pixels square, four bits a pixel."""
    random = Random("felt")
    rows = [b"\x00" + _row(random) for _ in range(SIDE)]
    header = struct.pack(">IIBBBBB", SIDE, SIDE, 4, 0, 0, 0, 0)
    pieces = (_chunk(b"IHDR", header), _chunk(b"IDAT", zlib.compress(b"".join(rows), 9)), _chunk(b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(pieces)


def _row(random: Random) -> bytes:
    greys = [_grey(random) for _ in range(SIDE)]
    return bytes(left << 4 | right for left, right in zip(greys[::2], greys[1::2], strict=True))


def _grey(random: Random) -> int:
    return min(_STEPS - 1, max(0, round(random.gauss((_STEPS - 1) / 2, _SPREAD))))


def _chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))
