"""What tests of the picture share: no display, a clock that stands still, and a stage to act on."""

from __future__ import annotations

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pytest

from resarcana_gui.scene.clock import FakeClock
from resarcana_gui.scene.ui_style import UiStyle
from tests.scene.acting import Actor


@pytest.fixture(scope="session")
def shared_look() -> UiStyle:
    """For tests that only measure and draw: fonts are opened once."""
    return UiStyle()


@pytest.fixture
def look(shared_look: UiStyle) -> UiStyle:
    made = UiStyle()
    made.text.fonts = shared_look.text.fonts
    return made


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def actor(look: UiStyle, clock: FakeClock) -> Actor:
    return Actor(look, clock)
