"""A small PPO in plain PyTorch that learns Here & Now against bots: first three `random` ones, then three `thrifty` ones.

    pip install passgo[learn]
    python examples/ppo.py --seconds 480 --out docs/learning

The learner sits on seat 0; a fair share of the wins is a quarter. Writes the share of games won as a table (.csv) and as a
curve (.svg), and says at the end how often each verb was said.
"""

from __future__ import annotations

import argparse
import pathlib
import time

import numpy as np
import torch
from torch import nn

from passgo.env import SIGHT_BYTES, WORDS, Vec, encoding

ROUNDS = 60
"""Games end after so many rounds, by the edition's own option; the richest wins."""
TABLES, STEPS, EPOCHS, BATCH = 256, 64, 3, 2048
RATE, LAMBDA, CLIP, ENTROPY, WORTH = 1e-3, 0.97, 0.2, 0.005, 0.5
SHAPING = 2.0
"""How much of the reward comes early: by the change of the learner's share of all wealth, which adds up to nothing in a game."""
WIDTH = 128
FIRST = 0.1
"""The part of the time spent against random bots."""

PLACE = {field["name"]: field["offset"] for field in encoding()["observation"]["fields"]}
VERBS = {verb["word"]: verb["name"] for verb in encoding()["verbs"]}
LEFT_OUT = [word for word, name in VERBS.items() if name == "OFFER"] + [WORDS - 1]
"""Words the learner never says: these bots refuse every deal, and without deals there is no sentence to take back."""


