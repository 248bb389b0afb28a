"""The interface of a game. Everything outside a game's folder uses its rules only through this."""

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
"""How a game is set up, as plain JSON data. Each game defines what it may contain."""


class OptionsError(ValueError):
    """The options do not describe a playable game. The message says what is wrong, in one sentence."""


class Outcome:
    """How a finished game ended: the place and points of every seat, and further numbers by name."""

    def __init__(
        self, places: tuple[int, ...], points: tuple[int, ...], measures: Mapping[str, tuple[int, ...]] | None = None
    ) -> None:
        """`places` are by seat and count from 1. Seats that share a place all get its number, and the places after
        it are skipped: 1, 1, 3. `measures` are by name, then by seat: first those that break ties, in this order,
        then other numbers worth telling."""
        self.places: Final = places
        self.points: Final = points
        self.measures: Final = dict(measures or {})

    @classmethod
    def ranked(cls, points: tuple[int, ...], measures: Mapping[str, tuple[int, ...]] | None = None) -> Outcome:
        """Return the outcome in which more points rank higher. The measures break ties in their order, higher values
        first."""
        ties = (measures or {}).values()
        return cls(
            places_of([(mine, *[tie[seat] for tie in ties]) for seat, mine in enumerate(points)]), points, measures
        )

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in the first place: several when the victory is shared."""
        return tuple([seat for seat, place in enumerate(self.places) if place == 1])


def places_of(standings: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Return the place of every seat, from 1. Standings are compared number by number, and higher numbers rank
    first."""
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
        """The version of the game's data, raised when older data have to be read differently (see `upgrades`)."""

    def upgrades(self) -> Mapping[int, Upgrade]:
        """Return the steps that bring saves of earlier versions up to date, by the version that each starts from:
        from the oldest that can still be read to the one before `version`, without a gap. Empty unless a game says
        otherwise."""
        return {}

    @property
    @abstractmethod
    def codec(self) -> Codec:
        """The codec that writes and reads the game's commands, questions and events."""

    @abstractmethod
    def seat_range(self) -> tuple[int, int]:
        """Return the smallest and the largest number of seats."""

    @abstractmethod
    def complete(self, options: Options) -> dict[str, object]:
        """Return the options, checked and with every default filled in. Raises OptionsError."""

    @abstractmethod
    def blank(self, options: Options, viewer: int) -> State:
        """Return the table before the first event, as this viewer sees it (EVERYONE for the truth).

        Completed options hold nothing secret; a seed does not belong in them.
        """

    @abstractmethod
    def begin(self, state: State, options: Options, chance: Chance) -> None:
        """Set up a blank table and continue to the first question."""

    def chance(self, options: Options, seed: int | str, mark: int = 0) -> Chance:
        """Return the source of chance for a table with these options, from a seed; with a mark, at the position that
        an earlier source had reached."""
        return Dice(seed, mark)

    @abstractmethod
    def pending(self, state: State) -> Pending | None:
        """Return the open question; None when the game is over.

        When several seats are asked at once (see `waiting`), a viewer among them gets its own question, everybody
        else the first one.
        """

    def waiting(self, state: State) -> Sequence[int]:
        """Return the seats that may answer now, starting with the one that `pending` asks in the truth; empty when the
        game is over.

        This is one seat, unless a game asks several at once or leaves an offer open while others act. The game keeps
        their answers secret until they are revealed, by its events (`Event.seen_by`) and by what `observe` leaves of
        the state. The order in which the seats answer makes no difference.
        """
        pending = self.pending(state)
        return () if pending is None else (pending.seat,)

    def pending_for(self, state: State, seat: int) -> Pending | None:
        """Return the question that this seat may answer now; None when it is not asked."""
        pending = self.pending(state)
        return pending if pending is not None and pending.seat == seat else None

    def legal_for(self, state: State, seat: int) -> Sequence[Command]:
        """Return every answer of this seat to the question it may answer now, as `legal` lists them."""
        return self.legal(state) if self.pending_for(state, seat) is not None else ()

    @abstractmethod
    def opens_action(self, pending: Pending) -> bool:
        """Return whether answering this question begins a new action ("your turn"); False for further questions
        within an action. All answers from one opening answer up to the next count as one for log, undo and
        animation."""

    @abstractmethod
    def legal(self, state: State) -> Sequence[Command]:
        """Return every answer to the open question (`pending`), each once, in a fixed order; empty when the game is
        over.

        This works on the truth and on the view of the seat being asked. The caller must not change the sequence.
        """

    @abstractmethod
    def refusal(self, state: State, command: Command) -> Refusal | None:
        """Return why the command cannot be carried out now; None when it can."""

    @abstractmethod
    def apply(self, state: State, command: Command, chance: Chance) -> None:
        """Apply a legal command and continue to the next question. The caller ensures that the command is legal."""

    @abstractmethod
    def observe(self, state: State, viewer: int) -> State:
        """Return what a seat sees of the truth. (The viewer of a view sees all of that view.)"""

    @abstractmethod
    def sample(self, view: State, chance: Chance) -> State:
        """Return a possible truth behind a view, its hidden part drawn at random from what the view allows.

        Observing it as the same viewer gives the same view.
        """

    @abstractmethod
    def outcome(self, state: State) -> Outcome | None:
        """Return how the game ended; None while it is in progress."""

    @abstractmethod
    def progress(self, state: State) -> Mapping[str, int]:
        """Return a few public numbers that show the game's progress, by name, for summaries, records and statistics."""

    def stage_name(self) -> str:
        """Return the name of the `progress` number that counts the stages of the game: its rounds, unless a game
        says otherwise. Log, review and summaries are divided into stages."""
        return "rounds"

    def stage(self, state: State) -> int:
        """Return the stage that a table is in; 0 before the first, and in a game without stages."""
        return self.progress(state).get(self.stage_name(), 0)

    def table(self, state: State) -> JsonObject:
        """Return what a state shows, as plain JSON data for readers outside the program; no more than the state
        knows. These are all its facts, unless a game has something easier to read."""
        return {name: self.codec.plain(value) for name, value in state.facts().items()}

    def possible(self, state: State, event: Event) -> bool:
        """Return whether an event can happen at a truth, as far as its primitive takes things for granted: a card
        that is discarded was in the hand. No rule is applied. Loading checks every event of a save with it."""
        return True

    def ensues(self, pending: Pending, command: Command, events: Sequence[Event]) -> bool:
        """Return whether the events contain what an answer to a question means: that a seat passed, if it answered
        so. No rule is applied. Loading checks every command of a save with it."""
        return True

    def faults(self, state: State) -> Sequence[str]:
        """Return what is wrong with a truth that the rules have produced, one sentence each: nothing, unless the
        rules have a bug or a save was forged. Fuzzing checks it and so does loading every save, so it must be quick
        and work for any table."""
        return ()
