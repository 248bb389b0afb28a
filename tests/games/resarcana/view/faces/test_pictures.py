"""The pictures on the cards, read ahead or when they are first shown."""

from __future__ import annotations

import pygame

from resarcana_gui.games.resarcana.cards.loader import load_cards
from resarcana_gui.games.resarcana.view.faces.pictures import Pictures


def test_pictures_that_were_read_ahead_look_the_same() -> None:
    components = load_cards().components[:3]
    ahead, plain = Pictures(), Pictures()
    ahead.read_ahead(components)
    ahead.read_ahead(components)
    ahead.wait()
    for component in components:
        one, two = ahead.of(component, (120, 90)), plain.of(component, (120, 90))
        assert pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(two, "RGB")
