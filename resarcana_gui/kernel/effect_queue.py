"""Triggered effects that wait to be resolved, first in, first out, as a list in a game's state.

A state keeps a `list[Effect]`, adds to it and takes from it in primitives with events of their own, copies it in
`clone` and lists it in `facts`. Effects that are triggered at the same moment carry the same number (`next_moment`) and
stand in turn order of their owners (`in_turn_order`); effects that they trigger in turn get a later number and wait
behind everything already in the queue. An owner orders its own effects of one moment: `next_effects` returns those that
may come next, and only when there are several does the game ask. A typical game resolves effects between questions::

    while state.effects and not state.questions:
        found = next_effects(state.effects)
        if len(found) > 1:
            state.ask(AskNextEffect(found[0].owner))
        else:
            state.take_effect(found[0])
            resolve(state, found[0])
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final, TypeVar

from mypy_extensions import mypyc_attr

from resarcana_gui.kernel.record import INT, Field, Record


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Record):
    """One waiting effect, as data. Games have a class for each kind, with its own KIND and the fields needed to
    carry it out. The codec lists these classes; a field of the kind EFFECT holds one."""

    FIELDS: ClassVar[tuple[Field, ...]] = (Field("owner"), Field("moment", INT, 0))
    COMMUTES: ClassVar[bool] = False
    """Whether the result is the same before and after any other effect of its owner. Nobody is then asked when it
    happens."""

    def __init__(self, owner: int, moment: int = 0) -> None:
        """`owner` is the seat that decides about the effect, `moment` the number of the moment that triggered it."""
        self.owner: Final = owner
        self.moment: Final = moment

    def seen_by(self, viewer: int) -> Effect:
        """Return the effect as this seat sees it, with the same owner and moment. Public unless a game says
        otherwise."""
        return self


SomeEffect = TypeVar("SomeEffect", bound=Effect)


def next_moment(queue: Sequence[Effect]) -> int:
    """Return the number for effects that are triggered now: they wait behind all that are in the queue."""
    return queue[-1].moment + 1 if queue else 0


def in_turn_order(effects: Iterable[SomeEffect], first: int, seats: int) -> list[SomeEffect]:
    """Return the effects of one moment in the order in which they join the queue: those of the seat `first`, then
    clockwise. The effects of one owner keep their order."""
    return sorted(effects, key=lambda effect: (effect.owner - first) % seats)


def next_effects(queue: Sequence[SomeEffect]) -> list[SomeEffect]:
    """Return the effects of which one happens next, each once: the first owner's of the first moment. There are
    several when the owner has to choose between them, and none when the queue is empty."""
    found: list[SomeEffect] = []
    for effect in queue:
        if effect.owner != queue[0].owner or effect.moment != queue[0].moment:
            break
        if effect.COMMUTES:
            return [effect]
        if effect not in found:
            found.append(effect)
    return found
