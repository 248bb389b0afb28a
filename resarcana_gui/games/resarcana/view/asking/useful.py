"""Whether a seat that wants to pass could still do something that is good for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from resarcana_gui.games.resarcana.cards import tables
from resarcana_gui.games.resarcana.cards.essences import GOLD, count_of, total
from resarcana_gui.games.resarcana.cards.tables import Component, Effect, Power
from resarcana_gui.games.resarcana.rules import codes
from resarcana_gui.games.resarcana.rules.commands import Answer
from resarcana_gui.games.resarcana.rules.legal import legal_answers
from resarcana_gui.games.resarcana.rules.moves import rivals
from resarcana_gui.games.resarcana.rules.placing import placeable
from resarcana_gui.games.resarcana.rules.scoring import points_of
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.tell.command_text import command_text
from resarcana_gui.games.resarcana.view.tell.voice import Voice

SACRIFICES: Final = frozenset(
    {
        tables.DESTROY_ARTIFACT,
        tables.DESTROY_OTHER_ARTIFACT,
        tables.DESTROY_DRAGON_OR_CREATURE,
        tables.DISCARD_CARD,
    }
)
"""Costs that nobody forgets to pay by oversight."""


def pass_warning(voice: Voice, view: State) -> str:
    """What to ask before the seat that is asked for an action passes; empty when nothing is lost by it."""
    best = next(useful_actions(view), None)
    if best is None:
        return ""
    return voice.text("asking.pass_warning", what=command_text(voice, best, view).split(": ")[0])


def useful_actions(view: State) -> Iterator[Answer]:
    """The actions of the seat whose turn it is that it would hardly leave out on purpose, the best first."""
    answers = legal_answers(view)
    for kind in (codes.CLAIM, codes.PLACE):
        yield from (answer for answer in answers if answer.kind == kind)
    for answer in answers:
        if answer.kind == codes.USE:
            component = view.cards.components[answer.component]
            if _pays_off(view, answer.seat, component, component.powers[answer.power]):
                yield answer


def _pays_off(view: State, seat: int, component: Component, power: Power) -> bool:
    if power.destroys_this or power.choice in SACRIFICES:
        return False
    return any(_brings(view, seat, component, power, effect) for effect in power.effects)


def _brings(view: State, seat: int, component: Component, power: Power, effect: Effect) -> bool:
    kind = effect.kind
    if kind in (tables.GAIN, tables.PUT, tables.GAIN_MIX, tables.PUT_MIX):
        return _outweighs(component, power, effect)
    if kind in (tables.STRAIGHTEN, tables.STRAIGHTEN_CREATURE):
        return _straightens(view, seat, component, effect)
    if kind in (tables.PUT_SPENT, tables.PUT_SPENT_ANYWHERE):
        return _keeps(view, seat, component, effect)
    if kind == tables.GAIN_X:
        return total(view.pool[seat]) > power.any_type
    if kind == tables.ATTACK:
        return any(not view.passed[rival] for rival in rivals(view, seat))
    if kind == tables.MATCH_RIVAL:
        return any(view.pool[rival] for rival in rivals(view, seat))
    if kind == tables.PLACE_ARTIFACT:
        return bool(placeable(view, seat, effect))
    if kind == tables.CHECK_VICTORY:
        return points_of(view, seat) >= codes.WINNING_POINTS
    return kind in (tables.DRAW, tables.LOOK)


def _outweighs(component: Component, power: Power, effect: Effect) -> bool:
    """Whether it gives more essences than it costs, counting those that become points twice; Gold is worth two."""
    paid = total(power.fixed) + power.any_type + total(power.from_this)
    gained = effect.number if effect.kind in (tables.GAIN_MIX, tables.PUT_MIX) else _weight(effect.essences)
    scores = effect.kind in (tables.PUT, tables.PUT_MIX) and component.per_essence
    return gained * (2 if scores else 1) > paid


def _weight(essences: int) -> int:
    """How many essences, Gold counting double as when players are tied."""
    return total(essences) + count_of(essences, GOLD)


def _straightens(view: State, seat: int, component: Component, effect: Effect) -> bool:
    """Whether another component of use lies turned."""
    wanted = tables.CREATURE if effect.kind == tables.STRAIGHTEN_CREATURE else 0
    return any(
        view.turned[number] and other.powers and (not wanted or other.types & wanted)
        for number in view.play[seat]
        if (other := view.cards.components[number]) is not component
    )


def _keeps(view: State, seat: int, component: Component, effect: Effect) -> bool:
    """Whether an essence that is put aside grows, or is worth points."""
    if effect.kind == tables.PUT_SPENT:
        return component.collect.kind == tables.COLLECT_GROWTH
    return any(view.cards.components[number].per_essence for number in view.play[seat])
