"""Attacks: a component is lifted, strikes its owner's rivals one after the other, and is laid down again; protecting
components are shown, and essences are lost."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from typing import Final

from resarcana_gui.games.resarcana.cards.essences import NAMES, counts
from resarcana_gui.games.resarcana.rules import card_events as cards
from resarcana_gui.games.resarcana.rules import flow_events as events
from resarcana_gui.games.resarcana.rules.power_questions import AttackQuestion
from resarcana_gui.games.resarcana.rules.questions import Question
from resarcana_gui.games.resarcana.view.acts.attack_styles import attack_style_of
from resarcana_gui.games.resarcana.view.acts.remarks import say
from resarcana_gui.games.resarcana.view.faces.essence_token import ESSENCE_TOKENS
from resarcana_gui.games.resarcana.view.faces.icons import ICONS
from resarcana_gui.games.resarcana.view.table.scenery import Scenery
from resarcana_gui.scene.action import Action, Call, Later, Together, in_turn
from resarcana_gui.scene.dim_overlay import LightSpot
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.queue import INTERFACE
from resarcana_gui.scene.timing import milliseconds
from resarcana_gui.scene.transform import Point, square_about
from resarcana_gui.tabletop.acts.assault import BROADEST, Assault
from resarcana_gui.tabletop.acts.losing import drop_tokens, flinch, show_loss
from resarcana_gui.tabletop.acts.striking import AttackStyle, shake_on_impact, still_impact
from resarcana_gui.tabletop.acts.visual_effects import run_detached
from resarcana_gui.tabletop.acts.warding import raise_ward, shatter
from resarcana_gui.tabletop.geometry.placements import SHAPE

AGAIN: Final = "ward"
"""How long it takes to lift an attacker again after a pause: a name in the timing table."""
NEAR: Final = 0.85
"""How light the question and the viewer's pool stay when the viewer is attacked."""
FAR: Final = 0.4
"""How light the viewer's cards stay then."""
REACH: Final = 0.62
"""How far that light reaches, relative to the size of what it falls on."""
MOST: Final = 6
"""The most essences of a kind that are shown falling; more would only form a heap."""


def began(scenery: Scenery, event: events.AttackBegan) -> Action:
    """Lift the attacker for its first strike. Seats that have passed are out of reach."""
    event.fold(scenery.state)
    x, y = scenery.held_at(event.seat)
    say(scenery, event.seat, "attacks", square_about((x, y), BROADEST * SHAPE / 2))  # not over the attacker
    scenery.assault = assault = _against(scenery, event.component, _within_reach(scenery, event.seat))
    whole = milliseconds("wind_up") - assault.attack_style.windup  # the first strike goes on from there
    return Later(lambda: assault.rise(_announced(scenery, assault), max(whole, milliseconds("breath"))))


def lost(scenery: Scenery, event: cards.EssencesLost) -> Action:
    """Hit the seat; its lost essences fall out of the pool."""
    event.fold(scenery.state)
    seat, assault = event.seat, scenery.assault
    if assault is not None and seat not in assault.waiting:  # it was hit before, and has chosen what else it loses
        return in_turn(_fall(scenery, event), _ended(scenery))
    if assault is None:
        assault = scenery.assault = _against(scenery, event.component, [seat])
    if scenery.look.pace.at_once:
        _stills(scenery, event)
        return in_turn(_fall(scenery, event), Call(partial(assault.struck, seat)), _ended(scenery))
    assault.aim(seat)
    return in_turn(_struck(scenery, assault, seat, _hit(scenery, assault, event)), _ended(scenery))


def ignored(scenery: Scenery, event: events.AttackIgnored) -> Action:
    """Show the protecting component in front of the portrait; the strike breaks on it."""
    event.fold(scenery.state)
    seat, assault = event.seat, scenery.assault
    if assault is None and scenery.attacker is not None:  # it had begun before the table was shown
        assault = scenery.assault = _against(scenery, scenery.attacker, [seat])
    if assault is None or scenery.look.pace.at_once:
        scenery.resources.sound("shield", scenery.portrait(seat).center)
        return in_turn(Call(partial(assault.struck, seat)), _ended(scenery)) if assault is not None else Together()
    assault.aim(seat)
    return in_turn(Later(lambda: _warded(scenery, assault, event)), _ended(scenery))


