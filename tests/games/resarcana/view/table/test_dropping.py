"""What shows where a card can be dropped."""

from __future__ import annotations

import pygame

from resarcana_gui.scene.events import Event, PointerDown, PointerMoved
from tests.games.resarcana.view.table.test_using import Table
from tests.screens.hands import Mouse

MOST = 45
"""So much of 255 the light may change what it falls on."""


def test_what_lies_where_a_card_can_be_dropped_is_still_seen() -> None:
    table = Table()
    row = table.view.resources.areas.row
    boxes = [table.card("seer").bounds(), pygame.FRect(row.right - 100, row.y + 10, 80, 200)]
    before = [_colour(table, box) for box in boxes]
    x, y = Mouse(table.stage.shell, table.stage.tick).point_on(table.card("prism"))
    path: list[Event] = [PointerMoved(x, y), PointerDown(x, y), PointerMoved(x, y - 40), PointerMoved(*row.center)]
    for event in path:
        table.stage.shell.stage.send(event)
        table.stage.tick()
    card, ground = ([abs(now - then) for now, then in zip(_colour(table, box), was, strict=True)]
                    for box, was in zip(boxes, before, strict=True))  # fmt: skip
    assert max(card) < MOST and 0 < max(ground) < MOST


def _colour(table: Table, box: pygame.FRect) -> tuple[int, ...]:
    """The mean colour of a part of the canvas."""
    picture = table.stage.shell.stage.picture((960, 540))
    half = pygame.Rect(*(round(part / 2) for part in box))
    return pygame.transform.average_color(picture, half)[:3]
