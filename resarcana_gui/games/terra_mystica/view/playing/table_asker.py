"""Asks the questions of the rules on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from resarcana_gui.games.terra_mystica.components.words import WHEEL
from resarcana_gui.games.terra_mystica.rules.basics import faction_of
from resarcana_gui.games.terra_mystica.rules.commands import Accept, Dig, EndTurn
from resarcana_gui.games.terra_mystica.rules.questions import AskDwelling, AskOffer, AskTerrain, AskTurn
from resarcana_gui.games.terra_mystica.rules.questions import Question as Asked
from resarcana_gui.games.terra_mystica.rules.spades import may_buy
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.view.asking.asked_question import AskedQuestion, StandingChoice, asked_question
from resarcana_gui.games.terra_mystica.view.asking.land_choices import PlannedChoice, spades_price
from resarcana_gui.games.terra_mystica.view.faces.icons import ICONS
from resarcana_gui.games.terra_mystica.view.own_keys import END_TURN
from resarcana_gui.games.terra_mystica.view.playing.places import question_layout
from resarcana_gui.games.terra_mystica.view.standing_answer import StandingAnswer
from resarcana_gui.games.terra_mystica.view.table.power_ring import faces
from resarcana_gui.games.terra_mystica.view.table.scenery import Scenery
from resarcana_gui.games.terra_mystica.view.tell.refusal_text import refusal_text
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.refusal import Refusal
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.screens.actions import CONFIRM, PASS
from resarcana_gui.screens.context import Context
from resarcana_gui.screens.table_view import Controller, Question
from resarcana_gui.tabletop.asking.choice import Choice
from resarcana_gui.tabletop.asking.controls.asking_controls import AskingControls
from resarcana_gui.tabletop.asking.controls.question_controls import QuestionControls
from resarcana_gui.tabletop.items.table_item import Key
from resarcana_gui.tabletop.playing.asker import Asker


class TableControls(QuestionControls):
    """Controls that note what a choice plans, and offer the bonus cards to whoever passes."""

    plans: Callable[[Sequence[Command]], object]
    passes: Callable[[], bool]
    stands: Callable[[int], object]
    """Called with the power up to which offers are accepted from now on."""
    offer = False
    """Whether power is offered."""

    def _cancel(self) -> list[Button]:
        """Return no button: Undo beside it takes the same action back, and says what it undoes. The key to cancel does
        so too."""
        return []

    @property
    def start(self) -> Control | None:
        """The button that accepts an offer of power, wherever the focus was before, or else as usual."""
        accept = next((button for button in self.parts.buttons if button.name == CONFIRM), None)
        return accept if self.offer and accept is not None else super().start

    def choose(self, choice: Choice) -> None:
        if choice.key == PASS and self.passes():
            return
        self.plans(choice.plan if isinstance(choice, PlannedChoice) else ())
        if isinstance(choice, StandingChoice):
            self.stands(choice.limit)
        super().choose(choice)


class TableAsker(Asker):
    """Asks what the rules ask."""

    asking: AskedQuestion | None = None

    def __init__(self, context: Context, controller: Controller, ground: Node, scenery: Scenery) -> None:
        super().__init__(context, scenery.resources.voice, controller, ground, scenery.items)
        self.on_pass: Callable[[], object] | None = None
        """Called to offer the bonus cards to whoever passes."""
        self._scenery: Final = scenery
        self._layout: Final = question_layout(scenery)
        self._plan: tuple[Command, ...] = ()

    def picture(self, key: Key) -> Drawing | None:
        """Return the icon of what asks, or the face of the neighbour who has built."""
        if isinstance(key, tuple):
            _, seat = key
            return faces(self._scenery.resources, self._scenery.state, int(seat))["rest"]
        return ICONS.icon(key) if isinstance(key, str) and ICONS.known(key) else None

    def ask(self, question: Question | None) -> None:
        self._scenery.ring.close()
        super().ask(question)
        if question is not None:
            self._next, self._standing.ends_turn = self._end_of(question), False

    def first_usable(self) -> Control | None:
        """Return the button that ends the turn, where there is one, rather than a conversion."""
        buttons = self.controls.parts.buttons if isinstance(self.controls, TableControls) else ()
        return next((button for button in buttons if button.name == END_TURN), None) or super().first_usable()

    def act(self, action: str) -> bool:
        if super().act(action) or (action == PASS and self._refuses_to_pass()):
            return True
        early = (
            action == END_TURN and self.asking is None and self._scenery.state.active == self._scenery.resources.home
        )
        self._standing.ends_turn = self._standing.ends_turn or early
        return early

    def _refuses_to_pass(self) -> bool:
        """Say why nobody passes after an action, if that is what is asked. Return whether it was."""
        question = self.asking.question if self.asking is not None else None
        acted = isinstance(question, AskTurn) and not question.left
        if acted:
            self._context.messages.tell(refusal_text(self._scenery.resources.voice, Refusal("already_acted")))
        return acted

    @property
    def _standing(self) -> StandingAnswer:
        """What the viewer has answered ahead. It outlasts the table, which turns to others when they are asked."""
        return self._scenery.resources.standing

    def _end_of(self, question: Question) -> Command | None:
        """Return the end of the turn if the player has already ended it."""
        return next((each for each in question.legal if self._standing.ends_turn and isinstance(each, EndTurn)), None)

    def put(self, question: Question) -> AskingControls:
        pending, view = question.pending, question.view
        assert isinstance(pending, Asked) and isinstance(view, State)
        self.asking = asked_question(self._scenery.resources.voice, pending, view, question.legal)
        if isinstance(pending, AskTerrain):
            self._open_ring(pending, view, question.legal)
        return self._controls_of(self.asking)

    def _controls_of(self, asking: AskedQuestion) -> TableControls:
        """Return the controls of a question. An action is cancelled in its middle; between actions it is undone, and so
        is land that is transformed already, as its two answers leave no room for a third button."""
        undone = isinstance(asking.question, AskTurn | AskDwelling)
        within = not undone and self.controller.can_cancel()
        back = self.controller.cancel if within else None
        controls = TableControls(
            self._context.look, None, self._layout, asking, self._words, self.answer, back,
            bindings=self._context.bindings,
        )  # fmt: skip
        controls.plans, controls.passes = self._note_plan, partial(self._passes, asking)
        controls.stands = self._scenery.accept_up_to
        controls.offer = isinstance(asking.question, AskOffer)
        return controls

    def planned(self, question: Question) -> Command | None:
        """Return the next answer of a choice that answers several questions, or of the player's standing answer to
        offers."""
        offer, view = question.pending, question.view
        if isinstance(offer, AskOffer) and isinstance(view, State):
            accepted = self._standing.accepts(offer, view)
            return next((each for each in question.legal if accepted and isinstance(each, Accept)), None)
        plan, self._plan = self._plan, ()
        for at, following in enumerate(plan):
            if following in question.legal:  # those before it were the only answers to theirs, and were not asked for
                self._plan = plan[at + 1 :]
                return following
        return None

    def _note_plan(self, plan: Sequence[Command]) -> None:
        self._plan = tuple(plan)

    def _passes(self, asking: AskedQuestion) -> bool:
        if not asking.passes or self.on_pass is None:
            return False
        self.on_pass()
        return True

    def _open_ring(self, pending: AskTerrain, view: State, legal: Sequence[Command]) -> None:
        """Show the other terrains around the hexagon, home first, each with the spades it takes and their price."""
        seat, at, now = pending.seat, pending.at, view.terrain[pending.at]
        home = faction_of(view, seat).home
        terrains = [land for step in range(WHEEL) if (land := (home + step) % WHEEL) != now]
        fewest: dict[int, int] = {}
        for command in legal:
            assert isinstance(command, Dig)
            fewest[command.terrain] = min(command.spades, fewest.get(command.terrain, WHEEL))
        prices = [self._price(pending, view, at, fewest[land]) if land in fewest else "" for land in terrains]
        self._scenery.open_ring(at, terrains, prices)

    def _price(self, pending: AskTerrain, view: State, at: int, spades: int) -> str:
        voice = self._scenery.resources.voice
        bought = max(0, spades - pending.left) if may_buy(pending.source, pending.made) else 0
        told = voice.number("spades", spades)
        return f"{told} {voice.amount(spades_price(view, pending.seat, at, bought))}" if bought else told
