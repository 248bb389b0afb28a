"""The setups of Res Arcana, in words."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from resarcana_gui.games.resarcana.rules.codes import NOBODY
from resarcana_gui.games.resarcana.rules.options import SCENARIO
from resarcana_gui.games.resarcana.rules.setup_events import FirstPlayerChosen
from resarcana_gui.games.resarcana.view.faces.face import STYLE
from resarcana_gui.i18n import Catalog
from resarcana_gui.kernel.game import Options
from resarcana_gui.match.match import Match
from resarcana_gui.scene.theme import CANDLELIGHT
from resarcana_gui.screens.game_ui import Setup, SetupOption
from resarcana_gui.tabletop.cards.back import Back

SETUPS: Final[MappingProxyType[str, tuple[int, Options]]] = MappingProxyType(
    {
        "first": (4, {"setup": "first"}),
        "standard": (4, {"setup": "standard"}),
        "draft": (4, {"setup": "draft"}),
        "match": (2, {"setup": "match"}),
    }
)
"""The most players, and the options, of each setup, in the order of the list."""

BACKS: Final[MappingProxyType[str, str]] = MappingProxyType(
    {"first": "artifact", "standard": "mage", "draft": "monument", "match": "place"}
)
"""The kind of card whose back illustrates each setup."""

TIGHT: Final = ("standard", "draft")
"""The setups that two players can also play with four Places of Power and seven monuments."""


def setup_in_words(catalog: Catalog, name: str) -> Setup:
    """Return one setup, with its further options."""
    most, options = SETUPS[name]
    text = catalog.text
    setup_options = [SetupOption("sides", text("game.sides.title"), _sides(catalog, name))]
    if name in TIGHT:
        centres = ((False, text("game.tight.wide")), (True, text("game.tight.narrow")))
        setup_options.append(SetupOption("tight", text("game.tight.title"), centres, most=2))
    setup_options.append(SetupOption("first", text("game.begins.title"), _beginners(catalog, most), by_seat=True))
    return Setup(
        name, text(f"game.setup.{name}.title"), text(f"game.setup.{name}.text"), 2, most, options, tuple(setup_options),
        Back(BACKS[name], CANDLELIGHT, STYLE),
    )  # fmt: skip


def rematch(match: Match) -> Options:
    """Return the options of another game between the same players: the next seat begins."""
    options = dict(match.history.options)
    first = next((event.seat for event in match.history.setup if isinstance(event, FirstPlayerChosen)), None)
    if first is not None and SCENARIO not in options:
        options["first"] = (first + 1) % len(match.seats)
    return options


def _beginners(catalog: Catalog, most: int) -> tuple[tuple[object, str], ...]:
    """Return the possible first players."""
    seats = ((seat, catalog.text("game.begins.seat", number=seat + 1)) for seat in range(most))
    return ((NOBODY, catalog.text("game.begins.lot")), *seats)


def _sides(catalog: Catalog, name: str) -> tuple[tuple[object, str], ...]:
    values: tuple[object, ...] = ("first", "random") if name == "first" else ("random", "first")
    return tuple((value, catalog.text(f"game.sides.{value}")) for value in values)
