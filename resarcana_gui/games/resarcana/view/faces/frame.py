"""Frames of cards: rim, title, window and field, of the material of a kind."""

from __future__ import annotations

from resarcana_gui.games.resarcana.view.faces.palette import Material
from resarcana_gui.games.resarcana.view.faces.plan import Plan
from resarcana_gui.scene.colour import mixed
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.shapes import Halo, Outline, Panel, Plain
from resarcana_gui.scene.theme import Theme
from resarcana_gui.scene.transform import Box


def paint(painter: Painter, plan: Plan, material: Material, *, worn: bool) -> None:
    """Paint everything of a card but its picture."""
    rim, card = material.rim, Box(0, 0, plan.width, plan.height)
    painter.put(Panel(rim.body, rim.deep, plan.radius, max(1.0, plan.rim * 0.3), rim.light, rim.deep, worn=worn), card)
    for box in (plan.title, plan.field):
        if box.h > 1:
            radius = max(plan.radius - plan.rim, 2.0)
            field = Panel(material.field_top, material.field_low, radius, 1.0, rim.deep, rim.deep, worn=worn)
            painter.put(field, box)


def line_window(painter: Painter, plan: Plan, material: Material) -> None:
    """Draw the inner edge of the window over the picture."""
    window = plan.window
    thin = max(1.0, plan.width / 240)
    painter.put(Outline(material.rim.deep, 1.0, thin), window)
    painter.put(Plain((0, 0, 0), 0.35), Box(window.x, window.y, window.w, thin * 2))


def plate(theme: Theme, height: float) -> Panel:
    """The dark plate that the Collect ability stands on."""
    return Panel(
        mixed(theme["panel_top"], theme["night"], 0.2), theme["panel_low"], height * 0.32, max(1.5, height * 0.05),
        theme["edge_top"], theme["edge_low"], worn=theme.worn,
    )  # fmt: skip


def halo(theme: Theme, reach: float) -> Halo:
    """A soft shadow."""
    return Halo(theme["shadow"], 4.0, reach, 0.5)
