"""What is noted of answers, at described tables."""

from __future__ import annotations

import pytest

from resarcana_gui.agents.companion import Reason, Stance
from resarcana_gui.games.seasons.ai.companion.insight import SeasonsInsight
from resarcana_gui.games.seasons.cards.energies import parsed
from resarcana_gui.games.seasons.cards.loader import load_cards
from resarcana_gui.games.seasons.engine import seasons
from resarcana_gui.games.seasons.seasons_plugin import SeasonsPlugin
from resarcana_gui.games.seasons.view.lookup.synergies import go_well
from tests.games.seasons.described_table import Table, seat

INSIGHT = SeasonsInsight(load_cards(), go_well)
SPRING = 4
"""The first space of a season in which no other pays more for fire."""


def notes(table: Table, **answer: object) -> dict[str, Reason]:
    """What is noted of the first legal answer with these data, by fact."""
    session = table.session
    for command, data in zip(session.legal(), session.legal_data(), strict=True):
        if answer.items() <= data.items():
            found = {note.fact: note for note in INSIGHT.notes(table.view(command.seat), command)}
            assert all(note.stance is Stance.NOTED for note in found.values())
            return found
    raise AssertionError(f"{answer} is not among {session.legal_data()}")


def told(reason: Reason, language: str = "en") -> str:
    return SeasonsPlugin().narrator(language, 0, ["Ada", "Bo", "Cy"]).reason(reason) or ""


# -------------------------------------------------------------------------------------------------- crystallising


def test_an_energy_is_sold_well_where_no_season_pays_more() -> None:
    worth = seasons().cards.worth
    table = Table(seat(reserve="2F", hand=["amulet_of_air"]), p=SPRING, may_crystallise=True)
    now = worth[1][2]
    found = notes(table, kind="crystallise", energies="2F")
    assert now == max(row[2] for row in worth) and found["best_price:fire"].now == now
    assert "unneeded:fire" in found
    assert told(found["best_price:fire"]) == f"No season pays more for fire than now, {now} each."


def test_an_energy_is_sold_before_its_price_falls_and_kept_before_it_rises() -> None:
    worth = seasons().cards.worth
    for energy, letter in enumerate("AWFE"):
        for season in range(4):
            now, then, best = worth[season][energy], worth[(season + 1) % 4][energy], max(row[energy] for row in worth)
            table = Table(seat(reserve=f"2{letter}"), p=1 + 3 * season, may_crystallise=True)
            name = ("air", "water", "fire", "earth")[energy]
            sold, kept = notes(table, kind="crystallise", energies=f"2{letter}"), notes(table, kind="end_turn")
            assert (f"falling:{name}" in sold) == (now > then and now < best)
            assert (f"rising:{name}" in kept) == (then > now)
            if then > now:
                assert (kept[f"rising:{name}"].elsewhere, kept[f"rising:{name}"].now) == (now, then)


def test_the_purse_and_bonuses_are_part_of_every_price() -> None:
    table = Table(seat("purse_of_io", reserve="1F"), p=SPRING, may_crystallise=True)
    assert notes(table, kind="crystallise")["best_price:fire"].now == seasons().cards.worth[1][2] + 1


def test_what_is_left_at_the_end_brings_nothing() -> None:
    table = Table(seat(reserve="1A"), p=36, may_crystallise=True)
    found = notes(table, kind="crystallise")
    assert "last_chance:air" in found
    assert notes(table, kind="end_turn") == {}


# ----------------------------------------------------------------------------------------------- cards and energies


def test_a_die_brings_what_a_card_lacks_and_says_so_when_that_is_all() -> None:
    table = Table(seat(hand=["amulet_of_fire", "syllas_the_faithful"], reserve="1F"), phase="dice", p=SPRING)
    faces = seasons().cards.faces
    for command in table.session.legal():
        face = faces[command.data()[1]]  # type: ignore[index]
        fire = face.energies >> 16 & 255
        found = {note.fact: note for note in INSIGHT.notes(table.view(command.seat), command)}
        assert ("completes:amulet_of_fire" in found) == (fire >= 1)
        assert ("brings:syllas_the_faithful" in found) == (fire == 1)
        assert ("completes:syllas_the_faithful" in found) == (fire >= 2)
        if fire == 1:
            told_of = told(found["brings:syllas_the_faithful"])
            assert told_of == "Brings 1 fire, which Syllas the Faithful lacks."


