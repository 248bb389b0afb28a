"""The page of settings. Every change takes effect at once."""

from __future__ import annotations

from typing import Final

from resarcana_gui.i18n import language_names
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.sprite import Sprite
from resarcana_gui.scene.ui_icon import UiIcon
from resarcana_gui.scene.ui_style import BODY, HEADING, SMALL
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.slider import Slider
from resarcana_gui.scene.widgets.toggle import Toggle
from resarcana_gui.screens.page import Page
from resarcana_gui.screens.parts.choices import Choices
from resarcana_gui.screens.parts.selector import Selector
from resarcana_gui.screens.parts.stack import beside, stacked
from resarcana_gui.settings import PALETTES, READ_OUT, SPEEDS, THOUGHTS, Settings

BETWEEN: Final = 64.0
"""The gap between the columns."""
SIZES: Final = tuple(range(100, 201, 10))
SIZES_WIDTH: Final = 440.0
"""The same for every size, so that what was just clicked stays under the pointer."""
TELEVISION: Final = 150
"""The text scale for reading from a sofa, in percent: the smallest letters are 27 pixels high."""
SIGNS: Final = {
    "play": "fast",
    "look": "eye",
    "language": "language",
    "learn": "book",
    "sound": "sound",
    "keys": "keyboard",
}
"""The icon of each group."""
SIGN: Final = 30.0
"""The size of the icons, at a text scale of 1."""
NOTCH: Final = "slider"
TRIED: Final = "button"
"""The sound that demonstrates the volume."""
KEPT: Final = ("last_setup", "player_name", "people", "window", "window_at", "language", "game", "keys", "hints_seen")
"""Settings that are not on this page, and that restoring the defaults keeps."""


