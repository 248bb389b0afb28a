"""A saved match says which game it is and who leads, wherever it can be gone on with."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from resarcana_gui.games.resarcana.rules.codes import BETWEEN_GAMES
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.kernel.session import Session
from resarcana_gui.match.seat import Seat
from resarcana_gui.screens.saved_games import progress
from resarcana_gui.screens.services import SavedGame
from resarcana_gui.settings import Settings
from tests.games.resarcana.described_table import resarcana
from tools.headless_client import HeadlessClient, headless

NBSP = "\u00a0"


def words(numbers: dict[str, int], names: tuple[str, str] = ("Ada", "Circe"), language: str = "en") -> str:
    headless()
    stage = HeadlessClient(settings=Settings(language=language))
    seats = tuple(Seat(name) for name in names)
    save = SavedGame(
        Path("game.jsonl"), stage.game, seats, datetime(2026, 11, 21, tzinfo=UTC), numbers, numbers["rounds"]
    )
    return progress(stage.shell, save)


def numbers(game: int, first: int, second: int) -> dict[str, int]:
    return {"rounds": 3, "game": game, "games": 3, "wins_0": first, "wins_1": second}


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        (numbers(1, 0, 0), "Ada and Circe · Game 1 of 3 · round 3"),
        (numbers(2, 0, 2), "Ada and Circe · Game 2 of 3, Circe leads 1 to 0 · round 3"),
        (numbers(3, 2, 2), "Ada and Circe · Game 3 of 3, level at 1 · round 3"),
        (numbers(3, 3, 1), "Ada and Circe · Game 3 of 3, Ada leads 1.5 to 0.5 · round 3"),
        ({"rounds": 3, "game": 1}, "Ada and Circe · round 3"),
    ],
)
def test_which_game_of_a_match_is_meant_and_how_it_stands_is_said(told: dict[str, int], expected: str) -> None:
    assert words(told).replace(NBSP, " ") == expected


def test_who_is_spoken_to_leads_in_the_second_person() -> None:
    assert "you lead 1 to 0" in words(numbers(2, 2, 0), ("You", "Circe"))
    assert "vas ganando 1 a 0" in words(numbers(2, 2, 0), ("Tú", "Circe"), "es")


def test_a_match_says_it_in_its_public_numbers_and_a_single_game_has_none_of_it() -> None:
    session = Session.start(resarcana(), {"setup": "match"}, 3)
    assert session.game.progress(session.state) == {"rounds": 0, "game": 1, "games": 3, "wins_0": 0, "wins_1": 0}
    assert isinstance(session.state, State) and session.state.phase != BETWEEN_GAMES
    single = Session.start(resarcana(), {"seats": 2}, 3)
    assert set(single.game.progress(single.state)) == {"rounds", "game"}
