"""The columns of the policy's tables that belong to an answer. The only module of the opponents that looks into all
commands.

Many answers are one column ("summon the Runic Cube"). An answer that names energies, a die or several cards is several
columns, whose weights are added.
"""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.seasons.ai.situation import class_of
from resarcana_gui.games.seasons.cards.energies import ALL_TYPES, ENERGIES, count_of, shared, total
from resarcana_gui.games.seasons.cards.tables import COPIES
from resarcana_gui.games.seasons.rules import codes
from resarcana_gui.games.seasons.rules.basic_moves import discount_of, extra_worth, limit_of, spendable
from resarcana_gui.games.seasons.rules.commands import (
    Activate,
    Answer,
    CardAnswer,
    ChooseOpponent,
    ChooseType,
    ChooseTypes,
    CopyAnswer,
    Crystallise,
    Decline,
    Discard,
    DiscardEnergies,
    Draw,
    EndTurn,
    Gain,
    Give,
    Keep,
    LayDown,
    Move,
    Pay,
    Play,
    PutBack,
    Reduce,
    Resolve,
    Sacrifice,
    Summon,
    TakeBack,
    TakeDie,
    UseBonus,
)
from resarcana_gui.games.seasons.rules.effect_questions import AskElement
from resarcana_gui.games.seasons.rules.prelude_questions import AskDraft, AskLibrary
from resarcana_gui.games.seasons.rules.questions import Question
from resarcana_gui.games.seasons.rules.state import State

MOST_COUNTED: Final = 5
"""The largest number of energies of one type that has a column of its own; larger numbers share it."""
MOST_PRICE: Final = 7
MOST_RING: Final = 12
DICE_CRYSTALS: Final = (1, 2, 3, 6)
RESERVES: Final = 8
MOVES: Final = 3

END_TURN: Final = 0
DECLINE: Final = 1
DRAW: Final = 2
PUT_BACK: Final = 3
_BONUS: Final = 4
_DIE_ENERGY: Final = _BONUS + len(codes.BONUSES)
_DIE_FILLS: Final = _DIE_ENERGY + 2 * ENERGIES
_DIE_LOST: Final = _DIE_FILLS + 3
_DIE_GAUGE: Final = _DIE_LOST + 3
_DIE_DRAWS: Final = _DIE_GAUGE + 1
_DIE_RING: Final = _DIE_DRAWS + 1
_DIE_CRYSTALS: Final = _DIE_RING + MOST_RING // 2 + 1
_DIE_PIPS: Final = _DIE_CRYSTALS + len(DICE_CRYSTALS) + 1
_DIE_LEFT: Final = _DIE_PIPS + 4
_PRICE: Final = _DIE_LEFT + 4
_CRYSTALLISED: Final = _PRICE + MOST_PRICE + 1
_ALL_OF_TYPE: Final = _CRYSTALLISED + ENERGIES * MOST_COUNTED
_NEEDED: Final = _ALL_OF_TYPE + 1
_GAINED: Final = _NEEDED + MOST_COUNTED
_GAIN_FILLS: Final = _GAINED + ENERGIES * MOST_COUNTED
_GAIN_LOST: Final = _GAIN_FILLS + MOST_COUNTED
_PAID: Final = _GAIN_LOST + 3
_PAID_NEEDED: Final = _PAID + ENERGIES * MOST_COUNTED
_THROWN: Final = _PAID_NEEDED + MOST_COUNTED
_THROWN_NEEDED: Final = _THROWN + ENERGIES * MOST_COUNTED
_REDUCED: Final = _THROWN_NEEDED + MOST_COUNTED
_ELEMENT: Final = _REDUCED + ENERGIES
_NEW_TYPE: Final = _ELEMENT + ENERGIES
_TYPES: Final = _NEW_TYPE + ENERGIES
_MOVED: Final = _TYPES + ALL_TYPES + 1
_MOVED_SEASON: Final = _MOVED + 2 * MOVES + 1
_OPPONENT: Final = _MOVED_SEASON + 1
_CARDS: Final = _OPPONENT + RESERVES + 1

