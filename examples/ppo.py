"""A small PPO in plain PyTorch that learns Here & Now against bots: first three `random` ones, then three `thrifty` ones.

    pip install passgo[learn]
    python examples/ppo.py --seconds 200 --out docs/learning

With --stop there is another lesson alone: the printed game against three `thrifty`, where it may also propose to stop and count,
as everybody may at any time [HN-95].

The learner sits on seat 0; a fair share of the wins is a quarter. Writes the share of games won as a table (.csv) and as a
curve (.svg), and at the end of each lesson plays games it does not learn from, to say how good it has become.
"""
from __future__ import annotations

import argparse
import pathlib
import time

import numpy as np
import torch
from torch import nn

from passgo.env import WORDS, Vec, encoding
from passgo.rules.words import RentRule

ROUNDS = 200
"""Games end after so many rounds at the latest, by the edition's own option; then the richest wins."""
LESSONS = (("random", 5_000_000, 0.1), ("thrifty", 5_000_000, 0.55), ("thrifty", 15_000_000, 0.35))
"""Who the others are, what everybody starts with (15 million are printed), and the part of the time."""
TO_STOP = (("thrifty", 15_000_000, 1.0),)
EARLY = 20
"""From this round on the bots agree to stop whoever leads."""
TABLES, STEPS, EPOCHS, BATCH, WIDTH = 256, 128, 2, 2048, 128
RATE, LAMBDA, CLIP, ENTROPY = 1e-3, 0.96, 0.2, 0.01

PLACE = {field["name"]: field["offset"] for field in encoding()["observation"]["fields"]}
PRINTED = {field["name"]: field["offset"] for field in encoding()["board"]["fields"]}
WORD = {verb["name"]: verb["word"] for verb in encoding()["verbs"]}
ROLL, BUILD, SELL, MORTGAGE, REDEEM = (WORD[name] for name in ("ROLL", "BUILD", "SELL", "MORTGAGE", "REDEEM"))
STOP = WORD["PROPOSE_STOP"]
LEFT_OUT = [WORD["OFFER"], *(rung["word"] for rung in encoding()["rungs"][1:]), WORDS - 1]
"""Words the learner never says: these bots refuse every deal, the lowest bid is enough, and no sentence is taken back."""


def pairs(row: torch.Tensor, place: int, count: int) -> torch.Tensor:
    """Sums of two bytes each."""
    both = row[..., place : place + 2 * count].float()
    return both[..., ::2] * 256 + both[..., 1::2]


