"""Bricks of the podium: as high as their points, as far as there is room."""

from __future__ import annotations

from resarcana_gui.tabletop.pages.podium import GAP, Rank, block_heights
from resarcana_gui.tabletop.pages.score_block import ScorePart


def test_blocks_fit_when_they_can_and_are_never_too_low() -> None:
    parts = tuple(ScorePart(1, f"part {number}") for number in range(9))
    ranked = [Rank(0, "Ada", won=True, parts=(ScorePart(5, "much"), *parts)), Rank(1, "Bea", won=False, parts=parts)]
    heights = block_heights(ranked, 500.0, 30.0)
    assert max(sum(column) + GAP * len(column) for column in heights) <= 500.0
    assert min(min(column) for column in heights) >= 30.0
    assert min(min(column) for column in block_heights(ranked, 100.0, 30.0)) == 30.0


def test_equal_points_are_equally_high() -> None:
    many, one = tuple(ScorePart(1, f"part {number}") for number in range(8)), (ScorePart(8, "much"),)
    first, second = block_heights(
        [Rank(0, "Ada", won=True, parts=many), Rank(1, "Bea", won=False, parts=one)], 500.0, 30.0
    )
    assert sum(first) + 8 * GAP == sum(second) + GAP
