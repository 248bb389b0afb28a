"""What tests of faces share: no display, the game's components, and looks that open fonts once."""

from __future__ import annotations

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pytest

from resarcana_gui.games.resarcana.cards.loader import load_cards
from resarcana_gui.games.resarcana.cards.tables import CardSet
from resarcana_gui.games.resarcana.view.faces.face import Faces
from resarcana_gui.games.resarcana.view.faces.icons import ICONS
from resarcana_gui.scene.clock import FakeClock
from resarcana_gui.scene.theme import CANDLELIGHT
from resarcana_gui.scene.ui_style import UiStyle
from tests.scene.acting import Actor


@pytest.fixture(scope="session")
def cards() -> CardSet:
    return load_cards()


@pytest.fixture(scope="session")
def shared(cards: CardSet) -> Faces:
    """For tests that only measure and draw."""
    return Faces(UiStyle(icons=ICONS.in_ink(CANDLELIGHT)), cards, "en")


@pytest.fixture
def look() -> UiStyle:
    return UiStyle(icons=ICONS.in_ink(CANDLELIGHT))


@pytest.fixture
def faces(look: UiStyle, cards: CardSet) -> Faces:
    return Faces(look, cards, "en")


@pytest.fixture
def actor(look: UiStyle) -> Actor:
    return Actor(look, FakeClock())
