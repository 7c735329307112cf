"""A loop as CleanRL writes it: one file, arrays in and out, no library but NumPy. It learns by REINFORCE with a linear policy.

    python examples/vec_loop.py --steps 3000

One learner sits with three random bots at every table; the share of games won is printed as it goes. It shows the loop, not
how well one can learn: examples/ppo.py does that.
"""
from __future__ import annotations

import argparse

import numpy as np

from passgo.env import SIGHT_BYTES, WORDS, Vec


def main() -> None:
    parser = argparse.ArgumentParser(description="REINFORCE over Vec.")
    parser.add_argument("--steps", type=int, default=3000)
    parser.add_argument("--tables", type=int, default=64)
    asked = parser.parse_args()
    rng = np.random.default_rng(1)
    vec = Vec("here_and_now", tables=asked.tables, players=4, learners=(0,), bots="random", options={"rounds": 20}, seed=1)
    weights = np.zeros((SIGHT_BYTES, WORDS), np.float32)
    traces = np.zeros((asked.tables, SIGHT_BYTES, WORDS), np.float32)
    # For every table the sum of what each choice of this game would push the weights by.
    results: list[float] = []
    for step in range(asked.steps):
        seen = np.log1p(vec.observation.astype(np.float32)) / 5.55
        scores = np.where(vec.mask == 1, seen @ weights, -np.inf)
        chances = np.exp(scores - scores.max(1, keepdims=True))
        chances /= chances.sum(1, keepdims=True)
        words = (chances.cumsum(1) > rng.random((asked.tables, 1))).argmax(1)
        push = -chances
        push[np.arange(asked.tables), words] += 1
        traces += seen[:, :, None] * push[:, None, :]
        vec.step(words)
        for table in np.flatnonzero(vec.terminated | vec.truncated):
            weights += 2e-5 * float(vec.reward[table, 0]) * traces[table]
            traces[table] = 0
            results.append(float(vec.reward[table, 0] > 0))
        if step % 500 == 499:
            recent = results[-200:]
            share = np.mean(recent) if recent else 0
            print(f"step {step + 1}: {len(results)} games, {share:.0%} of the last {len(recent)} won", flush=True)


if __name__ == "__main__":
    main()
