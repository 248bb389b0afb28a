"""The places of the links in a text that was laid out."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import NamedTuple

from resarcana_gui.scene.text import Run, TextBlock
from resarcana_gui.scene.transform import Box


class LinkPart(NamedTuple):
    """The part of a link on one line."""

    target: str
    box: Box
    icons_only: bool
    first: bool
    """Whether the link begins here, rather than on the line above."""


def link_parts(block: TextBlock) -> Iterator[LinkPart]:
    """Yield the parts of every link, in the order of the text."""
    before = ""
    for (target, line), group in groupby(block.runs, key=lambda run: (run.link, _line(block, run))):
        runs = list(group)
        if target:
            box = Box(runs[0].x, line * _high(block), runs[-1].x + runs[-1].width - runs[0].x, _high(block))
            yield LinkPart(target, box, all(run.icon is not None for run in runs), target != before)
        before = target


def _high(block: TextBlock) -> float:
    return block.height / max(block.lines, 1)


def _line(block: TextBlock, run: Run) -> int:
    """Return the index of the line of a run."""
    return int(run.y / _high(block))
