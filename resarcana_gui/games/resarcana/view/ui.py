"""Res Arcana's part of the window."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from threading import Thread
from typing import Final
from weakref import WeakKeyDictionary

import pygame

from resarcana_gui.compiled import is_compiled
from resarcana_gui.games.resarcana.rules.game import ResArcana
from resarcana_gui.games.resarcana.rules.power_questions import AskLose, AskReact
from resarcana_gui.games.resarcana.rules.round_questions import AskCheck
from resarcana_gui.games.resarcana.rules.setup_events import GameWon
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.statistics import MAGE
from resarcana_gui.games.resarcana.view.character_portraits import characters, characters_by_seat
from resarcana_gui.games.resarcana.view.faces.component_pictures import component_pictures
from resarcana_gui.games.resarcana.view.faces.face import Faces
from resarcana_gui.games.resarcana.view.faces.icons import GAME, ICONS
from resarcana_gui.games.resarcana.view.faces.palette import ESSENCE_COLOURS
from resarcana_gui.games.resarcana.view.geometry.areas import areas
from resarcana_gui.games.resarcana.view.geometry.table_lines import Canvas
from resarcana_gui.games.resarcana.view.lookup.gallery import gallery
from resarcana_gui.games.resarcana.view.lookup.rules import reference
from resarcana_gui.games.resarcana.view.pages.how_to_play_guide import Guide
from resarcana_gui.games.resarcana.view.pages.podium import podium
from resarcana_gui.games.resarcana.view.pages.resarcana_page import KEYS
from resarcana_gui.games.resarcana.view.playing.resarcana_table import ResArcanaTable
from resarcana_gui.games.resarcana.view.setups import SETUPS, rematch, setup_in_words
from resarcana_gui.games.resarcana.view.table.ground import bare_ground
from resarcana_gui.games.resarcana.view.table.portraits import faces, person
from resarcana_gui.games.resarcana.view.table_resources import GivenWarnings, TableResources
from resarcana_gui.games.resarcana.view.tell.catalogs import catalog, component_names, name_catalog
from resarcana_gui.games.resarcana.view.tell.commentary import Commentary
from resarcana_gui.games.resarcana.view.tell.match_text import game_won, match_so_far
from resarcana_gui.games.resarcana.view.tell.narrator import ResArcanaNarrator
from resarcana_gui.games.resarcana.view.tell.record_words import ResArcanaRecordWords
from resarcana_gui.games.resarcana.view.tell.voice import MarkupVoice, OnlookerVoice
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.game import Options
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State as KernelState
from resarcana_gui.lessons.onboarding import OnboardingTip, read_onboarding
from resarcana_gui.match.match import Match
from resarcana_gui.paths import assets
from resarcana_gui.reference.articles import Reference
from resarcana_gui.reference.gallery import Gallery
from resarcana_gui.scene.images import decoded
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.sprite import Picture
from resarcana_gui.scene.text import IconSource
from resarcana_gui.screens import actions
from resarcana_gui.screens.actions import Key
from resarcana_gui.screens.context import Context
from resarcana_gui.screens.game_ui import (
    Backdrop,
    CardSign,
    Character,
    Commentator,
    FinishedGame,
    GameUi,
    Level,
    LogNarrator,
    RecordWords,
    Seating,
    Setup,
)
from resarcana_gui.screens.table_view import Controller, TableView
from resarcana_gui.shipped import asset_path
from resarcana_gui.tabletop.living_backdrop import LivingBackdrop
from resarcana_gui.tabletop.table.table_sounds import TableSounds

_log = logging.getLogger(__name__)

BY_THE_CLOCK: Final = "archmage"
"""The level that uses all its time, and so is weaker the slower the engine is."""

TEACHER: Final = "owl"
"""The character that speaks in the lessons."""

LARGE: Final = 1.4
"""The text scale from which characters' remarks extend over the Places of Power."""

INTERRUPTING: Final = (AskReact, AskLose, AskCheck)
"""Questions to a seat under attack, or at a victory check."""


