"""The pages beside the table."""

from __future__ import annotations

import pytest

from resarcana_gui.scene.control import Texts
from resarcana_gui.settings import Settings
from tools.headless_client import HeadlessClient, headless


@pytest.fixture(autouse=True, scope="module")
def _headless() -> None:
    headless()


@pytest.mark.parametrize(("language", "scale"), [("en", 100), ("es", 200)])
def test_how_to_play_explains_dice_turn_cards_and_end_in_words_and_signs(language: str, scale: int) -> None:
    client = HeadlessClient((1280, 720), Settings(game="seasons", language=language, text_scale=scale))
    client.shell.routes.how_to_play()
    client.tick(50)
    said = [shown.block.text for node in client.shell.root.walk() if isinstance(node, Texts) for shown in node.texts()]
    words = " ".join(said)
    wanted = ("fifteen", "5, 12") if language == "en" else ("quince", "5, 12")
    assert all(each in words for each in wanted)
    assert len(said) > 25 and "guide." not in words
