"""Positions of Res Arcana that make puzzles."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final, TypeAlias

from resarcana_gui.games.resarcana.ai.evaluation import ResArcanaEvaluation
from resarcana_gui.games.resarcana.cards.tables import DRAW, LOOK, CardSet
from resarcana_gui.games.resarcana.engine import as_scenario
from resarcana_gui.games.resarcana.rules.basic_moves import rivals
from resarcana_gui.games.resarcana.rules.codes import WINNING_POINTS
from resarcana_gui.games.resarcana.rules.commands import Pass
from resarcana_gui.games.resarcana.rules.round_questions import AskTurn
from resarcana_gui.games.resarcana.rules.scoring import points_of
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.rules.state_data import names
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.game import Options
from resarcana_gui.kernel.state import State as KernelState
from resarcana_gui.puzzles.puzzle_rules import PuzzleRules

TURNED_BITS: Final = 1
ON_BITS: Final = 64

_Plain: TypeAlias = dict[str, object]


class ResArcanaPuzzleRules(PuzzleRules):
    """In a puzzle the rivals have passed and have no cards, and every deck is empty: then nothing is hidden."""

    def begins(self, state: KernelState) -> bool:
        assert isinstance(state, State)
        return bool(state.stack) and isinstance(state.stack[-1], AskTurn)

    def position(self, state: KernelState, seats: Sequence[int]) -> Options:
        assert isinstance(state, State)
        told = as_scenario(state)
        laid = told["seats"]
        assert isinstance(laid, list)
        holder = seats.index(state.token) if state.token in seats[1:] else 1
        scenario = {
            "seats": [_solver(state.cards, laid[seats[0]]), *(_rival(laid[seat]) for seat in seats[1:])],
            "places": told["places"],
            "monuments": {"display": _display(state), "deck": []},
            "token": holder,
            "round": state.round,
            "active": 0,
        }
        return {"scenario": scenario}

    def horizon(self, state: KernelState) -> int:
        assert isinstance(state, State)
        return state.round

    def points(self, state: KernelState, seat: int) -> int:
        assert isinstance(state, State)
        return points_of(state, seat)

    def wanted(self, state: KernelState, seat: int) -> int:
        assert isinstance(state, State)
        most = max(points_of(state, rival) for rival in rivals(state, seat))
        return max(WINNING_POINTS, most + 1)

    def evaluation(self) -> ResArcanaEvaluation:
        return ResArcanaEvaluation()

    def hopeless(self, state: KernelState, command: Command) -> bool:
        """Return whether it passes with too few points, whatever is added to them at the check."""
        if not isinstance(command, Pass):
            return False
        assert isinstance(state, State)
        return points_of(state, command.seat) + _raised(state, command.seat) < WINNING_POINTS

    def key(self, state: KernelState) -> Hashable:
        """Return everything except what only views need and the order in which components came into play."""
        assert isinstance(state, State)
        seats = range(state.seats)
        return (
            state.phase,
            tuple(state.passed),
            tuple(state.pool),
            tuple(state.bonus),
            tuple([tuple(sorted(state.hand[seat])) for seat in seats]),
            tuple([tuple(state.deck[seat]) for seat in seats]),
            tuple([tuple(sorted(state.discards[seat])) for seat in seats]),
            tuple([tuple(sorted([_laid(state, number) for number in state.play[seat]])) for seat in seats]),
            tuple([(type(question).__name__, question.data()) for question in state.stack]),
        )


def _raised(state: State, seat: int) -> int:
    """Return the most points that can be added at a check."""
    components = state.cards.components
    return sum(react.points for number in state.play[seat] for react in components[number].reacts)


def _laid(state: State, number: int) -> int:
    """Return a component in play, what lies on it, and how it lies, in one number."""
    return ((number << ON_BITS) + state.on[number] << TURNED_BITS) + state.turned[number]


def _display(state: State) -> list[str | None]:
    """Return the monuments on display; those that draw are replaced by the next from the deck."""
    kept = [number for number in (*state.display, *state.monument_deck) if not _draws(state.cards, number)]
    return names(state, kept[: len(state.display)])


def _solver(cards: CardSet, seat: _Plain) -> _Plain:
    """Return the solver's seat in which every component that draws cards is turned or left out of the hand."""
    hand, laid = seat["hand"], seat["play"]
    assert isinstance(hand, list) and isinstance(laid, list)
    play = [{**each, "turned": each["turned"] or _draws(cards, cards.numbers[each["component"]])} for each in laid]
    held = [name for name in hand if not _draws(cards, cards.numbers[name])]
    return {**seat, "hand": held, "deck": [], "play": [_short(each) for each in play], "passed": False}


def _rival(seat: _Plain) -> _Plain:
    laid = seat["play"]
    assert isinstance(laid, list)
    return {**seat, "hand": [], "deck": [], "play": [_short(each) for each in laid], "passed": True}


def _draws(cards: CardSet, number: int) -> bool:
    """Return whether a component draws cards or looks at them."""
    powers = cards.components[number].powers
    return any(effect.kind in {DRAW, LOOK} for power in powers for effect in power.effects)


def _short(laid: _Plain) -> object:
    """Return how a component lies, in as few fields as possible."""
    if laid["essences"] == "0" and not laid["turned"]:
        return laid["component"]
    return {key: value for key, value in laid.items() if value and value != "0"}
