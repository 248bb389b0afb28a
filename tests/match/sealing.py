"""Seals lines that a test has tampered with, so that what the loader finds behind the seal can be tested too."""

from __future__ import annotations

import json
from collections.abc import Iterable

from resarcana_gui.match.save_lines import SEAL_LENGTH, Chain


def unsealed(line: bytes) -> bytes:
    """A line as it was before it was sealed; another as it is."""
    return line[:-SEAL_LENGTH] + b"}" if line[-SEAL_LENGTH:].startswith(b',"check":"') else line


def sealed(lines: Iterable[bytes]) -> bytes:
    """A file of these lines."""
    chain = Chain()
    return b"".join(chain.sealed_bytes(line if line.endswith(b"}") else line + b"}") for line in lines)


def resealed(content: bytes) -> bytes:
    """A file whose lines were changed, sealed anew; a torn last line stays as it is."""
    *lines, torn = content.split(b"\n")
    return sealed(map(unsealed, lines)) + torn


def objects(content: bytes) -> list[dict[str, object]]:
    """The lines as JSON objects, without their seals."""
    return [json.loads(unsealed(line)) for line in content.splitlines()]