class ResArcanaUi(GameUi):
    """What the window gets from this game's folder."""

    has_reference = has_gallery = True

    def __init__(self, game: ResArcana, opponents: Mapping[str, tuple[str, ...]]) -> None:
        """`opponents` are those offered, from weak to strong, each with those it stands in for."""
        self._game: Final = game
        self._opponents: Final = opponents
        self._pictures: Final = component_pictures(game.cards)
        self._given_warnings: Final[WeakKeyDictionary[Match, GivenWarnings]] = WeakKeyDictionary()
        """The warnings given at each table, which outlive the table's pictures."""

    def prepare(self, language: str) -> None:
        Thread(target=catalog, args=(language,), name="texts", daemon=True).start()
        self._pictures.read_ahead([component.slug for component in self._game.cards.components])

    def icons(self, look: Look) -> IconSource:
        return ICONS.in_ink(look.theme)

    def title(self, context: Context) -> Backdrop:
        return LivingBackdrop(context.look, _scene("title"), GAME)

    def ground(self, context: Context) -> Drawing:
        return bare_ground(context.look.theme)

    def guide(self, context: Context, width: float) -> Node:
        return Guide(context.look, self._faces(context), context.bindings.hint(actions.HELP)).lay(width)

    def name(self, language: str) -> str:
        return name_catalog(language).text("game.name")

    def setups(self, language: str) -> Sequence[Setup]:
        return [setup_in_words(catalog(language), name) for name in SETUPS]

    def lesson_text(self, name: str, language: str) -> str:
        return catalog(language).text(f"lessons.{name}")

    def onboarding(self) -> Sequence[OnboardingTip]:
        return _onboarding()

    def onboarding_text(self, name: str, language: str) -> str:
        return catalog(language).text(f"firsts.{name}")

    def teacher(self, language: str) -> Character | None:
        return next((each for each in self.characters(language) if each.id == TEACHER), None)

    def record_words(self, language: str) -> RecordWords:
        return ResArcanaRecordWords(language)

    def reference(self, language: str) -> Reference:
        return reference(self._game.cards, language)

    def gallery(self, language: str) -> Gallery:
        return gallery(self._game.cards, language)

    def card_signs(self, context: Context) -> Callable[[int, float], Sequence[CardSign]]:
        return self._faces(context).explained_signs

    def card_face(self, context: Context) -> Callable[[int, float], Drawing]:
        return self._faces(context).front

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
        return person(self._game.cards, self._pictures, labels.get(MAGE, ""), at)

    def table(self, context: Context, seating: Seating, controller: Controller) -> TableView:
        resources = self._resources(context, seating)
        blank = self._game.blank(seating.match.history.options, seating.viewer)
        return ResArcanaTable(context, resources, blank, controller)

    def log_narrator(self, language: str, seating: Seating) -> LogNarrator:
        return ResArcanaNarrator(self._game, language, seating.viewer, seating.names, _voice_for(seating))

    def commentator(self, language: str, seating: Seating, view: KernelState) -> Commentator | None:
        assert isinstance(view, State)
        texts, names = catalog(language), component_names(language)
        voice = OnlookerVoice(texts, self._game.cards, names, seating.names, seating.viewer)
        return Commentary(voice, view.clone())

    def wear(self, palette: str) -> None:
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
        voice = _told_to_all(seating)(
            catalog(language), self._game.cards, component_names(language), seating.names, seating.viewer
        )
        return FinishedGame(
            game_won(voice, view), tuple(seat for seat in range(view.seats) if view.winners >> seat & 1)
        )

    def results(self, context: Context, seating: Seating, view: KernelState, size: tuple[float, float]) -> Node:
        assert isinstance(view, State)
        resources = self._resources(context, seating)

        def face(seat: int, won: bool) -> Drawing:
            return faces(resources, seat, view)["pleased" if won else "rest"]

        return podium(resources, view, size, context.sounds.play, face)

    def _faces(self, context: Context) -> Faces:
        language = context.settings.language
        return Faces(context.look, self._game.cards, language, context.look.text.icons, self._pictures)

    def _resources(self, context: Context, seating: Seating) -> TableResources:
        """Return faces and words for one table, in the current language and look."""
        language, cards = context.settings.language, self._game.cards
        voice = _voice_for(seating)(catalog(language), cards, component_names(language), seating.names, seating.viewer)
        places = areas(
            len(seating.names), seating.viewer, context.settings.text_scale / 100,
            Canvas(*context.beyond, small=context.small),
        )  # fmt: skip
        given_warnings = self._given_warnings.setdefault(seating.match, GivenWarnings())
        characters = characters_by_seat(seating.match.seats, language)
        return TableResources(
            context.look, self._faces(context), cards, voice, places,
            TableSounds(context.sounds, GAME, context.look.pace), given_warnings, characters,
            partial(_talks, context, seating.match),
        )  # fmt: skip


def _talks(context: Context, match: Match) -> bool:
    """Return whether characters may make remarks: not in lessons and puzzles, where a panel speaks already, nor in
    demos in a small window or with large texts, where they would hide Places of Power beside what is explained."""
    watched = context.look.pace.watched and (context.small or context.look.text.scale >= LARGE)
    return context.settings.remarks and not match.exercise and not watched


def _voice_for(seating: Seating) -> type[MarkupVoice]:
    """Return the voice for the viewing seat: a machine is named, a person is addressed."""
    return MarkupVoice if seating.match.seats[seating.viewer].is_human else OnlookerVoice


def _told_to_all(seating: Seating) -> type[MarkupVoice]:
    """Return the voice for what several people look at together, which names everybody."""
    return MarkupVoice if sum(seat.is_human for seat in seating.match.seats) == 1 else OnlookerVoice


@cache
def _onboarding() -> Sequence[OnboardingTip]:
    """What is explained once; nothing, with a line in the log, when that cannot be read."""
    try:
        return read_onboarding(assets("resarcana", "firsts.yaml"))
    except (OSError, ValueError) as error:
        _log.warning("nothing is explained: %s", error)
        return ()


@cache
def _scene(name: str) -> Picture:
    """Return a large picture; plain dark without one."""
    picture = decoded(asset_path("resarcana", "scenes", f"{name}.jpg"))
    if picture is not None:
        return Picture(picture, ("scene", name))
    plain = pygame.Surface((16, 9), 0, 32)
    plain.fill((20, 14, 11))
    return Picture(plain, ("no scene", name))


def _about(level: str) -> str:
    """Return the key of the text about a level."""
    return "plain" if level == BY_THE_CLOCK and not is_compiled() else "text"
