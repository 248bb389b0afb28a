"""A component in detail: what is printed on it, and its current state."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from resarcana_gui.games.resarcana.cards.tables import Component
from resarcana_gui.games.resarcana.rules import codes
from resarcana_gui.games.resarcana.rules.commands import Answer, Claim, PlaceArtifact, UsePower
from resarcana_gui.games.resarcana.rules.placing import discounts, price_of
from resarcana_gui.games.resarcana.rules.refusals import why_not
from resarcana_gui.games.resarcana.rules.round_questions import AskTurn
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.tell.card_text import cost_text, described
from resarcana_gui.games.resarcana.view.tell.catalogs import component_names
from resarcana_gui.games.resarcana.view.tell.refusal_text import refusal_clause
from resarcana_gui.games.resarcana.view.tell.voice import Voice
from resarcana_gui.i18n import languages
from resarcana_gui.i18n.normalize import normalized
from resarcana_gui.tabletop.tell.voice import sentence


def _comparable(words: str) -> str:
    """Return letters and digits alone, without case and accents."""
    return "".join(letter for letter in normalized(words) if letter.isalnum() or letter == " ").strip()


def components_named(words: str, components: Mapping[str, Component]) -> list[Component]:
    """Return the components with that name in any language, or else those whose name begins with it, or contains it."""
    wanted = _comparable(words)
    names = [component_names(language) for language in languages()]
    by_name = [(_comparable(each[slug]), component) for each in names for slug, component in components.items()]
    exact = [component for name, component in by_name if name == wanted]
    begins = [component for name, component in by_name if name.startswith(wanted)]
    inside = [component for name, component in by_name if wanted in name]
    return list(dict.fromkeys(exact or begins or inside)) if wanted else []


def inspect_words(voice: Voice, words: str, view: State) -> list[str]:
    """Return the details of the named component; or that there is none, or which ones it might be."""
    components = components_named(words, {component.slug: component for component in view.cards.components})
    if not components:
        return [voice.text("inspect.unknown", words=words)]
    if len(components) > 1:
        names = voice.listed([voice.card(component.number) for component in components], "or")
        return [voice.text("inspect.several", names=names)]
    return inspect_text(voice, components[0].number, view)


def inspect_text(voice: Voice, number: int, view: State) -> list[str]:
    """Return its name, its text, and its current place and state."""
    told = [*printed_text(voice, number, view), *now_text(voice, number, view)]
    return [voice.card(number), *(f"  {line}" for line in told)]


def printed_text(voice: Voice, number: int, view: State) -> list[str]:
    """Return what is printed on it, as far as it matters in this game."""
    return described(view.cards.components[number], voice, first_game=view.options.setup == codes.FIRST_GAME)


def now_text(voice: Voice, number: int, view: State) -> Iterator[str]:
    """Yield its current place and state: essences on it, its price, and why it cannot be used."""
    yield from place_text(voice, number, view)
    yield from refusals_now(voice, number, view)


def place_text(voice: Voice, number: int, view: State) -> Iterator[str]:
    """Yield where it is, the essences on it, and its price."""
    yield sentence(voice.text("inspect.where", what=where_text(voice, number, view)))
    if view.on[number]:
        yield voice.text("inspect.lies_on_it", what=voice.amount(view.on[number]))
    yield from price_now(voice, number, view)


def refusals_now(voice: Voice, number: int, view: State) -> dict[str, str]:
    """Return why it cannot be used: a sentence for each reason, with the code of the refusal."""
    return dict(_reasons(voice, view.cards.components[number], view))


def price_now(voice: Voice, number: int, view: State) -> Iterator[str]:
    """Yield what it costs the viewer who might place or claim it, and why, if that is less than the printed cost."""
    component = view.cards.components[number]
    if voice.you < 0 or not component.cost_size or view.zone[number] == codes.IN_PLAY:
        return
    rest = price_of(view, voice.you, component.number).size
    if rest == component.cost_size:
        return
    parts = [
        voice.text("inspect.discount", card=voice.card(number), number=less)
        for number, less, _ in discounts(view, voice.you, component)
    ]
    key, cost = "inspect.price" if rest else "inspect.free", cost_text(component, voice)
    yield voice.text(key, cost=cost, number=component.cost_size - rest, parts=voice.listed(parts), rest=rest)


def _reasons(voice: Voice, component: Component, view: State) -> Iterator[tuple[str, str]]:
    """Yield why each of its possible uses is impossible now, and the refusal's code."""
    if not view.stack or not isinstance(view.stack[-1], AskTurn) or view.stack[-1].seat != view.viewer:
        return
    for word, answer in _wishes(component, view):
        refusal = why_not(view, answer)
        if refusal is not None:
            yield sentence(voice.text(f"inspect.cannot.{word}", why=refusal_clause(voice, refusal))), refusal.code


def _wishes(component: Component, view: State) -> Iterator[tuple[str, Answer]]:
    """Yield the uses of a component in its current place."""
    number, seat, zone = component.number, view.viewer, view.zone[component.number]
    if zone == codes.IN_HAND:
        yield "place", PlaceArtifact(seat, number)
    elif zone in (codes.IN_CENTRE, codes.ON_DISPLAY):
        yield "claim", Claim(seat, number)
    elif zone == codes.IN_PLAY and view.owner[number] == seat:
        for power in range(len(component.powers)):
            yield "use", UsePower(seat, number, power)


def where_text(voice: Voice, number: int, view: State) -> str:
    """Return where it is, and whether it is turned there."""
    key = f"inspect.zone.{codes.ZONES[view.zone[number]]}"
    if not voice.catalog.has(f"{key}.you"):
        return voice.text(key)
    state = voice.text("inspect.state.turned" if view.turned[number] else "inspect.state.straight")
    return voice.about(key, view.owner[number], state=state)
