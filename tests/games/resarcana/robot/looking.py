"""Whether the picture of a table is what a seat sees."""

from __future__ import annotations

from resarcana_gui.games.resarcana.cards.essences import counts
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.playing.resarcana_table import ResArcanaTable
from resarcana_gui.kernel.state import State as KernelState
from resarcana_gui.scene.widgets.button import Button


def same_picture(table: ResArcanaTable, view: KernelState) -> None:
    """Every card, counter and pile shows what the view says. Raises AssertionError."""
    assert isinstance(view, State)
    scenery = table.scenery
    assert scenery.state.facts() == view.facts()
    placements = scenery.placements()
    assert set(scenery.cards) == set(placements)
    for component, placement in placements.items():
        node = scenery.cards[component]
        assault = scenery.assault
        lifted = assault.lifted if assault is not None else None
        clear = 0.0 if lifted is not None and lifted.card == component else 1.0
        assert node.card == component and node.alpha == clear and node.scale == 1.0
        assert (round(node.x), round(node.y)) == (round(placement.x), round(placement.y)), view.cards.components[
            component
        ].slug
        assert (node.rotation, node.width) == (placement.angle, placement.width)
        assert node.on == view.on[component]
    for seat in range(view.seats):
        shown = [counter.value for counter in scenery.heads[seat].pool.counters]
        assert shown == counts(view.pool[seat])
    assert scenery.centre.deck.count == len(view.monument_deck)
    assert scenery.deck.count == len(view.deck[table.resources.home])
    assert not scenery.token_layer.children, "a token is left in the air"
    _spared(table, view)


def _spared(table: ResArcanaTable, view: State) -> None:
    """What hands in covers no own card, nor does what is laid out to choose from."""
    controls = table.asker.controls
    if controls is None:
        return
    asked = [node.bounds() for node in controls.children if isinstance(node, Button)]
    asked += [controls.laid_out] if controls.laid_out is not None else []
    for component in (*view.play[table.resources.home], *view.hand[table.resources.home]):
        if component in table.scenery.cards:
            box = table.scenery.cards[component].bounds().inflate(-2, -2)
            assert not any(box.colliderect(other) for other in asked), view.cards.components[component].slug
