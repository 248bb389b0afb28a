"""How Res Arcana's cards are made."""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.resarcana.view.faces.icons import GAME, Icons
from resarcana_gui.games.resarcana.view.faces.palette import MATERIALS
from resarcana_gui.games.resarcana.view.faces.signs import sign
from resarcana_gui.tabletop.cards.style import Style

STYLE: Final = Style(GAME, MATERIALS, Icons, sign)
