"""Essences as tokens: on cards, in pools, and in flight."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final

import pygame

from resarcana_gui.games.resarcana.cards.essences import ESSENCES, NAMES
from resarcana_gui.games.resarcana.view.faces.icons import GAME, ICONS
from resarcana_gui.games.resarcana.view.faces.palette import ESSENCE_COLOURS
from resarcana_gui.scene.surfaces import resized
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.tabletop.cards.pictures import picture
from resarcana_gui.tabletop.tokens.counter import Pool


@dataclass(frozen=True)
class EssenceToken:
    """The drawing of an essence as a token, by its number; for a square box."""

    essence: int

    @property
    def key(self) -> Hashable:
        return ("token", self.essence, ESSENCE_COLOURS.palette)

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        name = NAMES[self.essence]
        found = picture(GAME, "tokens", f"{name}.webp")
        if found is not None:
            return ESSENCE_COLOURS.coloured(name, resized(found, size))
        return ICONS.picture(name, max(1, min(size)))


ESSENCE_TOKENS: Final = tuple(EssenceToken(essence) for essence in range(ESSENCES))
"""All tokens, by the numbers of their essences."""


def essence_pool(look: UiStyle, box: Box, side: float, *, below: bool = False) -> Pool:
    """Return five counters of essences side by side, with the numbers `below` the tokens or beside them."""
    return Pool(look, dict(zip(NAMES, ESSENCE_TOKENS, strict=True)), box, side, below=below)
