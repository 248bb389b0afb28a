"""The focused card differs visibly from cards that only glow."""

from __future__ import annotations

from tests.games.resarcana.view.table.test_using import Table

OUT = 12
"""The distance of the ring from the card, in canvas pixels."""


def brightness(table: Table, slug: str) -> int:
    """How bright it is just outside a card, at the middle of its left edge."""
    box = table.card(slug).bounds()
    picture = table.stage.shell.stage.picture((1920, 1080))
    return max(sum(picture.get_at((round(box.left) - OUT + step, round(box.centery)))[:3]) for step in (-1, 0, 1))


def test_the_focus_is_a_ring_outside_the_light_of_what_can_be_used() -> None:
    table = Table()
    table.wait()
    glowing = brightness(table, "dwarven_pickaxe")
    table.stage.shell.stage.dispatcher.focus.give(table.card("dwarven_pickaxe"), shown=True)
    table.wait()
    assert brightness(table, "dwarven_pickaxe") > glowing + 250
    table.stage.shell.stage.dispatcher.focus.give(table.card("dwarven_pickaxe"), shown=False)
    table.wait()
    assert brightness(table, "dwarven_pickaxe") < glowing + 60
