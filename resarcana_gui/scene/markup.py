r"""Text markup: icons, bold, colour and links.

`Pay {elan} and **turn** this. [bad|Not now.] [>passing|Or pass.]`

`{name}` is an icon, `**` begins and ends bold, `[colour|text]` has a colour of the theme, `[>target|text]` leads
somewhere, a line break is one, and a backslash escapes the next letter. Malformed markup is shown as it stands: a text
never fails.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import IntEnum, auto
from functools import lru_cache
from typing import Final, NamedTuple


class Kind(IntEnum):
    """The kind of a piece. A number, because pieces are looked up often."""

    WORD = auto()
    ICON = auto()
    SPACE = auto()
    BREAK = auto()


class Piece(NamedTuple):
    """A piece of text that is not divided further. Without a colour it has the colour of its text."""

    kind: Kind
    text: str = ""
    bold: bool = False
    colour: str = ""
    link: str = ""
    """The target of the link; empty if it is none."""


LINKED: Final = "accent"
"""The colour of links."""
KEPT: Final = 1000
"""The number of parsed texts that are cached."""


_TOKENS = re.compile(
    r"""\\(?P<plain>.)
    | \{(?P<icon>[a-z][a-z0-9_.-]*)\}
    | (?P<bold>\*\*)
    | \[(?P<colour>[a-z_]+|>[a-z0-9_.]+)\|
    | (?P<close>\])
    | (?P<break>\n)
    | (?P<space>[ \t\r]+)
    | (?P<word>[^\\{}*\[\]\s]+|\u00a0|.)""",
    re.VERBOSE | re.DOTALL,
)

_SURROGATES: Final = dict.fromkeys(range(0xD800, 0xE000), "\ufffd")
"""The replacement for surrogates, which stand for bytes of a file's name that are not text: no font can draw them."""
_ESCAPED: Final = {**_SURROGATES, **str.maketrans({letter: f"\\{letter}" for letter in r"\{}*[]|"})}


def escaped(text: str) -> str:
    """Return markup that shows a text as it is, whatever it contains: for names given by players, and names of
    files."""
    return text.translate(_ESCAPED)


@lru_cache(KEPT)
def parse(text: str) -> tuple[Piece, ...]:
    """Return the pieces of a text, in order. Adjacent words of the same look are one piece."""
    return tuple(_joined(_pieces(text)))


def plain(text: str) -> str:
    """Return a text without its markup, with the names of icons in brackets."""
    shown = {Kind.SPACE: " ", Kind.BREAK: "\n"}
    return "".join(
        shown.get(piece.kind, f"[{piece.text}]" if piece.kind is Kind.ICON else piece.text) for piece in parse(text)
    )


def _pieces(text: str) -> Iterator[Piece]:
    bold = False
    colours: list[str] = []
    for match in _TOKENS.finditer(text):
        kind, value = str(match.lastgroup), match[str(match.lastgroup)]
        if kind == "bold":
            bold = not bold
        elif kind == "colour":
            colours.append(value)
        elif kind == "close" and colours:
            colours.pop()
        else:
            yield _piece(kind, value, bold, colours[-1] if colours else "")


def _piece(kind: str, value: str, bold: bool, inside: str) -> Piece:
    """Return a piece inside a colour or a link."""
    link = inside[1:] if inside.startswith(">") else ""
    colour = LINKED if link else inside
    if kind == "icon":
        return Piece(Kind.ICON, value, bold, colour, link)
    if kind == "space":
        return Piece(Kind.SPACE, " ", bold, colour, link)
    return Piece(Kind.BREAK) if kind == "break" else Piece(Kind.WORD, value, bold, colour, link)


def _joined(pieces: Iterator[Piece]) -> Iterator[Piece]:
    last: Piece | None = None
    for piece in pieces:
        if last is not None and last.kind is piece.kind is Kind.WORD and last[2:] == piece[2:]:
            last = last._replace(text=last.text + piece.text)
            continue
        if last is not None:
            yield last
        last = piece
    if last is not None:
        yield last
