"""The screen that the showcase draws: one widget of each kind, as a table or a settings page would use it."""

from __future__ import annotations

from typing import Final

import pygame

from resarcana_gui.scene import layout
from resarcana_gui.scene.baked import BakedNode
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.glyphs import LINES, Glyph
from resarcana_gui.scene.node import CENTRE, Node
from resarcana_gui.scene.painter import Drawing, Painter
from resarcana_gui.scene.particles import Particles
from resarcana_gui.scene.shapes import Panel
from resarcana_gui.scene.sprite import Fit, NinePatch, Picture, Sprite
from resarcana_gui.scene.text import NoIcons, TextStyle
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import BODY, HEADING, SMALL, TITLE, UiStyle
from resarcana_gui.scene.viewport import CANVAS, WHOLE
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.scene.widgets.dialog import Dialog
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.listbox import ListBox
from resarcana_gui.scene.widgets.slider import Slider
from resarcana_gui.scene.widgets.surface import Surface
from resarcana_gui.scene.widgets.tabs import Tabs
from resarcana_gui.scene.widgets.text_field import TextField
from resarcana_gui.scene.widgets.toggle import Toggle
from resarcana_gui.scene.widgets.tooltip import Tooltip

CARD: Final = (168.0, 236.0)
ON_CARD: Final = TextStyle(22, HEADING.face, "parchment_ink", on="parchment", align="centre")
CARD_TEXT: Final = TextStyle(18, colour="parchment_ink", on="parchment", align="centre")
ON_PICTURE: Final = TextStyle(32, HEADING.face, "ink", on="night", align="centre", halo="night")
NAMES: Final = ("Hand of Glory", "Athanor", "Sea Serpent", "Tree of Life", "Bone Dragon", "Prism", "Vault")


def _dusk() -> pygame.Surface:
    """Return a sky at dusk."""
    sky = pygame.Surface((2, 6), 0, 32)
    for row, colour in enumerate(
        ((24, 26, 58), (52, 40, 84), (120, 62, 92), (214, 118, 76), (70, 44, 40), (30, 22, 20))
    ):
        sky.fill(colour, (0, row, 2, 1))
    return pygame.transform.smoothscale(sky, (320, 180))


def _moulding() -> pygame.Surface:
    """Return a small picture frame: gold outside, dark inside, with a bead in each corner."""
    frame = pygame.Surface((48, 48), pygame.SRCALPHA, 32)
    steps = ((60, 40, 18), (150, 108, 54), (226, 184, 108), (168, 122, 62), (84, 58, 28), (36, 24, 12))
    for step, colour in enumerate(steps):
        pygame.draw.rect(frame, colour, (step, step, 48 - 2 * step, 48 - 2 * step), width=1)
    for corner in ((7, 7), (40, 7), (7, 40), (40, 40)):
        pygame.draw.circle(frame, steps[0], corner, 6)
        pygame.draw.circle(frame, steps[2], corner, 4)
    return frame


class Signs(NoIcons):
    """The interface's own signs as icons in texts."""

    def __init__(self, look: UiStyle) -> None:
        self._look = look

    def icon(self, name: str) -> Drawing | None:
        return Glyph(name, self._look.colour("gold"), 0.16) if name in LINES else None


class SampleCard(BakedNode, Control):
    """A card as a game might have it: drawn once, then moved and turned as one picture."""

    reach = 16.0
    overlaps = True

    def __init__(self, look: UiStyle, title: str, text: str) -> None:
        Control.__init__(self, look, size=CARD, name=title)
        self.anchor = CENTRE
        self.add(Label(look, title, ON_CARD, at=(8, 6), width=CARD[0] - 16, height=34))
        self.add(Label(look, text, CARD_TEXT, at=(10, 152), width=CARD[0] - 20, height=74))

    def draw_face(self, painter: Painter) -> None:
        theme = self.look.theme
        if self.hovered:
            painter.put(self.look.glow("hot", 10.0), self.box.inflate(28, 28))
        else:
            painter.put(self.look.shadow(10.0), self.box.inflate(24, 24).move(0, 4))
        paper = Panel(
            theme["parchment_top"],
            theme["parchment_low"],
            10.0,
            2.0,
            theme["edge_dark"],
            theme["shadow"],
            worn=theme.worn,
        )
        painter.put(paper, self.box)
        painter.put(Panel(theme["primary_top"], theme["night"], 4.0), Box(8, 44, CARD[0] - 16, 100))
        painter.put(Glyph("lozenge", theme["gold"], 0.06), Box(CARD[0] / 2 - 34, 60, 68, 68))


