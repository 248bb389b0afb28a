"""The part of the window that belongs to Terra Mystica."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final
from weakref import WeakKeyDictionary

from resarcana_gui.games.terra_mystica.rules.codes import BY_RESOURCES
from resarcana_gui.games.terra_mystica.rules.commands import Answer
from resarcana_gui.games.terra_mystica.rules.game import TerraMystica
from resarcana_gui.games.terra_mystica.rules.questions import AskDevotion, AskOffer
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.rules.stock_events import PointsChanged
from resarcana_gui.games.terra_mystica.view.characters import characters
from resarcana_gui.games.terra_mystica.view.faces.icons import GAME, ICONS
from resarcana_gui.games.terra_mystica.view.faces.palette import INK_NAMES, INKS
from resarcana_gui.games.terra_mystica.view.geometry.areas import areas
from resarcana_gui.games.terra_mystica.view.lookup.learning import TerraMysticaLearning, TerraMysticaRecordWords
from resarcana_gui.games.terra_mystica.view.own_keys import KEYS
from resarcana_gui.games.terra_mystica.view.pages.answer_pictures import answer_picture
from resarcana_gui.games.terra_mystica.view.pages.final_score import FinalScore
from resarcana_gui.games.terra_mystica.view.pages.how_to_play_guide import Guide
from resarcana_gui.games.terra_mystica.view.playing.mystica_table import MysticaTable
from resarcana_gui.games.terra_mystica.view.playing.read_out import icon_words
from resarcana_gui.games.terra_mystica.view.standing_answer import StandingAnswer, standing_answer
from resarcana_gui.games.terra_mystica.view.table.ground import BARE, WHOLE, bare_ground
from resarcana_gui.games.terra_mystica.view.table.power_ring import faces
from resarcana_gui.games.terra_mystica.view.table_resources import TableResources, faction_style
from resarcana_gui.games.terra_mystica.view.tell.catalogs import catalog, screen_texts
from resarcana_gui.games.terra_mystica.view.tell.commentary import Commentary
from resarcana_gui.games.terra_mystica.view.tell.deed_text import deed_text
from resarcana_gui.games.terra_mystica.view.tell.event_signs import deed_of
from resarcana_gui.games.terra_mystica.view.tell.markup_voice import MarkupVoice
from resarcana_gui.games.terra_mystica.view.tell.narrator import TerraMysticaNarrator
from resarcana_gui.games.terra_mystica.view.tell.story import Story
from resarcana_gui.i18n import Catalog
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import EVERYONE
from resarcana_gui.kernel.state import State as KernelState
from resarcana_gui.match.match import Match
from resarcana_gui.records.wording import RecordWords
from resarcana_gui.scene.ground.backdrop import Ground
from resarcana_gui.scene.images import decoded
from resarcana_gui.scene.markup import escaped
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.seats.seat_styles import SeatStyle
from resarcana_gui.scene.sprite import Picture
from resarcana_gui.scene.text import IconSource
from resarcana_gui.scene.theme import Theme
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.scene.wrapping import TextEngine
from resarcana_gui.screens.actions import Key
from resarcana_gui.screens.context import Context
from resarcana_gui.screens.game_ui import Backdrop, Character, Commentator, Level, LogNarrator, Seating
from resarcana_gui.screens.table_view import Controller, TableView
from resarcana_gui.shipped import asset_path
from resarcana_gui.tabletop.geometry.placements import Canvas
from resarcana_gui.tabletop.living_backdrop import LivingBackdrop
from resarcana_gui.tabletop.playing.plain_ui import PlainUi
from resarcana_gui.tabletop.table.automata import characters_by_seat, may_talk
from resarcana_gui.tabletop.table.table_sounds import TableSounds

SETUPS: Final = {name: {"setup": name} for name in ("standard", "first", "colours")}
FORMERLY: Final = {"apprentice": ("random",), "novice": ("greedy",)}
"""The opponents that a level stands in for: the window does not offer them."""
TEACHER: Final = "owl"


class LogVoiceNarrator(TerraMysticaNarrator):
    """Tells a game in the window's markup."""

    def __init__(self, game: TerraMystica, language: str, seating: Seating) -> None:
        super().__init__(game, language, seating.viewer, seating.names, MarkupVoice)

    def deed(self, command: Command, view: KernelState) -> str:
        assert isinstance(command, Answer)
        assert isinstance(view, State)
        assert isinstance(self._voice, MarkupVoice)
        return deed_text(self._voice, command, view)

    def story(self, table: State) -> Story:
        assert isinstance(self._voice, MarkupVoice)
        return Story(self._voice, table, partial(deed_of, self._voice))


