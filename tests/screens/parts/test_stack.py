"""Nodes are laid out in lines: what no longer fits begins the next one, below the highest of the line before."""

from __future__ import annotations

import pytest

from resarcana_gui.scene.node import Node
from resarcana_gui.screens.parts.card_thumb import fill_width
from resarcana_gui.screens.parts.stack import in_lines


def test_what_does_not_fit_beside_the_others_goes_below_the_highest_of_them() -> None:
    nodes = [Node(size=size) for size in ((40.0, 10.0), (50.0, 30.0), (20.0, 10.0), (200.0, 10.0))]
    assert in_lines(nodes, 100.0, (5.0, 7.0), gap=10.0) == 77.0
    assert [node.at for node in nodes] == [(5.0, 7.0), (55.0, 7.0), (5.0, 47.0), (5.0, 67.0)]


def test_nothing_takes_no_room() -> None:
    assert in_lines([], 100.0, (0.0, 5.0)) == 5.0


@pytest.mark.parametrize(("width", "across"), [(100.0, 1), (371.0, 1), (372.0, 2), (1110.0, 5)])
def test_cards_are_as_wide_as_fills_a_row_and_never_narrower_than_they_have_to_be(width: float, across: int) -> None:
    wide = fill_width(width, 176.0, 20.0)
    assert wide >= 176.0
    assert 0 <= max(width, 176.0) - (across * (wide + 20.0) - 20.0) < across
