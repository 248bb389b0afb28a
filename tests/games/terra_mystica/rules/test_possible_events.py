"""What a save may tell: events that can happen at a table, and that say what was answered."""

from __future__ import annotations

import pytest

from resarcana_gui.games.terra_mystica.engine import start, terra_mystica
from resarcana_gui.games.terra_mystica.rules import board_events as board
from resarcana_gui.games.terra_mystica.rules import commands
from resarcana_gui.games.terra_mystica.rules import flow_events as flow
from resarcana_gui.games.terra_mystica.rules import setup_events as setup
from resarcana_gui.games.terra_mystica.rules import stock_events as stock
from resarcana_gui.games.terra_mystica.rules.possible_events import ensuing, possible
from resarcana_gui.games.terra_mystica.rules.questions import AskTown
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.event import Event
from tests.for_each import for_each
from tests.games.terra_mystica.played_table import Table, seat

IMPOSSIBLE: list[Event] = [
    setup.ScoringTilesLaidOut((1, 2)),
    setup.TownTilesLaidOut((1,)),
    setup.BonusCardsLaidOut((-1,)),
    setup.FactionTaken(0, 3),
    setup.BonusCardTaken(0, -1),
    setup.BonusCardTaken(0, 3),
    board.StructureBuilt(0, 76, 1),
    board.StructureBuilt(0, 0, 0),
    board.BridgeBuilt(0, 0),
    board.RiverLinked(0, 20),
    board.TownTileTaken(0, 0),
    board.FavourTileTaken(0, 4),
    board.PriestSent(0, 3, 0),
    board.PriestSent(0, 0, 4),
    board.CultAdvanced(0, 0, 10),
    board.CultAdvanced(0, 0, -5),
    board.ShippingAdvanced(0),
    stock.ResourcesGained(0, -1, 0, 0, 0),
    stock.ResourcesPaid(0, 0, 99, 0, 0),
    stock.PowerGained(0, 99, 0),
    stock.PowerSpent(0, 5, 0),
    stock.PowerBurned(0, 3),
    stock.PointsChanged(0, -21, 0),
    stock.Converted(0, 5),
    stock.WorkersOrdained(0, 99),
    flow.RoundBegan(1, (0, 0)),
    flow.RoundBegan(7, (0, 1)),
    flow.OffersMade(0, (5,), (1,)),
    flow.OffersMade(0, (1,), ()),
    flow.OfferAnswered(0, 1),
    flow.GameEnded(0),
    flow.QuestionAsked(AskTown(0)),
]


def described() -> State:
    """A table at which none of these can happen."""
    built = {"A2": "dwelling", "F1": "dwelling"}
    told = seat("dwarves", built, favours=["FAV5"], card="BON3", bridges=["A3:C1"], links=["r20"])
    other = seat("witches", {"I11": "dwelling", "F4": "dwelling"})
    return Table(told, {**other, "structures": {"I12": "dwelling"}}, spaces={"air": [1, None, None, None]}).state


@for_each("event", IMPOSSIBLE)
def test_what_cannot_happen_is_noticed(event: Event) -> None:
    state = described()
    if isinstance(event, board.PriestSent) and event.space == 0:
        state.set_stock(0, 1, 1, 0, 0, 0, 0, 1, 0, 0, 0)
    assert not possible(state, event)


def test_nothing_is_taken_for_granted_of_other_events_or_returned_priests() -> None:
    state = described()
    assert possible(state, flow.TurnEnded(0)) and possible(state, board.PriestReturned(0, 1))
    blank = terra_mystica().blank({"seats": 2}, -1)
    assert not possible(blank, flow.QuestionAnswered())
    assert not possible(blank, board.StructureBuilt(0, 1, 1))
    assert not possible(blank, board.ShippingAdvanced(0))
    assert not possible(blank, flow.OffersMade(0, (1,), (1,)))
    assert not possible(blank, stock.Converted(0, 4))


@pytest.mark.uncounted
@for_each("seed", range(6))
def test_whatever_happens_in_a_game_can_happen_and_says_what_was_answered(seed: int) -> None:
    session, dice = start(seed, seats=2 + seed % 4), Dice(seed)
    game, table = session.game, session.game.blank(session.options, -1)
    told = list(session.events)
    while True:
        for event in told:
            assert game.possible(table, event), event
            event.fold(table)
        question = session.pending
        if question is None:
            break
        answer = session.legal()[dice.below(len(session.legal()))]
        told = session.submit(answer)
        assert game.ensues(question, answer, told), (answer, told)


def test_events_that_say_something_else_than_the_answer_are_noticed() -> None:
    closed = flow.QuestionAnswered()
    assert ensuing(commands.Burn(0), [closed, stock.PowerBurned(0, 1)])
    assert ensuing(commands.Accept(0), [closed])
    assert not ensuing(commands.Burn(0), [closed])
    assert not ensuing(commands.Burn(0), [stock.PowerBurned(0, 1)])
    assert not ensuing(commands.Burn(0), [closed, closed, stock.PowerBurned(0, 1)])
    session = start(1, seats=2)
    assert session.pending is not None
    events = session.submit(session.legal()[0])
    assert session.game.possible(session.state, flow.TurnEnded(0))
    assert not session.game.ensues(session.pending, session.legal()[0], events)
