"""The notation of ledgers: lines of a file taken apart, into rows of a seat and remarks about the game.

Two forms are read: ledgers, with fifteen columns and the figures after each row, and input, lines of commands as
players typed them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

COLUMNS: Final = 15
FIGURES: Final = re.compile(
    r"(\d+) VP\t[^\t]*\t(\d+) C\t[^\t]*\t(\d+) W\t[^\t]*\t(\d+) P\t[^\t]*\t(\d+)/(\d+)/(\d+) PW\t[^\t]*\t"
    r"(\d+)/(\d+)/(\d+)/(\d+)$"
)
NAMES: Final = ("VP", "C", "W", "P", "bowl I", "bowl II", "bowl III", "fire", "water", "earth", "air")
"""What the figures of a row are, in order."""
SITE: Final = frozenset(
    {
        "[opponent accepted power]",
        "[all opponents declined power]",
        "cult_income_for_faction",
        "other_income_for_faction",
        "income_for_faction",
        "score_resources",
    }
)
"""Commands that the site made itself."""
REMARKS: Final = (
    (r"option (\S+)", "option"),
    (r"round (\d) scoring: (score\d+).*", "round"),
    (r"score ((?:score\d+\s*,?\s*)+)", "score"),
    (r"removing tile (\S+)", "delete"),
    (r"delete (\S+)", "delete"),
    (r"(\S+) dropped from the game", "drop"),
    (r"drop-faction (\S+)", "drop"),
    (r"setup (\S+)(?: for .*)?", "setup"),
    (r"scoring (fire|water|earth|air) cult", "cult"),
    (r"(scoring network)", "network"),
    (r"(converting resources to vps)", "resources"),
)
"""Remarks that say something about the game, by pattern; all others are passed over."""


class LedgerError(ValueError):
    """A ledger cannot be read; the message is one sentence that names the line."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"Line {line}: {problem}.")


class Remark:
    """A line about the game: what kind, and its words."""

    def __init__(self, line: int, kind: str, words: Sequence[str]) -> None:
        self.line: Final = line
        self.kind: Final = kind
        self.words: Final = tuple(words)


class Row:
    """What one seat did: commands in order; the figures and offers after them where the file has them."""

    def __init__(
        self, line: int, faction: str, commands: Sequence[str], figures: tuple[int, ...] | None = None, offers: str = ""
    ) -> None:
        self.line: Final = line
        self.faction: Final = faction
        self.commands: Final = list(commands)
        self.figures: Final = figures
        self.offers: Final = offers


def read_lines(text: str, factions: Sequence[str]) -> Iterator[Row | Remark]:
    """The rows and remarks of a ledger, in order. Raises LedgerError."""
    for number, line in enumerate(text.splitlines(), 1):
        if "\t" in line:
            yield _row(number, line, factions)
        else:
            yield from _plain_line(number, line.partition("#")[0].strip(), factions)


def _row(number: int, line: str, factions: Sequence[str]) -> Row:
    columns = line.split("\t")
    if len(columns) != COLUMNS:
        raise LedgerError(number, f"expected {COLUMNS} columns, found {len(columns)}")
    if columns[0] not in factions:
        raise LedgerError(number, f"there is no faction {columns[0]!r}")
    figures = FIGURES.search("\t".join(columns[2:13]))
    if figures is None:
        raise LedgerError(number, "the figures are not like '20 VP', '15 C', '3 W', '0 P', '5/7/0 PW', '1/0/0/0'")
    numbers = tuple(int(each) for each in figures.groups())
    return Row(number, columns[0], split_commands(columns[14]), numbers, " ".join(columns[13].split()))


def _plain_line(number: int, line: str, factions: Sequence[str]) -> Iterator[Row | Remark]:
    """A line of input, or a remark; nothing for what does not matter."""
    seat, colon, commands = line.partition(":")
    if colon and seat.strip().lower() in factions:
        yield Row(number, seat.strip().lower(), leeches_first(split_commands(commands)))
        return
    lowered = " ".join(line.lower().split())
    for pattern, kind in REMARKS:
        match = re.fullmatch(pattern, lowered)
        if match is not None:
            yield Remark(number, kind, [word for word in match.groups() if word is not None])
            return


def split_commands(text: str) -> list[str]:
    """Commands in lower case, with single blanks."""
    commands = [" ".join(each.lower().split()) for each in text.partition("#")[0].split(".")]
    return [command for command in commands if command]


def leeches_first(commands: list[str]) -> list[str]:
    """Of what players typed on one line, answers to offers are carried out first."""
    answers = [command for command in commands if command.split()[0] in ("leech", "decline")]
    return [*answers, *(command for command in commands if command not in answers)]
