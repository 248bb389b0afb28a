"""The demo of Terra Mystica: the owl explains it, once everything it speaks of was seen."""

from __future__ import annotations

import pytest

from resarcana_gui.screens.parts.teacher_speech import LightRing
from tests.games.watched_demo import remarks


@pytest.mark.slow
def test_what_the_owl_says_is_to_be_seen_and_does_not_cover_what_it_is_about() -> None:
    for screen, area in remarks("terra_mystica"):
        assert screen.view is not None and screen.board is not None
        lit = [node.bounds() for node in screen.board.walk() if isinstance(node, LightRing)]
        assert area.inflate(-1, -1).collidelist(lit) < 0
        assert screen.view.layout.top_bar.collidelist([area]) < 0
