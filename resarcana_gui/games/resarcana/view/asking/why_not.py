"""Why a component cannot be used now: each of its uses, and what prevents it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from resarcana_gui.games.resarcana.rules import codes
from resarcana_gui.games.resarcana.rules.commands import Answer, Choose, Claim, PlaceArtifact, UsePower, UseReact
from resarcana_gui.games.resarcana.rules.power_questions import (
    AskCostTarget,
    AskPay,
    AskPlace,
    AskPut,
    AskReact,
    AskStraighten,
    AskStraightenCreature,
)
from resarcana_gui.games.resarcana.rules.round_questions import AskSwap, AskTurn, CardQuestion
from resarcana_gui.games.resarcana.rules.setup_questions import AskItem
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.tell.power_text import power_effects
from resarcana_gui.games.resarcana.view.tell.refusal_text import refusal_clause
from resarcana_gui.games.resarcana.view.tell.voice import Voice
from resarcana_gui.kernel.refusal import Refusal
from resarcana_gui.tabletop.tell.voice import sentence

HELPFUL: Final = (
    "cannot_pay",
    "needs_one_of",
    "not_enough_on_it",
    "nothing_for_cost",
    "is_straight",
    "is_turned",
    "only_reacts",
    "has_passed",
    "answer_first",
    "not_your_turn",
)
"""Refusal codes, from those a player can do something about to those that only time changes."""

CHOOSING: Final = (AskCostTarget, AskStraighten, AskStraightenCreature, AskPut, AskPlace, AskItem, AskSwap)
"""Questions answered with a component on the table."""


def why_not(voice: Voice, view: State, component: int, refusal: Callable[[Answer], Refusal | None]) -> list[str]:
    """Return the reasons why the viewing seat cannot do what it might want with a component (or deck), the most
    helpful first; empty if it can do all of it, or there is nothing to do with it."""
    if component >= 0 and view.zone[component] == codes.IN_SUPPLY and _is_turn(view):
        return [voice.text("asking.items_are_swapped")]
    if _is_asked_about(view, component) or _nobody_is_asked(view):
        return []
    wished = list(attempts(view, component))
    refused = [(answer, reason) for answer in wished if (reason := refusal(answer)) is not None]
    whys = {sentence(refusal_clause(voice, reason)) for _, reason in refused}
    if len(wished) == len(refused) > len(whys) == 1:
        return list(whys)
    ranked = sorted((_rank(reason), _sentence(voice, view, answer, reason)) for answer, reason in refused)
    return list(dict.fromkeys(text for _, text in ranked))


def first_refusal(view: State, component: int, refusal: Callable[[Answer], Refusal | None]) -> Refusal | None:
    """Return the most helpful of those reasons, before it is put into words."""
    wished = [] if _nobody_is_asked(view) else attempts(view, component)
    refused = [reason for answer in wished if (reason := refusal(answer)) is not None]
    return min(refused, key=_rank, default=None)


def _nobody_is_asked(view: State) -> bool:
    """Return whether the view shows the table between two questions, with more to come."""
    return not view.stack and not view.winners


def _is_turn(view: State) -> bool:
    """Return whether the viewing seat is asked for an action."""
    return bool(view.stack) and isinstance(view.stack[-1], AskTurn) and view.stack[-1].seat == view.viewer


def _is_asked_about(view: State, component: int) -> bool:
    """Return whether the viewing seat is in the middle of doing something with a card, such as paying for it."""
    question = view.stack[-1] if view.stack else None
    if question is None or question.seat != view.viewer:
        return False
    paid = isinstance(question, AskPay) and question.component == component
    return paid or (isinstance(question, CardQuestion) and question.card == component)


def attempts(view: State, component: int) -> Iterator[Answer]:
    """Yield what the viewing seat might want to do with a component in its current place."""
    question = view.stack[-1] if view.stack else None
    if question is not None and question.seat == view.viewer:
        if isinstance(question, CHOOSING) and component >= 0:
            yield Choose(view.viewer, component)
            return
        if isinstance(question, AskReact) and component >= 0:
            yield from _reactions(view, component)
            return
    yield from _actions(view, component)


def _reactions(view: State, component: int) -> Iterator[Answer]:
    if view.owner[component] == view.viewer and view.zone[component] == codes.IN_PLAY:
        for index in range(len(view.cards.components[component].reacts)):
            yield UseReact(view.viewer, component, index)


def _actions(view: State, component: int) -> Iterator[Answer]:
    seat = view.viewer
    if component == codes.MONUMENT_DECK_TOP:
        yield Claim(seat, component)
        return
    zone = view.zone[component] if component >= 0 else codes.AWAY
    own = component >= 0 and view.owner[component] == seat
    if zone == codes.IN_HAND and own:
        yield PlaceArtifact(seat, component)
    elif zone in (codes.IN_CENTRE, codes.ON_DISPLAY):
        yield Claim(seat, component)
    elif zone == codes.IN_PLAY and own:
        yield from _uses(view, component)


def _uses(view: State, component: int) -> Iterator[Answer]:
    card = view.cards.components[component]
    count = len(card.powers) or (1 if card.reacts else 0)  # for a pure reaction, the rules say so
    for power in range(count):
        yield UsePower(view.viewer, component, power)


def _rank(reason: Refusal) -> tuple[int, int]:
    """Return the rank of a reason: by its kind, then by how much is lacking."""
    short = reason.details.get("short", 0) if reason.code == "cannot_pay" else 0
    more = reason.details.get("missing_any", 0) if reason.code == "cannot_pay" else 0
    place = HELPFUL.index(reason.code) if reason.code in HELPFUL else len(HELPFUL)
    return place, int(str(short)) + int(str(more))


def _sentence(voice: Voice, view: State, answer: Answer, reason: Refusal) -> str:
    """Return the reason, with the use that it refers to if there are several."""
    why = refusal_clause(voice, reason)
    if isinstance(answer, PlaceArtifact):  # discarding is its other use
        return sentence(voice.text("inspect.cannot.place", why=why))
    powers = view.cards.components[answer.component].powers if isinstance(answer, UsePower) else ()
    if isinstance(answer, UsePower) and len(powers) > 1:
        effect = power_effects(voice, powers[answer.power])
        return sentence(voice.text("asking.cannot_use", effect=effect, why=why))
    return sentence(why)
