"""Collect: abilities, taking essences or leaving them, curses, and in which order."""

from __future__ import annotations

import pytest

from tests.games.resarcana.described_table import Table, lying, seat


def collect(*play: object, pool: str = "0", mage: str = "scholar", **more: object) -> Table:
    return Table(seat(*play, pool=pool, mage=mage, item="research", **more), seat(), phase="collect")


def test_plain_essences_are_gained_without_a_question() -> None:
    table = collect("chalice_of_life", "dancing_sword")
    assert table.asked == "turn" and table.pool() == "1E 1L 1C 1D"


def test_a_slash_lets_choose_one() -> None:
    table = collect(mage="healer")
    assert table.asked == "collect_essences" and table.amounts() == {"1L", "1C"}
    table.do("gain", essences="C")
    assert table.pool() == "1C" and table.asked == "turn"


def test_a_mix_lets_choose_any_that_many_within_its_restriction() -> None:
    table = collect("celestial_horse")
    assert table.amounts() == {"2E", "2L", "2C", "1E 1L", "1E 1C", "1L 1C"}
    assert table.why_not("gain", essences="2G").code == "wrong_essences"
    assert table.why_not("gain", essences="1E").code == "wrong_essences"
    assert table.why_not("gain", essences="3E").code == "wrong_essences"


def test_who_has_nothing_to_collect_is_not_asked() -> None:
    assert collect().asked == "turn"


def test_essences_on_a_component_may_be_taken() -> None:
    table = collect(lying("mausoleum", "3D"))
    assert table.asked == "take_essences"
    table.do("take", "mausoleum")
    assert (table.pool(), table.on("mausoleum")) == ("3D", "0")


def test_essences_on_a_component_may_be_left() -> None:
    table = collect(lying("mausoleum", "3D"))
    table.do("leave", "mausoleum")
    assert (table.pool(), table.on("mausoleum")) == ("0", "3D")


def test_all_essences_on_a_component_are_taken_or_none() -> None:
    table = collect(lying("mausoleum", "2D G"))
    assert [command["kind"] for command in table.session.legal_data()] == ["take", "leave"]
    table.do("take", "mausoleum")
    assert table.pool() == "2D 1G"


def test_one_component_may_be_emptied_and_another_left() -> None:
    table = collect(lying("mausoleum", "D"), lying("cursed_skull", "3E"))
    table.do("leave", "mausoleum")
    table.do("take", "cursed_skull")
    assert (table.pool(), table.on("mausoleum"), table.on("cursed_skull")) == ("3E", "1D", "0")


def test_essences_may_be_taken_off_a_place_and_its_points_are_lost() -> None:
    table = collect(lying("sunken_reef", "4C"))
    assert table.points() == 5
    table.do("take", "sunken_reef")
    assert (table.points(), table.pool()) == (1, "4C 1G")


def test_essences_on_a_mage_or_an_item_may_be_taken_too() -> None:
    duelist, item = lying("duelist", "2G"), lying("research", "L")
    table = Table(seat(duelist, item, mage="duelist", item="research"), seat(), phase="collect")
    table.do("take", "duelist")
    table.do("take", "research")
    assert table.pool() == "1E 1L 2G"


def test_what_lies_on_a_component_is_asked_for_once_its_ability_is_chosen() -> None:
    table = collect(lying("celestial_horse", "3D"))
    table.do("gain", essences="2C")
    assert table.asked == "take_essences"
    table.do("take", "celestial_horse")
    assert (table.pool(), table.asked) == ("2C 3D", "turn")


def test_a_turned_component_collects_too() -> None:
    assert collect(lying("flaming_pit", turned=True)).pool() == "1E"


def test_essences_may_be_taken_off_a_turned_component() -> None:
    table = collect(lying("mausoleum", "D", turned=True))
    table.do("take", "mausoleum")
    assert table.pool() == "1D" and table.turned("mausoleum")


# Interest and growth


def test_a_vault_whose_gold_stays_gives_two_essences_that_are_no_gold() -> None:
    table = collect(lying("vault", "G"))
    table.do("leave", "vault")
    assert len(table.amounts()) == 10 and not [text for text in table.amounts() if "G" in text]
    table.do("gain", essences="1C 1L")
    assert (table.pool(), table.on("vault")) == ("1L 1C", "1G")


def test_a_vault_whose_gold_is_taken_gives_nothing_more() -> None:
    table = collect(lying("vault", "2G"))
    table.do("take", "vault")
    assert table.pool() == "2G" and table.asked == "turn"


def test_an_empty_vault_gives_nothing() -> None:
    assert collect("vault").asked == "turn"


def test_a_vault_with_other_essences_than_gold_gives_nothing() -> None:
    table = collect(lying("vault", "2L"))
    table.do("leave", "vault")
    assert (table.pool(), table.on("vault"), table.asked) == ("0", "2L", "turn")


