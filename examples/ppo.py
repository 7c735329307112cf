"""A small PPO in plain PyTorch that learns Here & Now against bots: first three `random` ones, then three `thrifty` ones.

    pip install passgo[learn]
    python examples/ppo.py --seconds 240 --out docs/learning

Games are of 30 rounds (an option of the edition), the learner sits on seat 0, and a fair share of the wins is a quarter.
Writes the share of games won as a table (.csv) and as a curve (.svg).
"""

from __future__ import annotations

import argparse
import pathlib
import time

import numpy as np
import torch
from torch import nn

from passgo.env import SIGHT_BYTES, WORDS, Vec, encoding

PLACE = {field["name"]: field["offset"] for field in encoding()["observation"]["fields"]}
NAMED = [PLACE["question"], PLACE["phase"], PLACE["verb"], PLACE["first"]]
"""Bytes that are names, not amounts: each gets an embedding."""
TABLES, STEPS, EPOCHS, BATCH, GAMMA, LAMBDA, CLIP = 128, 64, 3, 2048, 0.999, 0.95, 0.2


class Mind(nn.Module):
    """Bytes in; out come a score for every word, and what the game is worth."""

    def __init__(self, width: int = 192) -> None:
        super().__init__()
        self.names = nn.Embedding(256, 12)
        self.body = nn.Sequential(nn.Linear(SIGHT_BYTES + 12 * len(NAMED), width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.words, self.worth = nn.Linear(width, WORDS), nn.Linear(width, 1)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        amounts = torch.log1p(seen.float()) / 5.55
        inside = self.body(torch.cat([amounts, self.names(seen[:, NAMED].long()).flatten(1)], 1))
        return self.words(inside).masked_fill(mask == 0, -1e9), self.worth(inside).squeeze(1)


def standing(vec: Vec, prices: np.ndarray, houses: np.ndarray) -> np.ndarray:
    """The learner's share of all money, deeds and buildings: a potential, so that shaping by it favours no other way to play."""

    def plane(name: str, size: int) -> np.ndarray:
        return vec.observation[:, PLACE[name] : PLACE[name] + size].astype(np.float32)

    pairs = plane("money", 2 * vec.players)
    owners, mortgaged = plane("owners", 40), plane("marks", 40).astype(int) & 1
    worth = prices * (1 - 0.5 * mortgaged) + houses * plane("levels", 40)
    wealth = (
        pairs[:, ::2] * 256 + pairs[:, 1::2] + np.stack([(worth * (owners == seat + 1)).sum(1) for seat in range(vec.players)], 1)
    )
    return wealth[:, 0] / np.maximum(wealth.sum(1), 1)


def played(vec: Vec, mind: Mind, prices: np.ndarray, houses: np.ndarray) -> tuple[dict[str, torch.Tensor], list[float]]:
    """So many steps at every table, and how the games that ended meanwhile ended."""
    shape, ends = (STEPS, TABLES), []
    kept = {
        "seen": torch.zeros((*shape, SIGHT_BYTES), dtype=torch.uint8),
        "mask": torch.zeros((*shape, WORDS), dtype=torch.int8),
        "word": torch.zeros(shape, dtype=torch.long),
        "chance": torch.zeros(shape),
        "worth": torch.zeros((STEPS + 1, TABLES)),
        "reward": torch.zeros(shape),
        "over": torch.zeros(shape),
    }
    for n in range(STEPS):
        kept["seen"][n], kept["mask"][n] = torch.from_numpy(vec.observation), torch.from_numpy(vec.mask)
        with torch.no_grad():
            scores, kept["worth"][n] = mind(kept["seen"][n], kept["mask"][n])
            choice = torch.distributions.Categorical(logits=scores)
            kept["word"][n] = choice.sample()
            kept["chance"][n] = choice.log_prob(kept["word"][n])
        before = standing(vec, prices, houses)
        vec.step(kept["word"][n].numpy())
        over = (vec.terminated | vec.truncated).astype(bool)
        shaped = np.where(over, 0.25, GAMMA * standing(vec, prices, houses)) - before
        kept["reward"][n] = torch.from_numpy(vec.reward[:, 0] + 0.5 * shaped)
        kept["over"][n] = torch.from_numpy(over.astype(np.float32))
        ends += (vec.reward[vec.terminated.astype(bool), 0] > 0).astype(float).tolist()
    with torch.no_grad():
        kept["worth"][STEPS] = mind(torch.from_numpy(vec.observation), torch.from_numpy(vec.mask))[1]
    return kept, ends


def learn(mind: Mind, optimizer: torch.optim.Optimizer, kept: dict[str, torch.Tensor]) -> None:
    """Advantages by GAE, then a few passes of the clipped objective."""
    gain, gains = torch.zeros(TABLES), torch.zeros(STEPS, TABLES)
    for n in reversed(range(STEPS)):
        on = 1 - kept["over"][n]
        surprise = kept["reward"][n] + GAMMA * kept["worth"][n + 1] * on - kept["worth"][n]
        gain = surprise + GAMMA * LAMBDA * on * gain
        gains[n] = gain
    flat = {name: value.flatten(0, 1) for name, value in kept.items() if name != "worth"}
    targets, gains = (gains + kept["worth"][:-1]).flatten(), gains.flatten()
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(gains)).split(BATCH):
            scores, worth = mind(flat["seen"][rows], flat["mask"][rows])
            choice = torch.distributions.Categorical(logits=scores)
            ratio = (choice.log_prob(flat["word"][rows]) - flat["chance"][rows]).exp()
            good = (gains[rows] - gains[rows].mean()) / (gains[rows].std() + 1e-6)
            policy = -torch.min(ratio * good, ratio.clamp(1 - CLIP, 1 + CLIP) * good).mean()
            loss = policy + 0.5 * (worth - targets[rows]).square().mean() - 0.01 * choice.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(mind.parameters(), 0.5)
            optimizer.step()


def curve(rows: list[tuple[str, int, float]], words: int) -> str:
    """The share of wins as a picture: over the last 300 games; the dashed line is a fair share."""
    wide, high, left, low = 640, 320, 50, 40
    points = {
        bots: [
            (left + (wide - left - 20) * n / words, high - low - (high - low - 20) * share)
            for name, n, share in rows
            if name == bots
        ]
        for bots in dict.fromkeys(name for name, _, _ in rows)
    }
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif" font-size="12">',
        "<style>text{fill:#444}@media(prefers-color-scheme:dark){text{fill:#ccc}}</style>",
    ]
    for share in (0, 0.25, 0.5, 0.75, 1):
        y = high - low - (high - low - 20) * share
        dash = ' stroke-dasharray="4 3"' if share == 0.25 else ""
        lines.append(
            f'<line x1="{left}" x2="{wide - 20}" y1="{y:.1f}" y2="{y:.1f}" stroke="#999" stroke-width="0.6"{dash}/>'
            f'<text x="{left - 8}" y="{y + 4:.1f}" text-anchor="end">{share:.0%}</text>'
        )
    for colour, (bots, line) in zip(("#2563eb", "#d97706"), points.items(), strict=False):
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in line)
        lines += [
            f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>',
            f'<text x="{line[-1][0]:.0f}" y="{line[-1][1] - 8:.0f}" text-anchor="end">against three {bots}</text>',
        ]
    lines.append(
        f'<text x="{(left + wide) / 2}" y="{high - 10}" text-anchor="middle">words said: 0 to {words / 1e6:.1f} million; '
        "share of games won</text></svg>"
    )
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn Here & Now by PPO.")
    parser.add_argument("--seconds", type=float, default=240, help="seconds of the processor to learn in all")
    parser.add_argument("--out", type=pathlib.Path, default=pathlib.Path("learning"))
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    torch.manual_seed(asked.seed)
    torch.set_num_threads(1)
    mind = Mind()
    optimizer = torch.optim.Adam(mind.parameters(), 7e-4)
    rows: list[tuple[str, int, float]] = []
    words = 0
    for bots, part in (("random", 0.3), ("thrifty", 0.7)):
        vec = Vec("here_and_now", tables=TABLES, players=4, learners=(0,), bots=bots, options={"rounds": 30}, seed=asked.seed)
        board = vec.editions[0].board
        prices, houses = (np.array(sums, np.float32) / board.bid_step for sums in (board.price, board.house))
        recent: list[float] = []
        began = time.process_time()
        while (spent := time.process_time() - began) < asked.seconds * part:
            for group in optimizer.param_groups:
                group["lr"] = 7e-4 * max(0.1, 1 - spent / (asked.seconds * part))
            kept, ends = played(vec, mind, prices, houses)
            learn(mind, optimizer, kept)
            words += STEPS * TABLES
            recent = [*recent, *ends][-300:]
            if len(recent) >= 100:
                rows.append((bots, words, sum(recent) / len(recent)))
        print(
            f"{bots}: {rows[-1][2]:.1%} of the last {len(recent)} games won, {words:,} words, {spent:.0f} s of the processor",
            flush=True,
        )
    asked.out.with_suffix(".csv").write_text("bots,words,won\n" + "".join(f"{b},{n},{w:.4f}\n" for b, n, w in rows))
    asked.out.with_suffix(".svg").write_text(curve(rows, words))


if __name__ == "__main__":
    main()
