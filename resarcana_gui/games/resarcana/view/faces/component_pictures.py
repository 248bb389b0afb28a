"""The pictures of components, and substitutes for missing ones."""

from __future__ import annotations

from typing import Final

import pygame

from resarcana_gui.games.resarcana.cards import tables
from resarcana_gui.games.resarcana.cards.essences import count_of
from resarcana_gui.games.resarcana.cards.tables import CardSet, Component
from resarcana_gui.games.resarcana.view.faces.icons import GAME
from resarcana_gui.games.resarcana.view.faces.palette import BY_NUMBER, PLAIN
from resarcana_gui.games.resarcana.view.faces.signs import sign
from resarcana_gui.scene.surfaces import faded
from resarcana_gui.tabletop.cards.pictures import Pictures
from resarcana_gui.tabletop.cards.style import Hue

BACKS_AND_FRAMES: Final = (
    *(("backs", kind) for kind in tables.KINDS),
    *(("frames", frame) for frame in (*tables.KINDS, "creature", "dragon")),
)
"""Backs and frames, which are read along with the components' pictures."""


def component_pictures(cards: CardSet) -> Pictures:
    """Return the pictures in the windows of the components' faces."""
    return Pictures(GAME, lambda slug, size: stand_in(cards.components[cards.numbers[slug]], size), BACKS_AND_FRAMES)


def stand_in(component: Component, size: tuple[int, int]) -> pygame.Surface:
    """Return a substitute picture: the light of the component's essences in the dark, and the emblem of its kind."""
    first, second = _hues(component)
    small = pygame.Surface((5, 5), 0, 32)
    rows = ((14, 11, 9), second.deep, first.deep, second.deep, (10, 8, 7))
    for y, colour in enumerate(rows):
        small.fill(colour, (0, y, 5, 1))
    small.set_at((2, 2), first.body)
    small.set_at((1, 2), second.deep)
    small.set_at((2, 1), first.deep)
    whole = pygame.transform.smoothscale(small, size)
    side = round(min(size) * 0.56)
    emblem = faded(sign(frame_of(component), max(side, 1), first.light), 0.75)
    middle = ((size[0] - side) // 2, (size[1] - side) // 2)
    shadow = faded(sign(frame_of(component), max(side, 1), (0, 0, 0)), 0.5)
    whole.blit(shadow, (middle[0], middle[1] + max(1, side // 24)), special_flags=pygame.BLEND_PREMULTIPLIED)
    whole.blit(emblem, middle, special_flags=pygame.BLEND_PREMULTIPLIED)
    return whole


def frame_of(component: Component) -> str:
    """Return the name of a component's frame and emblem: its kind, or dragon or creature."""
    if component.types & tables.DRAGON:
        return "dragon"
    if component.types & tables.CREATURE:
        return "creature"
    return tables.KINDS[component.kind]


def _hues(component: Component) -> tuple[Hue, Hue]:
    """Return the colours of its two main essences."""
    amounts = [component.cost.fixed, component.collect.fixed, *(power.fixed for power in component.powers)]
    ranked = sorted(range(5), key=lambda essence: -sum(count_of(amount, essence) for amount in amounts))
    used = [BY_NUMBER[essence] for essence in ranked if any(count_of(amount, essence) for amount in amounts)]
    first = used[0] if used else PLAIN
    return first, used[1] if len(used) > 1 else first