def asked(scenery: Scenery, question: Question) -> Action:
    """React to a question: an attack that it belongs to waits for the answer, in the dark; any other is over. The
    viewer's answers take the place of the headline."""
    assault = scenery.assault
    if assault is None or not isinstance(question, AttackQuestion):
        return over(scenery)
    if question.seat == scenery.resources.home:
        return Call(partial(assault.say, ""))
    return Together()


def resumed(scenery: Scenery, question: AttackQuestion) -> Action:
    """Lift the attacker at once that a question is about, when the table is shown anew in the middle of an attack."""
    if scenery.assault is not None:
        return Together()
    scenery.assault = assault = _against(scenery, question.component, [question.seat])
    return assault.rise("" if question.seat == scenery.resources.home else _announced(scenery, assault), 0)


def over(scenery: Scenery) -> Action:
    """End the current attack, if any."""
    assault, scenery.assault = scenery.assault, None
    return Together() if assault is None else assault.lower()


def _against(scenery: Scenery, component: int, seats: list[int]) -> Assault:
    attack_style = attack_style_of(_slug(scenery, component))
    lit = _to_answer_by(scenery) if scenery.resources.home in seats else ()
    return Assault(scenery, component, attack_style, {seat: scenery.portrait(seat) for seat in seats}, lit)


def _to_answer_by(scenery: Scenery) -> Sequence[LightSpot]:
    """Return the light in which the viewer sees what they could answer with: their pool, and fainter their cards."""
    areas = scenery.areas
    boxes = ((scenery.prompt, NEAR), (areas.corner.tray, NEAR), (areas.row, FAR), (areas.hand, FAR))
    return [LightSpot(box.center, (box.w * REACH, box.h * REACH), strength) for box, strength in boxes]


def _slug(scenery: Scenery, component: int) -> str:
    """Return the id of the attacking component; empty if it is unknown."""
    return scenery.resources.cards.components[component].slug if component >= 0 else ""


def _within_reach(scenery: Scenery, attacker: int) -> list[int]:
    seats, passed = scenery.state.seats, scenery.state.passed
    return [seat for step in range(1, seats) if not passed[seat := (attacker + step) % seats]]


def _announced(scenery: Scenery, assault: Assault) -> str:
    """Return who attacks whom, in a few words."""
    voice, you = scenery.resources.voice, scenery.resources.voice.you
    card, text = voice.card(assault.card), voice.text
    if list(assault.targets) == [you]:
        return text("table.assault.begins_you", card=card)
    names = [
        text("table.assault.you") if seat == you else text("table.assault.rival", who=voice.players[seat])
        for seat in assault.targets
    ]
    return text("table.assault.begins", card=card, names=voice.listed(names))


def _struck(scenery: Scenery, assault: Assault, seat: int, hit: Action) -> Action:
    """Lift the attacker unless it is lifted already, then strike, with the sound timed to the impact."""
    end = assault.targets.get(seat, scenery.portrait(seat)).center

    words = _announced(scenery, assault)

    def begin() -> Action:
        _heard(scenery, assault.attack_style, end)
        assault.say(words)  # instead of how the one before has answered
        return assault.strike(seat, end, hit)

    return Later(lambda: assault.rise(words, milliseconds(AGAIN))) + Later(begin)


def _heard(scenery: Scenery, attack_style: AttackStyle, at: Point) -> None:
    scenery.resources.sound(attack_style.sound, at, lands=attack_style.lands)


