"""Shared by tests of tables: no display, plain faces, and a player who clicks."""

from __future__ import annotations

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pytest

from resarcana_gui.scene.clock import FakeClock
from resarcana_gui.scene.ui_style import UiStyle
from tests.scene.acting import Actor
from tests.tabletop.plain_faces import PlainFaces


@pytest.fixture
def look() -> UiStyle:
    return UiStyle()


@pytest.fixture
def faces(look: UiStyle) -> PlainFaces:
    return PlainFaces(look)


@pytest.fixture
def actor(look: UiStyle) -> Actor:
    return Actor(look, FakeClock())
