"""What a game is, for those who see it for the first time: one line, and one picture in a few scenes."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from resarcana_gui.scene.glyphs import Glyph
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.sprite import Sprite
from resarcana_gui.scene.ui_style import BODY, SMALL
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.surface import Surface
from resarcana_gui.screens.game_ui import Introduction
from resarcana_gui.screens.parts.art import ArtNode, FadedArt
from resarcana_gui.screens.shell import Shell

PAD: Final = 24.0
ARROW: Final = 34.0
GAP: Final = 12.0
HIGH: Final = 0.44
"""The height of a scene, as a share of its width."""
WORDS: Final = replace(BODY, size=25, colour="ink", on="panel", align="centre")
CAPTION: Final = replace(SMALL, size=20, colour="gold", on="panel", align="centre")


def introduction_panel(shell: Shell, told: Introduction, width: float) -> Node:
    """Return a panel of this width and any height."""
    look, room = shell.look, width - 2 * PAD
    words = Label(look, told.words, WORDS, at=(PAD, PAD - 6), width=room)
    count = len(told.scenes)
    wide = (room - (count - 1) * (ARROW + 2 * GAP)) / count
    line = Node(at=(PAD, words.y + words.height + 14))
    for at, (name, caption) in enumerate(told.scenes):
        scene = _scene(shell, name, caption, wide)
        scene.at = (at * (wide + ARROW + 2 * GAP), 0.0)
        line.add(scene)
        if at:
            arrow = Sprite(Glyph("right", look.colour("gold")), (ARROW, ARROW))
            arrow.at = (scene.x - GAP - ARROW, (wide * HIGH - ARROW) / 2)
            line.add(arrow)
    line.size = (room, max((child.height for child in line.children), default=0.0))
    panel = Surface(look, (width, line.y + line.height + PAD - 8), "panel", name="introduction")
    panel.add(words, line)
    return panel


def _scene(shell: Shell, name: str, caption: str, wide: float) -> Node:
    """Return a scene with its caption below it."""
    scene, art = Node(), shell.game.art(name)
    below = Label(shell.look, caption, CAPTION, at=(0.0, wide * HIGH + 6), width=wide)
    if art is not None:
        scene.add(ArtNode(shell.look, FadedArt(art), (wide, wide * HIGH)))
    scene.add(below)
    scene.size = (wide, below.y + below.height)
    return scene
