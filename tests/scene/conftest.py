"""What tests of the picture share: no display, a clock that stands still, and a stage to act on."""

from __future__ import annotations

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pytest

from resarcana_gui.scene.clock import FakeClock
from resarcana_gui.scene.look import Look
from tests.scene.acting import Actor


@pytest.fixture(scope="session")
def shared_look() -> Look:
    """For tests that only measure and draw: fonts are opened once."""
    return Look()


@pytest.fixture
def look(shared_look: Look) -> Look:
    made = Look()
    made.text.fonts = shared_look.text.fonts
    return made


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def actor(look: Look, clock: FakeClock) -> Actor:
    return Actor(look, clock)
