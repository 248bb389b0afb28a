"""A table of three cards in a player's hands, and what is submitted there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.record import Value
from resarcana_gui.kernel.refusal import Refusal
from resarcana_gui.kernel.state import State
from resarcana_gui.scene.action import Action, Together
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.shapes import Panel
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.screens.table_view import Question
from resarcana_gui.tabletop.acts.acts import Acts
from resarcana_gui.tabletop.asking.controls.question_layout import QuestionLayout
from resarcana_gui.tabletop.cards.plain_faces import PlainFaces
from resarcana_gui.tabletop.items.table_item import TableItem
from resarcana_gui.tabletop.playing.conductor import Conductor
from resarcana_gui.tabletop.playing.plain_asker import PlainAsker
from resarcana_gui.tabletop.playing.pointer import Pointer
from resarcana_gui.tabletop.playing.tabletop_view import TabletopView
from resarcana_gui.tabletop.tell.voice import Words, table_catalog
from tests.screens.market import shell_of
from tests.screens.shell_player import Player
from tests.tabletop.acts.happening import Drawn, Row
from tests.tabletop.asking.answers import Lay, Take

LAYOUT = QuestionLayout(
    Box(0, 0, 1600, 1080), Box(1360, 930, 220, 84), lambda count: Box(40, 220, 1540, 500), Box(1180, 760, 400, 60)
)
ROOM = Box(0, 0, 1600, 1080)


class Cards(State):
    """Which cards lie in the row."""

    def __init__(self, *row: int) -> None:
        super().__init__(0, 2)
        self.row = list(row)

    def clone(self) -> Cards:
        return Cards(*self.row)

    def facts(self) -> dict[str, Value | tuple[Value, ...]]:
        return {"row": tuple(self.row)}


class Sorted(Row):
    """Shows that state."""

    field: Field

    def settle(self, state: State) -> None:
        assert isinstance(state, Cards)
        self.row = state.row
        super().settle(state)


class Field(TableItem):
    """A field of a board."""

    def draw(self, painter: Painter) -> None:
        painter.put(Panel((40, 90, 40), (20, 60, 20)), self.box)


class Told:
    """Says what is asked as plainly as can be."""

    def question(self, pending: Pending, view: State) -> str:
        return "What do you do?"

    def prompt(self, pending: Pending, view: State) -> str:
        return "Do what?"

    def command(self, command: Command, view: State) -> str:
        return repr(command)


class Pointing(Pointer):
    """Knows a reason for every card, and looks up card 3."""

    def reasons(self, node: TableItem) -> Sequence[str]:
        return [f"Card {node.key} is too heavy."]

    def explains_drop(self, at: Point) -> bool:
        return True

    def look_up(self, node: TableItem) -> bool:
        return node.key == 3


def drawn(table: Sorted, event: Drawn) -> Action:
    table.row.append(event.card)
    return Together()


class SmallView(TabletopView):
    def status(self, view: State) -> str:
        return "Open"


class SmallTable(Player):
    """A player at it. It submits to itself."""

    def __init__(self) -> None:
        super().__init__(shell_of())
        self.submitted: list[Command] = []
        self.refuses = False
        self.can_take_back = False
        shell = self.shell
        self.view = SmallView()
        self.table = Sorted(shell.look, PlainFaces(shell.look, str, lambda card: (90, 60, 20 * card)))
        self.table.state = Cards(1, 2, 3)
        self.table.field = Field(shell.look, 50, size=(80, 80), at=(100, 500), name="field 50")
        self.table.lay(self.table.field)
        words = Words(table_catalog(language="en"))
        asker = PlainAsker(shell, words, self, self.view, self.table, LAYOUT, Told(), _subject, (Lay,))
        pointer = Pointing(shell, asker, self.view, {}, ROOM, self.table.rearrange)
        self.view.put_together(shell, Conductor(self.table, Acts[Sorted]({Drawn: drawn})), asker, pointer)
        shell.root.add(self.view)
        self.view.show(Cards(1, 2, 3))

    def ask(self, *legal: Command) -> Question:
        question = Question(Pending(0), legal, Cards(1, 2, 3))
        self.view.ask(question)
        self.shell.look.queue.settle()
        return question

    def marks(self) -> Mapping[int, str]:
        return {card: node.mark for card, node in self.table.cards.items()}

    # What a table asks of its controller.

    def submit(self, command: Command, *, hurry: bool = True) -> Refusal | None:
        self.submitted.append(command)
        return Refusal("not_now") if self.refuses else None

    def refusal(self, command: Command) -> Refusal | None:
        return None

    def cancel(self) -> bool:
        return self.can_take_back

    def can_cancel(self) -> bool:
        return self.can_take_back


def _subject(command: Command) -> int | None:
    """The card that it is about; of an answer about several, the first."""
    if isinstance(command, Take):
        return command.card or None
    return command.cards[0] if isinstance(command, Lay) else None
