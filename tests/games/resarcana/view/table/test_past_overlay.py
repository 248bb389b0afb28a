"""A table of the past cannot be taken for that of now."""

from __future__ import annotations

import pytest

from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.scene.check import check
from resarcana_gui.scene.viewport import WHOLE
from resarcana_gui.screens.table.history_browser import PastOverlay
from resarcana_gui.screens.table.table_screen import TableScreen
from resarcana_gui.settings import Settings
from tests.games.resarcana.view.table.test_stepping_aside import Seat
from tests.screens.hands import Mouse
from tools.headless_client import HeadlessClient
from tools.resarcana.tour.games import played


class Traveller:
    def __init__(self, **settings: object) -> None:
        self.stage = HeadlessClient((960, 540), settings=Settings(**settings))  # type: ignore[arg-type]
        self.screen = TableScreen(self.stage.shell, self.stage.game, played(self.stage, 3, 4))
        self.stage.shell.show(self.screen)
        self.stage.tick()
        self.stage.shell.look.queue.settle()

    @property
    def past(self) -> PastOverlay:
        assert self.screen.past is not None
        return self.screen.past

    def colours(self) -> list[tuple[int, ...]]:
        """Colours from all over the table, and last one of the top bar."""
        picture = self.stage.shell.stage.picture()
        spots = ((200, 90), (170, 480), (330, 20), (300, 284), (580, 534), (480, 380))
        assert self.screen.hud is not None
        knob = self.screen.hud.top_bar.menu.bounds()
        on_top_bar = (round(knob.left / 2) + 5, round(knob.centery / 2))
        return [tuple(picture.get_at(spot))[:3] for spot in (*spots, on_top_bar)]

    def history(self, at: int | None) -> None:
        self.screen.history.to(at)
        self.stage.tick()
        self.stage.shell.look.queue.settle()


@pytest.mark.parametrize("high_contrast", [False, True])
def test_all_of_the_table_is_tinted_and_the_top_bar_is_not(high_contrast: bool) -> None:
    there = Traveller(high_contrast=high_contrast)
    last = len(there.screen.match.history.steps)
    now = there.colours()
    there.history(last - 1)
    then = there.colours()
    bluer = [after[2] - after[0] > before[2] - before[0] for before, after in zip(now, then, strict=True)]
    assert bluer == [True] * 6 + [False]
    there.history(None)
    assert there.colours() == now


def test_the_prompt_says_when_that_was_and_leads_back_to_now() -> None:
    there = Traveller()
    there.history(40)
    state = there.screen.match.history.state(40, there.screen.viewer)
    assert there.screen.hud is not None
    prompt = there.screen.hud.top_bar.prompt
    assert isinstance(state, State) and prompt.text == f"Round {state.round}: back to now"
    assert prompt.tip.startswith(f"Round {state.round}, ") and prompt.tip.endswith(" turn: back to now")
    Mouse(there.stage.shell, there.stage.tick).use(prompt)
    assert there.screen.past_position is None and not there.past.visible
    assert there.screen.question_timing.shown


@pytest.mark.parametrize(("scale", "language"), [(100, "en"), (150, "es"), (200, "es")])
def test_the_prompt_has_room_at_every_size_of_the_text(scale: int, language: str) -> None:
    there = Traveller(text_scale=scale, language=language)
    there.history(40)
    assert there.screen.hud is not None
    assert not list(check(there.screen.hud.top_bar, there.stage.shell.look.theme, WHOLE))


def test_the_key_that_leads_back_does_so_from_the_log_too_and_interrupts_nothing_that_is_now() -> None:
    seat = Seat()
    seat.press(",", "l", "end")
    assert seat.screen.past_position is None and seat.screen.question_timing.shown
    controls = seat.controls
    seat.press("end")
    assert seat.controls is controls, "nothing is laid anew"