class Mind(nn.Module):
    """Bytes in; out come a score for every word, and what the game is worth."""

    def __init__(self, vec: Vec) -> None:
        super().__init__()
        colour = torch.from_numpy(vec.board[0, :40].astype(np.int64))
        parts = nn.functional.one_hot(colour, int(colour.max()) + 1).float()
        parts[:, 0] = 0
        self.register_buffer("parts", parts / parts.sum(0).clamp(min=1))
        self.register_buffer("colour", torch.cat([colour, torch.zeros(1, dtype=torch.long)]))
        self.seats = vec.players
        self.step, self.verb, self.subject = nn.Embedding(256, 12), nn.Embedding(256, 8), nn.Embedding(41, 16)
        inputs = self.seats * (85 + parts.shape[1]) + 80 + 10 + 36
        self.body = nn.Sequential(nn.Linear(inputs, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU())
        self.words, self.worth = nn.Linear(WIDTH, WORDS), nn.Linear(WIDTH, 1)
        nn.init.orthogonal_(self.words.weight, 0.01)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        inside = self.body(self.features(seen))
        return self.words(inside).masked_fill(mask == 0, -1e9), self.worth(inside).squeeze(1)

    def features(self, seen: torch.Tensor) -> torch.Tensor:
        """What the bytes mean: who holds which deed and which part of a colour, who stands where, money, what is asked."""

        def at(name: str, size: int, past: int = 0) -> torch.Tensor:
            return seen[:, PLACE[name] + past : PLACE[name] + past + size]

        def sums(name: str, count: int, past: int = 0) -> torch.Tensor:
            pairs = at(name, 2 * count, past).float()
            return pairs[:, ::2] * 256 + pairs[:, 1::2]

        seats = torch.arange(self.seats).view(1, -1, 1)
        held = (at("owners", 40).unsqueeze(1) == seats + 1).float()
        stands = (at("tokens", 40).unsqueeze(1) >> seats & 1).float()
        shares = held @ self.parts
        subject = sums("question", 1, 2).squeeze(1).long().clamp(max=40)
        of_subject = shares.gather(2, self.colour[subject].view(-1, 1, 1).expand(-1, self.seats, 1)).squeeze(2)
        money, asked = sums("money", self.seats), sums("question", 1, 6)
        asked = torch.where(asked > 32767, asked - 65536, asked)
        few = [money / 1000, torch.log1p(money) / 5, at("living", self.seats), at("jail", self.seats) / 3, of_subject]
        few += [asked / 1000, torch.log1p(asked.abs()) / 5, (asked / (money[:, :1] + 1)).clamp(-4, 4), sums("round", 1) / ROUNDS]
        few += [at("houses_left", 1) / 32, at("hotels_left", 1) / 12, at("turn", 1) / 4, at("phase", 1), at("doubles", 1)]
        few += [at("question", 1, 1) / 4]
        planes = [held.flatten(1), stands.flatten(1), shares.flatten(1), at("levels", 40) / 3, (at("marks", 40) & 1).float()]
        names = [self.step(at("question", 1).long()), self.verb(at("verb", 1).long()), self.subject(subject).unsqueeze(1)]
        return torch.cat([*planes, *(one.float() for one in few), *(name.squeeze(1) for name in names)], 1)


class Table:
    """Many games at once, as the learner meets them: without the words it leaves out, and with a reward along the way."""

    def __init__(self, bots: str, seed: int) -> None:
        self.vec = Vec("here_and_now", TABLES, 4, learners=(0,), bots=bots, options={"rounds": ROUNDS}, seed=seed)
        board = self.vec.editions[0].board
        self.prices, self.houses = (np.array(sums, np.float32) / board.bid_step for sums in (board.price, board.house))
        self.share = self.standing()

    def standing(self) -> np.ndarray:
        """The learner's share of all money, deeds and buildings."""

        def plane(name: str, size: int) -> np.ndarray:
            return self.vec.observation[:, PLACE[name] : PLACE[name] + size].astype(np.float32)

        pairs, owners = plane("money", 2 * self.vec.players), plane("owners", 40)
        worth = self.prices * (1 - 0.5 * (plane("marks", 40) % 2)) + self.houses * plane("levels", 40)
        deeds = np.stack([(worth * (owners == seat + 1)).sum(1) for seat in range(self.vec.players)], 1)
        wealth = pairs[:, ::2] * 256 + pairs[:, 1::2] + deeds
        return wealth[:, 0] / np.maximum(wealth.sum(1), 1)

    def mask(self) -> np.ndarray:
        mask = self.vec.mask.copy()
        mask[:, LEFT_OUT] = 0
        return mask

    def say(self, words: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """The reward, which games are over, and which of those were won."""
        before = self.share
        self.vec.step(words)
        over = (self.vec.terminated | self.vec.truncated).astype(bool)
        self.share = self.standing()
        shaped = np.where(over, 1 / self.vec.players, self.share) - before
        return self.vec.reward[:, 0] + SHAPING * shaped, over, self.vec.reward[over, 0] > 0


def played(table: Table, mind: Mind) -> tuple[dict[str, torch.Tensor], list[bool]]:
    """So many words at every table, and how the games that ended meanwhile ended. Where one word is open it is said unasked."""
    shape, ends = (STEPS, TABLES), list[bool]()
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
        mask = table.mask()
        kept["seen"][n], kept["mask"][n] = torch.from_numpy(table.vec.observation), torch.from_numpy(mask)
        with torch.no_grad():
            scores, kept["worth"][n] = mind(kept["seen"][n], kept["mask"][n])
            chances = scores.log_softmax(1)
            kept["word"][n] = chances.exp().multinomial(1).squeeze(1)
            kept["chance"][n] = chances.gather(1, kept["word"][n].unsqueeze(1)).squeeze(1)
        reward, over, won = table.say(kept["word"][n].numpy())
        kept["reward"][n], kept["over"][n] = torch.from_numpy(reward), torch.from_numpy(over)
        ends += won.tolist()
    with torch.no_grad():
        kept["worth"][STEPS] = mind(torch.from_numpy(table.vec.observation), torch.from_numpy(table.mask()))[1]
    return kept, ends


def learn(mind: Mind, optimizer: torch.optim.Optimizer, kept: dict[str, torch.Tensor], entropy: float) -> None:
    """Advantages by GAE, then a few passes of the clipped objective over the words there was a choice about."""
    gain, gains = torch.zeros(TABLES), torch.zeros(STEPS, TABLES)
    for n in reversed(range(STEPS)):
        on = 1 - kept["over"][n]
        gain = kept["reward"][n] + on * (kept["worth"][n + 1] + LAMBDA * gain) - kept["worth"][n]
        gains[n] = gain
    flat = {name: value.flatten(0, 1) for name, value in kept.items() if name != "worth"}
    targets, gains = (gains + kept["worth"][:-1]).flatten(), gains.flatten()
    free = (flat["mask"].sum(1) > 1).nonzero().squeeze(1)
    for _ in range(EPOCHS):
        for rows in free[torch.randperm(len(free))].split(BATCH):
            scores, worth = mind(flat["seen"][rows], flat["mask"][rows])
            chances = scores.log_softmax(1)
            ratio = (chances.gather(1, flat["word"][rows].unsqueeze(1)).squeeze(1) - flat["chance"][rows]).exp()
            good = (gains[rows] - gains[rows].mean()) / (gains[rows].std() + 1e-6)
            policy = -torch.min(ratio * good, ratio.clamp(1 - CLIP, 1 + CLIP) * good).mean()
            spread = -(chances.exp() * chances).sum(1).mean()
            loss = policy + WORTH * (worth - targets[rows]).square().mean() - entropy * spread
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(mind.parameters(), 0.5)
            optimizer.step()


def curve(rows: list[tuple[str, int, float]], words: int) -> str:
    """The share of wins as a picture: over the last 1,000 games; the dashed line is a fair share."""
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
    parser.add_argument("--seconds", type=float, default=480, help="seconds of the processor to learn in all")
    parser.add_argument("--out", type=pathlib.Path, default=pathlib.Path("learning"))
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    torch.manual_seed(asked.seed)
    torch.set_num_threads(1)
    rows: list[tuple[str, int, float]] = []
    mind, words = None, 0
    for bots, part in (("random", FIRST), ("thrifty", 1 - FIRST)):
        table = Table(bots, asked.seed)
        if mind is None:
            mind = Mind(table.vec)
            optimizer = torch.optim.Adam(mind.parameters(), RATE, eps=1e-5)
        recent, said = list[bool](), torch.zeros(WORDS)
        began = time.process_time()
        while (spent := time.process_time() - began) < asked.seconds * part:
            left = 1 - spent / (asked.seconds * part)
            for group in optimizer.param_groups:
                group["lr"] = RATE * max(0.05, left)
            kept, ends = played(table, mind)
            learn(mind, optimizer, kept, ENTROPY * max(0.1, left))
            words += STEPS * TABLES
            said = 0.9 * said + torch.bincount(kept["word"].flatten(), minlength=WORDS)
            recent = [*recent, *ends][-1000:]
            if len(recent) >= 200:
                rows.append((bots, words, sum(recent) / len(recent)))
        verbs = {name: float(said[word] / said.sum()) for word, name in VERBS.items()}
        often = ", ".join(f"{name} {part:.1%}" for name, part in sorted(verbs.items(), key=lambda pair: -pair[1])[:8])
        won = sum(recent) / max(1, len(recent))
        print(f"{bots}: {won:.1%} of the last {len(recent)} games won, {words:,} words, {spent:.0f} s; said: {often}", flush=True)
    asked.out.with_suffix(".csv").write_text("bots,words,won\n" + "".join(f"{b},{n},{w:.4f}\n" for b, n, w in rows))
    asked.out.with_suffix(".svg").write_text(curve(rows, words))


if __name__ == "__main__":
    main()
