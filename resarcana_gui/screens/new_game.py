"""A new game: its setup, its options, and who plays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from resarcana_gui.scene.glyphs import Glyph
from resarcana_gui.scene.look import BODY, HEADING, SMALL
from resarcana_gui.scene.markup import escaped
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.text_field import TextField
from resarcana_gui.screens.game_ui import SetupOption
from resarcana_gui.screens.new_game_model import NewGameModel, Offer, keep_for, kept_for
from resarcana_gui.screens.page import Page
from resarcana_gui.screens.parts.seat_row import SeatRow
from resarcana_gui.screens.parts.selector import Selector
from resarcana_gui.screens.parts.setup_card import SetupCard
from resarcana_gui.screens.parts.stack import stacked
from resarcana_gui.screens.seat_names import usual_person
from resarcana_gui.screens.shell import Shell
from resarcana_gui.screens.start_match import start_match

BETWEEN: Final = 48.0
"""Between the columns."""
PLAY: Final = 420.0


class NewGame(Page):
    """Everything is chosen as last time, so that Play is enough."""

    name_key = "new_game.title"

    def __init__(self, shell: Shell, back: Callable[[], object] | None = None) -> None:
        """Without `back` it leads to the title."""
        super().__init__(shell, back if back is not None else shell.routes.title)
        self.choices = NewGameModel(self._offer())
        self.choices.recall(kept_for(shell.chosen, shell.settings.last_setup))
        if self.choices.seats[0].kind is None:
            self.choices.seats[0].name = shell.settings.player_name
        self.more = False
        """Whether the seed is shown."""

    def build(self) -> None:
        self.choices.offer = self._offer()  # in the current language
        self.choices.choose(self.choices.setup.name)
        super().build()

    def entered(self) -> None:
        self.give_focus("play")

    def play(self) -> None:
        """Start the match and go to its table."""
        twice = self.choices.twice()
        if twice is not None:
            self.shell.tell(self.shell.text("new_game.same_name", name=escaped(twice)))
            return
        match_plan = self.choices.match_plan(self.shell.matches.fresh_seed)
        match = start_match(self.shell, match_plan)
        if match is None:
            return
        self._remember()
        self.shell.routes.table(match_plan.game, match)

    # -------------------------------------------------------------------------------------------------- layout

    def lay(self, width: float) -> Node:
        if self.narrow:
            return stacked([self._setups(width), self._seats(width)], gap=28)
        wide = (width - BETWEEN) / 2
        setups, seats = self._setups(wide), self._seats(wide)
        seats.x = wide + BETWEEN
        whole = Node(size=(width, max(setups.height, seats.height)))
        whole.add(setups, seats)
        return whole

    def foot(self) -> Node:
        look = self.shell.look
        play = Button(look, self.shell.text("new_game.play"), self.play, kind="primary", name="play")
        play.size = (PLAY, play.height + 12)
        return play

    def _setups(self, width: float) -> Node:
        """The setups, and the options of the chosen one."""
        look, choices = self.shell.look, self.choices
        cards: list[Node] = [
            SetupCard(
                look,
                setup.title,
                setup.text,
                lambda setup=setup: self._choose(setup.name),  # type: ignore[misc]
                chosen=setup is choices.setup,
                width=width,
                name=f"setup {setup.name}",
            )
            for setup in choices.offer.setups
        ]
        setup_options = [self._option_row(option, width) for option in choices.setup_options]
        heading = Label(look, self.shell.text("new_game.setup"), HEADING, width=width)
        return stacked([heading, *cards, *setup_options], gap=10)

    def _option_row(self, option: SetupOption, width: float) -> Node:
        def choose(value: int) -> None:
            self.choices.choose_value(option, value)

        words = [text for _, text in self.choices.values(option)]
        chosen = self.choices.chosen_value(option)
        title = Label(self.shell.look, option.title, BODY, width=width)
        value = Selector(self.shell.look, words, chosen, choose, width=width, name=f"wish {option.option}")
        return stacked([title, value], gap=4)

    def _seats(self, width: float) -> Node:
        """Who plays, and what few people want to choose."""
        look, text = self.shell.look, self.shell.text
        rows = [
            SeatRow(self.shell, self.choices, seat, self.rebuild).node(width) for seat in range(len(self.choices.seats))
        ]
        plus = Glyph("plus", look.colour("gold" if self.choices.can_add else "off_ink"))
        add = Button(look, text("new_game.add"), self._add_seat, icon=plus, name="add seat")
        if not self.choices.can_add:
            add.forbid(text("new_game.most", number=self.choices.setup.most))
        sign = Glyph("up" if self.more else "down", look.colour("gold"))
        more = Button(look, text("new_game.less" if self.more else "new_game.more"), self._show_more, icon=sign)
        more.name = "more"
        heading = Label(look, text("new_game.seats"), HEADING, width=width)
        return stacked([heading, *rows, add, more, *([self._seed(width)] if self.more else [])], gap=10)

    def _seed(self, width: float) -> Node:
        look, text = self.shell.look, self.shell.text
        field = TextField(
            look,
            self.choices.seed,
            placeholder=text("new_game.by_chance"),
            on_change=self._take_seed,
            width=min(width, 480.0),
            name="seed",
        )
        title = Label(look, text("new_game.seed"), BODY, width=width)
        return stacked([title, field, Label(look, text("new_game.seed_text"), SMALL, width=width)], gap=4)

    # ------------------------------------------------------------------------------------------------- choosing

    def _choose(self, setup: str) -> None:
        self.choices.choose(setup)
        self.rebuild()

    def _add_seat(self) -> None:
        self.choices.add()
        self.rebuild()

    def _take_seed(self, typed: str) -> None:
        self.choices.seed = typed

    def _show_more(self) -> None:
        self.more = not self.more
        self.rebuild()

    def _offer(self) -> Offer:
        name, ui = self.shell.chosen, self.shell.game
        language = self.shell.settings.language
        return Offer(name, ui.setups(language), ui.levels(language), ui.characters(language), self._person)

    def _person(self, seat: int, people: int) -> str:
        return usual_person(self.shell.settings.language, seat, people)

    def _remember(self) -> None:
        first = self.choices.seats[0]
        kept = keep_for(self.shell.chosen, self.choices.remembered(), self.shell.settings.last_setup)
        values: dict[str, object] = {"last_setup": kept}
        if first.kind is None:
            values["player_name"] = first.name
        self.shell.change(**values)
