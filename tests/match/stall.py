"""Matches at the toy game's market stall, for the tests of what surrounds a game."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

from resarcana_gui.agents.agent import Agent, Budget, RandomAgent
from resarcana_gui.kernel.event import Event
from resarcana_gui.match.load import SavedMatch, load
from resarcana_gui.match.match import Match
from resarcana_gui.match.play import play_out
from resarcana_gui.match.seat import Seat
from tests.toy.game import Toy
from tests.toy.records import Coins, Show

TOY = Toy()
GAMES = {TOY.name: TOY}
BUDGET = Budget(iterations=1)


class Ticks:
    """A clock that moves on by a second and a half whenever it is read."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        self.now += 1.5
        return self.now


def people(count: int = 2) -> list[Seat]:
    return [Seat(name) for name in ("Ana", "Ben", "Cleo", "Dan")[:count]]


def machines(count: int = 2, seed: str = "m") -> list[Seat]:
    return [Seat(f"Machine {at}", "random", RandomAgent(TOY, f"{seed}{at}")) for at in range(count)]


def stall(seats: Sequence[Seat] | None = None, seed: int | str = 1, path: Path | None = None, cards: int = 9) -> Match:
    return Match.start(TOY, {"cards": cards}, seats or people(), seed, path=path, fast=True, clock=Ticks())


def say(match: Match, kind: str, card: int | None = None, coins: int = 0) -> list[Event]:
    """The asked seat's answer; which card it is does not matter when there is none given."""
    for command in match.legal():
        other_card = card is not None and isinstance(command, Show) and command.card != card
        other_coins = isinstance(command, Coins) and command.coins != coins
        if kind == command.KIND and not other_card and not other_coins:
            return match.submit(command)
    raise AssertionError(f"not among {match.legal()}")


def finished(path: Path | None = None, seed: int | str = 1, seats: int = 2, cards: int = 9) -> Match:
    match = stall(machines(seats), seed, path, cards)
    play_out(match, BUDGET)
    return match


@contextmanager
def ending(when: float) -> Iterator[None]:
    """What ends meanwhile ends then, in seconds since 1970."""
    with patch.object(time, "time", return_value=when):
        yield


def loaded(path: Path) -> SavedMatch:
    return load(path, GAMES)


def agents(count: int = 2) -> dict[int, Agent]:
    return {at: RandomAgent(TOY, at) for at in range(count)}
