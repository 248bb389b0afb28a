"""The help page of Terra Mystica: a round, the signs, the keys of table and map, and ways to the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from resarcana_gui.games.terra_mystica.rules.refusals import why_not
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.view.lookup.exhibits import article_about
from resarcana_gui.games.terra_mystica.view.lookup.rules import refusal_article, signs
from resarcana_gui.games.terra_mystica.view.own_keys import END_TURN, FIND, JUMPS, NEXT, OFFERS, PREVIOUS, REACH
from resarcana_gui.games.terra_mystica.view.pages.note_text import note_parts
from resarcana_gui.games.terra_mystica.view.pages.wishes import wishes
from resarcana_gui.games.terra_mystica.view.table_resources import TableResources
from resarcana_gui.tabletop.items.table_item import Key
from resarcana_gui.tabletop.pages.help_page import HelpPage
from resarcana_gui.tabletop.pages.table_page import PageContext


class MysticaHelpPage(HelpPage[State]):
    """The help page of one table."""

    own_pages: Sequence[str] = (NEXT, PREVIOUS, *JUMPS, FIND, REACH, OFFERS, END_TURN)

    def __init__(self, context: PageContext, resources: TableResources, pointed: Callable[[], Key | None]) -> None:
        """`pointed` returns the key of the item that was pointed at last."""
        super().__init__(context)
        self._resources: Final = resources
        self._pointed: Final = pointed

    def meanings(self) -> Mapping[str, str]:
        return signs(self._resources.voice.catalog.language)

    def pointed(self, view: State) -> Mapping[str, str]:
        """Return the way to what was pointed at last, or to the rule that keeps a hexagon from being used."""
        key, home, voice = self._pointed(), self._resources.home, self._resources.voice
        headings = (part.heading for part in note_parts(self._resources, view, key) if part.heading)
        if (about := article_about(view, home, key)) and (heading := next(headings, "")):
            return {about: heading}
        if not isinstance(key, tuple) or key[0] != "hex" or not view.stack or view.stack[-1].seat != home:
            return {}
        refusals = [why_not(view, wish) for wish in wishes(view, home, key)]
        if not refusals or None in refusals:
            return {}
        name = view.parts.board.names[int(key[1])]
        articles = {refusal_article(each.code) for each in refusals if each is not None} - {""}
        return {article: voice.text("pages.help.why", card=name) for article in sorted(articles)[:1]}
