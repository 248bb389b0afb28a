"""The words around a line of advice never contradict its chance."""

from __future__ import annotations

import pytest

from resarcana_gui.agents.companion import Line, Reason, Stance
from resarcana_gui.agents.companion.reasons import FREE, NOTHING, PROVED
from resarcana_gui.i18n import Catalog
from resarcana_gui.kernel.command import Command
from resarcana_gui.paths import assets
from resarcana_gui.screens.table.companion.advice_words import why

ENGLISH = Catalog.load(assets("lang"), language="en")


class Move(Command):
    """An answer of no game."""

    KIND = "move"


def said(fact: str, behind: float = 0.0, error: float = 0.0, *, best: bool = False) -> str:
    """Return what is said of a line this far behind, with the fact's name for its sentence."""
    reason = Reason(fact, stance=Stance.NEUTRAL)
    line = Line(Move(0), 0.8 - behind, 0.02, behind, error, reason)
    return why(ENGLISH, line, lambda told: told.fact, best=best)


@pytest.mark.parametrize(
    ("behind", "error", "words"),
    [(0.0, 0.02, "About equal."), (0.1, 0.2, "May win less often."), (0.1, 0.01, "Wins less often.")],
)
def test_of_a_lesser_line_without_a_reason_only_its_standing_is_said(behind: float, error: float, words: str) -> None:
    assert said(NOTHING, behind, error) == words


def test_of_the_best_line_it_is_said_that_nothing_speaks_against_it() -> None:
    assert said(NOTHING, best=True) == NOTHING


def test_a_certain_victory_is_not_called_about_equal() -> None:
    assert said(PROVED) == PROVED


def test_a_reason_keeps_its_place_between_the_comparisons() -> None:
    assert said(FREE) == f"About equal. {FREE}"
    assert said(FREE, 0.1, 0.01) == f"{FREE} Wins less often."
