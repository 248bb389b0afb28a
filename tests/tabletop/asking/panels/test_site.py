"""A panel goes wider before it goes higher, and spares what lies in its way."""

from __future__ import annotations

from resarcana_gui.scene.transform import Box
from resarcana_gui.tabletop.asking.panels.site import Shape, Site


def needed(width: float, height: float) -> dict[Shape, float]:
    """A panel that is as high as it must be to have an area."""
    return {shape: width * height / shape.width for shape in SITE.shapes(1.0)}


SITE = Site(Box(1200, 780, 400, 288), 700, 502, [Box(340, 510, 700, 240)])


def test_a_panel_takes_the_narrowest_shape_that_stays_low() -> None:
    assert SITE.best(needed(400, 280)) == Shape(400)
    assert SITE.best(needed(600, 288)) == Shape(610, beside=True)


def test_a_panel_that_is_too_large_for_the_bottom_grows_over_what_is_free() -> None:
    best = SITE.best(needed(500, 540))
    assert best.width <= 1600 - 1040 and needed(500, 540)[best] <= SITE.free(best.width)


def test_a_panel_that_has_no_free_place_is_as_low_as_can_be() -> None:
    full = Site(SITE.box, SITE.left, SITE.top, [Box(340, 510, 1240, 240)])
    assert full.best(needed(800, 500)).width == 900