class SettingsPage(Page):
    """All settings; returns to the screen from which it was opened."""

    name_key = "settings.title"
    fitted = True

    def lay(self, width: float) -> Node:
        groups = (self._play, self._look, self._language, self._learn, self._sound, self._keys)
        if self.narrow:
            return stacked([group(width) for group in groups], gap=34)
        wide = (width - BETWEEN) / 2
        left = stacked([group(wide) for group in groups[:2]], gap=34)
        right = stacked([group(wide) for group in groups[2:]], gap=34)
        right.x = wide + BETWEEN
        whole = Node(size=(width, max(left.height, right.height)))
        whole.add(left, right)
        return whole

    # -------------------------------------------------------------------------------------------------- groups

    def _play(self, width: float) -> Node:
        text = self.shell.text
        speeds = [(speed, text(f"settings.speeds.{speed}")) for speed in SPEEDS]
        return self._group(
            "play",
            width,
            self._choices("speed", speeds, width),
            self._note("speed_text", width),
            self._switch("forced_choices", width),
            stacked([self._switch("pass_alone", width), self._note("pass_alone_text", width)], gap=4),
            self._switch("remarks", width),
            self._switch("chances", width),
            self._thought(width),
        )

    def _learn(self, width: float) -> Node:
        """Return the switch for explanations of new things."""
        return self._group("learn", width, self._switch("hints", width), *self._hints_again())

    def _hints_again(self) -> list[Node]:
        """Return the button that shows all explanations again, if any has been shown."""
        shell = self.shell
        if not shell.settings.hints_seen:
            return []
        return [
            Button(shell.look, shell.text("settings.hints_again"), self._forget_hints, name="hints again", style=BODY)
        ]

    def _forget_hints(self) -> None:
        self.shell.change(hints_seen=())
        self.rebuild()

    def _thought(self, width: float) -> Node:
        """Return the choice of how long others wait after a player's action."""
        text = self.shell.text
        lengths = [(length, text(f"settings.thoughts.{length}")) for length in THOUGHTS]
        title = Label(self.shell.look, text("settings.second_thought"), BODY, width=width)
        note = self._note("thought_text", width)
        return stacked([title, self._choices("second_thought", lengths, width), note], gap=8)

    def _look(self, width: float) -> Node:
        text, size = self.shell.text, self.shell.settings.text_scale
        words = [text("settings.percent", number=each) for each in SIZES]
        sizes = Selector(
            self.shell.look,
            words,
            SIZES.index(size),
            lambda number: self.shell.change(text_scale=SIZES[number]),
            width=min(width, SIZES_WIDTH),
            name="text size",
            around=False,
        )
        title = Label(self.shell.look, text("settings.text_size"), BODY, width=width)
        return self._group(
            "look",
            width,
            self._television(width),
            stacked([title, sizes], gap=4),
            self._note("text_note", width),
            self._switch("high_contrast", width),
            self._palette(width),
            self._switch("reduced_motion", width),
            self._note("motion_text", width),
            self._switch("full_screen", width),
        )

    def _palette(self, width: float) -> Node:
        """Return the choice of the tokens' colours."""
        text = self.shell.text
        known = [(name, text(f"settings.palettes.{name}")) for name in PALETTES]
        title = Label(self.shell.look, text("settings.palette"), BODY, width=width)
        return stacked([title, self._choices("palette", known, width)], gap=8)

    def _television(self, width: float) -> Node:
        """Return one switch for a screen at three metres: full screen and large text."""
        shell = self.shell
        on = shell.settings.full_screen and shell.settings.text_scale >= TELEVISION

        def switch(wanted: bool) -> None:
            shell.change(text_scale=TELEVISION if wanted else SIZES[0], full_screen=wanted)

        toggle = Toggle(shell.look, shell.text("settings.television"), switch, on=on, width=width)
        toggle.name, toggle.tip = "television", shell.text("settings.television_tip")
        return toggle

    def _language(self, width: float) -> Node:
        return self._group(
            "language",
            width,
            self._choices("language", language_names(), width),
        )

    def _sound(self, width: float) -> Node:
        button = Button(self.shell.look, self.shell.text("settings.try"), self._try_sound, name="try sound")
        return self._group(
            "sound", width, self._volume("music", width), self._volume("effects", width), button,
            self._switch("quiet_behind", width), self._read_out(width),
        )  # fmt: skip

    def _read_out(self, width: float) -> Node:
        """Return the choice of how the screen is read out."""
        text = self.shell.text
        ways = [(way, text(f"settings.ways.{way}")) for way in READ_OUT]
        title = Label(self.shell.look, text("settings.read_out"), BODY, width=width)
        return stacked([title, self._choices("read_out", ways, width), self._note("read_out_text", width)], gap=8)

    def _keys(self, width: float) -> Node:
        look, text = self.shell.look, self.shell.text
        keys = Button(look, text("settings.change_keys"), self.shell.routes.keys, name="keys")
        reset = Button(look, text("settings.reset"), self._reset, name="reset")
        return stacked([self._group("keys", width, keys), reset], gap=34)

    # ------------------------------------------------------------------------------------------------ controls

    def _group(self, name: str, width: float, *nodes: Node) -> Node:
        look, head = self.shell.look, Node(name=name)
        side = SIGN * look.text.scale
        sign = Sprite(UiIcon(SIGNS[name], look.colour("gold")), (side, side))
        words = Label(look, self.shell.text(f"settings.{name}"), HEADING, width=width - side - 12)
        head.add(sign, words)
        head.size = (width, beside([sign, words], gap=12))
        return stacked([head, *nodes], gap=12)

    def _note(self, name: str, width: float) -> Node:
        return Label(self.shell.look, self.shell.text(f"settings.{name}"), SMALL, width=width)

    def _choices(self, name: str, values: list[tuple[str, str]], width: float) -> Node:
        """Return buttons for a setting with a few values."""
        chosen = str(getattr(self.shell.settings, name))

        def choose(value: str) -> None:
            self.shell.change(**{name: value})
            if self.shell.screen is self and self.parent is not None:
                self.rebuild()

        return Choices(self.shell.look, values, chosen, choose, width=width, name=name)

    def _switch(self, name: str, width: float) -> Node:
        """Return a switch for a setting that is on or off."""
        toggle = Toggle(
            self.shell.look,
            self.shell.text(f"settings.{name}"),
            lambda value: self.shell.change(**{name: value}),
            on=bool(getattr(self.shell.settings, name)),
            width=width,
        )
        toggle.name = name
        return toggle

    def _volume(self, name: str, width: float) -> Node:
        slider = Slider(
            self.shell.look,
            self.shell.text(f"settings.{name}"),
            lambda value: self._set_volume(name, value),
            step=5.0,
            value=float(getattr(self.shell.settings, name)),
            wording=lambda value: self.shell.text("settings.percent", number=round(value)),
            width=min(width, 560.0),
        )
        slider.name = name
        return slider

    # ------------------------------------------------------------------------------------------------- actions

    def _set_volume(self, name: str, value: float) -> None:
        """Set a volume, and play a sound at every notch."""
        self.shell.change(**{name: round(value)})
        self.shell.sounds.play(NOTCH)

    def _try_sound(self) -> None:
        self.shell.sounds.play(TRIED)

    def _reset(self) -> None:
        usual = Settings()
        names = [name for name in usual.__dataclass_fields__ if name not in KEPT]
        self.shell.change(**{name: getattr(usual, name) for name in names})
        if self.parent is not None:
            self.rebuild()