def test_the_only_die_with_something_is_taken_from_the_next_to_choose() -> None:
    faces = {name: seasons().cards.faces[at] for at, name in enumerate(face_names())}
    crystals = next(name for name, face in faces.items() if name.startswith("winter1") and face.crystals)
    plain = [
        next(n for n, f in faces.items() if n.startswith(f"winter{die}") and not f.crystals and not f.draws)
        for die in (2, 3)
    ]
    table = Table(seat(), seat(), phase="dice", p=1, rolled=[crystals, *plain])
    found = notes(table, kind="take_die", die=crystals)
    assert told(found["only:1:crystals"]) == "Leaves Bo no die with crystals."
    last = Table(seat(), seat(die=plain[1]), phase="dice", p=1, rolled=[crystals, plain[0]])
    assert "only:1:crystals" not in notes(last, kind="take_die", die=crystals)


def face_names() -> list[str]:
    return [f"{s}{d}/{f}" for s in ("winter", "spring", "summer", "autumn") for d in range(1, 6) for f in range(1, 7)]


def test_a_die_whose_energies_do_not_fit_promises_nothing_of_them() -> None:
    table = Table(seat(hand=["amulet_of_fire"], reserve="7A"), phase="dice", p=SPRING)
    facts = [note.fact for c in table.session.legal() for note in INSIGHT.notes(table.view(0), c)]
    assert not any(fact.startswith(("completes", "brings", "worth", "sells")) for fact in facts)


def test_energies_that_are_discarded_or_paid_leave_what_cards_need() -> None:
    table = Table(seat("mirror_of_the_seasons", hand=["amulet_of_fire"], reserve="2F 2A", crystals=9))
    table.activate("mirror_of_the_seasons")
    air, fire = notes(table, kind="pay", energies="2A"), notes(table, kind="pay", energies="2F")
    assert air["keeps:amulet_of_fire"].now == parsed("2F") and "keeps:amulet_of_fire" not in fire
    assert air["loses:energies"].here > fire["loses:energies"].here
    table.pay("2A")
    assert notes(table, kind="choose_type", energy="E")["turns_into:earth"].here > 2


def test_a_card_that_can_be_summoned_now_is_no_reason_to_end_the_turn() -> None:
    assert "keeps:amulet_of_fire" not in notes(Table(seat(hand=["amulet_of_fire"], reserve="2F")), kind="end_turn")
    assert "keeps:amulet_of_fire" in notes(Table(seat(hand=["amulet_of_fire"], reserve="1F")), kind="end_turn")


# -------------------------------------------------------------------------------------------------------- cards


def test_a_card_is_summoned_for_what_it_does_and_for_its_points() -> None:
    table = Table(seat(hand=["figrim_the_avaricious", "runic_cube_of_eolis"], crystals=30))
    figrim, cube = notes(table, card="figrim_the_avaricious"), notes(table, card="runic_cube_of_eolis")
    assert told(figrim["works:figrim_the_avaricious:season"]) == "Figrim the Avaricious works at each change of season."
    assert told(cube["prestige:runic_cube_of_eolis"]) == (
        "Runic Cube of Eolis is worth 30 points at the end, for 20 crystals."
    )


def test_cards_that_serve_each_other_are_named_together() -> None:
    table = Table(seat("staff_of_spring", hand=["temporal_boots"]))
    assert "goes_with:temporal_boots:staff_of_spring" in notes(table, kind="summon", card="temporal_boots")


def test_room_is_made_for_a_card_that_could_be_paid_for() -> None:
    full = {"gauge": 0, "hand": ["amulet_of_fire"]}
    assert "room_for:amulet_of_fire" in notes(Table(seat(reserve="2F", **full)), kind="use_bonus", bonus="gauge")
    assert "room_for:amulet_of_fire" not in notes(Table(seat(reserve="1F", **full)), kind="use_bonus", bonus="gauge")


@pytest.mark.parametrize(("language", "words"), [("en", "Gives up only 4 points"), ("es", "Renuncia solo a 4 puntos")])
def test_a_sacrifice_is_told_by_its_points(language: str, words: str) -> None:
    assert told(Reason("loses", -4.0, stance=Stance.NOTED), language).startswith(words)


def test_who_leads_is_glad_of_the_end_and_nobody_else() -> None:
    for crystals, (nearer, later) in ((30, (True, False)), (0, (False, True))):
        table = Table(seat(hand=["temporal_boots"], crystals=crystals), seat(crystals=9), p=20)
        table.summon("temporal_boots")
        assert ("closes_in" in notes(table, kind="move", spaces=2)) == nearer
        assert ("puts_off" in notes(table, kind="move", spaces=-2)) == later
