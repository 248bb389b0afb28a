"""Hands the screen over between several people: a curtain hides the table until the next one is there; where nobody has
secrets, the table turns to them at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from resarcana_gui.scene.markup import escaped
from resarcana_gui.screens.table.curtain import Curtain
from resarcana_gui.screens.table.player_controller import UndoController
from resarcana_gui.screens.table.presenter import Presenter
from resarcana_gui.screens.table.table_model import TableModel


class HandOver:
    """Lowers and lifts the curtain of one table screen."""

    def __init__(
        self,
        model: TableModel,
        presenter: Presenter,
        back: UndoController,
        lay_anew: Callable[[], object],
        *,
        met: bool,
    ) -> None:
        """`met`: whether it is known who sits there, as always in an open game. `lay_anew` is called when somebody else
        becomes the viewer."""
        self._model: Final = model
        self._presenter: Final = presenter
        self._back: Final = back
        self._lay_anew: Final = lay_anew
        self.met = met or model.ui.open
        """Whether it is known who sits there. With several people, whoever is asked first confirms that before
        anything is shown."""
        self._curtain: Curtain | None = None
        self._next: int | None = None
        """The person to hand over to once everything that happened has been seen."""

    def awaits(self, person: int | None) -> bool:
        """Prepare for the person who is asked now (None: nobody). Return whether the screen must be handed over to
        them first."""
        other = person is not None and person != self._model.viewer and len(self._model.people) > 1
        self._next = person if other else None
        return other

    def go_on(self) -> None:
        """Hand over to the next person, if there is one and everything has been seen."""
        if self._next is None or self._model.behind():
            return
        if self._model.ui.open:
            self._turn_to(self._next)
        else:
            self.to(self._next)

    def _turn_to(self, person: int) -> None:
        """Turn the table to the next person at once. The prompt says who is asked: a notice would lie on the rival
        to whom something has just happened."""
        shell, name = self._model.shell, escaped(self._model.seating.names[person])
        self._presenter.ask_nothing()
        self._handed_over(person)
        shell.announcer.tell(shell.text("curtain.open", name=name))

    def find_viewer(self) -> None:
        """In an open game, turn the table to whoever is asked before it is laid out."""
        asked = self._model.runner.asked_person
        if self._model.ui.open and asked is not None and len(self._model.people) > 1:
            self._model.viewer, self._next = asked, None

    def to_first(self) -> None:
        """Hand over to the person asked, or to the viewer if nobody is; nothing has been shown yet."""
        person = self._model.runner.asked_person
        self.to(self._model.viewer if person is None else person)

    def to(self, person: int) -> None:
        """Hide everything until another person, who is asked, is there."""
        model = self._model
        self._next = None
        self._presenter.ask_nothing()
        names, pending = model.seating.names, model.match.pending_for(person)
        may_undo = self.met and person != model.viewer and not self._back.no_undo()
        model.covered = True
        if self._curtain is not None and self._curtain.parent is not None:
            self._curtain.parent.remove(self._curtain)
        self._curtain = Curtain(
            model.shell, names[person], lambda: self._handed_over(person), on_leave=model.shell.routes.title,
            answers=pending is not None and model.ui.interrupts(pending),
            on_undo=self._take_back_behind, actor=names[model.viewer] if may_undo else "",
        )  # fmt: skip
        model.shell.overlay.add(self._curtain)

    def _take_back_behind(self) -> None:
        """Undo the previous player's action while the curtain is down and the next person has seen nothing. The
        curtain stays down until the previous player is back at the screen."""
        self.to(self._model.viewer)
        self._model.runner.undo()

    def _handed_over(self, person: int) -> None:
        self._model.covered = False
        self._curtain = None
        self.met = True
        self._model.viewer = person
        if self._next == person:  # noted while the curtain was down, which would come down again
            self._next = None
        self._lay_anew()