class Eyes:
    """What the bytes mean: numbers for the network, and a first guess at the learner's chance to win."""

    def __init__(self, vec: Vec) -> None:
        board = torch.from_numpy(vec.board[0].astype(np.int64))
        self.seats = vec.players
        self.price, self.house = (pairs(board, PRINTED[name], 40) for name in ("price", "house"))
        self.rent = pairs(board, PRINTED["rent"], 360).view(40, 9)
        self.rent[board[PRINTED["rent_rule"] : PRINTED["rent_rule"] + 40] == RentRule.DICE] *= 7
        self.deeds, self.built = self.price.nonzero().squeeze(1), self.house > 0
        self.member = nn.functional.one_hot(board[:40]).float()[:, 1:]
        self.sizes = self.member.sum(0)
        self.size = self.member @ self.sizes
        self.to_build_on = self.member.T @ self.built.float() > 0

    def whole(self, seen: torch.Tensor) -> torch.Tensor:
        """Has the learner a whole colour to build on?"""
        mine = (seen[:, :40] == 1).float() @ self.member
        return ((mine == self.sizes) & self.to_build_on).any(1)

    def leads(self, seen: torch.Tensor) -> torch.Tensor:
        """Would the learner win if all were counted now?"""
        held = (seen[:, None, :40] == torch.arange(1, self.seats + 1).view(1, -1, 1)).float()
        level, loan = (seen[:, PLACE[name] : PLACE[name] + 40].long() for name in ("levels", "marks"))
        worth = (held @ (self.price * (1 - 0.5 * (loan & 1)) + self.house * level).unsqueeze(2)).squeeze(2)
        worth = worth + pairs(seen, PLACE["money"], self.seats)
        return worth[:, 0] > worth[:, 1:].max(1).values

    def look(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The numbers, and the guess: who has most, with the rents of the next rounds counted in, mostly wins."""

        def at(name: str, size: int, past: int = 0) -> torch.Tensor:
            return seen[:, PLACE[name] + past : PLACE[name] + past + size]

        seats = torch.arange(self.seats).view(1, -1, 1)
        held = (at("owners", 40).unsqueeze(1) == seats + 1).float()
        stands = (at("tokens", 40).unsqueeze(1) >> seats & 1).float()
        level, loan, alive = at("levels", 40).long(), (at("marks", 40) & 1).float(), at("living", self.seats).float()
        counts = held @ self.member
        part, together = counts / self.sizes, ((counts @ self.member.T) * held).sum(1)
        money, now = pairs(seen, PLACE["money"], self.seats), pairs(seen, PLACE["round"], 1)

        line = torch.where(self.built, level, (together - 1).clamp(min=0).long())
        rent = self.rent.expand(len(seen), -1, -1).gather(2, line.unsqueeze(2)).squeeze(2) * (1 - loan)
        rent = rent * (1 + (self.built & (level == 0) & (together == self.size)))
        income = (held @ rent.unsqueeze(2)).squeeze(2)
        wealth = money + (held @ (self.price * (1 - 0.5 * loan) + self.house * level).unsqueeze(2)).squeeze(2)
        # Three others come by an average space about 3.5 times in 40 moves; rents are counted for fifteen rounds.
        strength = ((wealth + income * (ROUNDS - now).clamp(0, 15) * 3.5 / 40) * alive).clamp(min=1) ** 3
        strength = strength / strength.sum(1, keepdim=True)

        subject = pairs(seen, PLACE["question"] + 2, 1).squeeze(1).long().clamp(max=40)
        parts = torch.cat([part @ self.member.T, torch.zeros(len(seen), self.seats, 1)], 2)
        of_colour = parts.gather(2, subject.view(-1, 1, 1).expand(-1, self.seats, 1)).squeeze(2)
        price, size = (torch.cat([sums, torch.ones(1)])[subject].unsqueeze(1) for sums in (self.price + 1, self.size))
        bid, mine = pairs(seen, PLACE["question"] + 6, 1) - 32_768, money[:, :1] + 1
        planes = [held[:, :, self.deeds], stands, part, part == 1, level[:, self.deeds] / 3, loan[:, self.deeds]]
        few = [money / 1000, torch.log1p(money) / 5, alive, at("jail", self.seats) / 3, income / 1000, torch.log1p(income) / 5]
        few += [strength, wealth / 2000, of_colour, of_colour * size > size - 1.5, now / ROUNDS, ROUNDS - now < 6]
        few += [price / 300, (price / mine).clamp(0, 4), bid / 300, (bid / mine).clamp(-4, 4), (bid / price).clamp(-4, 4)]
        few += [at("houses_left", 1) / 32, at("hotels_left", 1) / 12, at("doubles", 1), at("turn", 1) == 0, at("kept", 2) > 0]
        few += [(at("owners", 40)[:, self.deeds] == 0).sum(1, keepdim=True) / 28, at("phase", 1), at("question", 1, 1) / 4]
        few += [at("verb", 1) == verb for verb in (BUILD, SELL, MORTGAGE, REDEEM)]
        few += [nn.functional.one_hot(subject, 41), mask[:, :32]]
        return torch.cat([one.flatten(1).float() for one in (*planes, *few)], 1), strength[:, 0]


class Mind(nn.Module):
    """Two networks: a score for every word, and what the game is worth beyond the first guess."""

    def __init__(self, inputs: int) -> None:
        super().__init__()

        def net(outputs: int, scale: float) -> nn.Sequential:
            last = nn.Linear(WIDTH, outputs)
            nn.init.orthogonal_(last.weight, scale)
            return nn.Sequential(nn.Linear(inputs, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU(), last)

        self.words, self.worth = net(WORDS, 0.01), net(1, 0.1)

    def chances(self, seen: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        return self.words(seen).masked_fill(mask == 0, -1e9).log_softmax(1)


class Table:
    """Many games at once, as the learner meets them: without what it never does."""

    def __init__(self, bots: str, cash: int, seed: int, voting: bool) -> None:
        options, last = {"rounds": ROUNDS, "start_cash": cash}, ROUNDS + 1
        self.vec = Vec("here_and_now", TABLES, 4, (0,), bots=bots, options=options, seed=seed, rounds=last, voting=voting)
        self.eyes = Eyes(self.vec)
        self.borrowed = self.redeemed = torch.zeros(TABLES, dtype=torch.bool)

    def look(self) -> tuple[torch.Tensor, torch.Tensor]:
        """The bytes and the open words. On its turn the learner sells nothing, borrows only to build, and undoes no loan;
        it does not propose to stop where that would lose, or share, the game."""
        seen, mask = torch.from_numpy(self.vec.observation.copy()), torch.from_numpy(self.vec.mask.copy())
        mask[:, LEFT_OUT] = 0
        turn = mask[:, ROLL] == 1
        mask[turn, SELL] = 0
        mask[turn & (self.redeemed | ~self.eyes.whole(seen)), MORTGAGE] = 0
        mask[self.borrowed, REDEEM] = 0
        if mask[:, STOP].any():
            mask[~(turn & self.eyes.leads(seen) & (pairs(seen, PLACE["round"], 1).squeeze(1) >= EARLY)), STOP] = 0
        return seen, mask

    def say(self, words: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The reward, and which games are over."""
        self.vec.step(words.numpy())
        over = torch.from_numpy(self.vec.terminated | self.vec.truncated).bool()
        same_turn = (words != ROLL) & ~over
        self.borrowed = (self.borrowed | (words == MORTGAGE)) & same_turn
        self.redeemed = (self.redeemed | (words == REDEEM)) & same_turn
        return torch.from_numpy(self.vec.reward[:, 0].copy()), over


Kept = dict[str, torch.Tensor]


@torch.no_grad()
def played(table: Table, mind: Mind) -> tuple[Kept, list[bool]]:
    """So many words at every table, and which of the games that ended were won. A word that is the only one is said unasked."""
    chosen: dict[str, list[torch.Tensor]] = {name: [] for name in ("seen", "mask", "word", "chance")}
    timed: dict[str, list[torch.Tensor]] = {name: [] for name in ("worth", "guess", "free", "reward", "over")}
    ends: list[bool] = []
    for _ in range(STEPS):
        seen, mask = table.look()
        words, free = mask.argmax(1), mask.sum(1) > 1
        numbers, guess = table.eyes.look(seen[free], mask[free])
        chances = mind.chances(numbers, mask[free])
        word = chances.exp().multinomial(1)
        words[free] = word.squeeze(1)
        reward, over = table.say(words)
        rows = {"seen": numbers, "mask": mask[free], "word": word, "chance": chances.gather(1, word)}
        times = {"worth": spread(free, mind.worth(numbers)), "guess": spread(free, guess), "free": free}
        times |= {"reward": reward, "over": over}
        for kept, now in ((chosen, rows), (timed, times)):
            for name, value in now.items():
                kept[name].append(value)
        ends += (reward > 0)[over].tolist()
    numbers, guess = table.eyes.look(*table.look())
    timed["worth"].append(mind.worth(numbers).squeeze(1))
    timed["guess"].append(guess)
    flat = {name: torch.cat(rows) for name, rows in chosen.items()}
    return flat | {name: torch.stack(rows) for name, rows in timed.items()}, ends


def spread(free: torch.Tensor, values: torch.Tensor) -> torch.Tensor:
    """The values of some tables, with nothing for the others."""
    return torch.zeros(TABLES).masked_scatter(free, values)


def advantages(kept: Kept) -> torch.Tensor:
    """GAE from choice to choice. The change of the guess is a reward along the way, which adds up to nothing in a game."""
    nothing, even = torch.zeros(TABLES), torch.full((TABLES,), 0.25)
    gain, earned, worth, guess = nothing, nothing, kept["worth"][-1], kept["guess"][-1]
    gains = []
    for n in reversed(range(STEPS)):
        over, free = kept["over"][n], kept["free"][n]
        gain, earned, worth = (torch.where(over, nothing, one) for one in (gain, earned, worth))
        earned, guess = earned + kept["reward"][n], torch.where(over, even, guess)
        better = earned + guess - kept["guess"][n] + worth - kept["worth"][n] + LAMBDA * gain
        gain, earned = torch.where(free, better, gain), torch.where(free, nothing, earned)
        worth, guess = (torch.where(free, kept[name][n], one) for name, one in (("worth", worth), ("guess", guess)))
        gains.append(gain)
    return torch.stack(gains[::-1])


def learn(mind: Mind, optimizer: torch.optim.Optimizer, kept: Kept, entropy: float) -> None:
    """A few passes of the clipped objective over all choices."""
    gains = advantages(kept)
    targets, gains = (gains + kept["worth"][:-1])[kept["free"]], gains[kept["free"]]
    good = ((gains - gains.mean()) / (gains.std() + 1e-6)).unsqueeze(1)
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(gains)).split(BATCH):
            seen = kept["seen"][rows]
            chances = mind.chances(seen, kept["mask"][rows])
            ratio = (chances.gather(1, kept["word"][rows]) - kept["chance"][rows]).exp()
            policy = -torch.min(ratio * good[rows], ratio.clamp(1 - CLIP, 1 + CLIP) * good[rows]).mean()
            doubt = -(chances.exp() * chances).sum(1).mean()
            loss = policy + (mind.worth(seen).squeeze(1) - targets[rows]).square().mean() - entropy * doubt
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(mind.parameters(), 0.5)
            optimizer.step()


