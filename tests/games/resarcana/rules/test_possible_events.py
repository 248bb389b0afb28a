"""What can be recorded at a table, and what follows an answer: saves are read by it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from resarcana_gui.games.resarcana.rules import card_events as cards
from resarcana_gui.games.resarcana.rules import codes, commands
from resarcana_gui.games.resarcana.rules import flow_events as flow
from resarcana_gui.games.resarcana.rules import setup_events as setup
from resarcana_gui.games.resarcana.rules.possible_events import possible
from resarcana_gui.games.resarcana.rules.power_questions import AskDiscard, AskOrder, AskPay, AskReact
from resarcana_gui.games.resarcana.rules.questions import Question
from resarcana_gui.games.resarcana.rules.records import EVENTS
from resarcana_gui.games.resarcana.rules.round_questions import AskCheck, AskGainDiscard, AskTurn
from resarcana_gui.games.resarcana.rules.setup_questions import AskItem
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.session import Session
from resarcana_gui.kernel.state import EVERYONE
from tests.games.resarcana.described_table import resarcana
from tests.games.resarcana.rules.random_play import chosen, random_game

GAME = resarcana()
SETUPS: list[dict[str, object]] = [
    {"seats": 2, "setup": "first"},
    {"seats": 3, "setup": "standard"},
    {"seats": 2, "setup": "standard", "tight": True},
    {"seats": 3, "setup": "draft"},
    {"seats": 2, "setup": "match"},
]


@pytest.mark.parametrize("seed", range(len(SETUPS)))
def test_whatever_the_rules_record_is_possible_and_ensues(seed: int) -> None:
    session = Session.start(GAME, SETUPS[seed], seed)
    table, dice, told = GAME.blank(session.options, EVERYONE), Dice(seed), 0

    def follow() -> None:
        nonlocal told
        for event in session.events[told:]:
            assert GAME.possible(table, event), event
            event.fold(table)
        told = len(session.events)

    follow()
    while (pending := session.pending) is not None:
        command = chosen(session, dice)
        assert GAME.ensues(pending, command, session.submit(command)), command
        follow()
    assert table.facts() == session.state.facts()


@pytest.fixture(scope="module")
def middle() -> State:
    """A table in mid-game, at a turn of seat 0, with cards and essences everywhere."""
    for _, state in random_game(11, seats=2, setup="standard"):
        mine = state.stack and isinstance(state.stack[-1], AskTurn) and state.stack[-1].seat == 0
        if mine and state.hand[0] and state.discards[0] and state.round > 2 and any(map(any, [state.turned])):
            return state.clone()
    raise AssertionError


def some(state: State, zone: int) -> int:
    """A component in a zone."""
    return state.zone.index(zone)


def straight(state: State) -> int:
    return next(number for number in state.play[0] if not state.turned[number])


Make = Callable[[State], Event]
IMPOSSIBLE: dict[type[Event], Sequence[Make]] = {
    setup.PlacesLaidOut: [
        lambda t: setup.PlacesLaidOut(tuple(t.places)),
        lambda t: setup.PlacesLaidOut((codes.MONUMENT_DECK_TOP,)),
    ],
    setup.ItemsLaidOut: [lambda t: setup.ItemsLaidOut(tuple(t.items))],
    setup.MonumentsShuffled: [lambda t: setup.MonumentsShuffled(tuple(t.monument_deck))],
    setup.MonumentTurnedUp: [lambda t: setup.MonumentTurnedUp(t.monument_deck[1])],
    setup.FirstPlayerChosen: [lambda t: setup.FirstPlayerChosen(0)],
    setup.MagesDealt: [lambda t: setup.MagesDealt(0, (t.chosen[0],))],
    setup.MageChosen: [lambda t: setup.MageChosen(0, t.chosen[0])],
    setup.MagesRevealed: [
        lambda t: setup.MagesRevealed(tuple(t.chosen)),
        lambda t: setup.MagesRevealed((some(t, codes.AWAY),)),
    ],
    setup.ArtifactsDealt: [
        lambda t: setup.ArtifactsDealt(0, tuple(t.hand[0]), 0),
        lambda t: setup.ArtifactsDealt(0, (), 2),
    ],
    setup.PresetDealt: [lambda t: setup.PresetDealt(0, tuple(t.hand[0]))],
    setup.DeckRegathered: [lambda t: setup.DeckRegathered(0, (some(t, codes.AWAY),))],
    setup.DeckShuffled: [lambda t: setup.DeckShuffled(0, (*t.deck[0], *t.hand[0]))],
    setup.PacketDealt: [lambda t: setup.PacketDealt(0, (t.places[0],))],
    setup.CardKept: [lambda t: setup.CardKept(0, t.hand[0][0])],
    setup.PacketsPassed: [
        lambda t: setup.PacketsPassed(1, (t.hand[0][0],), 2),
        lambda t: setup.PacketsPassed(1, (), 3),
        lambda t: setup.PacketsPassed(0, (), 2),
    ],
    setup.ArtifactsLaidOut: [lambda t: setup.ArtifactsLaidOut(tuple(t.hand[1]))],
    setup.CardPicked: [lambda t: setup.CardPicked(0, t.hand[0][0])],
    setup.ItemTaken: [lambda t: setup.ItemTaken(0, t.places[0])],
    setup.ItemReturned: [
        lambda t: setup.ItemReturned(0, t.items[0]),
        lambda t: setup.ItemReturned(0, t.chosen[0]),
    ],
    setup.GameWon: [lambda t: setup.GameWon(0), lambda t: setup.GameWon(4)],
    setup.TableCleared: [lambda t: setup.TableCleared(1)],
    cards.EssencesGained: [
        lambda t: cards.EssencesGained(0, 0, codes.NO_COMPONENT),
        lambda t: cards.EssencesGained(0, 1, codes.OWN_DECK),
    ],
    cards.EssencesPaid: [
        lambda t: cards.EssencesPaid(0, t.pool[0] + 1, t.chosen[0]),
        lambda t: cards.EssencesPaid(0, 1, codes.NO_COMPONENT),
    ],
    cards.EssencesLost: [lambda t: cards.EssencesLost(1, t.pool[1] + 1, t.chosen[0])],
    cards.EssencesPut: [lambda t: cards.EssencesPut(t.places[0], 1), lambda t: cards.EssencesPut(t.chosen[0], 0)],
    cards.EssencesTaken: [
        lambda t: cards.EssencesTaken(0, t.chosen[0], t.on[t.chosen[0]] + 1),
        lambda t: cards.EssencesTaken(0, t.chosen[1], 0),
    ],
    cards.EssencesRemoved: [
        lambda t: cards.EssencesRemoved(t.chosen[0], t.on[t.chosen[0]] + 1),
        lambda t: cards.EssencesRemoved(codes.OWN_DECK, 1),
    ],
    cards.ComponentTurned: [
        lambda t: cards.ComponentTurned(t.places[0]),
        lambda t: cards.ComponentTurned(t.turned.index(True)),
        lambda t: cards.ComponentTurned(codes.NO_COMPONENT),
    ],
    cards.ComponentStraightened: [
        lambda t: cards.ComponentStraightened(straight(t)),
        lambda t: cards.ComponentStraightened(t.items[0]),
    ],
    cards.CardShown: [lambda t: cards.CardShown(1, t.hand[0][0])],
    cards.CardDiscarded: [lambda t: cards.CardDiscarded(0, t.discards[0][0])],
    cards.ArtifactPlaced: [
        lambda t: cards.ArtifactPlaced(0, t.hand[0][0], codes.IN_DISCARDS, 0),
        lambda t: cards.ArtifactPlaced(0, t.discards[0][0], codes.IN_HAND, 0),
        lambda t: cards.ArtifactPlaced(1, t.hand[0][0], codes.IN_HAND, 0),
        lambda t: cards.ArtifactPlaced(0, t.hand[0][0], codes.IN_DECK, 0),
    ],
    cards.PlaceClaimed: [lambda t: cards.PlaceClaimed(0, t.display[0])],
    cards.MonumentClaimed: [
        lambda t: cards.MonumentClaimed(0, t.display[0], 1),
        lambda t: cards.MonumentClaimed(0, t.monument_deck[0], 0),
        lambda t: cards.MonumentClaimed(0, t.display[0], 2),
    ],
    cards.CardDrawn: [lambda t: cards.CardDrawn(0, t.hand[0][0])],
    cards.ArtifactDestroyed: [
        lambda t: cards.ArtifactDestroyed(0, t.chosen[0]),
        lambda t: cards.ArtifactDestroyed(0, t.hand[0][0]),
    ],
    cards.DiscardsReshuffled: [
        lambda t: cards.DiscardsReshuffled(0, tuple(t.hand[0])),
        lambda t: cards.DiscardsReshuffled(0, ()),
    ],
    cards.CardsLooked: [
        lambda t: cards.CardsLooked(0, codes.MONUMENT_DECK_TOP, tuple(t.monument_deck[1:3])),
        lambda t: cards.CardsLooked(0, t.chosen[0], (t.chosen[0],)),
        lambda t: cards.CardsLooked(0, codes.OWN_DECK, ()),
    ],
    cards.CardsReordered: [
        lambda t: cards.CardsReordered(0, codes.MONUMENT_DECK_TOP, tuple(t.monument_deck[1:3])),
        lambda t: cards.CardsReordered(0, codes.OWN_DECK, ()),
    ],
    flow.PhaseBegan: [lambda t: flow.PhaseBegan(codes.GAME_OVER)],
    flow.RoundBegan: [lambda t: flow.RoundBegan(t.round), lambda t: flow.RoundBegan(t.round + 2)],
    flow.TurnBegan: [lambda t: flow.TurnBegan(1)],
    flow.PowerUsed: [
        lambda t: flow.PowerUsed(0, t.chosen[0], 9),
        lambda t: flow.PowerUsed(0, t.chosen[0], -1),
        lambda t: flow.PowerUsed(0, t.chosen[1], 0),
    ],
    flow.AttackBegan: [
        lambda t: flow.AttackBegan(0, t.chosen[1], 1),
        lambda t: flow.AttackBegan(0, t.chosen[0], 0),
    ],
    flow.AttackIgnored: [
        lambda t: flow.AttackIgnored(0, codes.NO_COMPONENT),
        lambda t: flow.AttackIgnored(1, t.chosen[1]),
    ],
    flow.SeatPassed: [lambda t: flow.SeatPassed(1)],
    flow.TokenTaken: [lambda t: flow.TokenTaken(0)],
    flow.PointsRaised: [
        lambda t: flow.PointsRaised(0, t.chosen[1], 1),
        lambda t: flow.PointsRaised(0, t.chosen[0], 0),
        lambda t: flow.PointsRaised(0, t.chosen[0], 1 << 40),
    ],
    flow.PointsCounted: [lambda t: flow.PointsCounted((1,)), lambda t: flow.PointsCounted((-1, 0))],
    flow.GameEnded: [lambda t: flow.GameEnded(0), lambda t: flow.GameEnded(7)],
    flow.QuestionAsked: [lambda t: flow.QuestionAsked(AskTurn(0))],
}
"""Events that cannot happen at the table in mid-game, where seat 1 has passed and seat 0 is asked."""
BEFORE: dict[type[Event], Event] = {flow.CheckBegan: flow.CheckBegan(), flow.RoundEnded: flow.RoundEnded()}
"""Events that cannot happen before the first round."""
ASKED: list[Make] = [
    lambda t: flow.QuestionAsked(AskGainDiscard(0, codes.OWN_DECK)),
    lambda t: flow.QuestionAsked(AskPay(0, t.chosen[0], 9)),
    lambda t: flow.QuestionAsked(AskPay(0, t.chosen[0], -1)),
    lambda t: flow.QuestionAsked(AskReact(0, t.chosen[0], 0, 9, 1, 2)),
    lambda t: flow.QuestionAsked(AskCheck(0, t.chosen[0], 9)),
    lambda t: flow.QuestionAnswered(),
]
"""Events that cannot happen while nothing is asked."""


@pytest.fixture
def table(middle: State) -> State:
    state = middle.clone()
    if not state.passed[1]:
        state.pass_turn(1)
    if not state.token_taken:
        state.take_token(1)
    return state


@pytest.mark.parametrize("kind", IMPOSSIBLE, ids=lambda kind: kind.__name__)
def test_what_cannot_have_happened_is_not_possible(table: State, kind: type[Event]) -> None:
    for make in IMPOSSIBLE[kind]:
        event = make(table)
        assert type(event) is kind and not possible(table, event), event


def test_every_event_has_an_example_that_is_not_possible(table: State) -> None:
    blank = GAME.blank(GAME.complete({"seats": 2}), EVERYONE)
    assert not any(possible(blank, event) for event in BEFORE.values())
    assert {*IMPOSSIBLE, *BEFORE, flow.QuestionAnswered} == {*EVENTS}


def test_only_what_is_there_is_asked_about_and_only_what_is_asked_is_answered(table: State) -> None:
    assert possible(table, flow.QuestionAnswered())
    table.close_question()
    assert possible(table, flow.QuestionAsked(AskTurn(0))) and possible(
        table, flow.QuestionAsked(AskPay(0, table.chosen[0], 0))
    )
    assert not any(possible(table, make(table)) for make in ASKED)


CLOSED = flow.QuestionAnswered()
ENSUING: list[tuple[commands.Answer, list[Event], list[Event]]] = [
    (commands.Pass(0), [flow.SeatPassed(0)], [flow.SeatPassed(1)]),
    (commands.DiscardCard(0, 3), [cards.CardDiscarded(0, 3)], [cards.CardDiscarded(0, 4)]),
    (commands.UsePower(0, 3, 1), [flow.PowerUsed(0, 3, 1)], [flow.PowerUsed(0, 3, 0)]),
    (commands.PlaceArtifact(0, 3), [cards.CardShown(0, 3)], [cards.CardShown(0, 4)]),
    (
        commands.PlaceArtifact(0, 3),
        [cards.ArtifactPlaced(0, 3, codes.IN_HAND, 0)],
        [cards.ArtifactPlaced(0, 4, codes.IN_HAND, 0)],
    ),
    (commands.Claim(0, 60), [cards.PlaceClaimed(0, 60)], [cards.PlaceClaimed(0, 61)]),
    (commands.Claim(0, 60), [cards.MonumentClaimed(0, 60, 0)], []),
    (
        commands.Claim(0, codes.MONUMENT_DECK_TOP),
        [cards.MonumentClaimed(0, 60, 1)],
        [cards.MonumentClaimed(0, 60, 0)],
    ),
    (
        commands.DiscardCards(0, (3, 4)),
        [cards.CardDiscarded(0, 3), cards.CardDiscarded(0, 4)],
        [cards.CardDiscarded(0, 3)],
    ),
    (
        commands.OrderCards(0, (3, 4)),
        [cards.CardsReordered(0, codes.OWN_DECK, (3, 4))],
        [cards.CardsReordered(0, codes.OWN_DECK, (4, 3))],
    ),
    (commands.Suffer(0), [flow.TurnBegan(1)], [CLOSED]),
]


OTHERWISE: dict[type[commands.Answer], Question] = {
    commands.DiscardCards: AskDiscard(0, 1, 0, 0, -1, 0, 2),
    commands.OrderCards: AskOrder(0, 1, 0, 0, -1, 0, codes.OWN_DECK, 2),
    commands.Suffer: AskReact(0, 1, 0, 0, 1, 2),
}
"""What is asked, where it is not a turn."""


@pytest.mark.parametrize(("answer", "right", "wrong"), ENSUING)
def test_an_answer_leads_to_what_it_says(answer: commands.Answer, right: list[Event], wrong: list[Event]) -> None:
    asked = OTHERWISE.get(type(answer), AskTurn(0))
    assert GAME.ensues(asked, answer, [CLOSED, *right])
    assert not GAME.ensues(asked, answer, [CLOSED, *wrong])
    assert not GAME.ensues(asked, answer, right) and not GAME.ensues(asked, answer, [*right, CLOSED])


@pytest.mark.parametrize("answer", [commands.Choose(0, 3), commands.Gain(0, 1), commands.Suffer(0)])
def test_a_question_takes_no_other_kind_of_answer(answer: commands.Answer) -> None:
    assert not GAME.ensues(AskTurn(0), answer, [CLOSED])


def test_what_is_chosen_is_what_happens_to_it() -> None:
    asked, answer = AskItem(0), commands.Choose(0, 50)
    assert GAME.ensues(asked, answer, [CLOSED, setup.ItemTaken(0, 50)])
    assert not GAME.ensues(asked, answer, [CLOSED, setup.ItemTaken(0, 51)])
