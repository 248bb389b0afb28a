"""Related events in one sentence: what was used, what it cost, what it gave."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from resarcana_gui.games.resarcana.cards.tables import DISCARD_CARD
from resarcana_gui.games.resarcana.rules import card_events as cards
from resarcana_gui.games.resarcana.rules import flow_events as flow
from resarcana_gui.games.resarcana.rules import setup_events as setup
from resarcana_gui.games.resarcana.rules.codes import COLLECTING, NO_COMPONENT, NOBODY
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.tell.voice import Voice
from resarcana_gui.kernel.event import Event
from resarcana_gui.tabletop.tell.clauses import Clause, join_clauses, plain_clause
from resarcana_gui.tabletop.tell.story import Passage
from resarcana_gui.tabletop.tell.voice import sentence

USE: Final = "use"
PASS: Final = "pass"
DISCARD: Final = "discard"
COLLECT: Final = "collect"
ANSWER: Final = "answer"
LIST: Final = "list"
TURN: Final = "turn"
"""The key of a clause that begins with turning a component."""
ATTACKS: Final = "attack_short"
"""The key of the clause that ends what was used to attack."""

EFFECTS: Final[dict[str, tuple[type[Event], ...]]] = {
    USE: (
        cards.EssencesGained,
        cards.EssencesPut,
        cards.ComponentStraightened,
        cards.CardDrawn,
        cards.CardDiscarded,
        cards.DiscardsReshuffled,
        cards.ArtifactPlaced,
        cards.CardsLooked,
        cards.CardsReordered,
        flow.AttackBegan,
    ),
    PASS: (flow.TokenTaken, setup.ItemTaken, cards.EssencesRemoved, cards.DiscardsReshuffled, cards.CardDrawn),
    DISCARD: (cards.EssencesGained,),
    COLLECT: (
        cards.EssencesGained,
        cards.EssencesTaken,
        cards.EssencesRemoved,
        cards.EssencesPut,
        cards.EssencesPaid,
        cards.ComponentTurned,
    ),
    ANSWER: (cards.EssencesPut,),
    LIST: (),
}
"""The events that each kind of group absorbs, besides costs."""

COSTS: Final = (
    cards.ComponentTurned,
    cards.EssencesPaid,
    cards.EssencesRemoved,
    cards.ArtifactDestroyed,
    cards.CardDiscarded,
)


class Group(Passage):
    """One sentence in progress."""

    def __init__(
        self, voice: Voice, table: State, kind: str, seat: int, component: int = NO_COMPONENT, power: int = -1
    ) -> None:
        """`table` is the story's, as it is before each event."""
        super().__init__(seat)
        self._voice: Final = voice
        self._table: Final = table
        self.kind: Final = kind
        self.component = component
        """The used component; in response to an attack, the one that was turned or paid for."""
        self.power: Final = power
        self.head: Clause | None = None
        self.turned = False
        """Whether the used component was turned for it: the sentence begins with that."""
        self.costs: list[str] = []
        self.in_vain = False
        """Whether a power was used without effect."""
        self.effects: list[Clause] = []
        self._collected = 0
        """All that was collected, from whatever source."""

    @property
    def key(self) -> str:
        """The key of what the sentence is mainly about: an attack matters more than the power that began it, and
        turning more than its use."""
        if any(clause.key == ATTACKS for clause in self.effects):
            return ATTACKS
        if self.head is not None:
            return TURN if self.turned else self.head.key
        return self.effects[0].key if self.kind == LIST else self.kind

    def takes(self, event: Event, clause: Clause) -> bool:
        if self.kind in (USE, ANSWER) and not self.effects and self._takes_cost(event):
            return True
        if self.kind == LIST:
            return self._takes_item(clause)
        if not isinstance(event, EFFECTS[self.kind]):
            return False
        if self.kind == COLLECT and clause.seat not in (self.seat, NOBODY):
            return False
        self.add_up(event)
        if self.kind != COLLECT or not self._takes_item(clause):
            self.effects.append(self._short(event, clause))
        return True

    def add_up(self, event: Event) -> None:
        """Add to what is collected."""
        if self.kind == COLLECT and isinstance(event, cards.EssencesGained | cards.EssencesTaken):
            self._collected += event.essences

    def brief(self) -> str:
        """Return the total of what was collected; of anything else, everything but what it cost."""
        if self._collected:
            return sentence(self._voice.about("event.collect", self.seat, items=self._voice.amount(self._collected)))
        return self._told(costs=()) if self.costs else ""

    def _takes_item(self, clause: Clause) -> bool:
        """Add to a list that was begun. Return whether there is one."""
        for at, told in enumerate(self.effects):
            both = told.joined(clause)
            if both is not None:
                self.effects[at] = both
                return True
        return False

    def _takes_cost(self, event: Event) -> bool:
        if not isinstance(event, COSTS) or not self._is_cost(event):
            return False
        if self.kind == USE and isinstance(event, cards.ComponentTurned) and event.component == self.component:
            self.turned = True
            return True
        lost = isinstance(event, cards.EssencesRemoved) and not self._takes_off_itself(event)
        self.costs.append(cost_of(event, self.component, self._voice, lost=lost))
        return True

    def _takes_off_itself(self, event: cards.EssencesRemoved) -> bool:
        """Return whether the power takes essences off its component; otherwise they are lost with what is destroyed."""
        used = self._table.cards.components[self.component]
        return self.kind == USE and event.component == self.component and used.powers[self.power].from_this != 0

    def _is_cost(self, event: Event) -> bool:
        """Return whether an event is a cost: a discarded card is one where the power says so; otherwise it is an
        effect."""
        if self.kind == USE and isinstance(event, cards.CardDiscarded):
            return self._table.cards.components[self.component].powers[self.power].choice == DISCARD_CARD
        return True

    def _short(self, event: Event, clause: Clause) -> Clause:
        """Return a shorter wording, possible because the used component was named."""
        voice = self._voice
        if self.kind == USE and isinstance(event, cards.EssencesGained):
            return plain_clause("gain", event.seat, what=voice.amount(event.essences))
        if self.kind != COLLECT and isinstance(event, cards.EssencesPut):
            what, card = voice.amount(event.essences), voice.card(event.component)
            return plain_clause(
                "put_here" if event.component == self.component else "put_there", self.seat, what=what, card=card
            )
        if isinstance(event, flow.AttackBegan):
            return plain_clause(ATTACKS, number=event.number)
        return clause

    def text(self) -> str:
        return self._told(self.costs)

    def _told(self, costs: Sequence[str]) -> str:
        voice, effects = self._voice, self._effects_text()
        if self.head is None:
            return sentence(effects)
        told = (replace(self.head, key=TURN) if self.turned else self.head).text(voice)
        if costs:
            told = voice.text("group.cost", head=told, cost=voice.listed(costs))
        if effects:
            return sentence(voice.text("group.effects", head=told, effects=effects))
        return sentence(voice.text("group.no_effects", head=told) if self.in_vain else told)

    def _effects_text(self) -> str:
        """Return the effects; the subject is left out while it stays the same."""
        voice, told = self._voice, list[str]()
        before = NOBODY if self.head is None else self.seat
        for clause in join_clauses(self._with_rivals_as_one(len(voice.players) - 1)):
            told.append(clause.text(voice, subject=clause.seat != before))
            before = before if clause.seat == NOBODY else clause.seat
        return voice.text("group.next").join(told)

    def _with_rivals_as_one(self, rivals: int) -> list[Clause]:
        """Return the effects, with equal gains of several rivals combined."""
        gains = [each for each in self.effects if each.key == "gain" and each.seat != self.seat]
        if rivals < 2 or len(gains) != rivals or any(each.values != gains[0].values for each in gains):
            return self.effects
        once = plain_clause("rivals_gain", what=gains[0].values["what"])
        return [once if each is gains[0] else each for each in self.effects if each not in gains[1:]]