_SUMMON: Final = 0
_DRAFT: Final = 1
_KEEP: Final = 2
_DISCARD: Final = 3
_PLAY: Final = 4
_GIVE: Final = 5
_FIRST_YEAR: Final = 6
_SECOND_YEAR: Final = 7
_SACRIFICE: Final = 8
_TAKE_BACK: Final = 9
_RESOLVE: Final = 10
_USE: Final = 11
_GROUPS: Final = 13


def column_count(count: int) -> int:
    """Return the number of columns for this many cards."""
    return _CARDS + _GROUPS * count


def column_names(slugs: list[str]) -> list[str]:
    """Return the name of each column. Weight files use the names, so that weights survive new cards."""
    names = [f"plain {number}" for number in range(_CARDS)]
    for group in range(_GROUPS):
        names += [f"group {group} {slug}" for slug in slugs]
    return names


class AnswerKeys:
    """Finds the columns of the answers to one question: what several answers depend on is computed once."""

    def __init__(self, state: State, question: Question) -> None:
        seat = question.seat
        self._state: Final = state
        self._question: Final = question
        self._count: Final = state.cards.count
        self._amount: Final = spendable(state, seat)
        self._wants: Final = _wants_of(state, seat)
        self._room: Final = limit_of(state, seat) - total(state.reserve[seat])

    def columns(self, answer: Answer) -> list[int]:
        """Return the columns of an answer."""
        if isinstance(answer, EndTurn):
            return [END_TURN]
        if isinstance(answer, CardAnswer):
            return [_CARDS + self._group_of(answer) * self._count + answer.card]
        if isinstance(answer, Activate):
            return [_CARDS + (_USE + answer.power) * self._count + answer.card // COPIES]
        if isinstance(answer, Crystallise):
            return self._crystallising(answer)
        if isinstance(answer, UseBonus):
            return [_BONUS + answer.bonus]
        if isinstance(answer, TakeDie):
            return self._die(answer.die)
        return self._of_effect(answer)

    def _group_of(self, answer: CardAnswer) -> int:
        if isinstance(answer, Summon):
            return _SUMMON
        if isinstance(answer, Keep):
            return _DRAFT if isinstance(self._question, AskDraft) else _KEEP
        if isinstance(answer, Play):
            return _PLAY
        if isinstance(answer, Discard):
            return _DISCARD
        assert isinstance(answer, Give)
        return _GIVE

    def _of_effect(self, answer: Answer) -> list[int]:
        if isinstance(answer, Gain):
            return self._gaining(answer)
        if isinstance(answer, Pay):
            return self._giving(answer.energies, _PAID, _PAID_NEEDED)
        if isinstance(answer, DiscardEnergies):
            return self._giving(answer.energies, _THROWN, _THROWN_NEEDED)
        if isinstance(answer, LayDown):
            assert isinstance(self._question, AskLibrary)
            first = _CARDS + (_FIRST_YEAR if self._question.year == 1 else _SECOND_YEAR) * self._count
            return [first + card for card in answer.cards]
        if isinstance(answer, Sacrifice):
            return [_CARDS + _SACRIFICE * self._count + card // COPIES for card in answer.cards]
        if isinstance(answer, CopyAnswer):
            group = _TAKE_BACK if isinstance(answer, TakeBack) else _RESOLVE
            assert isinstance(answer, TakeBack | Resolve)
            return [_CARDS + group * self._count + answer.card // COPIES]
        return self._rare(answer)

    def _rare(self, answer: Answer) -> list[int]:
        if isinstance(answer, Decline):
            return [DECLINE, *self._die(self._state.taken[answer.seat])]
        if isinstance(answer, Draw):
            return [DRAW]
        if isinstance(answer, PutBack):
            return [PUT_BACK]
        if isinstance(answer, Reduce):
            return [_REDUCED + answer.energy]
        if isinstance(answer, ChooseType):
            return [(_ELEMENT if isinstance(self._question, AskElement) else _NEW_TYPE) + answer.energy]
        if isinstance(answer, ChooseTypes):
            return [_TYPES + answer.types]
        if isinstance(answer, Move):
            return self._moving(answer)
        assert isinstance(answer, ChooseOpponent)
        return [_OPPONENT + min(RESERVES, total(self._state.reserve[answer.target]))]

    def _moving(self, answer: Move) -> list[int]:
        p = self._state.p
        found = [_MOVED + MOVES + answer.spaces]
        if (p - 1) // codes.PER_SEASON != (p + answer.spaces - 1) // codes.PER_SEASON:
            found.append(_MOVED_SEASON)
        return found

    def _crystallising(self, answer: Crystallise) -> list[int]:
        state, amount = self._state, answer.energies
        energy = _type_of(amount)
        count = count_of(amount, energy)
        price = state.cards.worth[codes.season_of(state.p)][energy] + extra_worth(state, answer.seat)
        found = [
            _PRICE + min(MOST_PRICE, price),
            _CRYSTALLISED + energy * MOST_COUNTED + min(MOST_COUNTED, count) - 1,
        ]
        if count == count_of(self._amount, energy):
            found.append(_ALL_OF_TYPE)
        needed = count - max(0, count_of(self._amount, energy) - count_of(self._wants, energy))
        if needed > 0:
            found.append(_NEEDED + min(MOST_COUNTED, needed) - 1)
        return found

    def _gaining(self, answer: Gain) -> list[int]:
        amount = answer.energies
        found = self._by_type(amount, _GAINED)
        fills = self._filled(amount)
        if fills:
            found.append(_GAIN_FILLS + min(MOST_COUNTED, fills) - 1)
        lost = total(amount) - self._room
        if lost > 0:
            found.append(_GAIN_LOST + min(3, lost) - 1)
        return found

    def _filled(self, amount: int) -> int:
        """Return how many of these energies cards in hand want beyond what there is."""
        wants = self._wants
        return total(shared(self._amount + amount, wants)) - total(shared(self._amount, wants))

    def _giving(self, amount: int, first: int, needed_first: int) -> list[int]:
        found = self._by_type(amount, first)
        wants = self._wants
        needed = total(shared(self._amount, wants)) - total(shared(self._amount - amount, wants))
        if needed > 0:
            found.append(needed_first + min(MOST_COUNTED, needed) - 1)
        return found

    def _by_type(self, amount: int, first: int) -> list[int]:
        found: list[int] = []
        for energy in range(ENERGIES):
            count = count_of(amount, energy)
            if count:
                found.append(first + energy * MOST_COUNTED + min(MOST_COUNTED, count) - 1)
        return found

    def _die(self, die: int) -> list[int]:
        """Return the columns of a face: to take it, or not to roll it again."""
        state = self._state
        face = state.cards.faces[die]
        found: list[int] = []
        for energy in range(ENERGIES):
            count = count_of(face.energies, energy)
            if count:
                found.append(_DIE_ENERGY + 2 * energy + min(2, count) - 1)
        found.append(_DIE_FILLS + min(2, self._filled(face.energies)))
        lost = total(face.energies) - self._room
        if lost > 0:
            found.append(_DIE_LOST + min(3, lost) - 1)
        if face.gauge:
            found.append(_DIE_GAUGE)
        if face.draws:
            found.append(_DIE_DRAWS)
        if face.crystallises:
            found.append(_DIE_RING + min(MOST_RING, self._ring_worth(face.energies)) // 2)
        found.append(_DIE_CRYSTALS + class_of(face.crystals, DICE_CRYSTALS))
        found.append(_DIE_PIPS + face.pips)
        if len(state.rolled) == 2:
            left = state.rolled[0] if state.rolled[1] == die else state.rolled[1]
            found.append(_DIE_LEFT + state.cards.faces[left].pips)
        return found

    def _ring_worth(self, energies: int) -> int:
        """Return what the energies that no card in hand wants would bring now."""
        state, amount = self._state, self._amount + energies
        row, extra = state.cards.worth[codes.season_of(state.p)], extra_worth(state, self._question.seat)
        worth = 0
        for energy in range(ENERGIES):
            worth += max(0, count_of(amount, energy) - count_of(self._wants, energy)) * (row[energy] + extra)
        return worth


def _type_of(amount: int) -> int:
    energy = 0
    while not count_of(amount, energy):
        energy += 1
    return energy


def _wants_of(state: State, seat: int) -> int:
    """Return for each type the most energies that a card in hand costs, packed. With a discount a card may do with
    less; which type it saves is not known."""
    wants = 0
    if discount_of(state, seat) > 1:
        return wants
    for number in state.hand[seat]:
        if number >= 0:
            cost = state.cards.cards[number].energies[state.seats - 2]
            wants = wants + cost - shared(wants, cost)
    return wants
