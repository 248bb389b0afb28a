"""Random input: points, clicks, drags, types, scrolls, resizes the window and changes settings. The same seed does
the same."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

import pygame

from resarcana_gui.i18n import languages
from resarcana_gui.scene.drawing.frame_budget import FrameBudget
from resarcana_gui.settings import SPEEDS, THOUGHTS, Settings
from resarcana_gui.settings.values import TEXT_SCALES
from tools.attack.sizes import some_size
from tools.headless_client import FRAME, HeadlessClient

KEYS: Final = (
    *"abcdefghijklmnopqrstuvwxyz0123456789,.", *(["return", "escape", "tab", "space"] * 6),
    *(["left", "right", "up", "down"] * 3), "backspace", "delete", "home", "end", "page up", "page down",
    *(f"f{number}" for number in range(1, 13)),
)  # fmt: skip
HELD: Final = (0, 0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL, pygame.KMOD_ALT, pygame.KMOD_CTRL | pygame.KMOD_SHIFT)
TYPED: Final = ("a", "Ñ", "ß", "漢", "\u200b", "\ue123", "🂡", "{elan}", "**", "[bad|x]", "w" * 80)
"""Letters that fonts have and lack, some without width, and text that looks like markup."""
MANY: Final = ("standard", "first", "draft")
"""Setups for more than two."""
BUTTONS: Final = (1, 1, 1, 1, 1, 3, 2)


class Monkey:
    """A random player and their program. `step` does one thing and shows the result."""

    def __init__(self, seed: int, budget: FrameBudget | None = None, game: str = "") -> None:
        """Without a budget every frame is drawn in full, and the seed decides everything."""
        self._chance: Final = random.Random(seed)
        self._budget: Final = budget
        self._game: Final = game
        self.steps = 0
        self.latest = ""
        """The last action and its place, for a report."""
        self._acts: Final[dict[Callable[[], object], int]] = {
            self._click: 80, self._press_key: 40, self._point: 25, self._drag: 20, self._wait: 25, self._wheel: 12,
            self._resize: 12, self._type: 6, self._change: 6, self._leave: 3, self._go: 1,
        }  # fmt: skip
        self.begin()

    def begin(self) -> None:
        """Start the program afresh, as after a crash."""
        self.stage = HeadlessClient(settings=Settings(player_name="Ada", game=self._game), budget=self._budget)
        self.stage.shell.routes.title()
        self.surface = pygame.Surface((1280, 720))

    def step(self) -> None:
        """Do something, and show a frame. Raises whatever the program raises."""
        act = self._chance.choices(list(self._acts), list(self._acts.values()))[0]
        self.steps += 1
        self.latest = f"{act.__name__.strip('_')} on {type(self.stage.shell.screen).__name__}"
        act()
        self._frame()
        if self.stage.shell.stage.closing:
            self.stage.shell.stage.closing = False
            self.stage.shell.routes.title()

    def rest(self, size: tuple[int, int]) -> None:
        """Leave the window alone, in a given size."""
        self._show_in(size)
        self.stage.shell.routes.title()
        for _ in range(30):
            self._frame()

    def _frame(self) -> None:
        self.stage.tick()
        self.stage.shell.stage.draw(self.surface)
        self.stage.shell.stage.warm_up()

    def _feed(self, *events: pygame.Event) -> None:
        self.stage.shell.stage.feed(events)

    # ------------------------------------------------------------------------------------------ what can be done

    def _place(self) -> tuple[int, int]:
        """Return the place of something usable, mostly; otherwise anywhere in the window or a little outside."""
        shown, controls = self.stage.shell.stage, self.stage.shell.stage.dispatcher.focus.order()
        if controls and self._chance.random() < 0.8:
            x, y = shown.viewport.to_window(self._chance.choice(controls).bounds().center)
            return round(x), round(y)
        width, height = shown.viewport.window
        return self._chance.randint(-20, width + 20), self._chance.randint(-20, height + 20)

    def _point(self) -> tuple[int, int]:
        at = self._place()
        self._feed(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
        return at

    def _click(self) -> None:
        at, button = self._point(), self._chance.choice(BUTTONS)
        self._feed(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=button))
        if self._chance.random() < 0.1:  # for a long press
            self._wait()
        self._feed(pygame.Event(pygame.MOUSEBUTTONUP, pos=at, button=button))

    def _drag(self) -> None:
        at = self._point()
        self._feed(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
        for _ in range(self._chance.randint(1, 4)):
            at = self._point()
            self._frame()
        self._feed(pygame.Event(pygame.MOUSEBUTTONUP, pos=at, button=1))

    def _wheel(self) -> None:
        self._point()
        up = float(self._chance.choice((-30, -3, -1, 1, 3, 30)))
        self._feed(pygame.Event(pygame.MOUSEWHEEL, x=0, y=int(up), precise_x=0.0, precise_y=up))

    def _press_key(self) -> None:
        key, held = pygame.key.key_code(self._chance.choice(KEYS)), self._chance.choice(HELD)
        self._feed(pygame.Event(pygame.KEYDOWN, key=key, mod=held), pygame.Event(pygame.KEYUP, key=key, mod=held))

    def _type(self) -> None:
        self._feed(pygame.Event(pygame.TEXTINPUT, text=self._chance.choice(TYPED)))

    def _leave(self) -> None:
        self._feed(pygame.Event(pygame.WINDOWLEAVE))

    def _wait(self) -> None:
        for _ in range(self._chance.randint(1, 12)):
            self.stage.tick(self._chance.choice((FRAME, 100, 1000)))

    def _resize(self) -> None:
        self._show_in(some_size(self._chance))

    def _show_in(self, size: tuple[int, int]) -> None:
        self.latest += f" in a window of {size[0]}x{size[1]}"
        self.surface = pygame.Surface(size)
        self._feed(pygame.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))

    def _change(self) -> None:
        """Change a setting, as the settings page does."""
        name, values = self._chance.choice(
            [
                ("text_scale", TEXT_SCALES), ("language", tuple(languages())), ("speed", SPEEDS),
                ("second_thought", THOUGHTS),
                ("high_contrast", (False, True)), ("reduced_motion", (False, True)), ("forced_choices", (False, True)),
                ("remarks", (False, True)),
            ]
        )  # fmt: skip
        value = self._chance.choice(values)
        self.latest += f": {name} is {value}"
        self.stage.shell.change(**{name: value})

    def _go(self) -> None:
        """Open something that random clicks would seldom reach."""
        routes, kind = self.stage.shell.routes, self._chance.random()
        if kind < 0.6:
            setup = self._chance.choice(list(self.stage.plugin.setups()))
            seats = self._chance.randint(2, 4) if setup in MANY else 2
            self.latest += f": {setup} with {seats} seats"
            self.stage.table(setup, seats, people=self._chance.randint(1, seats), seed=self._chance.randint(1, 999))
        else:
            self._chance.choice((routes.title, routes.demo, routes.new_game, routes.settings, routes.how_to_play))()
