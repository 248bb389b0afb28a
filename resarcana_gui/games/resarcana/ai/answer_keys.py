"""Answers as numbers: the columns of the policy's tables. The one place of the opponents that looks into commands.

Most answers are one column ("place the Fire Dragon"). One that names several cards or essences is several, whose
weights are added: a column for each number of essences of a type ("two Elan for a discarded card").
"""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.resarcana.cards.essences import BITS, ESSENCES, FIELD
from resarcana_gui.games.resarcana.rules import codes
from resarcana_gui.games.resarcana.rules.commands import MOST_POWERS, Answer
from resarcana_gui.games.resarcana.rules.questions import Question

MOST_COUNTED: Final = 6
"""So many essences of a type are told apart."""

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
_AMOUNTS: Final = {
    codes.ASK_COLLECT: 0,
    codes.ASK_GAIN: 1,
    codes.ASK_GAIN_DISCARD: 2,
    codes.ASK_GAIN_CLAIM: 3,
    codes.ASK_PAY: 4,
    codes.ASK_PAY_PLACEMENT: 5,
    codes.ASK_LOSE: 6,
}
_NEEDS: Final = _ESSENCES + len(_AMOUNTS) * ESSENCES * MOST_COUNTED
_COMPONENTS: Final = _NEEDS + len(_AMOUNTS) * ESSENCES * MOST_COUNTED
_GROUPS: Final = {
    codes.PLACE: 0,
    codes.CLAIM: 1,
    codes.DISCARD: 2,
    codes.TAKE: 3,
    codes.LEAVE: 4,
    codes.TURN: 5,
    codes.REACT: 6,
    codes.ESCAPE: 7,
}
_CHOICES: Final = {
    codes.ASK_MAGE: 8,
    codes.ASK_KEEP: 9,
    codes.ASK_PICK: 9,
    codes.ASK_ITEM: 10,
    codes.ASK_SWAP: 11,
    codes.ASK_COST_TARGET: 12,
    codes.ASK_STRAIGHTEN: 13,
    codes.ASK_PUT: 14,
    codes.ASK_PLACE: 15,
}
_ORDER: Final = 16
_LAID_DOWN: Final = 17
_USE: Final = 18


def columns_of(count: int) -> int:
    """How many columns there are, with so many components."""
    return _COMPONENTS + (_USE + MOST_POWERS) * count


def column_names(slugs: list[str]) -> list[str]:
    """What each column means, so that weights survive new components."""
    names = [f"plain {number}" for number in range(_COMPONENTS)]
    for group in range(_USE + MOST_POWERS):
        names += [f"group {group} {slug}" for slug in slugs]
    return names


def is_amount(question: Question) -> bool:
    """Whether a question is answered with essences."""
    return question.kind in _AMOUNTS


def column(question: Question, answer: Answer, count: int) -> int:
    """The column of an answer; -1 when there are several (see `columns`). So many components there are."""
    kind = answer.kind
    number = answer.component
    if kind == codes.USE:
        return _COMPONENTS + (_USE + answer.power) * count + number
    if kind == codes.PASS:
        return PASS_COLUMN
    if kind == codes.CHOOSE:
        return _COMPONENTS + _CHOICES[question.kind] * count + number
    if kind == codes.DISCARD:
        return _COMPONENTS + 2 * count + number if number >= 0 else -1
    if kind == codes.GAIN or kind == codes.LOSE or kind == codes.ORDER:
        return -1
    if kind == codes.PAY:
        return -1 if question.kind in _AMOUNTS else PAY_CURSE_COLUMN
    if number >= 0:
        return _COMPONENTS + _GROUPS[kind] * count + number
    return _rare(question, answer)


def _rare(question: Question, answer: Answer) -> int:
    kind = answer.kind
    if kind == codes.CLAIM:
        return CLAIM_UNSEEN_COLUMN
    if kind == codes.DECLINE:
        return DECLINE_COLUMN
    if kind == codes.SUFFER:
        return SUFFER_COLUMN
    if kind == codes.LOOK:
        return LOOK_OWN_COLUMN if answer.component == codes.OWN_DECK else LOOK_MONUMENTS_COLUMN
    if kind == codes.ESCAPE:
        return ESCAPE_PAYING_COLUMN
    first = codes.MOST_SEATS if question.kind == codes.ASK_FIRST else 0
    return _SEATS + first + (answer.target - answer.seat) % codes.MOST_SEATS


def columns(question: Question, answer: Answer, count: int, needs: list[int]) -> list[int]:
    """The columns of an answer that has several. The needs are how many essences of each type the seat lacks."""
    if answer.kind == codes.ORDER:
        return [_COMPONENTS + _ORDER * count + answer.cards[0]]
    if answer.kind == codes.DISCARD:
        return [_COMPONENTS + _LAID_DOWN * count + card for card in answer.cards]
    found: list[int] = []
    first = _AMOUNTS[question.kind] * ESSENCES * MOST_COUNTED
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