def test_two_of_every_type_that_stays_are_added_on_the_windup_man() -> None:
    table = collect(lying("windup_man", "1E 3G"))
    table.do("leave", "windup_man")
    assert (table.pool(), table.on("windup_man")) == ("0", "3E 5G")


def test_nothing_is_added_on_a_windup_man_that_is_emptied() -> None:
    table = collect(lying("windup_man", "1E 3G"))
    table.do("take", "windup_man")
    assert (table.pool(), table.on("windup_man")) == ("1E 3G", "0")


def test_nothing_is_added_on_an_empty_windup_man() -> None:
    table = collect("windup_man")
    assert (table.asked, table.on("windup_man")) == ("turn", "0")


# Curses


def test_a_curse_may_be_paid_or_turns_its_place() -> None:
    table = collect("cursed_forge", pool="D")
    assert table.asked == "settle_curse"
    assert table.session.legal_data() == [
        {"kind": "pay", "seat": 0, "essences": "1D"},
        {"kind": "turn", "seat": 0, "component": "cursed_forge"},
    ]


def test_a_curse_that_is_paid_leaves_its_place_straight() -> None:
    table = collect("cursed_forge", pool="2D")
    table.do("pay", essences="D")
    assert table.pool() == "1D" and not table.turned("cursed_forge")


def test_a_curse_that_is_not_paid_turns_its_place() -> None:
    table = collect("cursed_forge", pool="2D")
    table.do("turn", "cursed_forge")
    assert table.pool() == "2D" and table.turned("cursed_forge")


def test_a_curse_that_cannot_be_paid_turns_its_place_without_a_question() -> None:
    table = collect("cursed_forge", pool="9E")
    assert table.asked == "turn" and table.turned("cursed_forge")


def test_a_curse_is_settled_after_all_other_collecting() -> None:
    table = collect("cursed_forge", lying("mausoleum", "D"))
    table.do("take", "mausoleum")
    assert table.asked == "settle_curse"


def test_a_curse_may_be_paid_with_what_lay_on_the_place_itself() -> None:
    table = collect(lying("cursed_forge", "D"))
    table.do("take", "cursed_forge")
    assert table.asked == "settle_curse"


def test_a_curse_is_settled_after_the_choices_of_all_others() -> None:
    table = collect("cursed_forge", mage="witch")
    assert table.asked == "collect_essences"
    table.do("gain", essences="D")
    assert table.asked == "settle_curse"


def test_a_place_that_is_turned_already_has_no_curse_to_settle() -> None:
    table = collect(lying("cursed_forge", turned=True), pool="D")
    assert table.asked == "turn" and table.pool() == "1D"


# Order


@pytest.mark.parametrize("first", range(3))
def test_players_collect_in_turn_order_from_the_holder_of_the_token(first: int) -> None:
    seats = [seat(lying(card, "D")) for card in ("mausoleum", "cursed_skull", "vault")]
    table = Table(*seats, phase="collect", first=first)
    asked = []
    while table.asked == "take_essences":
        asked.append(table.asked_seat)
        table.session.submit(table.session.legal()[0])
    assert asked == [(first + step) % 3 for step in range(3)]
    assert (table.asked, table.asked_seat) == ("turn", first)


def test_every_round_begins_with_collecting() -> None:
    table = Table(seat("flaming_pit", mage="scholar", item="research"), seat(item="divination"))
    for number in range(2, 5):
        for items in (("research", "alchemy"), ("divination", "protection")):
            table.do("pass")
            table.do("choose", items[(number - 1) % 2])
        assert table.state.round == number and table.pool() == f"{number - 1}E"


def test_an_item_taken_on_passing_collects_next_round() -> None:
    table = Table(seat(mage="scholar", item="research"), seat(item="protection"))
    table.do("pass")
    table.do("choose", "calm_elan")
    table.do("pass")
    table.do("choose", "research")
    assert (table.asked, table.asked_seat) == ("collect_essences", 0)
    assert table.amounts() == {"1E", "1C"}


def test_essences_gained_beyond_what_can_be_counted_are_lost() -> None:
    table = collect("flaming_pit", lying("mausoleum", "2000D"), pool="2047E 100D")
    table.do("take", "mausoleum")
    assert table.pool() == "2047E 2047D" and table.on("mausoleum") == "0"


def test_growth_stops_at_what_can_be_counted() -> None:
    table = collect(lying("windup_man", "2046E 2047G"))
    table.do("leave", "windup_man")
    assert table.on("windup_man") == "2047E 2047G"


def test_what_finds_no_room_in_the_pool_goes_to_the_supply() -> None:
    table = collect(lying("mausoleum", "3D"), pool="2047D")
    table.do("take", "mausoleum")
    assert (table.pool(), table.on("mausoleum")) == ("2047D", "0")
