"""Collecting all at once: a seat's choices in a Collect phase, with sensible defaults, answered one by one as the
rules ask for them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from resarcana_gui.games.resarcana.cards import tables
from resarcana_gui.games.resarcana.cards.essences import ESSENCES, GOLD, count_of, covers, of, shared
from resarcana_gui.games.resarcana.cards.tables import Collect, Component
from resarcana_gui.games.resarcana.rules.commands import Answer, Gain, Leave, Pay, Take, TurnComponent
from resarcana_gui.games.resarcana.rules.payments import mixes_of_types
from resarcana_gui.games.resarcana.rules.questions import Question
from resarcana_gui.games.resarcana.rules.round_questions import (
    COLLECTING,
    AskCollect,
    AskCurse,
    AskInterest,
    AskTake,
    subject,
)
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.asking.essence_model import EssenceMix
from resarcana_gui.games.resarcana.view.asking.needs import Needs
from resarcana_gui.kernel.exhaustive_table import by_number
from resarcana_gui.tabletop.items.table_item import Key

BEFORE: Final = (-1, 0)
"""A position before all questions of a Collect phase."""


class RowChoice(NamedTuple):
    """What is chosen for one component."""

    takes: bool
    pays: bool
    mixed: int
    """The essences chosen of its mix."""


class Row:
    """What is still to be collected from one component."""

    def __init__(self, component: int, fixed: int, lying: int, mix: EssenceMix | None, growth: int, curse: int) -> None:
        self.component: Final = component
        self.fixed: Final = fixed
        """Essences gained without a choice."""
        self.lying: Final = lying
        """The essences on it that may be taken; 0 if nothing is asked about them."""
        self.mix = mix
        """Essences to choose; None if there are none."""
        self.growth: Final = growth
        """The essences added to it if those on it are left there."""
        self.curse: Final = curse
        """The essences to be paid to keep it from being turned; 0 if it has no curse."""
        self.takes = bool(lying)
        """Whether the essences on it are taken."""
        self.pays = bool(curse)
        """Whether the curse is paid, if possible."""
        self.interest = False
        """Whether its mix is only given if the essences are left."""

    @property
    def choice(self) -> RowChoice:
        """What is chosen now."""
        return RowChoice(self.takes, self.pays, self.mix.chosen if self.mix is not None else 0)

    @choice.setter
    def choice(self, choice: RowChoice) -> None:
        self.takes, self.pays, mixed = choice
        if self.mix is not None:
            self.mix.chosen = mixed

    @property
    def gives_mix(self) -> bool:
        """Whether its mix is given, as planned."""
        return self.mix is not None and not (self.interest and self.takes)

    @property
    def asks(self) -> bool:
        """Whether there is anything to choose."""
        return bool(self.lying or self.curse or (self.mix is not None and len(self.mix.amounts) > 1))

    @property
    def gain(self) -> int:
        """The essences that the pool gains from it, before its curse."""
        mixed = self.mix.chosen if self.mix is not None and self.gives_mix else 0
        return self.fixed + mixed + (self.lying if self.takes else 0)


class CollectPlan:
    """All choices of one seat in one Collect phase, from the current question on."""

    def __init__(self, view: State, question: Question) -> None:
        self.seat: Final = question.seat
        self.pool: Final = view.pool[self.seat]
        """The seat's pool now."""
        self.play: Final = tuple(view.play[self.seat])
        """The seat's components in play."""
        self.rows: Final[tuple[Row, ...]] = tuple(self._rows(view, question))
        """The rows in the components' order; curses are settled last."""
        self.had: Final[dict[int, int]] = dict(self._had(view, question))
        """What has come in during this phase without a choice, by component; it is part of the pool."""

    @property
    def asking(self) -> tuple[Row, ...]:
        """The rows with a choice."""
        return tuple(row for row in self.rows if row.asks)

    @property
    def choices(self) -> tuple[RowChoice, ...]:
        """What is chosen for each row."""
        return tuple(row.choice for row in self.rows)

    @choices.setter
    def choices(self, choices: Sequence[RowChoice]) -> None:
        for row, choice in zip(self.rows, choices, strict=True):
            row.choice = choice

    @property
    def pool_after(self) -> int:
        """The pool after collecting as planned."""
        return self._before_curses() - sum(row.curse for row in self.rows if self.pays(row))

    @property
    def gained(self) -> int:
        """Everything that the pool gains, before curses are paid."""
        return sum(row.gain for row in self.rows)

    @property
    def complete(self) -> bool:
        """Whether every choice is made."""
        return all(row.mix is None or row.mix.complete or not row.gives_mix for row in self.rows)

    def row(self, component: int) -> Row:
        """Return the plan for a component. Raises KeyError if there is none."""
        for row in self.rows:
            if row.component == component:
                return row
        raise KeyError(component)

    def pays(self, row: Row) -> bool:
        """Return whether a curse is paid, as planned and as far as essences last."""
        return bool(row.curse) and row.pays and self.can_pay(row)

    def can_pay(self, row: Row) -> bool:
        """Return whether there will be enough for a curse when it is settled, after those before it are paid."""
        pool = self._before_curses()
        for other in self.rows:
            if other is row:
                break
            if other.curse and other.pays and covers(pool, other.curse):
                pool -= other.curse
        return covers(pool, row.curse)

    def answer(self, question: Question, legal: Sequence[Answer]) -> Answer | None:
        """Return the planned answer to a question of this phase; None if the plan has none."""
        wished = self._wished(question) if question.seat == self.seat else None
        return wished if wished in legal else None

    def _wished(self, question: Question) -> Answer | None:
        row = next((row for row in self.rows if row.component == subject(question)), None)
        if row is None or not isinstance(question, COLLECTING):
            return None
        number, seat = row.component, self.seat
        if isinstance(question, AskTake):
            return Take(seat, number) if row.takes else Leave(seat, number)
        if isinstance(question, AskCurse):
            return Pay(seat, row.curse) if row.pays else TurnComponent(seat, number)
        return Gain(seat, row.mix.chosen) if row.mix is not None else None

    def place(self, question: Question) -> tuple[int, int]:
        """Return the position of a question in the phase: twice its component's index for what the component gives,
        plus one for the essences on it, and then for what it gives for them; curses come after all components.
        BEFORE for a question of another phase."""
        if not isinstance(question, COLLECTING) or question.component not in self.play:
            return BEFORE
        at = self.play.index(question.component)
        if isinstance(question, AskCurse):
            return 2 * len(self.play) + at, 0
        return 2 * at + int(not isinstance(question, AskCollect)), int(isinstance(question, AskInterest))

    def _before_curses(self) -> int:
        return self.pool + self.gained

    # ----------------------------------------------------------------------------------------------- the rows

    def _rows(self, view: State, question: Question) -> list[Row]:
        """Return the rows of the components in play, from the question on."""
        found = [self._row(view, number, 2 * at, question) for at, number in enumerate(view.play[self.seat])]
        rows = [row for row in found if row is not None]
        self._fill_in(view, rows)
        return rows

    def _had(self, view: State, question: Question) -> Iterator[tuple[int, int]]:
        """Yield each component whose turn came before the question's, with what it gives without a choice."""
        asked, _ = self.place(question)
        for at, number in enumerate(self.play):
            ability = view.cards.components[number].collect
            if 2 * at < asked and ability.fixed:
                yield number, ability.fixed

    def _fill_in(self, view: State, rows: Sequence[Row]) -> None:
        """Choose mixes by what is lacking, those with the fewest types first."""
        needs = Needs(view, self.seat)
        pool = self.pool + sum(row.fixed + (row.lying if row.takes else 0) for row in rows)
        mixed = [row for row in rows if row.mix is not None]
        for row in sorted(mixed, key=lambda row: len(row.mix.types) if row.mix is not None else 0):
            assert row.mix is not None
            row.mix = EssenceMix(needs.ranked(row.mix.amounts, pool, paid=False))
            pool += row.mix.chosen if row.gives_mix else 0

    def _row(self, view: State, number: int, step: int, question: Question) -> Row | None:
        """Return what a component gives that is not settled yet, or None: its ability is asked for at `step`, the
        essences on it at the next."""
        component, (asked, _) = view.cards.components[number], self.place(question)
        ability = component.collect
        paid_out = step + 1 == asked and isinstance(question, AskInterest)  # left already, its interest is asked for
        lying = view.on[number] if step + 1 >= asked and not paid_out else 0
        mixes = _mixes(ability, lying, step >= asked, paid_out=paid_out)
        fixed = ability.fixed if step > asked else 0
        curse = _curse(view, self.seat, number, asked)
        if not (fixed or lying or mixes or curse):
            return None
        row = Row(number, fixed, lying, EssenceMix(mixes) if mixes else None, _growth(ability, lying), curse)
        row.interest = ABILITIES[ability.kind].for_what_lies and bool(lying)
        row.takes = bool(lying) and not _better_left(component, lying)
        return row


