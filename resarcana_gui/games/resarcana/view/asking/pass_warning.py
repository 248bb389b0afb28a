"""What a seat certainly loses by passing: points, a free gain, a goal within reach."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from resarcana_gui.games.resarcana.cards import tables
from resarcana_gui.games.resarcana.cards.tables import Component, Power
from resarcana_gui.games.resarcana.rules import codes
from resarcana_gui.games.resarcana.rules.answer_handlers import legal_answers
from resarcana_gui.games.resarcana.rules.commands import Answer, Claim, PlaceArtifact, UsePower, subject
from resarcana_gui.games.resarcana.rules.scoring import points_of, seats_with_winning_points, winners_among
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.asking.effect_prospects import PROSPECTS
from resarcana_gui.games.resarcana.view.tell.voice import Voice

WARNINGS: Final[dict[type[Answer], str]] = {
    UsePower: "asking.pass_warning.use",
    Claim: "asking.pass_warning.claim",
    PlaceArtifact: "asking.pass_warning.place",
}


def pass_warning(voice: Voice, view: State) -> str:
    """Return the warning before the seat passes; empty if nothing is lost for certain."""
    best = next(lost_by_passing(view), None)
    if best is None:
        return ""
    if subject(best) == codes.MONUMENT_DECK_TOP:
        return voice.text("asking.pass_warning.claim_unseen")
    return voice.text(WARNINGS[type(best)], card=voice.card(subject(best)))


def lost_by_passing(view: State) -> Iterator[Answer]:
    """Yield the actions of the seat whose turn it is that cannot be made up for after passing, the gravest first: a
    victory, a goal that somebody else may claim by then, points in the last round, a free power of this round. What
    can as well be done next round is not among them, and neither are trades."""
    answers = legal_answers(view)
    yield from (answer for answer in answers if _wins(view, answer))
    yield from (answer for answer in answers if isinstance(answer, Claim))
    if _is_last_round(view):
        yield from (answer for answer in answers if _scores(view, answer))
    yield from (answer for answer in answers if _is_free_gain(view, answer))


def _power(view: State, answer: Answer) -> tuple[Component, Power] | None:
    """Return the component and the power that an answer uses; None if it uses none."""
    if not isinstance(answer, UsePower):
        return None
    component = view.cards.components[answer.component]
    return component, component.powers[answer.power]


def _wins(view: State, answer: Answer) -> bool:
    """Return whether it checks victory now, and the seat would win."""
    used = _power(view, answer)
    if used is None or not any(effect.kind == tables.CHECK_VICTORY for effect in used[1].effects):
        return False
    points = [points_of(view, seat) for seat in range(view.seats)]
    return max(points) >= codes.WINNING_POINTS and answer.seat in winners_among(view, points)


def _is_last_round(view: State) -> bool:
    """Return whether somebody has the points that end the game with this round."""
    return bool(seats_with_winning_points(view))


def _scores(view: State, answer: Answer) -> bool:
    """Return whether it gives points at once."""
    if isinstance(answer, PlaceArtifact):
        return view.cards.components[answer.component].points > 0
    used = _power(view, answer)
    return used is not None and any(
        PROSPECTS[effect.kind].scores(view, answer.seat, used[0], effect) for effect in used[1].effects
    )


def _is_free_gain(view: State, answer: Answer) -> bool:
    """Return whether it only turns a component, which straightens for the next round anyway, and benefits this seat
    alone."""
    used = _power(view, answer)
    if used is None or not used[1].turns or not _is_free(used[1]):
        return False
    return all(PROSPECTS[effect.kind].brings(view, answer.seat, effect) for effect in used[1].effects)


def _is_free(power: Power) -> bool:
    paid = power.fixed or power.any_type or power.one_of or power.same_type or power.from_this
    return not (paid or power.choice or power.destroys_this or power.while_turned)
