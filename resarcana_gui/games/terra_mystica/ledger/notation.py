"""The notation of ledgers: lines of a file taken apart, into rows of a seat and remarks about the game.

Two forms are read: ledgers, with fifteen columns and the figures after each row, and input, lines of commands as
players typed them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

COLUMNS: Final = 15
FEWEST_COLUMNS: Final = 13
"""Those up to the cult steps; the last two, offers and commands, may be empty, and are missing then in some files."""
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
    (r"(.+) dropped from the game", "drop"),
    (r"drop-faction (\S+)", "drop"),
    (r"setup (\S+)(?: for .*)?", "setup"),
    (r"(randomize) .*", "randomize"),
    (r"scoring (fire|water|earth|air) cult", "cult"),
    (r"scoring (network)", "network"),
)
"""Remarks that say something about the game, by pattern; all others are passed over."""
WORDS: Final = (
    "build", "transform", "dig", "upgrade", "advance", "send", "action", "bridge", "connect", "convert", "burn",
    "leech", "decline", "resign",
)  # fmt: skip
"""First words of commands that nobody would begin a remark with."""
MAP: Final = "126fe960806d587c78546b30f1a90853b1ada468"
"""The name of the map of the game in records; expansions have others."""


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
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        seat, colon, commands = line.partition(":")
        if colon and slug(seat) in factions:
            yield Row(number, slug(seat), leeches_first(split_commands(commands)))
        elif "\t" in line.strip() or line.count("\t") == COLUMNS - 1:
            yield _row(number, line, factions)
        else:
            yield from _remark(number, line.partition("#")[0])


def slug(name: str) -> str:
    """A faction's name as commands have it: remarks write some with blanks and capitals."""
    return "".join(name.lower().split())


def no_faction(line: int, name: str) -> LedgerError:
    """The error for a faction that is not among ours, such as those of expansions."""
    return LedgerError(line, f"there is no faction {name!r} in this game")


def _row(number: int, line: str, factions: Sequence[str]) -> Row:
    columns = line.rstrip().split("\t")
    if not FEWEST_COLUMNS <= len(columns) <= COLUMNS:
        raise LedgerError(number, f"expected {COLUMNS} columns, found {len(columns)}")
    columns += [""] * (COLUMNS - len(columns))
    faction = slug(columns[0])
    if faction not in factions:
        raise no_faction(number, columns[0])
    figures = FIGURES.search("\t".join(columns[2:FEWEST_COLUMNS]))
    if figures is None:
        raise LedgerError(number, "the figures are not like '20 VP', '15 C', '3 W', '0 P', '5/7/0 PW', '1/0/0/0'")
    numbers = tuple(int(each) for each in figures.groups())
    return Row(number, faction, split_commands(columns[14]), numbers, " ".join(columns[13].split()))


def _remark(number: int, line: str) -> Iterator[Remark]:
    """A remark about the game; nothing for one that does not matter. Raises LedgerError."""
    lowered = " ".join(line.lower().split())
    for pattern, kind in REMARKS:
        match = re.fullmatch(pattern, lowered)
        if match is not None:
            yield Remark(number, kind, match.groups())
            return
    if lowered.startswith("map ") and lowered != f"map {MAP}":
        raise LedgerError(number, f"only games on the original map can be read, which is called {MAP!r}")
    seat, colon, commands = lowered.partition(":")
    if colon and commands.split()[:1] and commands.split()[0] in WORDS:
        raise no_faction(number, seat)


def split_commands(text: str) -> list[str]:
    """Commands in lower case, with single blanks."""
    commands = [" ".join(each.lower().split()) for each in text.partition("#")[0].split(".")]
    return [command for command in commands if command]


def leeches_first(commands: list[str]) -> list[str]:
    """Of what players typed on one line, answers to offers are carried out first."""
    answers = [command for command in commands if command.split()[0] in ("leech", "decline")]
    return [*answers, *(command for command in commands if command not in answers)]
