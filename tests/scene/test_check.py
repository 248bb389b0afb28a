from __future__ import annotations

from dataclasses import replace

from resarcana_gui.scene.check import check, report
from resarcana_gui.scene.colour import contrast
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.particle_kinds import KINDS
from resarcana_gui.scene.particles import Particles
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.theme import CANDLELIGHT, Theme
from resarcana_gui.scene.timing import Pace
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import BODY, UiStyle
from resarcana_gui.scene.viewport import CANVAS
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.scene.widgets.dialog import Dialog
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.listbox import ListBox
from resarcana_gui.scene.widgets.surface import Surface

WHOLE = Box(0, 0, *CANVAS)


def rules(*nodes: Node) -> list[str]:
    root = Node(size=CANVAS)
    root.add(*nodes)
    return [fault.rule for fault in check(root, CANDLELIGHT, WHOLE)]


def test_a_good_tree_has_no_faults(look: UiStyle) -> None:
    assert rules(Label(look, "Good", at=(20, 20)), Button(look, "Good", at=(20, 100))) == []


def test_text_that_is_cut_is_reported(look: UiStyle) -> None:
    assert rules(Label(look, "A much too long text for this", at=(20, 20), width=80, height=24)) == ["cut"]
    label = Label(look, "Wide", at=(20, 20))
    label.width = 5
    assert rules(label) == ["cut"]


def test_text_that_is_too_small_is_reported(look: UiStyle) -> None:
    label = Label(look, "Small", at=(20, 20))
    label.scale = 0.5
    assert rules(label) == ["small text"]


def test_text_that_cannot_be_read_is_reported_and_large_text_less_strictly(look: UiStyle) -> None:
    dim = TextStyle(22, colour="edge_low", on="panel")
    assert 3 < contrast(CANDLELIGHT["edge_low"], CANDLELIGHT["panel"]) < 4.5
    assert rules(Label(look, "Dim", dim, at=(20, 20))) == ["contrast"]
    assert rules(Label(look, "Dim", replace(dim, size=40), at=(20, 20))) == []
    assert rules(Label(look, "Dim", replace(dim, halo="night"), at=(20, 20))) == []


def test_small_targets_are_reported(look: UiStyle) -> None:
    assert rules(Button(look, "X", size=(44, 30), at=(20, 20))) == ["small target"]


def test_controls_that_lie_on_each_other_are_reported(look: UiStyle) -> None:
    assert rules(Button(look, "One", at=(20, 20)), Button(look, "Two", at=(40, 40))) == ["overlap"]
    hand = Button(look, "Two", at=(40, 40))
    hand.overlaps = True
    assert rules(Button(look, "One", at=(20, 20)), hand) == []


def test_what_belongs_together_may_overlap(look: UiStyle) -> None:
    listing = ListBox(look, ["one", "two", "three", "four"], (300, 100), at=(20, 20))
    below = Button(look, "Below the list", at=(20, 130))
    assert rules(listing, below) == []


def test_a_dialog_may_lie_over_everything(look: UiStyle) -> None:
    button = Button(look, "Under", at=(900, 500))
    assert rules(button, Dialog(look, WHOLE, "Pass?", "Really?", [("Yes", None), ("No", None)])) == []


def test_what_is_outside_the_canvas_or_its_surface_is_reported(look: UiStyle) -> None:
    assert rules(Label(look, "Out", at=(1900, 20))) == ["outside"]
    surface = Surface(look, (100, 100), at=(20, 20))
    surface.add(Label(look, "Rather long", BODY, at=(20, 20)))
    assert rules(surface) == ["spilt"]


def test_what_may_sink_lies_below_the_lower_edge_with_its_lower_part_only(look: UiStyle) -> None:
    button = Button(look, "", at=(900, 1040))
    button.size = (100.0, 80.0)
    assert rules(button) == ["outside"]
    button.may_sink = True
    assert rules(button) == []
    for x, y in ((900, 1060), (1860, 1040), (900, -20)):
        button.at = (x, y)
        assert rules(button) == ["outside"]


def test_what_is_hidden_has_no_faults(look: UiStyle) -> None:
    label = Label(look, "Out", at=(1900, 20))
    label.visible = False
    assert rules(label) == []


def test_a_fault_is_told_in_a_sentence(look: UiStyle) -> None:
    root = Node(size=CANVAS)
    root.add(Label(look, "Out", at=(1900, 20), name="lost"))
    text = report(check(root, CANDLELIGHT, WHOLE))
    assert text.startswith("outside: <Label 'lost'") and "beyond the canvas" in text


def test_particles_live_for_a_while_within_their_budget() -> None:
    particles = Particles(Pace(), budget=20)
    assert particles.emit("spark", (0, 0), (255, 200, 100), 15) == 15
    assert particles.emit("ember", (0, 0), (255, 200, 100), 15) == 5
    assert particles.emit("glint", (0, 0), (255, 200, 100), 15) == 0
    before = particles.revision
    particles.update(100)
    assert particles.revision > before and len(particles.alive) == 20
    for _ in range(100):
        particles.update(30)
    assert particles.alive == []
    particles.update(30)
    assert particles.emit("smoke", (0, 0), (1, 2, 3), 99) == 20
    particles.stop()
    assert particles.alive == []


def test_there_are_no_particles_in_reduced_motion() -> None:
    assert Particles(Pace(reduced=True)).emit("spark", (0, 0), (1, 2, 3)) == 0


def test_sparks_fall_and_smoke_rises() -> None:
    for kind, sign in (("spark", 1), ("smoke", -1)):
        particles = Particles(Pace())
        particles.emit(kind, (0, 0), (1, 2, 3), 30)
        early = sum(particle.speed_y for particle in particles.alive)
        particles.update(200)
        assert (sum(particle.speed_y for particle in particles.alive) - early) * sign > 0
    assert set(KINDS) == {"spark", "splash", "ember", "smoke", "dust", "glint"}


def test_words_whose_own_colour_cannot_be_read_are_reported(look: UiStyle) -> None:
    assert rules(Label(look, "Good and [edge_dark|dark]", at=(20, 20))) == ["contrast"]


def test_a_theme_of_high_contrast_is_held_to_more(look: UiStyle) -> None:
    root = Node(size=CANVAS)
    root.add(Label(look, "[bad|Red]", at=(20, 20)))
    pale = Theme("pale", {**CANDLELIGHT.colours, "panel": (70, 60, 50)}, worn=False)
    assert [fault.rule for fault in check(root, pale, WHOLE)] == ["contrast"]


def test_icons_without_a_picture_are_reported(look: UiStyle) -> None:
    assert rules(Label(look, "Pay {nothing_of_the_kind}", at=(20, 20))) == ["icon"]


def test_texts_that_run_into_each_other_are_reported(look: UiStyle) -> None:
    ground = Surface(look, (400, 300), at=(20, 20))
    ground.add(Label(look, "One", at=(20, 20)), Label(look, "Other", at=(30, 28)))
    assert rules(ground) == ["collision"]
    apart = Surface(look, (400, 300), at=(20, 20))
    apart.add(Label(look, "One", at=(20, 20)), Label(look, "Other", at=(20, 48)))
    assert rules(apart) == []
