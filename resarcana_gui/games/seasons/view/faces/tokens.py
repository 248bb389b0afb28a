"""Energies and crystals as tokens: in reserves, on cards, and in flight."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final

import pygame

from resarcana_gui.games.seasons.cards.energies import NAMES
from resarcana_gui.games.seasons.view.faces.icons import GAME, ICONS
from resarcana_gui.games.seasons.view.faces.palette import ENERGY_COLOURS
from resarcana_gui.scene.surfaces import resized
from resarcana_gui.tabletop.cards.pictures import picture

CRYSTAL: Final = len(NAMES)
"""The kind of a crystal among the tokens that fly, after the energies."""


@dataclass(frozen=True)
class Token:
    """The drawing of an energy or a crystal as a token, for a square box."""

    name: str

    @property
    def key(self) -> Hashable:
        return ("seasons token", self.name, ENERGY_COLOURS.palette)

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        found = picture(GAME, "tokens", f"{self.name}.webp")
        if found is not None:
            return ENERGY_COLOURS.coloured(self.name, resized(found, size))
        return ICONS.picture(self.name, max(1, min(size)))


ENERGY_TOKENS: Final = tuple(map(Token, NAMES))
"""The tokens of energies, by their numbers."""
CRYSTAL_TOKEN: Final = Token("crystal")
FLYING: Final = {name: Token(name) for name in (*NAMES, "crystal")}
"""Everything that flies, by name; a kind is its place."""