class TerraMysticaUi(TerraMysticaLearning, PlainUi):
    """What the window gets from this game's folder."""

    def __init__(self, game: TerraMystica, opponents: Sequence[str]) -> None:
        """`opponents` are those offered, from weak to strong."""
        TerraMysticaLearning.__init__(self, game.parts)
        PlainUi.__init__(self, game, SETUPS, opponents, Ground(WHOLE, (), BARE))
        self._mystica: Final = game
        self._standing: Final[WeakKeyDictionary[Match, dict[int, StandingAnswer]]] = WeakKeyDictionary()
        """What the seats of the matches that are open have answered before they are asked."""

    @property
    def open(self) -> bool:
        return True

    def interrupts(self, pending: Pending) -> bool:
        return isinstance(pending, AskOffer | AskDevotion)

    def icons(self, look: UiStyle) -> IconSource:
        return ICONS.in_ink(look.theme)

    def ground(self, context: Context) -> Drawing:
        return bare_ground(context.look.theme)

    def theme(self, *, high_contrast: bool) -> Theme:
        usual = super().theme(high_contrast=high_contrast)
        seats = dict(zip(INK_NAMES, INKS, strict=True))
        return replace(usual, name=f"{usual.name}, {GAME}", colours={**usual.colours, **seats})

    def seat_style(self, view: KernelState | None, seat: int, home: int, seats: int) -> SeatStyle:
        return faction_style(view if isinstance(view, State) else None, seat, home)

    def levels(self, language: str) -> Sequence[Level]:
        return [replace(level, formerly=FORMERLY.get(level.name, ())) for level in super().levels(language)]

    def title(self, context: Context) -> Backdrop:
        found = decoded(asset_path(GAME, "scenes", "title.jpg"))
        if found is None:
            return super().title(context)
        return LivingBackdrop(context.look, Picture(found, ("scene", f"{GAME} title")), GAME)

    def characters(self, language: str) -> Sequence[Character]:
        return characters(language)

    def teacher(self, language: str) -> Character | None:
        return next((each for each in characters(language) if each.id == TEACHER), None)

    def screen_texts(self, language: str) -> Catalog:
        return screen_texts(language)

    def answer_picture(self, context: Context, answer: Command) -> Drawing | None:
        assert isinstance(answer, Answer)
        return answer_picture(self._mystica.parts, answer)

    def own_keys(self) -> Sequence[Key]:
        return KEYS

    def action_words(self, action: str, language: str) -> str:
        return catalog(language).text(f"window.action.{action}")

    def record_words(self, language: str) -> RecordWords:
        return TerraMysticaRecordWords(catalog(language))

    def icon_words(self, name: str, language: str) -> str:
        return icon_words(catalog(language), name)

    def table(self, context: Context, seating: Seating, controller: Controller) -> TableView:
        blank = self._mystica.blank(seating.match.history.options, seating.viewer)
        return MysticaTable(context, self._resources(context, seating), blank, controller)

    def log_narrator(self, language: str, seating: Seating) -> LogNarrator:
        return LogVoiceNarrator(self._mystica, language, seating)

    def guide(self, context: Context, width: float) -> Node:
        return Guide(context.look, context.settings.language).lay(width)

    def commentator(self, language: str, seating: Seating, view: KernelState) -> Commentator | None:
        assert isinstance(view, State)
        voice = MarkupVoice(catalog(language), self._mystica.parts, list(map(escaped, seating.names)), EVERYONE)
        return Commentary(voice, view.clone())

    def results(self, context: Context, seating: Seating, view: KernelState, size: tuple[float, float]) -> Node:
        assert isinstance(view, State)
        outcome = self._mystica.outcome(view)
        assert outcome is not None
        ranks = sorted(range(view.seats), key=lambda seat: outcome.places[seat])
        resources = self._resources(context, seating)
        portraits = [faces(resources, view, seat)["pleased"] for seat in range(view.seats)]
        leftovers = [_leftover(seating, seat) for seat in range(view.seats)]
        return FinalScore(resources, view, ranks, portraits, leftovers, size)

    def _resources(self, context: Context, seating: Seating) -> TableResources:
        language, parts, seats = context.settings.language, self._mystica.parts, len(seating.names)
        voice = MarkupVoice(catalog(language), parts, seating.names, seating.viewer)
        canvas = Canvas(*context.beyond, small=context.small)
        places = areas(seats, seating.viewer, canvas, context.settings.text_scale / 100)
        sounds = TableSounds(context.sounds, GAME, context.look.pace)
        people = characters_by_seat(seating.match.seats, characters, language)
        standing = self._standing_of(context, seating)
        numerals = TextEngine(context.look.theme, 1.0, context.look.text.icons)
        talks = partial(may_talk, context, seating.match)
        return TableResources(context.look, parts, voice, places, sounds, numerals, standing, people, talks)

    def _standing_of(self, context: Context, seating: Seating) -> StandingAnswer:
        """Return what the viewer answers ahead, the same as long as the match is open."""
        seats, viewer = self._standing.setdefault(seating.match, {}), seating.viewer
        if viewer not in seats:
            seats[viewer] = standing_answer(context, seating.match, viewer)
        return seats[viewer]


def _leftover(seating: Seating, seat: int) -> int:
    """Return the points that a seat got for leftover things at the end."""
    events = (event for step in seating.match.history.steps[-1:] for event in step.events)
    return sum(
        event.number
        for event in events
        if isinstance(event, PointsChanged) and event.seat == seat and event.reason == BY_RESOURCES
    )
