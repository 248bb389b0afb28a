"""Card faces and backs, for every component, width and language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from resarcana_gui.games.resarcana.cards import tables
from resarcana_gui.games.resarcana.cards.essences import NAMES, counts
from resarcana_gui.games.resarcana.cards.tables import CardSet, Component
from resarcana_gui.games.resarcana.view.faces.component_pictures import component_pictures, frame_of
from resarcana_gui.games.resarcana.view.faces.essence_token import ESSENCE_TOKENS
from resarcana_gui.games.resarcana.view.faces.glossary import glossary
from resarcana_gui.games.resarcana.view.faces.icon_lines import ability_lines, collect, scoring_lines, threat
from resarcana_gui.games.resarcana.view.faces.icons import ICONS
from resarcana_gui.games.resarcana.view.faces.palette import MATERIALS
from resarcana_gui.games.resarcana.view.tell.card_text import kind_text
from resarcana_gui.games.resarcana.view.tell.catalogs import catalog, component_names
from resarcana_gui.games.resarcana.view.tell.voice import Words
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.text import IconSource
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.tabletop.cards.card_faces import CardFaces
from resarcana_gui.tabletop.cards.contents import PrintedTexts
from resarcana_gui.tabletop.cards.pictures import Pictures
from resarcana_gui.tabletop.cards.style import Style

STYLE: Final = Style(ICONS, MATERIALS)


class Faces(CardFaces):
    """Draws components, and follows changes of the look."""

    usual_back = "artifact"

    def __init__(
        self,
        look: UiStyle,
        cards: CardSet,
        language: str,
        icons: IconSource | None = None,
        pictures: Pictures | None = None,
    ) -> None:
        self.cards: Final = cards
        self.names: Final = component_names(language)
        self._words: Final = Words(catalog(language))
        shared = component_pictures(cards) if pictures is None else pictures
        super().__init__(look, STYLE, shared, range(len(cards.components)), language, icons)

    def printed(self, card: int) -> PrintedTexts:
        component = self.cards.components[card]
        return PrintedTexts(
            name=self.names[component.slug],
            kind=kind_text(component, self._words),
            frame=frame_of(component),
            picture=component.slug,
            lines=tuple(ability_lines(component)),
            formula="   ".join(scoring_lines(component)),
            plate=collect(component.collect),
            threat=threat(component),
            seal=f"{component.points or ''}{'+' if component.scores else ''}",
            on_seal=_counted(component),
            costs=tuple(_costs(component)),
        )

    def meanings(self) -> Mapping[str, str]:
        return glossary(self.language)

    def tokens(self, on: int) -> list[tuple[Drawing, int]]:
        """Return the essences in a packed number, each type with its count."""
        return [(ESSENCE_TOKENS[essence], count) for essence, count in enumerate(counts(on)) if count]


def _counted(component: Component) -> Drawing | None:
    """Return the icon of the essence that counts as points on this component, if there is just one."""
    mask = component.per_essence
    return ICONS.icon(NAMES[mask.bit_length() - 1]) if mask.bit_count() == 1 else None


def _costs(component: Component) -> list[tuple[Drawing, str]]:
    """Return an icon for each type of essence in the printed cost, with its number unless it is one."""
    cost = component.cost
    shown = [(NAMES[essence], _number(count)) for essence, count in enumerate(counts(cost.fixed)) if count]
    if cost.any_type:
        shown.append(("any", _number(cost.any_type)))
    if not shown and component.kind in (tables.ARTIFACT, tables.PLACE):
        shown.append(("any", "0"))
    return [(ICONS.icon(name), number) for name, number in shown]


def _number(count: int) -> str:
    return str(count) if count > 1 else ""
