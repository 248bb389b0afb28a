"""Shared by tests of tables: no display, plain faces, and a player who clicks."""

from __future__ import annotations

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pytest

from resarcana_gui.scene.clock import FakeClock
from resarcana_gui.scene.look import Look
from tests.scene.acting import Actor
from tests.tabletop.plain_faces import PlainFaces


@pytest.fixture
def look() -> Look:
    return Look()


@pytest.fixture
def faces(look: Look) -> PlainFaces:
    return PlainFaces(look)


@pytest.fixture
def actor(look: Look) -> Actor:
    return Actor(look, FakeClock())
