"""Where a tip goes: never on its target, and never on spared areas."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.widgets.tooltip import beside

WIDE, HIGH = 1920, 1080
WHOLE = Box(0, 0, WIDE, HIGH)


@st.composite
def panels(draw: st.DrawFn) -> Box:
    """What is asked stands in a corner, as large as half the canvas in each direction."""
    width, height = draw(st.integers(240, 960)), draw(st.integers(100, 540))
    x, y = draw(st.sampled_from((0, WIDE - width))), draw(st.sampled_from((0, HIGH - height)))
    return Box(x, y, width, height)


@st.composite
def targets(draw: st.DrawFn) -> Box:
    width, height = draw(st.integers(10, 320)), draw(st.integers(10, 320))
    return Box(draw(st.integers(0, WIDE - width)), draw(st.integers(0, HIGH - height)), width, height)


@given(panels(), targets(), st.integers(60, 600), st.integers(40, 320))
def test_a_tip_covers_neither_what_it_is_about_nor_what_is_asked(
    panel: Box, target: Box, width: int, height: int
) -> None:
    tip = beside(target, (width, height), WHOLE, [panel])
    assert WHOLE.contains(tip)
    assert not tip.colliderect(target)
    assert not tip.colliderect(panel)


@given(targets(), st.integers(60, 900), st.integers(40, 300))
def test_where_nothing_else_is_free_it_spares_at_least_what_it_is_about(target: Box, width: int, height: int) -> None:
    tip = beside(target, (width, height), WHOLE, [WHOLE])
    assert WHOLE.contains(tip) and not tip.colliderect(target)
