"""Shared by tests of the screens: no display, and a player."""

from __future__ import annotations

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pytest

from tests.screens.shell_player import Player


@pytest.fixture
def player() -> Player:
    return Player()
