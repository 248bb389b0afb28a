"""Whose cards are where, as far as the viewer may know."""

from __future__ import annotations

from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.pages.card_pages import discard_groups, own_groups, rival_groups
from tests.games.resarcana.described_table import Table, seat
from tests.games.resarcana.view.tell.speaking import random_game, voice


def titles(table: Table, viewer: int = 0) -> dict[str, list[str]]:
    view = table.view(viewer)
    names = view.cards.components
    return {group.title: [names[card].slug for card in group.cards] for group in own_groups(voice(), view, viewer)}


def the_table() -> Table:
    return Table(
        seat("hawk", hand=["prism"], deck=["vault", "crypt", "athanor"], discards=["mermaid"], mage="scholar"),
        seat("treant", discards=["hand_of_glory"]),
    )


def test_the_order_of_the_own_deck_is_not_told() -> None:
    groups = titles(the_table())
    assert set(groups["In your deck, order unknown"]) == {"vault", "crypt", "athanor"}
    assert "On top of your deck, next card first" not in groups


def test_who_has_looked_is_told_what_comes_next() -> None:
    table = the_table()
    table.do("use", "hawk", 0)
    if table.asked == "choose_deck":
        table.do("look", "artifact_deck")
    groups = titles(table)
    assert groups["On top of your deck, next card first"] == ["vault", "crypt", "athanor"]


def test_cards_nobody_has_seen_are_counted_only() -> None:
    view = Table.dealt(setup="first").view(0)
    unseen = [group for group in own_groups(voice(), view, 0) if group.hidden]
    assert [(group.hidden, group.cards) for group in unseen] == [(5, ())]


def test_discards_are_open_the_own_ones_first_and_the_latest_on_top() -> None:
    view = the_table().view(0)
    view.discards[0].append(view.cards.numbers["vault"])
    groups = discard_groups(voice(), view, 0)
    assert [group.title for group in groups] == ["Ada", "Circe"]
    assert groups[0].cards[0] == view.cards.numbers["vault"]


def test_nothing_hidden_of_a_rival_is_shown() -> None:
    for session, _, view in random_game("draft", 3, 4):
        viewer = view.viewer
        truth = session.state
        assert isinstance(truth, State)
        for rival in range(3):
            if rival == viewer:
                continue
            shown = {card for group in rival_groups(voice(seats=3), view, rival) for card in group.cards}
            secret = {card for card in range(view.cards.count) if not truth.known[card] >> viewer & 1}
            assert all(card >= 0 for card in shown)
            hidden = set(truth.hand[rival]) | set(truth.deck[rival])
            assert not shown & secret & hidden
