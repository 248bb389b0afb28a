"""The questions of Res Arcana. A question holds all that is needed to go on once it is answered."""

from __future__ import annotations

from typing import ClassVar, Final

from resarcana_gui.games.resarcana.rules.codes import NO_COMPONENT, NOBODY
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.record import Field

QUESTION_FIELDS: Final = (
    Field("kind", "question"),
    Field("seat", "seat"),
    Field("component", "component", NO_COMPONENT),
    Field("power", "int", -1),
    Field("step", "int", 0),
    Field("target", "component", NO_COMPONENT),
    Field("rival", "seat", NOBODY),
    Field("essences", "essences", 0),
    Field("number", "int", 0),
    Field("types", "essence_types", 0),
)


class Question(Pending):
    """One open question to one seat; what the fields mean depends on the kind."""

    FIELDS: ClassVar[tuple[Field, ...]] = QUESTION_FIELDS

    def __init__(
        self,
        kind: int,
        seat: int,
        component: int = NO_COMPONENT,
        power: int = -1,
        step: int = 0,
        target: int = NO_COMPONENT,
        rival: int = NOBODY,
        essences: int = 0,
        number: int = 0,
        types: int = 0,
    ) -> None:
        super().__init__(kind, seat)
        self.component: Final = component
        """The component that asks (for a placement: the card to be placed)."""
        self.power: Final = power
        """Which of its powers is being used; -1 for none."""
        self.step: Final = step
        """Where to go on: the power's next effect, or the next component to collect from."""
        self.target: Final = target
        """The component chosen for the cost; for a placement the component whose power places."""
        self.rival: Final = rival
        """Under attack: the attacking seat."""
        self.essences: Final = essences
        """What was paid beyond the power's fixed cost."""
        self.number: Final = number
        """How many essences, Life or cards it is about."""
        self.types: Final = types
        """Which essences may be gained (bit e for essence e)."""
