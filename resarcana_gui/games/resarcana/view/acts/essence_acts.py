"""Essences move between supply, pools and components."""

from __future__ import annotations

from collections.abc import Callable

from resarcana_gui.games.resarcana.cards.essences import of
from resarcana_gui.games.resarcana.rules import card_events as events
from resarcana_gui.games.resarcana.view.table.scenery import Scenery
from resarcana_gui.scene.action import Action
from resarcana_gui.scene.transform import Point

Where = Callable[[int], Point]


def gained(scenery: Scenery, event: events.EssencesGained) -> Action:
    """Move essences from the supply, by way of the component that gives them, to the pool."""
    event.fold(scenery.state)
    component = event.component
    return scenery.tokens(
        event.essences,
        lambda essence: scenery.from_point(component, essence),
        _pool(scenery, event.seat),
        arrived=_counting(scenery, event.seat, 1),
    )


def paid(scenery: Scenery, event: events.EssencesPaid) -> Action:
    """Move essences from the pool to what they are paid for; a rival's card is held up first."""
    event.fold(scenery.state)
    component = event.component
    flies = scenery.tokens(
        event.essences, _pool(scenery, event.seat), lambda essence: scenery.towards_point(component, essence),
        left=_counting(scenery, event.seat, -1),
    )  # fmt: skip
    return flies if event.seat == scenery.resources.home else scenery.look.animator.wait("card") + flies


def put(scenery: Scenery, event: events.EssencesPut) -> Action:
    """Move essences from the supply onto a component."""
    event.fold(scenery.state)
    component = event.component
    return scenery.tokens(
        event.essences, scenery.supply_point, _on(scenery, component), arrived=_laying(scenery, component, 1)
    )


def taken(scenery: Scenery, event: events.EssencesTaken) -> Action:
    """Move essences from a component to the pool."""
    event.fold(scenery.state)
    component = event.component
    return scenery.tokens(
        event.essences, _on(scenery, component), _pool(scenery, event.seat),
        left=_laying(scenery, component, -1), arrived=_counting(scenery, event.seat, 1),
    )  # fmt: skip


def removed(scenery: Scenery, event: events.EssencesRemoved) -> Action:
    """Move essences from a component to the supply."""
    event.fold(scenery.state)
    component = event.component
    return scenery.tokens(
        event.essences, _on(scenery, component), scenery.supply_point, left=_laying(scenery, component, -1)
    )


def _on(scenery: Scenery, component: int) -> Where:
    return lambda essence: scenery.on_point(component, essence)


def _pool(scenery: Scenery, seat: int) -> Where:
    return lambda essence: scenery.pool_point(seat, essence)


def _counting(scenery: Scenery, seat: int, sign: int) -> Callable[[int, int], None]:
    return lambda essence, number: scenery.heads[seat].pool.count(essence, sign * number)


def _laying(scenery: Scenery, component: int, sign: int) -> Callable[[int, int], None]:
    def lay(essence: int, number: int) -> None:
        node = scenery.cards.get(component)
        if node is not None:
            node.on += sign * of(essence, number)

    return lay
