"""What undo says it takes back is what a table made from all its events would say."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from resarcana_gui.agents.companion import Reason
from resarcana_gui.i18n import Catalog
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.session import replay
from resarcana_gui.kernel.state import State
from resarcana_gui.match.match import Match
from resarcana_gui.match.narration import Narration
from resarcana_gui.paths import assets
from resarcana_gui.screens.table.undo_words import UndoWords
from tests.match.stall import people, stall

NAMES = ("Ana", "Ben")


class Exact:
    """Tells the whole table with what was done at it, and counts."""

    def __init__(self) -> None:
        self.told = 0

    def sentences(self, events: Iterable[Event], *, more_to_come: bool = False) -> list[Narration]:
        return []

    def occasion(self, pending: Pending, view: State) -> str:
        return ""

    def command(self, command: Command, view: State) -> str:
        return ""

    def deed(self, command: Command, view: State) -> str:
        self.told += 1
        return f"{command} at {view.facts()}"

    def reason(self, reason: Reason) -> str | None:
        return None


@pytest.fixture(scope="module")
def texts() -> Catalog:
    return Catalog.load(assets("lang"), language="en")


def refolded(match: Match, at: int, command: Command) -> str:
    """What was done at a position, told of the table made from all its events."""
    history = match.history
    return f"{command} at {replay(history.game, history.options, history.events(at), 0).facts()}"


def assert_told_right(match: Match, kept: UndoWords) -> None:
    for at in match.undo_stack.reach().points:
        assert kept.back(at).startswith(refolded(match, at, match.history.steps[at].command))
    if match.undo_stack.undone:
        assert kept.again().startswith(refolded(match, len(match.history.steps), match.undo_stack.undone[0].command))
    else:
        assert kept.again() == ""


@pytest.mark.parametrize("seed", range(4))
def test_what_was_told_before_is_what_the_refolded_table_tells(texts: Catalog, seed: int) -> None:
    match, dice = stall(people(2), seed, cards=18), Dice(f"deeds {seed}")
    kept = UndoWords(match, 0, Exact(), texts, NAMES)
    while match.pending is not None:
        points, what = match.undo_stack.reach().points, dice.below(4)
        if what == 0 and points:
            match.undo_stack.undo(points[dice.below(len(points))])
        elif what == 1 and match.undo_stack.undone:
            match.undo_stack.redo()
        else:
            command = match.legal()[dice.below(len(match.legal()))]
            if dice.below(2):
                kept.note(command)
            match.submit(command)
        assert_told_right(match, kept)


def test_the_same_is_put_into_words_once(texts: Catalog) -> None:
    match, log_narrator = stall(people(2), 3, cards=18), Exact()
    kept = UndoWords(match, 0, log_narrator, texts, NAMES)
    while not match.undo_stack.reach().points:
        match.submit(match.legal()[-1])
    at = match.undo_stack.reach().points[-1]
    assert len({kept.back(at) for _ in range(9)}) == 1
    assert log_narrator.told == 1