class ShowcaseScreen(Node):
    """One widget of each kind, on the whole canvas."""

    def __init__(self, look: UiStyle, *, dialog: bool = False) -> None:
        super().__init__(size=CANVAS, name="showcase")
        look.change(icons=Signs(look))
        self.look = look
        self.particles = Particles(look.pace)
        self.tooltip = Tooltip(look)
        area = layout.inset(WHOLE, 24)
        left, middle, right = layout.columns(area, [440, 0.5, 0.5], gap=24)
        self.add(self._texts(left), self._controls(middle), self._lists(right), self._cards())
        self.add(self.particles, self.tooltip)
        if dialog:
            self._ask()
        else:
            self.tooltip.explain_node("Needs 1 more Death: you have **2 of 3**.", self.refused, WHOLE)

    def sparkle(self) -> None:
        """Emit particles and let them fly for a moment."""
        colour = self.look.colour
        for kind, at, tint in (
            ("smoke", (1700, 960), colour("well_edge")),
            ("ember", (1700, 980), colour("hot")),
            ("spark", (1564, 814), colour("hot")),
            ("glint", (1830, 860), colour("chosen")),
        ):
            self.particles.emit(kind, at, tint, 24)
            for _ in range(14):
                self.particles.update(16)

    def _texts(self, box: Box) -> Node:
        look, panel = self.look, Surface(self.look, (box.w, 650), "frame", at=box.topleft)
        width = box.w - 56
        sample = (
            "Turn this and pay {lozenge}{lozenge}: **straighten** a component, [accent|this one]. "
            "¿Cuántas? Con {check} [good|sí] o con {cross} [bad|no]. → ← ↑ ↓"
        )
        labels = [
            Label(look, "Chalice of Fire", TITLE, width=width, height=58),
            Label(look, "Places of Power", HEADING, width=width, height=40),
            Label(look, sample, BODY, width=width),
            Label(look, "Round 4 · your turn · next Collect +2 {lozenge}", SMALL, width=width),
            Label(
                look, "A name that is much too long for the box that it was given here", BODY, width=width, height=58
            ),
        ]
        sizes = [label.size for label in labels]
        for label, spot in zip(labels, layout.column(Box(28, 30, width, 10), sizes, 12), strict=True):
            label.at = spot.topleft
        panel.add(*labels)
        if look.text.scale < 1.2:
            panel.add(self._picture(Box(28, 400, width, 220)))
        return panel

    def _picture(self, box: Box) -> Node:
        """Add a picture, its frame made of nine patches, and words that can be read on it."""
        look = self.look
        picture = Sprite(Picture(_dusk()), box.size, fit=Fit.COVER, at=box.topleft)
        frame = Sprite(NinePatch(Picture(_moulding()), 14), box.size)
        name = Label(look, "Coral Castle", ON_PICTURE, at=(0, box.h - 62), width=box.w, height=44)
        picture.add(frame, name)
        return picture

    def _controls(self, box: Box) -> Node:
        look, panel = self.look, Surface(self.look, (box.w, 650), at=box.topleft)
        normal = Button(look, "Undo", key="Z")
        hot = Button(look, "Pointed at", kind="primary")
        hot.hovered, hot.warmth = True, 1.0
        danger = Button(look, "Pass", kind="danger", key="P")
        pressed = Button(look, "Pressed")
        pressed.pressed = True
        self.refused = Button(look, "Claim the Forge", icon=Glyph("lozenge", look.colour("off_ink")))
        self.refused.forbid("Needs 1 more Death: you have 2 of 3.")
        focused = Button(look, "With focus", icon=Glyph("check", look.colour("gold")))
        focused.focused = True
        chosen = Button(look, "Chosen")
        chosen.chosen = True
        buttons = [normal, danger, pressed, hot, focused, chosen, self.refused]
        self._flow(buttons, Box(24, 24, box.w - 48, 10), 18)
        below = max(button.y + button.height for button in buttons) + 24 + 42 * (2 - look.text.scale)
        wide = (box.w - 72) / 2
        settings = [
            Toggle(look, "Reduced motion", width=wide),
            Toggle(look, "Forced choices", on=True, width=wide),
            Slider(look, "Music", value=60, wording="{:.0f} %".format, width=wide),
            Slider(look, "Effects", value=25, wording="{:.0f} %".format, width=wide),
            TextField(look, "Circe", width=wide),
            TextField(look, placeholder="Seed", width=wide),
        ]
        for left, right in zip(settings[::2], settings[1::2], strict=True):
            left.at, right.at = (24, below), (48 + wide, below)
            below += max(left.height, right.height) + 14
        panel.add(*buttons, *settings)
        return panel

    def _flow(self, buttons: list[Button], box: Box, gap: float) -> None:
        x, y = box.topleft
        for button in buttons:
            if x + button.width > box.right and x > box.left:
                x, y = box.left, y + button.height + gap
            button.at = (x, y)
            x += button.width + gap

    def _lists(self, box: Box) -> Node:
        look, panel = self.look, Surface(self.look, (box.w, 650), at=box.topleft)
        lines = ["First game", "Standard", "Draft", "Match of three", "Against the machine", "Hot seat", "Puzzles"]
        wide = box.w - 48
        listing = ListBox(look, lines, (wide, 300), chosen=1)
        listing.rows[2].hovered = True
        listing.focused = True
        page = Node(size=(wide, 300))
        page.add(listing)
        tabs = Tabs(look, [("New game", page), ("Replays", Node())], (wide, 400), at=(24, 16))
        panel.add(tabs)
        note = Label(look, "Every surface, line and letter is drawn for the window's own size.", SMALL, width=wide)
        note.at = (24, 620 - note.height)
        panel.add(note)
        return panel

    def _cards(self) -> Node:
        look, cards = self.look, Node(name="cards")
        for name, spot in zip(NAMES, layout.fan(Box(24, 844, 1100, 0), len(NAMES), CARD[0]), strict=True):
            card = SampleCard(look, name, "Look at three cards → keep one")
            card.at, card.rotation = (spot.x, spot.y), spot.angle
            card.hovered = name == "Tree of Life"
            cards.add(card)
        turned = SampleCard(look, "Fire Dragon", "Rivals lose 2 Life")
        turned.at, turned.rotation, turned.alpha = (1330, 844), 90, 0.75
        colours = [look.colour(name) for name in ("danger_hot_top", "danger_low", "edge_top", "edge_low")]
        seal = Panel(colours[0], colours[1], 34, 3, colours[2], colours[3])
        cards.add(turned, Sprite(seal, (68, 68), at=(1530, 780)))
        return cards

    def _ask(self) -> None:
        text = (
            "You still have useful actions. Passing ends the round for you; you take a **magic item** and draw a card."
        )
        answers: list[tuple[str, None]] = [("Pass all the same", None), ("Go on", None)]
        asked = Dialog(self.look, WHOLE, "Pass?", text, answers, danger=True)
        self.add(asked)
        asked.open()
