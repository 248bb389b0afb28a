"""The command line's arguments."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, RawDescriptionHelpFormatter
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import resarcana_gui
from resarcana_gui.app.errors import UsageError
from resarcana_gui.compiled import is_compiled
from resarcana_gui.i18n import languages
from resarcana_gui.paths import PROGRAM
from resarcana_gui.settings.system_language import system_language

FAIRNESS = """
Seats: who goes first is random. Opponents sit in the order listed; with --rotate each deal is played once for every
rotation of the opponents around the table, so that each plays every seat with the same cards. --games counts single
games: give a multiple of the number of opponents.

Output: in a match of several games, points are those of the match, as the game counts them; rounds are those of all its
games together, and game is the number of games. See docs/engine.md.

An opponent may also be a program of your own: program:./mine, or "program:python mine.py". See docs/protocol.md.
"""

MOST_DIGITS = 18
LARGEST = 10**MOST_DIGITS - 1
LONG = 40
"""From this many digits on, a number is not quoted in the message; other words are cut to this length."""
MOST_ITERATIONS = 1_000_000
"""More than an hour's thinking for one answer."""
MOST_JOBS = 61
"""Windows cannot wait for more processes at once."""


class Parser(ArgumentParser):
    """Reports errors in one sentence."""

    def error(self, message: str) -> NoReturn:
        """Raise UsageError."""
        raise UsageError(f"{message[:1].upper()}{message[1:].rstrip('.')}.")


def at_least(low: int) -> Callable[[str], int]:
    """Return a parser of whole numbers of at least `low`."""
    return between(low, LARGEST)


def between(low: int, high: int) -> Callable[[str], int]:
    """Return a parser of whole numbers from `low` to `high`."""

    def number(text: str) -> int:
        whole = text.isascii() and text.isdecimal()
        if whole and (len(text) > MOST_DIGITS or int(text) > high):
            large = repr(text) if len(text) < LONG else f"a number of {len(text)} digits"
            raise ArgumentTypeError(f"{large} is too large: the largest number is {high}")
        if not whole or int(text) < low:
            raise ArgumentTypeError(f"{text[:LONG]!r} is not a whole number of at least {low}")
        return int(text)

    return number


def seed(text: str) -> int | str:
    """Return a number, or any short text; a number with too many digits counts as text."""
    if not 0 < len(text) <= 100 or not text.isprintable():
        raise ArgumentTypeError("a seed must have 1 to 100 printable characters")
    return int(text) if text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS else text


def positive_seconds(text: str) -> float:
    """Return a number of seconds, up to a day."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 < seconds <= 86_400:
        raise ArgumentTypeError(f"{text[:LONG]!r} is not a number of seconds")
    return seconds


def version() -> str:
    """Return the program's version, and whether its engine is compiled."""
    return f"resarcana {resarcana_gui.__version__} ({'' if is_compiled() else 'not '}compiled)"


def parser() -> Parser:
    """Return the parser of the whole command line."""
    root = Parser(prog=PROGRAM, description="A client for card games. Without a command, it opens the window.")
    root.add_argument("--version", action="version", version=version())
    commands = root.add_subparsers(dest="command", metavar="COMMAND", required=True)
    _add_window(commands.add_parser("play", help="play in the window"))
    _add_text(commands.add_parser("text", help="play in the terminal against machine opponents"))
    _add_auto(
        commands.add_parser(
            "auto",
            help="let machines play; prints one line of JSON per game",
            epilog=FAIRNESS,
            formatter_class=RawDescriptionHelpFormatter,
        )
    )
    replay = commands.add_parser("replay", help="print a saved game as text")
    _add_replay(replay)
    _add_ledger(replay)
    _add_replay(commands.add_parser("review", help="go through a saved game: what was better, and where it turned"))
    _add_lint(commands.add_parser("lint-cards", help="check a game's component file"))
    commands.add_parser("doctor", help="check that this copy of the program is whole and works")
    return root


def _add_window(command: ArgumentParser) -> None:
    command.add_argument("--demo", action="store_true", help="watch machines play, forever")
    command.add_argument(
        "--iterations", type=between(1, MOST_ITERATIONS), metavar="N", help="how many steps opponents may think"
    )
    command.add_argument("--think", type=positive_seconds, metavar="SECONDS", help="how long opponents think")
    _add_game(command)


def _add_text(command: ArgumentParser) -> None:
    command.add_argument("--seats", type=at_least(1), metavar="N", help="number of players, including you")
    command.add_argument(
        "--agent",
        metavar="NAME[,NAME]",
        help="your opponents: one name for all of them, or one for each; program:COMMAND for a program of your own",
    )
    command.add_argument("--seed", type=seed, help="the same seed deals the same cards")
    command.add_argument("--name", help="your name")
    command.add_argument("--continue", dest="resume", action="store_true", help="continue the latest unfinished game")
    _add_common(command)
    _add_language(command)


def _add_auto(command: ArgumentParser) -> None:
    command.add_argument("--games", type=at_least(1), default=1, metavar="N", help="number of games to play")
    command.add_argument("--agents", required=True, metavar="NAME,NAME[,..]", help="who plays, by seat")
    command.add_argument(
        "--seed", type=at_least(0), help="seed of the first deal; each further deal uses the next number"
    )
    command.add_argument("--rotate", action="store_true", help="play each deal once for every rotation of the seats")
    command.add_argument("--save", type=Path, metavar="DIR", help="save every game in this folder")
    command.add_argument(
        "--jobs", type=between(1, MOST_JOBS), default=1, metavar="N", help="number of processes to use"
    )
    _add_common(command)


def _add_common(command: ArgumentParser) -> None:
    command.add_argument("--setup", metavar="NAME", help="the setup to play")
    command.add_argument(
        "--iterations", type=between(1, MOST_ITERATIONS), metavar="N", help="how many steps opponents may think"
    )
    command.add_argument("--think", type=positive_seconds, metavar="SECONDS", help="how long opponents think")
    _add_game(command)


def _add_game(command: ArgumentParser) -> None:
    command.add_argument(
        "--game", metavar="NAME", help="the game to play; by default, the one last played in the window"
    )


def _add_language(command: ArgumentParser) -> None:
    known = languages()
    command.add_argument("--language", choices=known, default=system_language(known))


def _add_replay(command: ArgumentParser) -> None:
    command.add_argument("file", type=Path, metavar="FILE", help="a saved game")
    command.add_argument(
        "--as", dest="viewer", type=at_least(1), metavar="SEAT", help="what this seat saw (seats count from 1)"
    )
    _add_language(command)


def _add_ledger(command: ArgumentParser) -> None:
    ways = command.add_mutually_exclusive_group()
    ways.add_argument(
        "--ledger", action="store_true", help="the file is a ledger, a public record of a game: read it, and check it"
    )
    ways.add_argument("--as-ledger", action="store_true", help="print the saved game as a ledger")


def _add_lint(command: ArgumentParser) -> None:
    command.add_argument(
        "file", type=Path, nargs="?", metavar="FILE", help="the file to check; by default, the game's own"
    )
    _add_game(command)
