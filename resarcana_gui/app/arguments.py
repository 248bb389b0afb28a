"""What can be written on the command line."""

from __future__ import annotations

import os
from argparse import ArgumentParser, ArgumentTypeError, RawDescriptionHelpFormatter
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import resarcana_gui
from resarcana_gui.app.errors import UsageError
from resarcana_gui.app.texts import LANGUAGES

FAIRNESS = """
Order of seats: the game decides by chance who begins. Opponents sit as listed; with --rotate each deal is played once
for every rotation of the opponents around the table, so that each has every seat with the same cards. --games counts
single games: give a multiple of the number of opponents.

Lines: in a match of several games, points are 2 for every game won and 1 for every shared one; rounds are those of all
its games together, and game says how many there were.
"""

MOST_DIGITS = 18
LONG = 40
"""A number with more digits is not repeated to who wrote it."""


class Parser(ArgumentParser):
    """Says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        """Refuse the arguments."""
        raise UsageError(f"{message[:1].upper()}{message[1:].rstrip('.')}.")


def at_least(low: int) -> Callable[[str], int]:
    """A number that is not smaller."""

    def number(text: str) -> int:
        if text.isdecimal() and len(text) > MOST_DIGITS:
            large = repr(text) if len(text) < LONG else f"a number of {len(text)} digits"
            raise ArgumentTypeError(f"{large} is too large: {10**MOST_DIGITS - 1} is the largest number")
        if not text.removeprefix("-").isdecimal() or len(text) > MOST_DIGITS or int(text) < low:
            raise ArgumentTypeError(f"{text!r} is not a number from {low} up")
        return int(text)

    return number


def seed(text: str) -> int | str:
    """A number, or any short text; a number with more digits than others may have is a text like any other."""
    if not 0 < len(text) <= 100 or not text.isprintable():
        raise ArgumentTypeError("a seed has 1 to 100 characters, all of which can be shown")
    return int(text) if text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS else text


def positive_seconds(text: str) -> float:
    """A time span."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 < seconds <= 86_400:
        raise ArgumentTypeError(f"{text!r} is not a number of seconds")
    return seconds


def parser() -> Parser:
    """The whole command line."""
    root = Parser(prog="resarcana", description="A client for card games; without a command, play.")
    root.add_argument("--version", action="version", version=f"resarcana {resarcana_gui.__version__}")
    commands = root.add_subparsers(dest="command", metavar="COMMAND", required=True)
    _add_window(commands.add_parser("play", help="play in the window"))
    _add_text(commands.add_parser("text", help="play at the terminal against machine opponents"))
    _add_auto(
        commands.add_parser(
            "auto",
            help="let machines play, one line of JSON for each game",
            epilog=FAIRNESS,
            formatter_class=RawDescriptionHelpFormatter,
        )
    )
    _add_replay(commands.add_parser("replay", help="tell a saved game as text"))
    _add_lint(commands.add_parser("lint-cards", help="check a game's file of components"))
    return root


def _add_window(command: ArgumentParser) -> None:
    command.add_argument("--demo", action="store_true", help="watch machines play, for ever")
    command.add_argument("--iterations", type=at_least(1), metavar="N", help="how much opponents think")
    command.add_argument("--think", type=positive_seconds, metavar="SECONDS", help="how long opponents think")
    _add_game(command)


def _add_text(command: ArgumentParser) -> None:
    command.add_argument("--seats", type=at_least(1), metavar="N", help="how many play, you included")
    command.add_argument("--agent", metavar="NAME[,NAME]", help="your opponents: one name for all, or one each")
    command.add_argument("--seed", type=seed, help="the same seed deals the same cards")
    command.add_argument("--name", help="what you are called")
    command.add_argument("--continue", dest="resume", action="store_true", help="go on with the latest unfinished game")
    _add_common(command)
    _add_language(command)


def _add_auto(command: ArgumentParser) -> None:
    command.add_argument("--games", type=at_least(1), default=1, metavar="N", help="how many games")
    command.add_argument("--agents", required=True, metavar="NAME,NAME[,..]", help="who plays, by seat")
    command.add_argument("--seed", type=at_least(0), help="of the first game; each further deal has the next number")
    command.add_argument("--rotate", action="store_true", help="play each deal once for every rotation of the seats")
    command.add_argument("--save", type=Path, metavar="DIR", help="keep every game in a file there")
    command.add_argument("--jobs", type=at_least(1), default=1, metavar="N", help="how many processes play")
    _add_common(command)


def _add_common(command: ArgumentParser) -> None:
    command.add_argument("--setup", metavar="NAME", help="how the game is set up")
    command.add_argument("--iterations", type=at_least(1), metavar="N", help="how much opponents think")
    command.add_argument("--think", type=positive_seconds, metavar="SECONDS", help="how long opponents think")
    _add_game(command)


def _add_game(command: ArgumentParser) -> None:
    command.add_argument("--game", metavar="NAME", help="which game; without it, the one played last in the window")


def _add_language(command: ArgumentParser) -> None:
    usual = "es" if os.environ.get("LANG", "").startswith("es") else "en"
    command.add_argument("--language", choices=LANGUAGES, default=usual)


def _add_replay(command: ArgumentParser) -> None:
    command.add_argument("file", type=Path, metavar="FILE", help="a saved game")
    command.add_argument("--as", dest="viewer", type=at_least(1), metavar="SEAT", help="as this seat saw it, from 1")
    _add_language(command)


def _add_lint(command: ArgumentParser) -> None:
    command.add_argument("file", type=Path, nargs="?", metavar="FILE", help="the game's own when left out")
    _add_game(command)
