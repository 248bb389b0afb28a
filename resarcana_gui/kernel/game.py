"""A game: rules behind one small interface. Everything outside a game's folder uses this interface."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from mypy_extensions import mypyc_attr

from resarcana_gui.kernel.chance import Chance, Dice
from resarcana_gui.kernel.codec import Codec, JsonObject
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.refusal import Refusal
from resarcana_gui.kernel.state import State
from resarcana_gui.kernel.upgrade import Upgrade

Options: TypeAlias = Mapping[str, object]
"""How a game is set up, as plain JSON data; each game defines what it may contain."""


class OptionsError(ValueError):
    """The options do not describe a playable game; the message says what is wrong, in one sentence."""


class Outcome:
    """How a finished game ended: every seat's place and points, and the numbers that tell the rest by name."""

    def __init__(
        self, places: tuple[int, ...], points: tuple[int, ...], measures: Mapping[str, tuple[int, ...]] | None = None
    ) -> None:
        """`places` count from 1, by seat; a shared place is given to each, and those after it are left out: 1, 1, 3.
        `measures` are by name, then by seat: what breaks ties (in this order), and what else is worth telling."""
        self.places: Final = places
        self.points: Final = points
        self.measures: Final = dict(measures or {})

    @classmethod
    def ranked(cls, points: tuple[int, ...], measures: Mapping[str, tuple[int, ...]] | None = None) -> Outcome:
        """Whoever has more points is before the others; the measures break ties in their order, more before less."""
        ties = (measures or {}).values()
        return cls(
            places_of([(mine, *[tie[seat] for tie in ties]) for seat, mine in enumerate(points)]), points, measures
        )

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in the first place: several when the victory is shared."""
        return tuple([seat for seat, place in enumerate(self.places) if place == 1])


def places_of(standings: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """The place of every seat, from 1, by what is compared number by number, more before less."""
    return tuple([1 + sum(other > mine for other in standings) for mine in standings])


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game. It holds no table's state, so one object can serve many tables."""

    @property
    @abstractmethod
    def name(self) -> str:
        """The game's name in saves and on the command line."""

    @property
    @abstractmethod
    def version(self) -> int:
        """The version of its data; raised when older data have to be read differently (see `upgrades`)."""

    def upgrades(self) -> Mapping[int, Upgrade]:
        """The steps by which saves of earlier versions are read, by the version that each begins at: from the oldest
        that can still be read to the one before `version`, without a gap. None unless a game says otherwise."""
        return {}

    @property
    @abstractmethod
    def codec(self) -> Codec:
        """How its commands, questions and events are written and read."""

    @abstractmethod
    def seat_range(self) -> tuple[int, int]:
        """The fewest and the most seats."""

    @abstractmethod
    def complete(self, options: Options) -> dict[str, object]:
        """The options with every default filled in, checked. Raises OptionsError."""

    @abstractmethod
    def blank(self, options: Options, viewer: int) -> State:
        """The table before the first event, as this viewer sees it (EVERYONE for the truth).

        Completed options hold nothing secret: a seed does not belong in them.
        """

    @abstractmethod
    def begin(self, state: State, options: Options, chance: Chance) -> None:
        """Set up a blank table and continue to the first question."""

    def chance(self, options: Options, seed: int | str, mark: int = 0) -> Chance:
        """The chance for a table with these options, from a seed; with a mark, at an earlier source's position."""
        return Dice(seed, mark)

    @abstractmethod
    def pending(self, state: State) -> Pending | None:
        """The open question; none when the game is over.

        When several seats are asked at once (see `waiting`), a viewer among them gets its own question, everybody else
        the first.
        """

    def waiting(self, state: State) -> Sequence[int]:
        """The seats that may answer now, beginning with the one that `pending` asks in the truth; none when the game is
        over.

        One seat, unless a game asks several at once, or leaves an offer open while others act. The game keeps their
        answers secret until they are revealed, by its events (`Event.seen_by`) and by what `observe` leaves of the
        state. The order in which they answer makes no difference.
        """
        pending = self.pending(state)
        return () if pending is None else (pending.seat,)

    def pending_for(self, state: State, seat: int) -> Pending | None:
        """The question that this seat may answer now; none when it is not asked."""
        pending = self.pending(state)
        return pending if pending is not None and pending.seat == seat else None

    def legal_for(self, state: State, seat: int) -> Sequence[Command]:
        """Every answer of this seat to the question it may answer now, as `legal` lists them."""
        return self.legal(state) if self.pending_for(state, seat) is not None else ()

    @abstractmethod
    def opens_action(self, pending: Pending) -> bool:
        """Whether answering this question begins a new action ("your turn"); False for further questions within an
        action. All answers from one opening answer up to the next count as one for log, undo and animation."""

    @abstractmethod
    def legal(self, state: State) -> Sequence[Command]:
        """Every answer to the open question (`pending`), each once, in a fixed order; empty when the game is over.

        Works on the truth and on the view of the seat being asked. The caller must not change the sequence."""

    @abstractmethod
    def refusal(self, state: State, command: Command) -> Refusal | None:
        """Why the command cannot be done now; None when it can."""

    @abstractmethod
    def apply(self, state: State, command: Command, chance: Chance) -> None:
        """Apply a legal command and continue to the next question. The caller ensures that the command is legal."""

    @abstractmethod
    def observe(self, state: State, viewer: int) -> State:
        """What a seat sees of the truth. (The viewer of a view sees all of it.)"""

    @abstractmethod
    def sample(self, view: State, chance: Chance) -> State:
        """A possible truth behind a view, its hidden part drawn at random from what the view allows.

        Observing it as the same viewer gives the same view."""

    @abstractmethod
    def outcome(self, state: State) -> Outcome | None:
        """How the game ended; None while it is in progress."""

    @abstractmethod
    def progress(self, state: State) -> Mapping[str, int]:
        """A few public numbers that show the game's progress, by name, for summaries, records and statistics."""

    def stage_name(self) -> str:
        """The number of `progress` that counts the stages of the game: its rounds, unless a game says otherwise. Log,
        review and summaries are divided by them."""
        return "rounds"

    def stage(self, state: State) -> int:
        """The stage that a table is in; 0 before the first, and in a game without stages."""
        return self.progress(state).get(self.stage_name(), 0)

    def table(self, state: State) -> JsonObject:
        """What a state shows, as plain JSON data, for readers outside the program: no more than the state knows. All
        its facts, unless a game has something easier to read."""
        return {name: self.codec.plain(value) for name, value in state.facts().items()}

    def possible(self, state: State, event: Event) -> bool:
        """Whether an event can happen at a truth, as far as its primitive takes things for granted: a card that is
        discarded was in the hand. No rule is applied. Loading checks every event of a save by it."""
        return True

    def ensues(self, pending: Pending, command: Command, events: Sequence[Event]) -> bool:
        """Whether events say what an answer to a question says: that a seat passed, if it answered so. No rule is
        applied. Loading checks every command of a save by it."""
        return True

    def faults(self, state: State) -> Sequence[str]:
        """What is wrong with a truth that the rules have produced, one sentence each: nothing, unless the rules have a
        bug or a save was forged. Fuzzing checks it, and so does loading every save, so it must be quick and work for
        any table."""
        return ()