def cost_of(event: Event, used: int, voice: Voice, *, lost: bool = False) -> str:
    """Return what was paid for a power, in a word or two; essences can also be lost with the card they were on."""
    if isinstance(event, cards.EssencesPaid):
        return voice.text("group.pay", what=voice.amount(event.essences))
    if isinstance(event, cards.EssencesRemoved):
        key, component, what = "lose" if lost else "remove", event.component, voice.amount(event.essences)
    elif isinstance(event, cards.ComponentTurned):
        key, component, what = "turn", event.component, ""
    elif isinstance(event, cards.ArtifactDestroyed):
        key, component, what = "destroy", event.card, ""
    else:
        assert isinstance(event, cards.CardDiscarded)
        return voice.text("group.discard", card=voice.card(event.card))
    other = "" if component in (used, NO_COMPONENT) else "_other"
    return voice.text(f"group.{key}{other}", what=what, card=voice.card(component))


def opened_group(
    voice: Voice, table: State, event: Event, clause: Clause, phase: int, *, answering: bool
) -> Group | None:
    """Return the group that an event opens, with the event in it; None if the event stands alone."""
    if isinstance(event, flow.PowerUsed):
        return _headed(Group(voice, table, USE, event.seat, event.component, event.power), clause)
    if isinstance(event, flow.SeatPassed):
        return _headed(Group(voice, table, PASS, event.seat), clause)
    if phase == COLLECTING and isinstance(event, EFFECTS[COLLECT]) and clause.seat != NOBODY:
        collecting = _begun(Group(voice, table, COLLECT, clause.seat), clause)
        collecting.add_up(event)
        return collecting
    if isinstance(event, cards.CardDiscarded) and not answering:
        return _headed(Group(voice, table, DISCARD, event.seat), clause)
    return _begun(Group(voice, table, LIST, clause.seat), clause) if clause.items and not answering else None


def _headed(group: Group, clause: Clause) -> Group:
    group.head = clause
    return group


def _begun(group: Group, clause: Clause) -> Group:
    group.effects.append(clause)
    return group
