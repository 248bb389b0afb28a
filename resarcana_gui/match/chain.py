"""The seal on a journal's lines. It shows whether every line is unchanged and in its place, and whether any is missing.

Every line ends in a field "check": eight hex digits, the CRC-32 of the bytes of the line before that field, seeded
with the CRC of the line before. This detects accidents and careless editing; it does not prevent forgery.
"""

from __future__ import annotations

import json
from typing import Final
from zlib import crc32

from resarcana_gui.kernel.codec import JsonObject

CHECK: Final = "check"
"""The name of the field."""
SEAL_LENGTH: Final = len(b',"check":"01234567"}')


class Chain:
    """Seals lines one after another, or checks the seals of lines."""

    def __init__(self, crc: int = 0) -> None:
        """Start at the beginning of a file, or after the line with this CRC."""
        self.crc = crc

    def sealed(self, line: JsonObject) -> bytes:
        """Return the next line as it appears in the file."""
        return self.sealed_bytes(json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode())

    def sealed_bytes(self, line: bytes) -> bytes:
        """Return the next line as it appears in the file, from an object already written as JSON."""
        body = line[:-1]
        self.crc = crc32(body, self.crc)
        return body + _seal(self.crc) + b"\n"

    def follows(self, raw: bytes) -> bool:
        """Return whether this line, without its line end, was sealed after the lines before it. If so, it becomes
        the last line."""
        body, seal = raw[:-SEAL_LENGTH], raw[-SEAL_LENGTH:]
        crc = crc32(body, self.crc)
        if seal != _seal(crc):
            return False
        self.crc = crc
        return True


def _seal(crc: int) -> bytes:
    return b',"%s":"%08x"}' % (CHECK.encode(), crc)