def _hit(scenery: Scenery, assault: Assault, event: cards.EssencesLost) -> Action:
    """Shake the table, let the portrait flinch, show the loss, then let the essences fall."""
    seat, portrait = event.seat, scenery.portrait(event.seat)

    def begin() -> Action:
        angle = _direction(assault.at, portrait.center)
        run_detached(scenery, show_loss(scenery, _lost(event), portrait), f"loss {seat}")
        scenery.heads[seat].react("struck")
        shakes = shake_on_impact(scenery, portrait.center, angle, assault.attack_style)
        shakes |= flinch(scenery, portrait, angle)
        return in_turn(shakes, _fall(scenery, event), Call(lambda: say(scenery, seat, "attacked")))

    return Later(begin)


def _fall(scenery: Scenery, event: cards.EssencesLost) -> Action:
    """Let the lost essences fall out of the pool, which counts down."""
    seat, amounts = event.seat, counts(event.essences)
    pool = scenery.heads[seat].pool
    kinds = [kind for kind, amount in enumerate(amounts) for _ in range(min(amount, MOST))]
    rest = [(kind, amount - MOST) for kind, amount in enumerate(amounts) if amount > MOST]

    def begin() -> Action:
        for kind, amount in rest:
            pool.count(kind, -amount)
        for kind in dict.fromkeys(kinds):
            scenery.resources.sound(f"token_{NAMES[kind]}", scenery.pool_point(seat, kind))
        return drop_tokens(
            scenery, [(kind, ESSENCE_TOKENS[kind]) for kind in kinds], lambda kind: scenery.pool_point(seat, kind),
            lambda kind: pool.count(kind, -1),
        )  # fmt: skip

    return Later(begin)


def _warded(scenery: Scenery, assault: Assault, event: events.AttackIgnored) -> Action:
    """Turn up the protecting component or sign while the attacker draws breath; then the strike breaks on it."""
    seat, own = event.seat, scenery.state.owner[event.component] == event.seat
    portrait, rests = scenery.portrait(seat), scenery.middle_of(event.component)
    card = event.component if own else None
    at, up, away = raise_ward(
        scenery, portrait, assault.at, card, ICONS.in_ink(scenery.look.theme).icon("ignore"), rests
    )

    def breaks() -> Action:
        scenery.resources.sound("shield", at)
        assault.say(_ward_words(scenery, event, own=own))
        return in_turn(shatter(scenery, assault.attack_style, at, _direction(assault.at, at)), away)

    words = _announced(scenery, assault)

    def begin() -> Action:
        _heard(scenery, assault.attack_style, at)
        assault.say(words)
        return up | assault.strike(seat, at, Later(breaks))

    return assault.rise(words, milliseconds(AGAIN)) + Later(begin)


def _ended(scenery: Scenery) -> Action:
    """End the attack once every seat has been struck."""

    def end() -> Action:
        assault = scenery.assault
        return over(scenery) if assault is not None and assault.over else Together()

    return Later(end)


def _stills(scenery: Scenery, event: cards.EssencesLost) -> None:
    """Without animation, still show the impact and the loss long enough to be seen."""
    portrait, attack_style = scenery.portrait(event.seat), attack_style_of(_slug(scenery, event.component))
    _heard(scenery, attack_style, portrait.center)
    scenery.look.queue.add(still_impact(scenery, portrait.center, attack_style.colour), INTERFACE)
    scenery.look.queue.add(show_loss(scenery, _lost(event), portrait), INTERFACE)
    scenery.heads[event.seat].react("struck")


def _lost(event: cards.EssencesLost) -> list[tuple[str, Drawing]]:
    """Return what was lost, as figures with tokens."""
    amounts = zip(counts(event.essences), ESSENCE_TOKENS, strict=True)
    return [(f"\N{MINUS SIGN}{amount}", token) for amount, token in amounts if amount]


def _ward_words(scenery: Scenery, event: events.AttackIgnored, *, own: bool) -> str:
    voice = scenery.resources.voice
    if not own:
        return voice.about("table.assault.escapes", event.seat)
    return voice.about("table.assault.answers", event.seat, card=voice.card(event.component))


def _direction(start: Point, end: Point) -> float:
    return math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
