from __future__ import annotations

import pygame

from resarcana_gui.games.resarcana.cards.loader import load_cards
from resarcana_gui.games.resarcana.view.table.portraits import MageFace, person
from resarcana_gui.tabletop.cards.pictures import CardPicture, Pictures


def _striped(_name: str, size: tuple[int, int]) -> pygame.Surface:
    """Red grows to the right, green downwards."""
    picture = pygame.Surface(size)
    for x in range(size[0]):
        for y in range(size[1]):
            picture.set_at((x, y), (250 * x // size[0], 250 * y // size[1], 0))
    return picture


def test_a_medallion_shows_head_and_shoulders_of_a_mage_larger_than_the_card_does() -> None:
    pictures = Pictures("nowhere", _striped)
    whole, head = (kind(pictures, "mage").render((40, 40), 1.0) for kind in (CardPicture, MageFace))
    assert head.get_size() == whole.get_size()
    assert abs(head.get_at((20, 0)).r - whole.get_at((20, 0)).r) < 8, "its middle stays where it is"
    assert head.get_at((39, 0)).r < whole.get_at((39, 0)).r
    assert head.get_at((20, 0)).g < 20, "it begins near the top"
    assert head.get_at((20, 39)).g < 0.8 * whole.get_at((20, 39)).g, "and ends above the foot"


def test_a_person_looks_like_the_mage_of_their_last_game_and_before_their_first_like_nobody_else() -> None:
    cards = load_cards()
    pictures = Pictures("nowhere", _striped)
    assert person(cards, pictures, "healer", 0) == MageFace(pictures, "healer")
    first = [person(cards, pictures, "no such mage", at) for at in range(4)]
    assert len({face.key for face in first}) == 4
    assert all(isinstance(face, MageFace) and face.name in cards.numbers for face in first)