def _mixes(ability: Collect, lying: int, ahead: bool, *, paid_out: bool) -> list[int]:
    """Return the mixes that an ability gives."""
    given = ABILITIES[ability.kind].gives(lying, ahead, paid_out)
    return mixes_of_types(ability.number, ability.types).each if given else []


def _curse(view: State, seat: int, number: int, asked: int) -> int:
    """Return what a component's curse costs, unless it is settled; curses come after all components."""
    curse, row = view.cards.components[number].collect.curse, view.play[seat]
    return curse if not view.turned[number] and 2 * len(row) + row.index(number) >= asked else 0


def _growth(ability: Collect, lying: int) -> int:
    if not ABILITIES[ability.kind].grows:
        return 0
    return sum(of(essence, ability.number) for essence in range(ESSENCES) if count_of(lying, essence))


def _better_left(component: Component, lying: int) -> bool:
    """Return whether essences are worth more where they are: as points, as capital, or as part of a power's cost."""
    if ABILITIES[component.collect.kind].keeps(lying):
        return True
    scored = any(component.per_essence >> essence & 1 and count_of(lying, essence) for essence in range(ESSENCES))
    return scored or any(shared(power.from_this, lying) for power in component.powers)


class Ability(NamedTuple):
    """What planning needs to know about a kind of Collect ability."""

    gives: Callable[[int, bool, bool], bool] = lambda lying, ahead, paid_out: False
    """Whether its mix is still to come while these essences lie on the component: its turn has not come yet, or they
    were left and are paid out now."""
    keeps: Callable[[int], bool] = lambda lying: False
    """Whether these essences are worth more on the component than in the pool."""
    for_what_lies: bool = False
    """Whether its mix is given for essences that are left."""
    grows: bool = False
    """Whether essences that are left there grow."""


