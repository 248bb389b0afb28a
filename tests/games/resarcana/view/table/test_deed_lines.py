"""What every rival did last, under its name."""

from __future__ import annotations

import pytest

from resarcana_gui.games.resarcana.view.table.scenery import _fitting, without_name
from resarcana_gui.settings import Settings
from tools.headless_client import headless
from tools.resarcana.tour.games import played, table_of
from tools.tour.stop import screen_of, seat_at, seated


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("percent", [100, 200])
def test_with_four_seats_in_a_small_window_and_in_large_letters_too_every_deed_has_room(
    language: str, percent: int
) -> None:
    headless()
    stage = seated(Settings(language=language, text_scale=percent, speed="instant"), (1280, 720))
    match = played(stage, 4, 99)
    seat_at(stage, match)
    column, scenery = screen_of(stage).model.column, table_of(stage).scenery
    names, silent, told = scenery.resources.voice.players, set[str](), set[str]()
    for at in range(len(match.history.steps)):
        for seat, deed in column.last_deeds(at).items():
            line = scenery.deed_lines.get(seat)
            words = [without_name(text, names[seat]) for text in (deed.sentence, deed.brief)]
            if line is None or not words[0]:
                continue
            shown = _fitting(line, *words)
            block = line.look.text.block(shown, line.style, line.width, line.height)
            assert block.lines <= 1 and not block.overflow
            (told if shown else silent).add(words[0])
    assert len(told) > 60 and len(silent) <= 1, "at most what is dealt, which is nobody's deed"
