"""The columns of the policy's tables that belong to an answer. The only module of the opponents that looks into
commands.

Most answers are one column ("place the Fire Dragon"). An answer that names several cards or essences is several
columns, whose weights are added: one for each number of essences of a type ("two Elan for a discarded card").
"""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.resarcana.cards.essences import BITS, ESSENCES, FIELD
from resarcana_gui.games.resarcana.rules import codes
from resarcana_gui.games.resarcana.rules.answers import MOST_POWERS
from resarcana_gui.games.resarcana.rules.commands import (
    Answer,
    CardsAnswer,
    Choose,
    ChooseSeat,
    Claim,
    ComponentAnswer,
    Decline,
    DiscardCard,
    DiscardCards,
    Escape,
    EssencesAnswer,
    Leave,
    Look,
    OrderCards,
    Pass,
    Pay,
    PlaceArtifact,
    Suffer,
    Take,
    TurnComponent,
    UsePower,
    UseReact,
)
from resarcana_gui.games.resarcana.rules.power_questions import (
    AskCostTarget,
    AskGain,
    AskLose,
    AskPay,
    AskPlace,
    AskPut,
    AskStraighten,
    AskStraightenCreature,
)
from resarcana_gui.games.resarcana.rules.questions import Question
from resarcana_gui.games.resarcana.rules.round_questions import (
    AskCollect,
    AskGainClaim,
    AskGainDiscard,
    AskInterest,
    AskPayPlacement,
    AskPayPlacementByPower,
    AskSwap,
)
from resarcana_gui.games.resarcana.rules.setup_questions import AskFirst, AskItem, AskKeep, AskMage, AskPick

MOST_COUNTED: Final = 6
"""The largest number of essences of one type that has a column of its own; larger numbers share it."""

PASS_COLUMN: Final = 0
DECLINE_COLUMN: Final = 1
SUFFER_COLUMN: Final = 2
CLAIM_UNSEEN_COLUMN: Final = 3
LOOK_OWN_COLUMN: Final = 4
LOOK_MONUMENTS_COLUMN: Final = 5
ESCAPE_PAYING_COLUMN: Final = 6
PAY_CURSE_COLUMN: Final = 7
_SEATS: Final = 8
_ESSENCES: Final = _SEATS + 2 * codes.MOST_SEATS
_AMOUNTS: Final[dict[type[Question], int]] = {
    AskCollect: 0,
    AskInterest: 0,
    AskGain: 1,
    AskGainDiscard: 2,
    AskGainClaim: 3,
    AskPay: 4,
    AskPayPlacement: 5,
    AskPayPlacementByPower: 5,
    AskLose: 6,
}
_BLOCKS: Final = 7
"""The number of blocks of columns that _AMOUNTS refers to."""
_NEEDS: Final = _ESSENCES + _BLOCKS * ESSENCES * MOST_COUNTED
_COMPONENTS: Final = _NEEDS + _BLOCKS * ESSENCES * MOST_COUNTED
_GROUPS: Final[dict[type[Answer], int]] = {
    PlaceArtifact: 0,
    Claim: 1,
    DiscardCard: 2,
    Take: 3,
    Leave: 4,
    TurnComponent: 5,
}
_REACT: Final = 6
_ESCAPE: Final = 7
_CHOICES: Final[dict[type[Question], int]] = {
    AskMage: 8,
    AskKeep: 9,
    AskPick: 9,
    AskItem: 10,
    AskSwap: 11,
    AskCostTarget: 12,
    AskStraighten: 13,
    AskStraightenCreature: 13,
    AskPut: 14,
    AskPlace: 15,
}
_ORDER: Final = 16
_LAID_DOWN: Final = 17
_USE: Final = 18


def column_count(count: int) -> int:
    """Return the number of columns for this many components."""
    return _COMPONENTS + (_USE + MOST_POWERS) * count


def column_names(slugs: list[str]) -> list[str]:
    """Return the name of each column. Weight files use the names, so that weights survive new components."""
    names = [f"plain {number}" for number in range(_COMPONENTS)]
    for group in range(_USE + MOST_POWERS):
        names += [f"group {group} {slug}" for slug in slugs]
    return names


def is_amount(question: Question) -> bool:
    """Return whether a question is answered with essences."""
    return type(question) in _AMOUNTS


def column(question: Question, answer: Answer, count: int) -> int:
    """Return the column of an answer, for this many components; -1 if the answer has several (see `columns`)."""
    if isinstance(answer, UsePower):
        return _COMPONENTS + (_USE + answer.power) * count + answer.component
    if isinstance(answer, Choose):
        return _COMPONENTS + _CHOICES[type(question)] * count + answer.component
    if isinstance(answer, ComponentAnswer):
        if answer.component < 0:
            return CLAIM_UNSEEN_COLUMN
        return _COMPONENTS + _GROUPS[type(answer)] * count + answer.component
    if isinstance(answer, EssencesAnswer):
        return PAY_CURSE_COLUMN if isinstance(answer, Pay) and type(question) not in _AMOUNTS else -1
    return -1 if isinstance(answer, CardsAnswer) else _rare(question, answer, count)


def _rare(question: Question, answer: Answer, count: int) -> int:
    if isinstance(answer, Pass):
        return PASS_COLUMN
    if isinstance(answer, UseReact):
        return _COMPONENTS + _REACT * count + answer.component
    if isinstance(answer, Decline):
        return DECLINE_COLUMN
    if isinstance(answer, Suffer):
        return SUFFER_COLUMN
    if isinstance(answer, Look):
        return LOOK_OWN_COLUMN if answer.deck == codes.OWN_DECK else LOOK_MONUMENTS_COLUMN
    if isinstance(answer, Escape):
        return ESCAPE_PAYING_COLUMN if answer.component < 0 else _COMPONENTS + _ESCAPE * count + answer.component
    assert isinstance(answer, ChooseSeat)
    first = codes.MOST_SEATS if isinstance(question, AskFirst) else 0
    return _SEATS + first + (answer.target - answer.seat) % codes.MOST_SEATS


def columns(question: Question, answer: Answer, count: int, needs: list[int]) -> list[int]:
    """Return the columns of an answer that has several. `needs` is what the seat lacks of each type of essence."""
    if isinstance(answer, OrderCards):
        return [_COMPONENTS + _ORDER * count + answer.cards[0]]
    if isinstance(answer, DiscardCards):
        return [_COMPONENTS + _LAID_DOWN * count + card for card in answer.cards]
    found: list[int] = []
    first = _AMOUNTS[type(question)] * ESSENCES * MOST_COUNTED
    assert isinstance(answer, EssencesAnswer)
    amount = answer.essences
    while amount:
        number = amount & FIELD
        if number:
            found.append(_ESSENCES + first + min(number, MOST_COUNTED) - 1)
            filled = min(number, needs[_essence_of(first)])
            if filled:
                found.append(_NEEDS + first + min(filled, MOST_COUNTED) - 1)
        first += MOST_COUNTED
        amount >>= BITS
    return found


def _essence_of(first: int) -> int:
    return first // MOST_COUNTED % ESSENCES
