"""Checks whether events can follow from an answer: what the answer itself says must have happened. It is used when
saves are read.

Only what an answer means is checked, never its further consequences by the rules, so that a later fix to a rule
spoils no save.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from resarcana_gui.games.resarcana.rules import card_events as cards
from resarcana_gui.games.resarcana.rules import commands
from resarcana_gui.games.resarcana.rules import power_questions as powers
from resarcana_gui.games.resarcana.rules import round_questions as rounds
from resarcana_gui.games.resarcana.rules.codes import MONUMENT_DECK_TOP
from resarcana_gui.games.resarcana.rules.commands import Answer
from resarcana_gui.games.resarcana.rules.flow_events import PowerUsed, QuestionAnswered, SeatPassed
from resarcana_gui.games.resarcana.rules.questions import Question
from resarcana_gui.games.resarcana.rules.records import QUESTIONS
from resarcana_gui.games.resarcana.rules.round_questions import AskSwap
from resarcana_gui.games.resarcana.rules.setup_events import (
    CardKept,
    CardPicked,
    FirstPlayerChosen,
    ItemTaken,
    MageChosen,
)
from resarcana_gui.games.resarcana.rules.setup_questions import AskFirst, AskItem, AskKeep, AskMage, AskPick
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.exhaustive_table import by_class


def ensuing(question: Question, answer: Answer, events: Sequence[Event]) -> bool:
    """Return whether the answer is of a kind that the question takes, and these events begin with the question being
    answered, once, and contain what the answer says."""
    closed = [isinstance(event, QuestionAnswered) for event in events]
    if closed[:1] != [True] or sum(closed) != 1 or type(answer) not in ANSWER_CLASSES[type(question)]:
        return False
    means = BY_QUESTION.get(type(question)) or BY_ANSWER.get(type(answer))
    return means is None or means(answer, events)


def _contain(events: Sequence[Event], *wanted: Event) -> bool:
    """Return whether these are among the events."""
    return all(event in events for event in wanted)


def _shows(answer: commands.PlaceArtifact, events: Sequence[Event]) -> bool:
    """Return whether the card is placed, or first shown when there are several ways to pay for it."""
    shown = cards.CardShown(answer.seat, answer.component)
    placed = (each for each in events if isinstance(each, cards.ArtifactPlaced))
    return shown in events or any((each.seat, each.card) == (answer.seat, answer.component) for each in placed)


def _claims(answer: commands.Claim, events: Sequence[Event]) -> bool:
    seat, wanted = answer.seat, answer.component
    claimed = [each for each in events if isinstance(each, cards.PlaceClaimed | cards.MonumentClaimed)]
    unseen = [each.card for each in claimed if isinstance(each, cards.MonumentClaimed) and each.from_deck]
    wanted = unseen[0] if wanted == MONUMENT_DECK_TOP and unseen else wanted
    return [(each.seat, each.card) for each in claimed] == [(seat, wanted)]


def _discards(answer: commands.DiscardCards, events: Sequence[Event]) -> bool:
    return _contain(events, *(cards.CardDiscarded(answer.seat, card) for card in answer.cards))


def _orders(answer: commands.OrderCards, events: Sequence[Event]) -> bool:
    return any(isinstance(each, cards.CardsReordered) and each.cards == answer.cards for each in events)


BY_ANSWER: Final[dict[type[Answer], Callable[..., bool]]] = {
    commands.PlaceArtifact: _shows,
    commands.Claim: _claims,
    commands.DiscardCard: lambda answer, events: _contain(events, cards.CardDiscarded(answer.seat, answer.component)),
    commands.UsePower: lambda answer, events: _contain(events, PowerUsed(answer.seat, answer.component, answer.power)),
    commands.Pass: lambda answer, events: _contain(events, SeatPassed(answer.seat)),
    commands.DiscardCards: _discards,
    commands.OrderCards: _orders,
}
"""What must have happened for answers that say it, whatever was asked."""
BY_QUESTION: Final[dict[type[Question], Callable[..., bool]]] = {
    AskMage: lambda answer, events: _contain(events, MageChosen(answer.seat, answer.component)),
    AskKeep: lambda answer, events: _contain(events, CardKept(answer.seat, answer.component)),
    AskPick: lambda answer, events: _contain(events, CardPicked(answer.seat, answer.component)),
    AskFirst: lambda answer, events: _contain(events, FirstPlayerChosen(answer.target)),
    AskItem: lambda answer, events: _contain(events, ItemTaken(answer.seat, answer.component)),
    AskSwap: lambda answer, events: _contain(events, ItemTaken(answer.seat, answer.component)),
}
"""What must have happened where something was to be chosen."""
ANSWER_CLASSES: Final[dict[type[Question], tuple[type[Answer], ...]]] = by_class(
    f"{__name__}.ANSWER_CLASSES",
    QUESTIONS,
    {
        AskMage: (commands.Choose,),
        AskKeep: (commands.Choose,),
        AskPick: (commands.Choose,),
        AskFirst: (commands.ChooseSeat,),
        AskItem: (commands.Choose,),
        rounds.AskTake: (commands.Take, commands.Leave),
        rounds.AskCollect: (commands.Gain,),
        rounds.AskInterest: (commands.Gain,),
        rounds.AskCurse: (commands.Pay, commands.TurnComponent),
        rounds.AskTurn: (
            commands.UsePower,
            commands.PlaceArtifact,
            commands.DiscardCard,
            commands.Claim,
            commands.Pass,
        ),
        rounds.AskPayPlacement: (commands.Pay,),
        rounds.AskPayPlacementByPower: (commands.Pay,),
        rounds.AskGainDiscard: (commands.Gain,),
        rounds.AskGainClaim: (commands.Gain,),
        AskSwap: (commands.Choose,),
        powers.AskCostTarget: (commands.Choose,),
        powers.AskPay: (commands.Pay,),
        powers.AskGain: (commands.Gain,),
        powers.AskStraighten: (commands.Choose,),
        powers.AskStraightenCreature: (commands.Choose, commands.Decline),
        powers.AskPut: (commands.Choose,),
        powers.AskRival: (commands.ChooseSeat,),
        powers.AskLook: (commands.Look,),
        powers.AskOrder: (commands.OrderCards,),
        powers.AskDiscard: (commands.DiscardCards,),
        powers.AskPlace: (commands.Choose, commands.Decline),
        powers.AskReact: (commands.UseReact, commands.Escape, commands.Suffer),
        powers.AskLose: (commands.Lose,),
        rounds.AskCheck: (commands.UseReact, commands.Decline),
    },
)
"""The kinds of answers that each question takes."""
