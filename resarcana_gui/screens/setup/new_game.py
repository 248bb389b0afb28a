"""The screen for a new game: who plays, in which order, and with which setup."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final, TypeAlias

from resarcana_gui.match.seat import is_name
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.ground.backdrop import Ground
from resarcana_gui.scene.markup import escaped
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.seats.initial import Initial
from resarcana_gui.scene.seats.seat_styles import SeatStyle
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_icon import UiIcon
from resarcana_gui.scene.ui_style import HEADING, SMALL, TITLE
from resarcana_gui.scene.widgets.button import Button, even_out
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.screens import actions
from resarcana_gui.screens.game_ui import Character
from resarcana_gui.screens.parts.scroll_pane import ScrollPane
from resarcana_gui.screens.screen import Screen
from resarcana_gui.screens.seat_names import usual_person
from resarcana_gui.screens.setup.face_card import FaceCard
from resarcana_gui.screens.setup.game_options import SetupTile, game_options
from resarcana_gui.screens.setup.new_game_model import (
    AvailableChoices,
    NewGameModel,
    SeatChoice,
    choices_of,
    with_choices_of,
)
from resarcana_gui.screens.setup.person_form import PersonForm
from resarcana_gui.screens.setup.round_table import PERSON_FACE, RoundTable
from resarcana_gui.screens.setup.table_seats import FACE, FreeSeat, SeatFace
from resarcana_gui.screens.shell import Shell, start_match
from resarcana_gui.settings import MOST_PEOPLE

EDGE: Final = 66.0
HEAD: Final = Box(EDGE, 34, 1180, 72)
FACES: Final = Box(EDGE - 16, 116, 1232, 930)
"""The area of the characters to pick from; it scrolls in large texts."""
GLOW_MARGIN: Final = 18.0
"""The margin around the faces, for the glow of the picked ones."""
COLUMNS: Final = 4
GAP: Final = 16.0
TABLE: Final = Box(1268, 20, 600, 600)
"""The area of the table."""
SMALL_TABLE: Final = Box(1302, 16, 560, 560)
"""The same in large texts, where names need room below it."""
SETUPS: Final = Box(1318, 672, 560, 204)
PLAY: Final = Box(1318, 944, 560, 92)
KNOB: Final = 60.0
NARROW: Final = 1.3
"""The text scale from which fewer faces fit side by side."""
LARGEST_FOR_TABLE: Final = 1.4
"""The largest text scale with room for the large table."""
ABOUT: Final = replace(SMALL, size=20, colour="ink", on="night", halo="night")
HINT: Final = replace(ABOUT, align="right")
HEADLINE: Final = replace(TITLE, size=54, colour="ink", on="night", halo="night")
Answer: TypeAlias = tuple[str, Callable[[], object] | None]
"""The label of a dialog's button, and what it does."""
LEAVING: Final = 0.5
"""The opacity of a character that leaves as soon as another is picked."""
PERSON: Final = (58, 110, 168)
"""The background of a person's initial."""


