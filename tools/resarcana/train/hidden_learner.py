"""Training of the policy's hidden layer by proximal policy optimization (Schulman and others, 2017), in NumPy."""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np

from resarcana_gui.agents.learned.weights_file import ZERO
from resarcana_gui.games.resarcana.ai.hidden_layer import STEP, UNITS
from tools.resarcana.train.adam import Adam
from tools.resarcana.train.critic import Critic, credits_of
from tools.resarcana.train.decisions import Batch, Floats, Numbers
from tools.resarcana.train.self_play import LayerBytes

RATE: Final = 0.005
"""The initial learning rate, which falls to 0."""
PASSES: Final = 3
"""How often every decision is learned from, ..."""
MINIBATCHES: Final = 4
"""... in this many minibatches, each of which moves the weights."""
CLIP: Final = 0.2
"""The clipping range: an answer whose probability has changed by this share is not pushed further by the same
decision."""
ENTROPY_BONUS: Final = 0.004
"""The entropy bonus, in victories for a unit of entropy."""
INITIAL_SPREAD: Final = 0.15
"""The standard deviation of the initial weights."""
SCALE_QUANTILE: Final = 0.9995
"""The quantile of a unit's weights by which it is scaled; the few beyond may be clipped."""


Layer: TypeAlias = tuple[Floats, Floats, Floats]
"""The weights into the units (by row), the constant ones, and those out of them (by column)."""


class HiddenLearner:
    """The exact weights of a hidden layer, Adam's averages for them, and a critic. At first the layer adds nothing,
    unless it starts from another one."""

    def __init__(self, rows: int, columns: int, seed: int) -> None:
        self._lots: Final = np.random.default_rng(seed)
        self.rate = RATE
        self.into: Final = (INITIAL_SPREAD * self._lots.standard_normal((rows, UNITS))).astype(np.float32)
        self.constant: Final = np.zeros(UNITS, np.float32)
        self.out: Final = np.zeros((columns, UNITS), np.float32)
        self._steps: Final = [Adam(each) for each in (self.into, self.constant, self.out)]
        self._critic: Final = Critic(rows, UNITS, self._lots)

    def start_from(self, values: list[list[float]]) -> None:
        """Take over the weights of a layer, as written in its file."""
        rows = len(self.into)
        whole = np.array(values, np.float32)
        self.into[:], self.constant[:], self.out[:] = whole[:rows], whole[rows], whole[rows + 1 :]

    def values(self) -> list[list[float]]:
        """Return the weights as written in a file."""
        into, constant, out = self.scaled()
        found: list[list[float]] = np.concatenate([into, constant[None, :], out]).tolist()
        return found

    def learn(self, batch: Batch, played: Layer) -> None:
        """Make likelier what turned out better than expected in games that were played with this layer, which may be
        older."""
        of_table = batch.logits - _added(batch, played)
        expected = self._critic.expected(batch.rows)
        credit = credits_of(batch, expected)
        before = _logarithms(batch, batch.logits)[batch.chosen]
        order = np.arange(len(credit))
        for _ in range(PASSES):
            self._lots.shuffle(order)
            for picked in np.array_split(order, MINIBATCHES):
                picked.sort()
                self._climb(batch.part(picked), of_table[batch.answers_of(picked)], credit[picked], before[picked])
                self._critic.learn(batch.rows[picked], (expected + credit)[picked])

    def _climb(self, batch: Batch, of_table: Floats, credit: Floats, before: Floats) -> None:
        into = batch.rows @ self.into + self.constant
        active = np.maximum(into, 0)
        out, of = batch.columns @ self.out, batch.of
        slopes = _slopes(batch, of_table + np.einsum("ij,ij->i", out, active[of]), credit, before)
        back = np.add.reduceat(slopes[:, None] * out, batch.first[:-1])
        back[into <= 0] = 0
        climbs = (batch.rows.T @ back, back.sum(0), batch.columns.T @ (active[of] * slopes[:, None]))
        for step, slope in zip(self._steps, climbs, strict=True):
            step.climb(slope, self.rate)

    def layer(self) -> Layer:
        """Return the exact weights as they are now."""
        return self.into.copy(), self.constant.copy(), self.out.copy()

    def rounded(self) -> LayerBytes:
        """Return the layer as it plays."""
        into, constant, out = (_rounded(each) for each in self.scaled())
        return [row.tobytes() for row in into], constant.tobytes(), [row.tobytes() for row in out]

    def scaled(self) -> Layer:
        """Return the same layer with every unit scaled so that its weights in and out are about as large, which
        loses least in rounding."""
        to = np.quantile(np.abs(self.into), SCALE_QUANTILE, axis=0)
        from_ = np.quantile(np.abs(self.out), SCALE_QUANTILE, axis=0)
        scale = np.sqrt(np.maximum(from_, STEP) / np.maximum(to, STEP)).astype(np.float32)
        return self.into * scale, self.constant * scale, self.out / scale


def _slopes(batch: Batch, logits: Floats, credit: Floats, before: Floats) -> Floats:
    """Return how much the logit of every answer should grow."""
    now, of = _logarithms(batch, logits), batch.of
    share = np.exp(now)
    ratio = np.exp(now[batch.chosen] - before)
    done = np.where(credit > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
    push = np.where(done, 0, ratio * credit)
    entropy = -np.add.reduceat(share * now, batch.first[:-1])
    chosen = np.zeros(len(logits), np.float32)
    chosen[batch.chosen] = 1
    slopes = push[of] * (chosen - share) - ENTROPY_BONUS * share * (now + entropy[of])
    return (slopes / len(credit)).astype(np.float32)


def _logarithms(batch: Batch, logits: Floats) -> Floats:
    """Return the logarithm of the probability of every answer."""
    first, of = batch.first[:-1], batch.of
    high = logits - np.maximum.reduceat(logits, first)[of]
    found: Floats = high - np.log(np.add.reduceat(np.exp(high), first))[of]
    return found


def _added(batch: Batch, layer: Layer) -> Floats:
    """Return what a layer adds to the logit of every answer."""
    into, constant, out = layer
    active = np.maximum(batch.rows @ into + constant, 0)
    added: Floats = np.einsum("ij,ij->i", batch.columns @ out, active[batch.of])
    return added


def _rounded(weights: Floats) -> Numbers:
    steps: Numbers = np.clip(np.rint(weights / STEP) + ZERO, 0, 255).astype(np.uint8)
    return steps
