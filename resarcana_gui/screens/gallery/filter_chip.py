"""Filters of a list: small buttons, of which at most one is chosen for each facet."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from resarcana_gui.reference.gallery import Facet
from resarcana_gui.scene.control import Control, ShownText
from resarcana_gui.scene.glyphs import Glyph
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import BODY, SMALL, TARGET, UiStyle
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.screens.parts.stack import in_lines, stacked

GAP: Final = 8.0
PAD: Final = 10.0
MARK: Final = 16.0
TITLE: Final = replace(SMALL, size=20, on="well")


class FilterChip(Control):
    """One value of a facet. The chosen one has a mark besides its colour; clicking it again clears the choice."""

    sound = "tick"

    def __init__(
        self, look: UiStyle, name: str, label: str, on_choose: Callable[[], object], *, chosen: bool, tip: str
    ) -> None:
        super().__init__(look, name=name)
        self._label, self._choose, self.chosen, self.tip = label, on_choose, chosen, tip
        width, height = look.text.measure(label, BODY)
        self.size = (max(TARGET, width + 2 * PAD), max(TARGET, height + 14))

    def activate(self) -> None:
        self._choose()

    def texts(self) -> Iterable[ShownText]:
        style = replace(BODY, on="primary_top" if self.chosen else "button_top", align="centre")
        block = self.look.text.block(self._label, style, self.width - 6, self.height - 4)
        yield ShownText(block, (self.width - block.width) / 2, (self.height - block.height) / 2, style)

    def draw(self, painter: Painter) -> None:
        kind = "primary" if self.chosen else "button_hot" if self.hovered else "button"
        painter.put(self.look.panel(kind, radius=9.0, edge=3.0 if self.chosen else 1.0), self.box)
        self.draw_texts(painter)
        if self.chosen:
            painter.put(Glyph("lozenge", self.look.colour("gold"), 0.2), Box(self.width - MARK, -4, MARK, MARK))
        self.draw_ring(painter, 9.0)


def filters(
    look: UiStyle, facets: Iterable[Facet], chosen: Mapping[str, str], on_choose: Callable[[str, str], object],
    *, width: float,
) -> Node:  # fmt: skip
    """Return all facets with their chips, below each other. `on_choose` receives a facet and a value."""
    return stacked([_facet(look, facet, chosen.get(facet.name), on_choose, width) for facet in facets], gap=16)


def _facet(
    look: UiStyle, facet: Facet, chosen: str | None, on_choose: Callable[[str, str], object], width: float
) -> Node:
    title = Label(look, facet.title, TITLE, width=width)
    chips = [
        FilterChip(
            look, f"{facet.name} {value.name}", value.label, partial(on_choose, facet.name, value.name),
            chosen=value.name == chosen, tip=value.tip,
        )
        for value in facet.values
    ]  # fmt: skip
    return stacked([title, _flowing(chips, width)], gap=6)


def _flowing(chips: list[FilterChip], width: float) -> Node:
    whole = Node()
    whole.add(*chips)
    whole.size = (width, in_lines(chips, width, gap=GAP))
    return whole