class NewGame(Screen):
    """The screen for a new game. It opens with the choices of last time, so that Play is enough."""

    def __init__(self, shell: Shell, back: Callable[[], object] | None = None) -> None:
        """`back` leaves the screen; by default it leads to the title."""
        super().__init__(shell)
        self.shell = shell
        self._back = back if back is not None else partial(shell.routes.title, "new game")
        self.choices = NewGameModel(self._available())
        self.choices.restore(choices_of(shell.chosen, shell.settings.last_setup))
        if self.choices.seats[0].kind is None:
            self.choices.seats[0].name = shell.settings.player_name
        self.sheet: ScrollPane | None = None
        self._seen = 0.0
        """The scroll offset of the faces."""
        self._play: Button | None = None
        self._told_swap = ""
        """The sentence last told about who is to leave."""

    def build(self) -> None:
        self.choices.available = self._available()  # in the current language
        self.choices.choose(self.choices.setup.name)
        self._lay_head()
        self._lay_faces()
        self._lay_table()
        self._lay_setups()

    def entered(self) -> None:
        self.give_focus("play")

    def rebuild(self) -> None:
        by_keys = self._shows_focus()
        super().rebuild()
        if not by_keys:
            self.give_focus("play")  # so that Enter plays, whatever was clicked
        elif self.shell.stage.dispatcher.focus.current is None:
            self.give_focus("play", shown=True)  # the focused seat has left

    def update(self, ms: int) -> None:
        if self.sheet is not None:
            self.sheet.follow(self.shell.stage.dispatcher.focus.current)
            self._seen = self.sheet.offset
        if self._play is not None:  # Enter belongs to the control whose focus is visible
            self._play.believable = self._play.focused or not self._shows_focus()

    def act(self, action: str) -> bool:
        act = {actions.MENU: self._back, actions.CANCEL: self._back, actions.CONFIRM: self.play}.get(action)
        if act is not None:
            act()
        return act is not None

    def play(self) -> None:
        """Start the game and show its table."""
        twice = self.choices.duplicate_name()
        if twice is not None:
            self.shell.messages.tell(self.shell.text("new_game.same_name", name=escaped(twice)))
            return
        match_plan = self.choices.match_plan(self.shell.matches.fresh_seed)
        match = start_match(self.shell, match_plan)
        if match is None:
            return
        self._remember()
        self.shell.routes.table(match_plan.game, match)

    def ask_options(self) -> None:
        """Open the dialog with the less common choices."""
        content = game_options(self.shell, self.choices)
        title, done = self.shell.text("new_game.options"), self.shell.text("new_game.done")
        self.shell.messages.ask(title, content, [(done, self.rebuild)], width=content.width + 72)

    # -------------------------------------------------------------------------------------------------- layout

    def _lay_head(self) -> None:
        look, text = self.shell.look, self.shell.text
        back = self._knob("home", text("back"), self._back, name="back")
        back.at = (HEAD.x, HEAD.centery - KNOB / 2)
        title = Label(look, text("new_game.title"), HEADLINE, at=(HEAD.x + KNOB + 22, HEAD.y), width=700, height=HEAD.h)
        surprise = self._knob("dice", text("new_game.surprise"), self._surprise, name="surprise")
        surprise.at = (HEAD.right - KNOB, HEAD.centery - KNOB / 2)
        hint = Label(look, text("new_game.hint"), HINT, at=(0, HEAD.y), height=HEAD.h,
                     width=surprise.x - title.x - title.width - 30)  # fmt: skip
        hint.x = surprise.x - 18 - hint.width
        self.add(back, title, hint, surprise)

    def _lay_faces(self) -> None:
        """Lay out the faces in two rows, or in more, scrolling rows for large texts."""
        scale = self.shell.look.text.scale
        columns = COLUMNS if scale < NARROW else COLUMNS - 1
        wide = (FACES.w - 2 * GLOW_MARGIN - (columns - 1) * GAP) / columns
        high = (FACES.h - 2 * GLOW_MARGIN - GAP) / 2 if scale < NARROW else 330.0 * scale
        self.sheet = sheet = ScrollPane(self.shell.look, FACES.size, at=FACES.topleft, name="faces")
        for at, character in enumerate(self.choices.available.characters):
            row, column = divmod(at, columns)
            card = self._face(character, (wide, high))
            card.at = (GLOW_MARGIN + column * (wide + GAP), GLOW_MARGIN + row * (high + GAP))
            sheet.content.add(card)
        rows = -(-len(self.choices.available.characters) // columns)
        sheet.fit(rows * (high + GAP) - GAP + 2 * GLOW_MARGIN)
        sheet.go(self._seen)
        self.add(sheet)

    def _face(self, character: Character, size: tuple[float, float]) -> FaceCard:
        choices, levels = self.choices, self.choices.available.levels
        seat = choices.seat_of(character.id)
        stays = choices.leaving != character.id
        does = "sits_down" if seat is None else "leaves" if choices.can_remove else "swaps"
        tip = self.shell.text(f"new_game.{does}", name=character.name)
        return FaceCard(
            self.shell.look, character, levels, levels.index(choices.level_of(character.id)), size=size,
            seated=self._style(seat) if seat is not None and stays else None, tip=tip,
            tag=self.shell.text("new_game.seated"),
            on_pick=lambda: self._pick(character), on_level=lambda level: self._rate(character, level),
        )  # fmt: skip

    def _lay_table(self) -> None:
        choices, names = self.choices, self.choices.names()
        seats = [self._seat(at, name) for at, name in enumerate(names)]
        free = None
        if choices.can_add:
            free = FreeSeat(self.shell.look, self._add_person, self.shell.text("new_game.add"))
        words = self.shell.text("new_game.players")
        ground = self.shell.game.ground(self.shell)
        circle = ground.inlay.file if isinstance(ground, Ground) and ground.inlay is not None else None
        place = TABLE if self.shell.look.text.scale <= LARGEST_FOR_TABLE else SMALL_TABLE
        table = RoundTable(self.shell.look, place.w, seats, free, str(len(seats)), words, self._move, circle)
        table.at = place.topleft
        self.add(table)

    def _seat(self, at: int, name: str) -> SeatFace:
        seat, text = self.choices.seats[at], self.shell.text
        person = seat.kind is None
        act = (lambda: self.ask_name(at)) if person else (lambda: self._stand_up(at))
        radius = PERSON_FACE if person else FACE
        face = SeatFace(self.shell.look, escaped(name), self._portrait(at, name), self._style(at), radius, at, act)
        face.alpha = LEAVING if not person and seat.character == self.choices.leaving else 1.0
        face.tip = f"{self._does(seat, name)}\n{text('new_game.order')}"
        return face

    def _does(self, seat: SeatChoice, name: str) -> str:
        """Return what a click on a seat at the table does."""
        if seat.kind is not None:
            does = "new_game.leaves" if self.choices.can_remove else "new_game.makes_room"
            return self.shell.text(does, name=escaped(name))
        if self.choices.people == 1 and not is_name(seat.name):
            return self.shell.text("new_game.rename_you")
        return self.shell.text("new_game.rename", name=escaped(name))

    def _portrait(self, at: int, name: str) -> Drawing:
        seat = self.choices.seats[at]
        if seat.kind is None:
            return self._likeness(at, name) or Initial(self.shell.look, name[:1], PERSON)
        pictures = {each.id: each.picture for each in self.choices.available.characters}
        return pictures.get(seat.character) or Initial(self.shell.look, name[:1], self._style(at).colour)

    def _likeness(self, at: int, name: str) -> Drawing | None:
        """Return the face that a person had in their last game."""
        records = self.shell.matches.archive.records(self.shell.chosen)
        played = (each for record in records for each in record.players if each.is_human and each.name == name)
        last, before = next(played, None), sum(seat.kind is None for seat in self.choices.seats[:at])
        return self.shell.game.likeness(last.statistics.labels if last is not None else {}, before)

    def _lay_setups(self) -> None:
        look, text, choices = self.shell.look, self.shell.text, self.choices
        wide, high = (SETUPS.w - GAP) / 2, 66.0
        tiles: list[Button] = []
        for at, setup in enumerate(choices.available.setups):
            row, column = divmod(at, 2)
            tile = SetupTile(look, setup, self._choosing(setup.name), (wide, high), chosen=setup is choices.setup)
            tile.at = (SETUPS.x + column * (wide + GAP), SETUPS.y + row * (high + GAP))
            tiles.append(tile)
        even_out(tiles)
        self.add(*tiles)
        options = self._knob("settings", text("new_game.options"), self.ask_options, name="options")
        options.at = (PLAY.right - KNOB, PLAY.y - 20 - KNOB)
        rows = -(-len(choices.available.setups) // 2)
        top = SETUPS.y + rows * (high + GAP)
        about = Label(look, choices.setup.text, ABOUT, at=(SETUPS.x + 4, top), width=options.x - SETUPS.x - 20,
                      height=PLAY.y - 12 - top)  # fmt: skip
        enter = partial(self.shell.bindings.hint, actions.CONFIRM)
        play = self._play = Button(look, text("new_game.play"), self.play, kind="danger", key=enter, name="play",
                      style=replace(HEADING, size=44, colour="ink"), size=PLAY.size)  # fmt: skip
        play.at = PLAY.topleft
        self.add(about, options, play)

    def _knob(self, sign: str, tip: str, act: Callable[[], object], name: str) -> Button:
        icon = UiIcon(sign, self.shell.look.colour("gold"))
        knob = Button(self.shell.look, "", act, icon=icon, size=(KNOB, KNOB), name=name)
        knob.tip = tip
        return knob

    def _style(self, seat: int) -> SeatStyle:
        """Return a seat's style as at the table, seen by the first person."""
        people = [at for at, each in enumerate(self.choices.seats) if each.kind is None]
        home = people[0] if people else 0
        return self.shell.game.seat_style(None, seat, home, len(self.choices.seats))

    # ------------------------------------------------------------------------------------------------- choosing

    def _choosing(self, setup: str) -> Callable[[], object]:
        def choose() -> None:
            self.choices.choose(setup)
            self.rebuild()

        return choose

    def _pick(self, character: Character) -> None:
        if self.choices.pick(character.id):
            self._picked()
        else:
            self._refuse_leaving()

    def _picked(self) -> None:
        """Show who sits down, and say that somebody is to be picked in place of who is to leave."""
        self.rebuild()
        self.shell.messages.notices.withdraw(self._told_swap)
        leaving = self.choices.leaving
        if leaving is not None:
            name = next(each.name for each in self.choices.available.characters if each.id == leaving)
            self._told_swap = self.shell.text("new_game.swaps", name=escaped(name))
            self.shell.messages.tell(self._told_swap)

    def _rate(self, character: Character, level: str) -> None:
        self.choices.set_level(character.id, level)
        if not self._shows_focus():
            self.give_focus("play")

    def _stand_up(self, seat: int) -> None:
        if self.choices.can_remove:
            self.choices.remove(seat)
            self.rebuild()
        else:
            self._seat_person(seat)

    def _refuse_leaving(self) -> None:
        self.shell.messages.tell(self.shell.text("new_game.fewest", number=self.choices.setup.fewest))

    def _add_person(self) -> None:
        self.choices.add_person()
        self.rebuild()
        seat = len(self.choices.seats) - 1
        self.ask_name(seat, back=partial(self.choices.remove, seat))

    def _seat_person(self, seat: int) -> None:
        """Replace a machine by a person, when the setup does not allow fewer seats."""
        before = self.choices.sit_down(seat, SeatChoice())
        self.rebuild()
        self.ask_name(seat, back=partial(self.choices.sit_down, seat, before))

    def _move(self, seat: int, to: int) -> None:
        self.choices.move(seat, to)
        self.rebuild()
        self.give_focus(f"seat {to + 1}", shown=self._shows_focus())

    def _shows_focus(self) -> bool:
        current = self.shell.stage.dispatcher.focus.current
        return isinstance(current, Control) and current.focused

    def _surprise(self) -> None:
        self.choices.surprise(random.Random(self.shell.matches.fresh_seed()).randrange)
        self.rebuild()

    def ask_name(self, seat: int, *, back: Callable[[], object] | None = None) -> None:
        """Ask for a person's name, or whether the person leaves. `back` undoes the seating of a person who was just
        added."""
        choices, text = self.choices, self.shell.text
        before = choices.seats[seat].name

        def leave(how: Callable[[], object]) -> None:
            how()
            self.rebuild()

        def name(typed: str) -> None:
            choices.set_name(seat, typed)

        form = PersonForm(self.shell, before, escaped(choices.names()[seat]), name, self._known(seat))
        done: Answer = (text("new_game.done"), self.rebuild)
        if back is None:
            goes: Answer = (text("new_game.stand_up"), partial(leave, partial(choices.remove, seat)))
            answers = [done, goes, (text("back"), partial(name, before))]
        else:
            answers = [done, (text("back"), partial(leave, back))]
        dialog = self.shell.messages.ask(text("new_game.who"), form, answers, width=form.width + 72)
        form.on_enter = dialog.buttons[0].activate
        form.focus(self.shell.stage.dispatcher.focus)

    def _known(self, seat: int) -> list[str]:
        """Return the names of people who played lately and are not at the table."""
        here = {other.name.casefold() for other in self.choices.seats if other.kind is None}
        return [name for name in self.shell.settings.people if name.casefold() not in here]

    def _available(self) -> AvailableChoices:
        name, ui = self.shell.chosen, self.shell.game
        language = self.shell.settings.language
        return AvailableChoices(name, ui.setups(language), ui.levels(language), ui.characters(language), self._person)

    def _person(self, seat: int, people: int) -> str:
        return usual_person(self.shell.settings.language, seat, people)

    def _remember(self) -> None:
        people: Sequence[str] = [seat.name for seat in self.choices.seats if seat.kind is None]
        kept = with_choices_of(self.shell.chosen, self.choices.saved_choices(), self.shell.settings.last_setup)
        values: dict[str, object] = {"last_setup": kept}
        if people:
            named = filter(None, [*people, *self.shell.settings.people])
            values |= {"player_name": people[0], "people": tuple(dict.fromkeys(named))[:MOST_PEOPLE]}
        self.shell.change(**values)
