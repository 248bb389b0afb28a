"""Pictures, sounds and fonts that come with the program, verified before a library sees them. Any module may import
this one.

A damaged file can crash the whole process inside a decoder that is not ours, where nothing can be caught. So their
bytes are compared with the checksums in SUMS, a list in `assets/` and in each game's folder there; the list nearest to
a file counts. `sha256sum --check` reads it too.

A file in no list, such as a picture in progress, is accepted if its format's own marks say that it is complete: that
finds truncated and mislabelled files without a list.
"""

from __future__ import annotations

import hashlib
import logging
import re
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path, PurePosixPath
from typing import Final

from resarcana_gui.files import UnreadableError, read_bytes, read_text
from resarcana_gui.paths import MissingFileError, assets

SUMS: Final = "sha256sums.txt"
TOP: Final = "assets"
"""The folder above which no list is looked for."""
DAMAGED: Final = "it is damaged"
LINE: Final = re.compile(r"([0-9a-f]{64})  (.+)")
"""A checksum, and the path from the folder of the list."""

_log = logging.getLogger(__name__)
_told: Final[set[str]] = set()


def asset(*parts: str) -> bytes | None:
    """Return the bytes of a picture, sound or font below assets/; None if it is missing or damaged, which is logged
    once. Only files that belong to the program are reported as missing."""
    path = asset_path(*parts)
    try:
        return None if path is None else contents(path)
    except UnreadableError as error:
        log_once(str(error.filename), str(error))
        return None


def asset_path(*parts: str) -> Path | None:
    """Return the path of a file or folder below assets/; None if it is missing, which is logged once if it belongs
    to the program."""
    try:
        return assets(*parts)
    except MissingFileError as error:
        if _is_listed(parts):
            log_once("/".join(parts), str(error))
    return None


def missing(folder: Path) -> list[Path]:
    """Return the files that belong in a folder and are not there."""
    above = next((place for place in (folder, *folder.parents) if sums(place) is not None or place.name == TOP), folder)
    paths = (above / name for name in sums(above) or ())
    return [path for path in paths if path.parent == folder and not path.exists()]


def contents(path: Path) -> bytes:
    """Return the bytes of a picture, sound or font. They are verified at each reading, which takes 0.7 ms per
    megabyte, because a file may change while the program runs. Raises UnreadableError."""
    content = read_bytes(path)
    wanted = _sum_of(path)
    whole = _looks_whole(path, content) if wanted is None else hashlib.sha256(content).hexdigest() == wanted
    if not whole:
        raise UnreadableError(path, DAMAGED)
    return content


def log_once(subject: str, sentence: str) -> None:
    """Log what is wrong with a file, once for each."""
    if subject not in _told:
        _told.add(subject)
        _log.warning("%s", sentence)


def _is_listed(parts: tuple[str, ...]) -> bool:
    try:
        return _sum_of(assets().joinpath(*parts)) is not None
    except MissingFileError:
        return True


def _sum_of(path: Path) -> str | None:
    """Return the checksum of a file; None if no list has it."""
    for folder in path.parents:
        known = sums(folder)
        if known is not None:
            return known.get(path.relative_to(folder).as_posix())
        if folder.name == TOP:
            return None
    return None


@cache
def sums(folder: Path) -> Mapping[str, str] | None:
    """Return the checksums in a folder's list, by path from there; None without a list. A list that cannot be read
    is logged and empty; malformed lines are skipped."""
    try:
        lines = read_text(folder / SUMS).splitlines()
    except UnreadableError as error:
        if error.missing:
            return None
        log_once(str(error.filename), str(error))
        return {}
    found = [match for line in lines if (match := LINE.fullmatch(line))]
    return {str(PurePosixPath(match[2])): match[1] for match in found}


def _looks_whole(path: Path, content: bytes) -> bool:
    """Return whether a file's own marks say that it is a complete file of the format its name promises."""
    check = WHOLE.get(path.suffix.lower())
    return bool(content) and (check is None or check(content))


def _whole_riff(content: bytes) -> bool:
    return content[:4] == b"RIFF" and int.from_bytes(content[4:8], "little") + 8 == len(content)


def _whole_png(content: bytes) -> bool:
    return content.startswith(b"\x89PNG\r\n\x1a\n") and content.endswith(b"IEND\xaeB`\x82")


def _whole_jpeg(content: bytes) -> bool:
    return content.startswith(b"\xff\xd8\xff") and content.endswith(b"\xff\xd9")


def _whole_svg(content: bytes) -> bool:
    return content.lstrip().startswith((b"<svg", b"<?xml")) and content.rstrip().endswith(b"</svg>")


def _whole_ogg(content: bytes) -> bool:
    """Return whether an Ogg stream is complete. It consists of pages: each gives its length, and the last says that
    it is the last."""
    at, last = 0, False
    while at < len(content):
        if content[at : at + 4] != b"OggS" or at + 27 > len(content):
            return False
        table = content[at + 27 : at + 27 + content[at + 26]]
        last = bool(content[at + 5] & 4)
        at += 27 + content[at + 26] + sum(table)
    return last and at == len(content)


def _whole_font(content: bytes) -> bool:
    """Return whether a font is complete. It begins with a directory of its tables: the place and length of each."""
    if content[:4] not in (b"\0\1\0\0", b"OTTO", b"true"):
        return False
    number = int.from_bytes(content[4:6])
    directory = content[12 : 12 + 16 * number]
    entries = [directory[at : at + 16] for at in range(0, len(directory), 16)]
    ends = [int.from_bytes(entry[8:12]) + int.from_bytes(entry[12:16]) for entry in entries if len(entry) == 16]
    return len(ends) == number > 0 and max(ends) <= len(content)


WHOLE: Final[Mapping[str, Callable[[bytes], bool]]] = {
    ".webp": _whole_riff,
    ".png": _whole_png,
    ".jpg": _whole_jpeg,
    ".svg": _whole_svg,
    ".ogg": _whole_ogg,
    ".ttf": _whole_font,
    ".otf": _whole_font,
}
"""The completeness check of each format, by the suffix of the name."""
