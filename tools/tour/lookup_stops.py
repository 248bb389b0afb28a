"""The stops at what can be looked up: rules, glossary, signs, and the gallery."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from resarcana_gui.i18n.catalog import FALLBACK
from resarcana_gui.reference.articles import Reference
from resarcana_gui.reference.gallery import Gallery
from resarcana_gui.screens.gallery.gallery_page import GalleryPage
from resarcana_gui.screens.game_ui import GameUi
from resarcana_gui.screens.reference.reference_page import ReferencePage
from tools.headless_client import HeadlessClient
from tools.tour.stop import Stop


def look_up(stage: HeadlessClient, place: str, typed: str = "") -> None:
    """Open the rules at an article, after typing into the search."""
    stage.shell.routes.look_up(place)
    page = stage.shell.screen
    assert isinstance(page, ReferencePage)
    if typed:
        page.search(typed)


def found(stage: HeadlessClient) -> None:
    """A search for the name of a component in the current language."""
    index = next(each for each in stage.shell.game.reference(stage.shell.settings.language).chapters if each.is_index)
    look_up(stage, "", index.articles[0].title.split()[-1])


def stops(game: GameUi) -> tuple[Stop, ...]:
    """Return the beginning, a list of components, the signs, and a search; nothing for a game without rules."""
    rules = _of(game.reference(FALLBACK)) if game.has_reference else []
    return (*rules, *(_shown(game.gallery(FALLBACK)) if game.has_gallery else []))


def gallery(stage: HeadlessClient, wanted: Mapping[str, str]) -> None:
    """The gallery, filtered."""
    stage.shell.routes.gallery()
    page = stage.shell.screen
    assert isinstance(page, GalleryPage)
    for facet, value in wanted.items():
        page.choose(facet, value)


def exhibit(stage: HeadlessClient, name: str) -> None:
    """One card of the gallery."""
    stage.shell.routes.exhibit(name)


def _shown(whole: Gallery) -> list[Stop]:
    """Return stops at the whole gallery, a part, and the card that is related to most others."""
    most = max(whole.exhibits.values(), key=lambda each: sum(len(kin.names) for kin in each.related))
    last = whole.facets[-1]
    return [
        Stop("gallery", partial(gallery, wanted={})),
        Stop("gallery-filtered", partial(gallery, wanted={last.name: last.values[0].name})),
        Stop("exhibit", partial(exhibit, name=most.name)),
    ]


def _of(reference: Reference) -> list[Stop]:
    entries = next(each for each in reference.chapters if not each.is_prose and not each.is_index)
    index = next(each for each in reference.chapters if each.is_index)
    return [
        Stop("reference", partial(look_up, place="")),
        Stop("reference-glossary", partial(look_up, place=entries.articles[0].name)),
        Stop("reference-index", partial(look_up, place=index.name)),
        Stop("reference-search", found),
    ]
