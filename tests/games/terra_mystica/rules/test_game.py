"""Terra Mystica as a game of the kernel: codec, views, outcome, playing without a log, golden games."""

from __future__ import annotations

import hashlib
import json

import pytest

from resarcana_gui.games.terra_mystica.components.loader import load_components
from resarcana_gui.games.terra_mystica.engine import start, terra_mystica
from resarcana_gui.games.terra_mystica.rules.game import TerraMystica
from resarcana_gui.games.terra_mystica.rules.records import COMMANDS, EVENTS, QUESTIONS
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.codec import CodecError
from resarcana_gui.kernel.session import replay
from resarcana_gui.kernel.state import EVERYONE
from tests.for_each import for_each
from tests.games.terra_mystica.played_table import Table, seat

GOLDEN: dict[str, tuple[list[int], str]] = {
    "2 standard": ([69, 73], "59a8949e10d1cfc0"),
    "3 colours": ([45, 72, 70], "a4cdfa79b41a6fd5"),
    "4 first": ([60, 64, 65, 55], "9b101a635e97ead4"),
    "5 standard": ([56, 50, 65, 50, 61], "fc8561be2a6cf3fb"),
}
"""Points and a checksum of all events of random games, by seats and setup."""


def test_a_game_has_a_name_a_version_and_two_to_five_seats() -> None:
    game = TerraMystica(load_components())
    assert (game.name, game.version, game.seat_range()) == ("terra_mystica", 1, (2, 5))
    assert game.upgrades() == {}


def test_hexes_tiles_and_factions_are_written_by_their_public_names() -> None:
    table = Table(seat("witches", "F4"))
    events = table.do("upgrade", at="F4", structure="trading_house")
    told = table.told(events, "StructureBuilt")
    assert told == [{"event": "StructureBuilt", "seat": 0, "at": "F4", "structure": "trading_house"}]
    with pytest.raises(CodecError, match="unknown hex 'Z9'"):
        table.session.submit({"kind": "build", "seat": 0, "at": "Z9"})


def test_every_record_has_a_row_in_the_codec() -> None:
    codec = terra_mystica().codec
    assert (len(codec.commands), len(codec.questions), len(codec.events)) == (
        len(COMMANDS),
        len(QUESTIONS),
        len(EVENTS),
    )


def test_nothing_is_hidden_so_views_and_imagined_worlds_are_copies() -> None:
    session = start(1, seats=3)
    game, view = session.game, session.observe(1)
    assert view.viewer == 1 and session.sample(1, 5).facts() == session.state.facts()
    assert game.legal(view) == session.legal()
    assert {**view.facts(), "viewer": EVERYONE} == session.state.facts()


def test_whoever_has_most_points_wins_and_the_rounds_are_the_progress() -> None:
    session = start(1, seats=2)
    assert dict(session.game.progress(session.state)) == {"rounds": 0}
    assert session.game.outcome(session.state) is None
    session.play(lambda answers: answers[-1], until=lambda question: False)
    assert session.outcome is not None
    assert session.outcome.winners == tuple(
        at for at, points in enumerate(session.outcome.points) if points == max(session.outcome.points)
    )
    assert session.game.stage(session.state) == 6
    assert session.legal() == [] and session.game.pending(session.state) is None
    assert session.game.table(session.state)["phase"] == "game_over"


@for_each(
    "seats, setup", [(2, "standard"), (3, "colours"), (4, "first"), (5, "standard"), (5, "first"), (4, "colours")]
)
def test_without_a_log_everything_happens_in_the_same_way_and_folding_the_events_gives_the_same(
    seats: int, setup: str
) -> None:
    session, dice, same = start(7, seats=seats, setup=setup), Dice(seats), Dice(seats)
    silent = session.state.clone()
    while answers := session.legal():
        session.submit(answers[dice.below(len(answers))])
        session.game.apply(silent, session.game.legal(silent)[same.below(len(answers))], dice)
    assert silent.facts() == session.state.facts()
    assert replay(session.game, session.options, session.events, EVERYONE).facts() == silent.facts()


@pytest.mark.uncounted
@for_each("name", GOLDEN)
def test_golden_games_are_played_as_ever(name: str) -> None:
    assert golden(name) == GOLDEN[name]


def golden(name: str) -> tuple[list[int], str]:
    """The points and the checksum of a random game."""
    seats, _, setup = name.partition(" ")
    session, dice = start(name, seats=int(seats), setup=setup), Dice(name)
    while answers := session.legal():
        session.submit(answers[dice.below(len(answers))])
    told = json.dumps([session.game.codec.write(event) for event in session.events])
    assert session.outcome is not None
    return list(session.outcome.points), hashlib.sha256(told.encode()).hexdigest()[:16]
