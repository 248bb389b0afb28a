"""The part of the window that belongs to Seasons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache, partial
from typing import Final
from weakref import WeakKeyDictionary

from resarcana_gui.games.seasons.cards.tables import CardSet
from resarcana_gui.games.seasons.rules.codes import LEVELS, MOST_SEATS
from resarcana_gui.games.seasons.rules.commands import TakeDie
from resarcana_gui.games.seasons.rules.game import Seasons
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.view.asking.asked_question import CRYSTALLISE_ALL, END_TURN
from resarcana_gui.games.seasons.view.characters import characters
from resarcana_gui.games.seasons.view.faces.die_faces import die_picture
from resarcana_gui.games.seasons.view.faces.icons import GAME, ICONS
from resarcana_gui.games.seasons.view.faces.palette import ENERGY_COLOURS
from resarcana_gui.games.seasons.view.geometry.areas import areas
from resarcana_gui.games.seasons.view.lookup.learning import SEATS, SeasonsLearning
from resarcana_gui.games.seasons.view.pages.final_score import FinalScore
from resarcana_gui.games.seasons.view.pages.how_to_play_guide import Guide
from resarcana_gui.games.seasons.view.pages.packs_page import PACKS
from resarcana_gui.games.seasons.view.playing.read_out import icon_words
from resarcana_gui.games.seasons.view.playing.seasons_table import SeasonsTable
from resarcana_gui.games.seasons.view.table.ground import BARE, WHOLE
from resarcana_gui.games.seasons.view.table.ground import bare_ground as bare
from resarcana_gui.games.seasons.view.table_resources import GivenWarnings, TableResources
from resarcana_gui.games.seasons.view.tell.catalogs import catalog
from resarcana_gui.games.seasons.view.tell.commentary import Commentary
from resarcana_gui.games.seasons.view.tell.deeds import DIE
from resarcana_gui.games.seasons.view.tell.markup_voice import MarkupVoice
from resarcana_gui.games.seasons.view.tell.narrator import SeasonsNarrator
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.state import EVERYONE
from resarcana_gui.kernel.state import State as KernelState
from resarcana_gui.match.match import Match
from resarcana_gui.records.wording import RecordWords
from resarcana_gui.scene.ground.backdrop import Ground
from resarcana_gui.scene.images import decoded
from resarcana_gui.scene.markup import escaped
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.sprite import Emblem, Picture
from resarcana_gui.scene.text import IconSource
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.screens.actions import Key
from resarcana_gui.screens.context import Context
from resarcana_gui.screens.game_ui import Backdrop, Character, Commentator, Level, LogNarrator, Seating
from resarcana_gui.screens.table_view import Controller, TableView
from resarcana_gui.shipped import asset_path
from resarcana_gui.tabletop.cards.pictures import CardPicture
from resarcana_gui.tabletop.geometry.placements import Canvas
from resarcana_gui.tabletop.living_backdrop import LivingBackdrop
from resarcana_gui.tabletop.playing.plain_ui import PlainUi
from resarcana_gui.tabletop.table.automata import characters_by_seat, may_talk
from resarcana_gui.tabletop.table.table_sounds import TableSounds
from resarcana_gui.tabletop.tell.story import MentionFinder

SETUPS: Final = {level: {"level": level} for level in LEVELS}
FORMERLY: Final = {"apprentice": ("random",), "novice": ("greedy",)}
"""The opponents that a level stands in for: the window does not offer them."""
TEACHER: Final = "owl"
FELT: Final = (46, 40, 58)
"""The ground of energies and crystals as pictures."""
KEYS: Final = (Key(END_TURN, ("e",)), Key(CRYSTALLISE_ALL, ("c",)), Key(PACKS, ("b",)))


class SeasonsRecordWords(RecordWords):
    """The words for records of Seasons."""

    sources = ("points_crystals", "points_prestige", "points_effects")
    deeds = ("summoned", "activated", "crystallised", "made", "taken", "given", "wasted", "bonuses", "penalties")


class LogVoiceNarrator(SeasonsNarrator):
    """Tells a game in the window's markup."""

    def __init__(self, game: Seasons, language: str, seating: Seating) -> None:
        super().__init__(game, language, seating.viewer, seating.names, MarkupVoice)


