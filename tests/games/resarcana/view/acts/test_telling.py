"""What is told during events: beside the card that is held up, and when a round decides."""

from __future__ import annotations

from resarcana_gui.games.resarcana.rules import flow_events as flow
from resarcana_gui.games.resarcana.rules.commands import Answer, Claim, Pass, UsePower, UseReact, subject
from resarcana_gui.kernel.command import Command
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.tabletop.acts.banner import BANNER_HEIGHT, Band, banner
from resarcana_gui.tabletop.acts.captions import Caption, current_caption
from tests.games.resarcana.view.acts.theatre import Theatre

HOME: dict[str, object] = {"mage": "scholar", "item": "divination", "pool": "4L 3D 2C"}
RICH: dict[str, object] = {
    "mage": "transmuter", "item": "research", "pool": "9E 9L 9C 9D 9G", "play": ["fire_dragon"],
}  # fmt: skip
THIRD: dict[str, object] = {"mage": "healer", "item": "protection", "pool": "1E 5L 3D"}
NEARLY: dict[str, object] = {**RICH, "play": ["fire_dragon", {"component": "catacombs_of_the_dead", "essences": "8D"}]}


class Show(Theatre):
    """A table at which the second seat acts, seen by the first."""

    def __init__(self, seats: list[dict[str, object]], active: int = 1, **more: object) -> None:
        scenario = {"seats": seats, "active": active, **more}
        super().__init__("first", len(seats), scenario=scenario)
        self.show()

    def do(self, kind: type[Answer], slug: str = "") -> None:
        """Let the first command of a kind happen, about a component."""
        number = self.table.resources.cards.numbers[slug] if slug else -1

        def choose() -> Command:
            for each in self.match.legal():
                if isinstance(each, kind) and (not slug or subject(each) == number):
                    return each
            raise AssertionError(self.match.legal())

        assert list(self.play(1, choose))

    @property
    def caption(self) -> Caption | None:
        return current_caption(self.table.scenery)

    @property
    def words(self) -> str:
        return self.caption.words if self.caption is not None else ""

    def banners(self) -> list[str]:
        layer = self.table.scenery.effect_layer
        return [node.text for node in layer.walk() if isinstance(node, Label)]


def test_beside_a_card_that_is_held_up_stands_what_its_owner_does() -> None:
    show = Show([HOME, RICH])
    show.do(Claim)
    show.run(900)
    caption, held = show.caption, show.table.scenery.held
    assert caption is not None and caption.words.startswith("Circe claims ") and held is not None
    assert not caption.bounds().colliderect(held.bounds())


def test_what_gains_points_tells_how_many_there_are_now() -> None:
    show = Show([HOME, RICH], monuments={"display": ["great_pyramid", "obelisk"], "deck": ["temple"]})
    show.do(Claim, "great_pyramid")
    show.run(900)
    assert show.words.endswith("[gold|+3{points}: now 4{points}]")


def test_the_sentence_goes_on_as_the_action_does() -> None:
    show = Show([HOME, RICH])
    show.do(UsePower, "transmuter")
    show.run(900)
    assert show.words == "Circe uses Transmuter."
    assert list(show.play(1, lambda: show.match.legal()[0]))
    show.run(80)
    assert show.words.startswith("Circe turns Transmuter, paying 2{elan}")


def test_when_the_card_goes_what_was_told_goes_too() -> None:
    show = Show([HOME, RICH])
    show.do(Claim)
    show.run_out()
    assert show.caption is None
    show.check()


def test_of_what_who_looks_does_nothing_is_told_twice() -> None:
    show = Show([RICH, HOME], active=0)
    show.do(Claim)
    show.run(400)
    assert show.caption is None


def test_looking_at_another_moment_takes_it_away() -> None:
    show = Show([HOME, RICH])
    show.do(Claim)
    show.run(900)
    show.show()
    assert show.caption is None


def test_who_comes_to_have_enough_points_to_win_is_named_once() -> None:
    show = Show([HOME, NEARLY], monuments={"display": ["great_pyramid", "obelisk"], "deck": ["temple"]})
    heads = show.table.scenery.heads
    assert not [seat for seat in heads if heads[seat].medallion.winning]
    show.do(Claim, "great_pyramid")
    said = []
    for _ in range(100):
        show.run(40)
        said += [words for words in show.banners() if "last round" in words and words not in said]
    assert said == ["Circe has 12{points}: this may be the last round"]
    assert [seat for seat in heads if heads[seat].medallion.winning] == [1]


def test_large_words_across_the_middle_stay_on_their_band() -> None:
    show = Show([HOME, NEARLY], monuments={"display": ["great_pyramid", "obelisk"], "deck": ["temple"]})
    look = show.shell.look
    look.change(look.theme, 2.0, look.text.icons)
    show.queue.add(banner(show.table.scenery, "Circe has 12{points}: this may be the last round, and more words"))
    show.run(300)
    band = next(node for node in show.table.scenery.effect_layer.children if isinstance(node, Band))
    assert all(band.bounds().contains(part.bounds()) for part in band.walk() if isinstance(part, Label))
    assert band.bounds().h == BANNER_HEIGHT, "it is open"


def test_a_table_at_which_somebody_has_enough_points_shows_it_and_does_not_say_it_again() -> None:
    show = Show(
        [HOME, {**NEARLY, "play": [{"component": "catacombs_of_the_dead", "essences": "9D 1G"}, "sea_serpent"]}]
    )
    scenery = show.table.scenery
    assert scenery.heads[1].medallion.winning and scenery.decided == {1}


def test_an_attack_strikes_nobody_who_has_passed() -> None:
    show = Show([HOME, RICH, THIRD], active=2)
    show.do(Pass)
    while show.match.pending is not None and not (show.match.pending.seat == 1 and _can_attack(show)):
        assert list(show.play(1, lambda: _quiet(show)))
    show.run_out()
    show.do(UsePower, "fire_dragon")
    show.run_out()
    assert show.match.view(0).passed[2]  # type: ignore[attr-defined]
    assault = show.table.scenery.assault
    assert assault is not None and set(assault.targets) == {0}
    assert any(isinstance(event, flow.AttackBegan) for event in show.match.history.events())


def _can_attack(show: Show) -> bool:
    dragon = show.table.resources.cards.numbers["fire_dragon"]
    return any(isinstance(each, UsePower) and each.component == dragon for each in show.match.legal())


def _quiet(show: Show) -> Command:
    """Anything that ends nobody's round."""
    legal = show.match.legal()
    return next((each for each in legal if not isinstance(each, Pass)), legal[0])


def test_points_that_are_raised_count_when_they_have_risen() -> None:
    show = Show([HOME, {**RICH, "play": ["golden_statue", "sorcerers_bestiary"]}])
    medallion = show.table.scenery.heads[1].medallion
    while not any(isinstance(each, UseReact) for each in show.match.legal()):
        assert list(show.play(1, lambda: show.match.legal()[-1]))
    show.run_out()
    before = medallion.points
    show.do(UseReact)
    while "golden_statue" not in show.sounds.names:
        show.run(40)
    show.run(200)
    assert medallion.points == before, "they still rise"
    shown_later = []
    for _ in range(40):
        show.run(40)
        shown_later.append(medallion.points)
    assert 5 in shown_later
