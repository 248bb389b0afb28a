"""The sounds of the interface: the volumes, and the sounds of controls."""

from __future__ import annotations

from typing import Final

from resarcana_gui.scene.control import Control
from resarcana_gui.scene.dispatch import Dispatcher
from resarcana_gui.scene.viewport import WHOLE
from resarcana_gui.screens import actions
from resarcana_gui.screens.services import Sounds
from resarcana_gui.settings import Settings

ASIDE: Final = 0.5
"""How far to the side the sound of a control at the edge is, from 0 to 1."""


class InterfaceSounds:
    """Plays the sounds of controls from where they are. Silent while another window is active, if the player wants
    that."""

    def __init__(self, sounds: Sounds, dispatcher: Dispatcher) -> None:
        self._sounds: Final = sounds
        self._attended = True
        """Whether this window is the active one."""
        dispatcher.on_used = lambda control: self._heard(control, control.sound)
        dispatcher.on_refused = lambda control: self._heard(control, "refused")
        dispatcher.on_pointed = lambda control: self._heard(control, "hover") if control.enabled else None
        dispatcher.repeating = actions.REPEATING.__contains__

    def use(self, settings: Settings) -> None:
        """Take over the volumes of the settings."""
        self._sounds.muted = settings.quiet_behind and not self._attended
        self._sounds.set_volumes(settings.music / 100, settings.effects / 100)

    def attend(self, here: bool, settings: Settings) -> None:
        """React to this window becoming active or inactive."""
        self._attended = here
        self._sounds.muted = settings.quiet_behind and not here

    def _heard(self, control: Control, sound: str) -> None:
        if control.sound:
            self._sounds.play(sound, pan=(control.bounds().centerx / WHOLE.centerx - 1) * ASIDE)