class SeasonsUi(SeasonsLearning, PlainUi):
    """What the window gets from this game's folder."""

    def __init__(self, game: Seasons, opponents: Sequence[str]) -> None:
        """`opponents` are those offered, from weak to strong."""
        SeasonsLearning.__init__(self, game.cards)
        PlainUi.__init__(self, game, SETUPS, opponents, Ground(WHOLE, (), BARE))
        self._seasons: Final = game
        self._given_warnings: Final[WeakKeyDictionary[Match, GivenWarnings]] = WeakKeyDictionary()
        """The warnings given at each table, which outlive the table's pictures."""

    def prepare(self, language: str) -> None:
        self._pictures.read_ahead([card.slug for card in self._seasons.cards.cards])

    def icons(self, look: UiStyle) -> IconSource:
        return ICONS.in_ink(look.theme)

    def ground(self, context: Context) -> Drawing:
        return bare(context.look.theme)

    def levels(self, language: str) -> Sequence[Level]:
        return [replace(level, formerly=FORMERLY.get(level.name, ())) for level in super().levels(language)]

    def title(self, context: Context) -> Backdrop:
        found = decoded(asset_path(GAME, "scenes", "title.jpg"))
        if found is None:
            return super().title(context)
        return LivingBackdrop(context.look, Picture(found, ("scene", "seasons title")), GAME)

    def characters(self, language: str) -> Sequence[Character]:
        return characters(language)

    def teacher(self, language: str) -> Character | None:
        return next((each for each in characters(language) if each.id == TEACHER), None)

    def own_keys(self) -> Sequence[Key]:
        return KEYS

    def action_words(self, action: str, language: str) -> str:
        return catalog(language).text(f"window.action.{action}")

    def record_words(self, language: str) -> RecordWords:
        return SeasonsRecordWords(catalog(language))

    def icon_words(self, name: str, language: str) -> str:
        return icon_words(catalog(language), name)

    def use_palette(self, palette: str) -> None:
        ENERGY_COLOURS.palette = palette

    def table(self, context: Context, seating: Seating, controller: Controller) -> TableView:
        blank = self._seasons.blank(seating.match.history.options, seating.viewer)
        return SeasonsTable(context, self._resources(context, seating), blank, controller)

    def log_narrator(self, language: str, seating: Seating) -> LogNarrator:
        return LogVoiceNarrator(self._seasons, language, seating)

    def commentator(self, language: str, seating: Seating, view: KernelState) -> Commentator | None:
        assert isinstance(view, State)
        voice = MarkupVoice(catalog(language), self._seasons.cards, list(map(escaped, seating.names)), EVERYONE)
        return Commentary(voice, view.clone())

    def pictured(self, context: Context, sentence: str, subject: str = "") -> Drawing | None:
        cards = self._seasons.cards
        number = _mentions(cards, context.settings.language).first(sentence)
        if number is not None:
            return CardPicture(self._pictures, cards.cards[number].slug)
        if subject.startswith(DIE):
            return die_picture(cards, int(subject.removeprefix(DIE)))
        return Emblem(ICONS.icon(subject), FELT) if subject else None

    def answer_picture(self, context: Context, answer: Command) -> Drawing | None:
        return die_picture(self._seasons.cards, answer.die) if isinstance(answer, TakeDie) else None

    def guide(self, context: Context, width: float) -> Node:
        return Guide(context.look, self.faces(context, SEATS), context.settings.language).lay(width)

    def results(self, context: Context, seating: Seating, view: KernelState, size: tuple[float, float]) -> Node:
        assert isinstance(view, State)
        outcome = self._seasons.outcome(view)
        assert outcome is not None
        ranks = sorted(range(view.seats), key=lambda seat: outcome.places[seat])
        faces = [self.seat_face(context, seating, view, seat) for seat in range(view.seats)]
        return FinalScore(self._resources(context, seating), view, ranks, faces, size)

    def _resources(self, context: Context, seating: Seating) -> TableResources:
        language, seats = context.settings.language, min(len(seating.names), MOST_SEATS)
        faces, cards = self.faces(context, seats), self._seasons.cards
        voice = MarkupVoice(catalog(language), cards, seating.names, seating.viewer)
        places = areas(
            seats, seating.viewer, context.settings.text_scale / 100, Canvas(*context.beyond, small=context.small)
        )
        sounds = TableSounds(context.sounds, GAME, context.look.pace)
        people = characters_by_seat(seating.match.seats, characters, language)
        warnings = self._given_warnings.setdefault(seating.match, GivenWarnings(seating.match.history))
        talks = partial(may_talk, context, seating.match)
        return TableResources(context.look, faces, cards, voice, places, sounds, warnings, people, talks)


@cache
def _mentions(cards: CardSet, language: str) -> MentionFinder:
    """Return what finds the names of cards."""
    text = catalog(language).text
    return MentionFinder({card.number: text(f"card.{card.slug}") for card in cards.cards})