def tested(mind: Mind, table: Table, games: int) -> str:
    """Games of another series, without learning."""
    ends: list[bool] = []
    while len(ends) < games:
        ends += played(table, mind)[1]
    return f"{sum(ends) / len(ends):.1%} of {len(ends):,} other games won"


def curve(rows: list[tuple[str, int, int, float]], words: int) -> str:
    """The share of wins as a picture: over the last 1,000 games; the dashed line is a fair share."""
    wide, high, left, low = 640, 320, 50, 40
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
    for colour, (bots, cash, _) in zip(("#16a34a", "#2563eb", "#d97706"), LESSONS, strict=True):
        line = [
            (left + (wide - left - 20) * n / words, high - low - (high - low - 20) * share)
            for name, start, n, share in rows
            if (name, start) == (bots, cash)
        ]
        if line:
            path, (x, y) = " ".join(f"{x:.1f},{y:.1f}" for x, y in line), line[-1]
            says = f"three {bots}, {cash // 10**6} million each"
            lines += [
                f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>',
                f'<text x="{max(x, 230):.0f}" y="{y - 8:.0f}" text-anchor="end">{says}</text>',
            ]
    lines.append(
        f'<text x="{(left + wide) / 2}" y="{high - 10}" text-anchor="middle">words said: 0 to {words / 1e6:.1f} million; '
        "share of games won</text></svg>"
    )
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn Here & Now by PPO.")
    parser.add_argument("--seconds", type=float, default=200, help="seconds of the processor to learn in all")
    parser.add_argument("--games", type=int, default=1000, help="games at the end of a lesson, to say how good the learner is")
    parser.add_argument("--out", type=pathlib.Path, default=pathlib.Path("learning"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--stop", action="store_true", help="the lesson in which it may propose to stop")
    asked = parser.parse_args()
    torch.manual_seed(asked.seed)
    torch.set_num_threads(1)
    rows: list[tuple[str, int, int, float]] = []
    lessons = TO_STOP if asked.stop else LESSONS
    table, words = Table(*lessons[0][:2], asked.seed, asked.stop), 0
    mind = Mind(table.eyes.look(*table.look())[0].shape[1])
    optimizer = torch.optim.Adam(mind.parameters(), RATE, eps=1e-5)
    for bots, cash, part in lessons:
        table, recent = Table(bots, cash, asked.seed, asked.stop), list[bool]()
        began = time.process_time()
        while (spent := time.process_time() - began) < asked.seconds * part:
            left = 1 - spent / (asked.seconds * part)
            optimizer.param_groups[0]["lr"] = RATE * max(0.05, left)
            kept, ends = played(table, mind)
            learn(mind, optimizer, kept, ENTROPY * max(0.1, left))
            words += STEPS * TABLES
            recent = [*recent, *ends][-1000:]
            if len(recent) >= 200:
                rows.append((bots, cash, words, sum(recent) / len(recent)))
        won = tested(mind, Table(bots, cash, asked.seed + 1, asked.stop), asked.games)
        print(f"{bots}, {cash:,}: {won}; {words:,} words, {spent:.0f} s", flush=True)
    asked.out.with_suffix(".csv").write_text("bots,start,words,won\n" + "".join(f"{b},{c},{n},{w:.4f}\n" for b, c, n, w in rows))
    asked.out.with_suffix(".svg").write_text(curve(rows, words))


if __name__ == "__main__":
    main()
