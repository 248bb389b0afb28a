"""The words of the window: energies and crystals are icons."""

from __future__ import annotations

from collections.abc import Iterable

from resarcana_gui.games.seasons.cards.energies import NAMES, counts
from resarcana_gui.games.seasons.view.tell.voice import SeasonsVoice

GAP = "\N{THIN SPACE}"
DICE_GAP = " \N{EN SPACE}"
"""Between dice; lines are broken there."""


class MarkupVoice(SeasonsVoice):
    """Words with icons, in the markup of the window's texts."""

    def energy(self, energy: int) -> str:
        return f"{{{NAMES[energy]}}}"

    def energies(self, amount: int) -> str:
        parts = [f"{count}{{{NAMES[energy]}}}" for energy, count in enumerate(counts(amount)) if count]
        return GAP.join(parts) or self.text("nothing")

    def crystals(self, number: int) -> str:
        return f"{number}{{crystal}}"

    def faces(self, faces: Iterable[int]) -> str:
        return DICE_GAP.join(f"{{die}}{GAP}{self.face(face)}" for face in faces)

    def whole_face(self, face: int) -> str:
        """Return what a face of a die shows, with its pips."""
        return f"{self.face(face)} {self.text('face.pips', number=self.cards.faces[face].pips)}"

    def face(self, face: int) -> str:
        """Return what a face of a die shows, without its pips."""
        shown = self.cards.faces[face]
        parts = ["{star}"] * shown.gauge
        parts += [f"{{{NAMES[energy]}}}" * count for energy, count in enumerate(counts(shown.energies)) if count]
        parts += [self.crystals(shown.crystals)] * bool(shown.crystals)
        parts += ["{draw}"] * shown.draws + ["{ring}"] * shown.crystallises
        return GAP.join(parts)
