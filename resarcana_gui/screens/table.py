"""The screen of a game: the game's own table, and beside it its progress, the log, and what can always be done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.refusal import Refusal
from resarcana_gui.match.errors import SaveError
from resarcana_gui.match.history import Step
from resarcana_gui.match.match import Match
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.transform import Box
from resarcana_gui.screens import actions
from resarcana_gui.screens.curtain import Curtain
from resarcana_gui.screens.game_ui import GameUi, Party, Question, TableView
from resarcana_gui.screens.host import Host
from resarcana_gui.screens.interval import Break, Interval, break_in
from resarcana_gui.screens.past import Past
from resarcana_gui.screens.pause import open_pause
from resarcana_gui.screens.prompt import Prompt
from resarcana_gui.screens.screen import Screen
from resarcana_gui.screens.seat_names import shown_names
from resarcana_gui.screens.second_thought import SecondThought
from resarcana_gui.screens.shell import Shell
from resarcana_gui.screens.side import Side
from resarcana_gui.screens.taking_back import TakingBack

COLUMN: Final = Box(1612, 12, 296, 1056)
"""The column beside the game's table."""


class TableScreen(Screen):
    """Plays one match. It shows what the one person sees, or, of several, the one who is asked; without any, what the
    first seat sees. A match that is over can be looked at, and travelled in."""

    music: ClassVar[str] = "table"
    demo: ClassVar[bool] = False
    """Whether it only shows machines at play."""

    def __init__(self, shell: Shell, game: str, match: Match, *, viewer: int | None = None) -> None:
        super().__init__(shell)
        self.shell = shell
        self.game = game
        self.ui: GameUi = shell.games[game]
        self.match = match
        self.people = [at for at, seat in enumerate(match.seats) if seat.is_human]
        first = self.people[0] if self.people else 0
        self.viewer = first if viewer is None else viewer
        self.thought: Final = SecondThought(shell.clock, shell.look.pace, lambda: shell.settings.second_thought)
        """Whether what the player did last is still waited with."""
        self.host = Host(
            match, shell.tables.thinker(match), self, self._behind, lambda: shell.settings.forced_choices,
            lambda: self.thought.lasts,
        )  # fmt: skip
        self.back: Final = TakingBack(self)
        self.view: TableView | None = None
        self.side: Side | None = None
        self.past: Past | None = None
        """What lies over the table while it shows a position of the past."""
        self.travelled: int | None = None
        """The position of the past that is shown; None for what is now."""
        self._ended = match.outcome is not None
        self._begun = False
        """Whether the table has been shown."""
        self._met = viewer is not None or len(self.people) < 2 or self._ended
        """Whether it is known who sits there: of several, whoever is asked first says so before anything is seen."""
        self._curtain: Curtain | None = None
        self._next: int | None = None
        """The person who is asked as soon as everything that happened has been seen."""
        self._break: Break | None = None
        """A game of several has ended, and that is still to be seen."""
        self.prompt: Final = Prompt(shell.look, self._show_question)
        """What is asked of who looks, and whether that is shown yet."""

    # -------------------------------------------------------------------------------------------------- Screen

    def build(self) -> None:
        self.view = self.ui.table(self.shell, self.party, self)
        self.side = Side(self.shell, COLUMN, self)
        self.add(self.view, self.side)
        self.past = Past(self.shell, COLUMN, self._now)
        self.view.add(self.past)
        self.side.retell()
        if self._met and self._curtain is None:
            self._begin()
        else:
            person = self.host.asked_person
            self._hand_over(self.viewer if person is None else person)
            self._show_now()
        if self.travelled is not None:
            self.travel(self.travelled)

    def left(self) -> None:
        self.host.close()

    def update(self, ms: int) -> None:
        self.host.update()
        if self.view is not None and self.side is not None:
            self.view.update(ms)
            self.side.update(ms)
        if not self.host.paused:
            self._go_over()

    def floor(self) -> Sequence[Node]:
        return () if self.view is None or self.side is None else (*self.view.floor(), *self.side.floor())

    def act(self, action: str) -> bool:
        view, side = self.view, self.side
        if view is None or side is None or view.act(action):
            return view is not None and side is not None
        act = {
            actions.UNDO: self.undo,
            actions.REDO: self.back.redo,
            actions.MENU: self.pause,
            actions.CANCEL: self._leave,
            actions.LOG: lambda: self.shell.stage.dispatcher.focus.give(side.log),
            actions.EARLIER: side.scrubber.earlier,
            actions.LATER: side.scrubber.later,
            actions.NOW: self._now,
        }.get(action)
        if act is not None:
            act()
        return act is not None or (action in actions.ANSWERS and self.pressed(None))

    def hurry(self) -> bool:
        """What is shown as a question is meant by its keys, whatever still moves beside it."""
        meant, waited = self.prompt.shown, self.thought.end()
        return (super().hurry() or waited) and not meant

    def tabs_to(self, control: Control) -> bool:
        """An open question keeps Tab among what it is answered with: the rest has keys of its own."""
        return not self.prompt.shown or self.view is None or self.view.answers_with(control)

    def arrows_to(self, control: Control) -> bool:
        """What lies on the table can be looked at by arrows, though nothing can be done with it."""
        return self.tabs_to(control) or self._lies_on_table(control)

    def spared(self) -> Sequence[Box]:
        return () if self.view is None else self.view.asked_at()

    def pressed(self, control: Control | None) -> bool:
        """On the table itself a click only hurries, as long as the picture is behind: it never answers a question that
        was not to be seen."""
        return (control is None or self._lies_on_table(control)) and self.travelled is None and self.prompt.catch_up()

    def _lies_on_table(self, control: Control) -> bool:
        return self.view is not None and self.view in control.lineage() and self.view.lies_on(control)

    def pointed(self, control: Control | None) -> None:
        if self.view is not None:
            self.view.pointed(control)

    @property
    def party(self) -> Party:
        """Who plays, and who looks."""
        names = shown_names(self.match.seats, self.shell.settings.language, self.ui.characters)
        return Party(self.match, self.viewer, names)

    @property
    def over(self) -> bool:
        """Whether the game has ended, and that has been seen."""
        return self._ended

    def show_result(self) -> None:
        """Show again how the game that is over was decided."""
        self.shell.routes.result(self.game, self.match, self.viewer, again=True)

    def pause(self) -> None:
        """Stop for a while, and offer what is not part of the game."""
        if not self.shell.asking:
            self.host.paused = True
            open_pause(self.shell, self.go_on, self.show_result if self.over else None, saved=self.saved)

    @property
    def saved(self) -> bool:
        """Whether what is played is saved."""
        return self.match.journal is not None and self.match.journal.trouble is None

    def go_on(self) -> None:
        """The pause is over."""
        self.host.paused = self.travelled is not None

    # ------------------------------------------------------------------------------------------------- watching

    def happened(self, steps: Sequence[Step]) -> None:
        """Show what has happened."""
        assert self.view is not None and self.side is not None
        self._ask_nothing()
        events = [event.seen_by(self.viewer) for step in steps for event in step.events]
        if self._break is not None:  # what goes on by itself meanwhile is seen after it
            self._break.rest.extend(events)
        else:
            self._break = break_in(self.ui, self.match, self.viewer, steps)
            self.view.hear(events[: len(events) - (len(self._break.rest) if self._break is not None else 0)])
        self.side.tell(steps)

    def rewound(self, at: int) -> None:
        """Something was taken back: show the table as it is again."""
        assert self.side is not None
        self.thought.end()
        self._break = None
        self.shell.look.queue.finish()
        self.side.retell()
        self._show_now()
        self.shell.sounds.play("undo")

    def asks(self) -> None:
        """Somebody is asked, or nobody any more."""
        person = self.host.asked_person
        other = person is not None and person != self.viewer and len(self.people) > 1
        self._next = person if other else None
        if not other:
            self._ask()

    def troubled(self, error: Exception) -> None:
        """Something is wrong that the player should know."""
        about = "no_longer_saved" if isinstance(error, SaveError) else "opponent_failed"
        self.shell.tell(self.shell.text(f"table.{about}"))

    # ---------------------------------------------------------------------------------------------------- door

    def submit(self, command: Command, *, hurry: bool = True) -> Refusal | None:
        """Hand in what the player wants; in a hurry what still moves is shown at its end. Who comes next waits for a
        moment, if it can be taken back."""
        if hurry:
            self.shell.look.queue.finish()
        if self.side is not None and self.host.refusal(command) is None:
            self.side.words.note(command)
        self.thought.begin()
        refusal = self.host.submit(command)
        if refusal is not None or not self.back.may_be_regretted(command):
            self.thought.end()
        return refusal

    def refusal(self, command: Command) -> Refusal | None:
        """Why a command cannot be done now."""
        return self.host.refusal(command)

    def can_cancel(self) -> bool:
        """Whether there is an action in progress that can be undone."""
        return self.back.can_cancel()

    def cancel(self) -> bool:
        """Take back the action that has begun."""
        return self.can_cancel() and self.undo()

    def undo(self) -> bool:
        """Go one action back, if that is possible; else say why it is not."""
        return self.back.undo()

    # -------------------------------------------------------------------------------------------- looking back

    def travel(self, at: int | None) -> None:
        """Show the table as it was at a position, or as it is now."""
        assert self.view is not None and self.side is not None and self.past is not None
        last = len(self.match.history.steps)
        self.shell.look.queue.finish()
        self.travelled = None if at is None or at >= last else at
        self.host.paused = self.travelled is not None
        if self.travelled is None:
            self._show_now()
        else:
            self._ask_nothing()
            self.view.show(self.match.history.state(self.travelled, self.viewer))
        self.side.show_position(self.travelled)
        self.past.show(self.side.scrubber.when(self.travelled) if self.travelled is not None else "")

    def _now(self) -> None:
        """Show what is now: the table, and the end of the log."""
        assert self.side is not None
        if self.travelled is not None:
            self.travel(None)
        else:
            self.side.log.go(self.side.log.furthest)

    def _leave(self) -> None:
        """Leave what is looked at for what it is about: the past for now, the game for its menu."""
        if self.travelled is not None:
            self._now()
        else:
            self.pause()

    # ------------------------------------------------------------------------------------------------- helpers

    def _behind(self) -> bool:
        waits = self._curtain is not None or self._break is not None
        return waits or self.shell.look.queue.busy or self.thought.lasts

    def _begin(self) -> None:
        """Show the table as it is; one that has just been set up is seen to be, once."""
        setup = [] if self.match.history.steps or self._begun else self.match.history.setup
        self._begun = True
        if not setup:
            self._show_now()
        elif self.view is not None:
            self.view.begin(self.match.view(self.viewer), [event.seen_by(self.viewer) for event in setup])
            self._ask()

    def _show_now(self) -> None:
        assert self.view is not None
        self.view.show(self.match.view(self.viewer) if self._break is None else self._break.view)
        self.prompt.drop()
        self._ask()

    def _ask(self) -> None:
        """Ask who looks, if it is for them to answer: as soon as the picture has reached what is asked."""
        assert self.view is not None and self.side is not None
        person, pending = self.host.asked_person, self.match.pending
        mine = person == self.viewer and self.travelled is None and self._curtain is None and self._break is None
        place = (self.view, len(self.match.history.steps))
        if not mine or pending is None:
            self._ask_nothing()
            self.view.unasked()
        elif not self.prompt.stands_at(place):
            self._ask_nothing()
            question = Question(pending, self.host.legal(), self.match.view(self.viewer))
            if self.view.foresaw(question):
                self.prompt.expect(place)
            else:
                self.prompt.give(place, question)
        self.side.refresh()

    def _ask_nothing(self) -> None:
        assert self.view is not None
        self.prompt.drop()
        self.view.ask(None)

    def _show_question(self, question: Question) -> None:
        """The picture is where a question is asked."""
        assert self.view is not None and self.side is not None
        self._call()
        self.view.ask(question)
        self.side.refresh()

    def _see_break(self) -> None:
        """As soon as the end of a game of several has been seen to come, show how it was decided; after that the next
        begins."""
        ended = self._break
        if ended is None or self.shell.look.queue.busy or self.view is None:
            return
        if not ended.seen:
            ended.seen = True
            self.shell.visit(Interval(self.shell, self.game, self.match, self.viewer, ended.view))
        else:
            self._break = None
            self.view.hear(ended.rest)
            self.asks()

    def _call(self) -> None:
        """Somebody at this screen is asked: after others had their turn that is heard."""
        steps = self.match.history.steps
        if steps and steps[-1].seat != self.viewer:
            self.shell.sounds.play("your_turn")

    def _hand_over(self, person: int) -> None:
        """Another person is asked: nobody sees anything until they are there."""
        assert self.view is not None
        self._next = None
        self._ask_nothing()
        name, pending = self.party.names[person], self.match.pending
        answers = pending is not None and self.ui.interrupts(pending)
        may_undo = self._met and person != self.viewer and not self.back.no_undo()
        actor = self.party.names[self.viewer] if may_undo else ""
        if self._curtain is not None and self._curtain.parent is not None:
            self._curtain.parent.remove(self._curtain)
        self._curtain = Curtain(
            self.shell, name, lambda: self._handed_over(person), on_leave=self.shell.routes.title, answers=answers,
            on_undo=self._take_back_behind, actor=actor,
        )  # fmt: skip
        self.shell.overlay.add(self._curtain)

    def _take_back_behind(self) -> None:
        """Whoever acted thinks better of it while the curtain is down and the next person has seen nothing: it stays
        down until they are back in front of the screen."""
        self._hand_over(self.viewer)
        self.host.undo()

    def _handed_over(self, person: int) -> None:
        self._curtain = None
        self._met = True
        self.viewer = person
        self.rebuild()

    def _go_over(self) -> None:
        """Go over to what comes next when all has been seen: the next game, the next person, the end."""
        self._see_break()
        if self._next is not None and not self._behind():
            self._hand_over(self._next)
        self._maybe_end()

    def _maybe_end(self) -> None:
        if self.match.outcome is None or self._ended or self._behind():
            return
        self._ended = True
        self.ended()

    def ended(self) -> None:
        """The end has been seen: show how the game was decided."""
        self.shell.routes.result(self.game, self.match, self.viewer)