def _has_gold(lying: int) -> bool:
    return bool(count_of(lying, GOLD))


ABILITIES: Final = by_number(
    f"{__name__}.ABILITIES",
    tables.COLLECTS,
    {
        tables.COLLECT_NOTHING: Ability(),
        tables.COLLECT_MIX: Ability(gives=lambda lying, ahead, paid_out: ahead),
        tables.COLLECT_INTEREST: Ability(
            gives=lambda lying, ahead, paid_out: _has_gold(lying) or paid_out, keeps=_has_gold, for_what_lies=True
        ),
        tables.COLLECT_GROWTH: Ability(keeps=bool, grows=True),
        tables.COLLECT_CURSE: Ability(),
    },
)
"""Every kind of Collect ability; curses are settled last."""


def source_marks(question: Question) -> dict[Key, str]:
    """Return the mark of the component from which essences are chosen, as on those of a plan."""
    return {question.component: "can"} if isinstance(question, AskCollect | AskInterest) else {}


class Collector:
    """Sees every question to one seat: says whether to show a plan, and answers once one is confirmed."""

    def __init__(self) -> None:
        self._plan: CollectPlan | None = None
        self._answered = BEFORE

    def plan_for(self, view: State, question: Question) -> CollectPlan | None:
        """Return a plan to show instead of the question; None if there is only one thing to choose."""
        if not isinstance(question, COLLECTING):
            return None
        plan = CollectPlan(view, question)
        return plan if len(plan.asking) > 1 else None

    def confirm(self, plan: CollectPlan) -> None:
        """Answer as planned from now on."""
        self._plan, self._answered = plan, BEFORE

    def answer(self, question: Question, legal: Sequence[Answer]) -> Answer | None:
        """Return the planned answer; None without a plan. The plan is dropped if it does not know the question, or
        something was undone since."""
        plan = self._plan
        if plan is None:
            return None
        place = plan.place(question)
        given = plan.answer(question, legal) if place > self._answered else None
        self._answered = place
        if given is None:
            self._plan = None
        return given
