"""Res Arcana's part of the window."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from threading import Thread
from typing import Final

import pygame

from resarcana_gui.compiled import is_compiled
from resarcana_gui.games.resarcana.rules.game import ResArcana
from resarcana_gui.games.resarcana.rules.power_questions import AskLose, AskReact
from resarcana_gui.games.resarcana.rules.round_questions import AskCheck
from resarcana_gui.games.resarcana.rules.setup_events import GameWon
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.statistics import MAGE
from resarcana_gui.games.resarcana.view.character_portraits import characters
from resarcana_gui.games.resarcana.view.faces.icons import GAME, ICONS
from resarcana_gui.games.resarcana.view.faces.palette import ESSENCE_COLOURS
from resarcana_gui.games.resarcana.view.lookup.learning import ResArcanaLearning
from resarcana_gui.games.resarcana.view.pages.how_to_play_guide import Guide
from resarcana_gui.games.resarcana.view.pages.podium import podium
from resarcana_gui.games.resarcana.view.pages.resarcana_page import KEYS
from resarcana_gui.games.resarcana.view.playing.resarcana_table import ResArcanaTable
from resarcana_gui.games.resarcana.view.setups import SETUPS, rematch, setup_in_words
from resarcana_gui.games.resarcana.view.table.ground import bare_ground
from resarcana_gui.games.resarcana.view.table.portraits import faces, person
from resarcana_gui.games.resarcana.view.table_factory import TableFactory, voice_for_all, voice_for_viewer
from resarcana_gui.games.resarcana.view.tell.catalogs import catalog, component_names, name_catalog
from resarcana_gui.games.resarcana.view.tell.commentary import Commentary
from resarcana_gui.games.resarcana.view.tell.match_text import game_won, match_so_far
from resarcana_gui.games.resarcana.view.tell.narrator import ResArcanaNarrator
from resarcana_gui.games.resarcana.view.tell.record_words import ResArcanaRecordWords
from resarcana_gui.games.resarcana.view.tell.voice import OnlookerVoice
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.game import Options
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State as KernelState
from resarcana_gui.match.match import Match
from resarcana_gui.records.wording import RecordWords
from resarcana_gui.scene.images import decoded
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.sprite import Picture
from resarcana_gui.scene.text import IconSource
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.screens import actions
from resarcana_gui.screens.actions import Key
from resarcana_gui.screens.context import Context
from resarcana_gui.screens.game_ui import (
    Backdrop,
    Character,
    Commentator,
    FinishedGame,
    GameUi,
    Level,
    LogNarrator,
    Seating,
    Setup,
)
from resarcana_gui.screens.table_view import Controller, TableView
from resarcana_gui.shipped import asset_path
from resarcana_gui.tabletop.cards.pictures import CardPicture
from resarcana_gui.tabletop.living_backdrop import LivingBackdrop
from resarcana_gui.tabletop.tell.story import MentionFinder

BY_THE_CLOCK: Final = "archmage"
"""The level that uses all its time, and so is weaker the slower the engine is."""

TEACHER: Final = "owl"
"""The character that speaks in the lessons."""

INTERRUPTING: Final = (AskReact, AskLose, AskCheck)
"""Questions to a seat under attack, or at a victory check."""


class ResArcanaUi(ResArcanaLearning, GameUi):
    """What the window gets from this game's folder."""

    def __init__(self, game: ResArcana, opponents: Mapping[str, tuple[str, ...]]) -> None:
        """`opponents` are those offered, from weak to strong, each with those it stands in for."""
        super().__init__(TableFactory(game))
        self._game: Final = game
        self._opponents: Final = opponents

    def prepare(self, language: str) -> None:
        Thread(target=catalog, args=(language,), name="texts", daemon=True).start()
        self._tables.pictures.read_ahead([component.slug for component in self._game.cards.components])

    def icons(self, look: UiStyle) -> IconSource:
        return ICONS.in_ink(look.theme)

    def title(self, context: Context) -> Backdrop:
        return LivingBackdrop(context.look, _scene("title"), GAME)

    def ground(self, context: Context) -> Drawing:
        return bare_ground(context.look.theme)

    def guide(self, context: Context, width: float) -> Node:
        return Guide(context.look, self._tables.faces(context), context.bindings.hint(actions.HELP)).lay(width)

    def name(self, language: str) -> str:
        return name_catalog(language).text("game.name")

    def setups(self, language: str) -> Sequence[Setup]:
        return [setup_in_words(catalog(language), name) for name in SETUPS]

    def teacher(self, language: str) -> Character | None:
        return next((each for each in self.characters(language) if each.id == TEACHER), None)

    def record_words(self, language: str) -> RecordWords:
        return ResArcanaRecordWords(language)

    def rematch(self, match: Match) -> Options:
        return rematch(match)

    def own_keys(self) -> Sequence[Key]:
        return KEYS

    def action_words(self, action: str, language: str) -> str:
        return catalog(language).text(f"game.action.{action}")

    def levels(self, language: str) -> Sequence[Level]:
        text = catalog(language).text
        return [
            Level(name, text(f"game.level.{name}.title"), text(f"game.level.{name}.{_about(name)}"), formerly)
            for name, formerly in self._opponents.items()
        ]

    def characters(self, language: str) -> Sequence[Character]:
        return characters(language)

    def likeness(self, labels: Mapping[str, str], at: int) -> Drawing | None:
        return person(self._game.cards, self._tables.pictures, labels.get(MAGE, ""), at)

    def seat_face(self, context: Context, seating: Seating, view: KernelState, seat: int) -> Drawing:
        assert isinstance(view, State)
        return faces(self._tables.resources(context, seating), seat, view)["rest"]

    def pictured(self, context: Context, sentence: str, subject: str = "") -> Drawing | None:
        component = _mentions(self._game, context.settings.language).first(sentence)
        slug = None if component is None else self._game.cards.components[component].slug
        return None if slug is None else CardPicture(self._tables.pictures, slug)

    def table(self, context: Context, seating: Seating, controller: Controller) -> TableView:
        resources = self._tables.resources(context, seating)
        blank = self._game.blank(seating.match.history.options, seating.viewer)
        return ResArcanaTable(context, resources, blank, controller)

    def log_narrator(self, language: str, seating: Seating) -> LogNarrator:
        return ResArcanaNarrator(self._game, language, seating.viewer, seating.names, voice_for_viewer(seating))

    def commentator(self, language: str, seating: Seating, view: KernelState) -> Commentator | None:
        assert isinstance(view, State)
        return Commentary(self._tables.voice(OnlookerVoice, language, seating), view.clone())

    def use_palette(self, palette: str) -> None:
        ESSENCE_COLOURS.palette = palette

    def icon_words(self, name: str, language: str) -> str:
        texts = catalog(language)
        keys = (f"essence.{name}", f"signs.{name}", f"faces.icon.{name}")
        return next((texts.text(key).rstrip(".") for key in keys if texts.has(key)), name)

    def interrupts(self, pending: Pending) -> bool:
        return isinstance(pending, INTERRUPTING)

    def standing(self, language: str, names: Sequence[str], progress: Mapping[str, int]) -> str:
        return match_so_far(catalog(language), names, progress)

    def ends_game(self, event: Event) -> bool:
        return isinstance(event, GameWon)

    def finished_game(self, language: str, seating: Seating, view: KernelState) -> FinishedGame:
        assert isinstance(view, State)
        voice = self._tables.voice(voice_for_all(seating), language, seating)
        return FinishedGame(
            game_won(voice, view), tuple(seat for seat in range(view.seats) if view.winners >> seat & 1)
        )

    def results(self, context: Context, seating: Seating, view: KernelState, size: tuple[float, float]) -> Node:
        assert isinstance(view, State)
        resources = self._tables.resources(context, seating)

        def face(seat: int, won: bool) -> Drawing:
            return faces(resources, seat, view)["pleased" if won else "rest"]

        return podium(resources, view, size, context.sounds.play, face)


@cache
def _scene(name: str) -> Picture:
    """Return a large picture; plain dark without one."""
    picture = decoded(asset_path("resarcana", "scenes", f"{name}.jpg"))
    if picture is not None:
        return Picture(picture, ("scene", name))
    plain = pygame.Surface((16, 9), 0, 32)
    plain.fill((20, 14, 11))
    return Picture(plain, ("no scene", name))


@cache
def _mentions(game: ResArcana, language: str) -> MentionFinder:
    """Return what finds the names of components."""
    names = component_names(language)
    return MentionFinder({each.number: names[each.slug] for each in game.cards.components})


def _about(level: str) -> str:
    """Return the key of the text about a level."""
    return "plain" if level == BY_THE_CLOCK and not is_compiled() else "text"
