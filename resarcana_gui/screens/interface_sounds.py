"""The sounds of the window itself: how loud everything is, and what is heard of controls."""

from __future__ import annotations

from typing import Final

from resarcana_gui.scene.control import Control
from resarcana_gui.scene.dispatch import Dispatcher
from resarcana_gui.scene.viewport import WHOLE
from resarcana_gui.screens import actions
from resarcana_gui.screens.services import Sounds
from resarcana_gui.settings import Settings

ASIDE: Final = 0.5
"""How far to one side a control at the edge is heard, from 0 to 1."""


class InterfaceSounds:
    """Plays the sound of every control that is used, from its place; silent while another window is used, if the player
    wants that."""

    def __init__(self, sounds: Sounds, dispatcher: Dispatcher) -> None:
        self._sounds: Final = sounds
        self._attended = True
        """Whether no other window is used."""
        dispatcher.on_used = lambda control: self._heard(control, control.sound)
        dispatcher.on_refused = lambda control: self._heard(control, "refused")
        dispatcher.on_pointed = lambda control: self._heard(control, "hover") if control.enabled else None
        dispatcher.repeating = actions.REPEATING.__contains__

    def use(self, settings: Settings) -> None:
        """Be as loud as the settings say."""
        self._sounds.muted = settings.quiet_behind and not self._attended
        self._sounds.set_volumes(settings.music / 100, settings.effects / 100)

    def attend(self, here: bool, settings: Settings) -> None:
        """Another window is used, or this one again."""
        self._attended = here
        self._sounds.muted = settings.quiet_behind and not here

    def _heard(self, control: Control, sound: str) -> None:
        if control.sound:
            self._sounds.play(sound, pan=(control.bounds().centerx / WHOLE.centerx - 1) * ASIDE)
