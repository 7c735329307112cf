"""Train the nets of the bots from games they play among themselves; the same seed on as many cores makes the same weights.

    python tools/train.py [edition …] [--games 60000] [--seed 1] [--fit-seed 1] [--passes 2] [--cores 2]
    python tools/train.py here_and_now --measure      a small change of the rules: do the weights there are still know who wins?

Players of all kinds open, traders and others play on; at most five positions a game, each at the first question of a turn.
The net learns who won. Its log-loss and calibration on games it has not seen are printed and kept with the weights.
"""
from __future__ import annotations

import argparse
import json
import os
import random
import time
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import numpy as np

from passgo.engines import choose as engine
from passgo.loading import editions, read
from passgo.minds import nets, thinking
from passgo.play.dealer import seed_of
from passgo.rules.bots.words import Policy
from passgo.rules.mind import FEATURES, FIRST, SECOND

ROUNDS = 300
MOST = {"w1": 127 / 64, "w2": 127 / 64, "w3": 127 / 64}
"""Weights within a byte."""
TOP = 127 / 32
"""Activations within a byte."""
BATCH = 1024
SWAPS = 50
"""In so many of a hundred games hands change at random after the opening: who bargains must know such tables, too."""
Array = Any
PLAIN = [Policy.TRADER, Policy.TRADER_V1, Policy.FP_A, Policy.FP_B, Policy.FP_C]


def rows_for(seats: int, seed: int) -> tuple[list[list[int]], list[list[int]]]:
    """Who opens and who plays on: anybody mixed; then mostly traders, some of them with others."""
    rng = random.Random(seed)
    openings = [[rng.choice([*PLAIN, Policy.TRADER, Policy.THRIFTY, Policy.RANDOM]) for _ in range(seats)] for _ in range(64)]
    on = [[Policy.TRADER] * seats] * 22 + [[Policy.TRADER_V1] * seats] * 10
    on += [[rng.choice(PLAIN) for _ in range(seats)] for _ in range(64 - len(on))]
    return openings, on


def played(job: tuple[str, int, int, int, int, int]) -> bytes:
    """One share of the games, in a process of its own."""
    key, seats, seed, start, games, swaps = job
    core = engine.Core(read(key).board.dump(), seats)
    openings, on = rows_for(seats, seed)
    out: bytes = thinking.of(core).harvest(core, seats, openings, on, seed_of(f"train {seed} {seats}"), start, games, ROUNDS,
                                              swaps)
    return out


def seats_of(key: str) -> dict[int, float]:
    """Which tables: mostly of four."""
    board = read(key).board
    shares = {2: 0.15, 3: 0.2, 4: 0.45, 5: 0.1, 6: 0.1}
    fit = {seats: share for seats, share in shares.items() if board.fewest <= seats <= board.most}
    return {seats: share / sum(fit.values()) for seats, share in fit.items()}


def gather(key: str, games: int, seed: int, cores: int, swaps: int) -> dict[int, tuple[Array, Array]]:
    """By number of seats: features (n, seats, FEATURES) and targets (n, seats), -1 where nobody sits any more."""
    jobs = []
    for seats, share in seats_of(key).items():
        part = max(int(games * share) // (cores * 4), 1)
        jobs += [(key, seats, seed, i * part, part, swaps) for i in range(cores * 4)]
    with ProcessPoolExecutor(cores) as pool:
        shares = list(pool.map(played, jobs))
    data: dict[int, tuple[Array, Array]] = {}
    for seats in seats_of(key):
        text = b"".join(out for job, out in zip(jobs, shares, strict=True) if job[1] == seats)
        raw = np.frombuffer(text, dtype=np.int8).reshape(-1, seats * FEATURES + 2)
        alive = raw[:, -2:-1].astype(np.uint8) >> np.arange(seats) & 1
        won = raw[:, -1:].astype(np.uint8) >> np.arange(seats) & 1
        target = np.where(alive == 1, won / np.maximum(won.sum(1, keepdims=True), 1), -1.0).astype(np.float32)
        data[seats] = raw[:, :-2].reshape(-1, seats, FEATURES), target
    return data


def forward(net: dict[str, Array], x: Array) -> tuple[Array, ...]:
    one = np.clip(x @ net["w1"] + net["b1"], 0, TOP)
    two = np.clip(one @ net["w2"] + net["b2"], 0, TOP)
    return one, two, two @ net["w3"]


def shares_of(logits: Array, target: Array) -> Array:
    """Odds over the seats still in."""
    logits = np.where(target < 0, -60.0, logits)
    grown = np.exp(logits - logits.max(1, keepdims=True))
    return grown / grown.sum(1, keepdims=True)


def gradients(net: dict[str, Array], x: Array, target: Array) -> tuple[float, dict[str, Array]]:
    flat = x.reshape(-1, FEATURES).astype(np.float32) / 32
    one, two, out = forward(net, flat)
    odds = shares_of(out.reshape(target.shape), target)
    won = np.maximum(target, 0)
    loss = float(-(won * np.log(odds + 1e-9)).sum() / len(target))
    d_out = ((odds - won) * (target >= 0) / len(target)).reshape(-1, 1).astype(np.float32)
    d_two = d_out @ net["w3"][None, :] * ((two > 0) & (two < TOP))
    d_one = d_two @ net["w2"].T * ((one > 0) & (one < TOP))
    return loss, {"w3": (two.T @ d_out)[:, 0], "w2": one.T @ d_two, "b2": d_two.sum(0), "w1": flat.T @ d_one, "b1": d_one.sum(0)}


def fit(data: dict[int, tuple[Array, Array]], seed: int, passes: int) -> dict[str, Array]:
    """Adam over the positions in random order, the steps growing smaller."""
    rng = np.random.default_rng(seed)
    net: dict[str, Array] = {
        "w1": rng.normal(0, 0.12, (FEATURES, FIRST)).astype(np.float32), "b1": np.full(FIRST, 0.1, np.float32),
        "w2": rng.normal(0, 0.18, (FIRST, SECOND)).astype(np.float32), "b2": np.full(SECOND, 0.1, np.float32),
        "w3": rng.normal(0, 0.2, SECOND).astype(np.float32)}
    mean = {name: np.zeros_like(value) for name, value in net.items()}
    power = {name: np.zeros_like(value) for name, value in net.items()}
    batches = []
    for _ in range(passes):
        once = [(seats, chunk) for seats, (x, _) in data.items()
                for chunk in np.array_split(rng.permutation(len(x)), max(len(x) // BATCH, 1))]
        batches += [once[i] for i in rng.permutation(len(once))]
    for step, (seats, chunk) in enumerate(batches, start=1):
        x, target = data[seats]
        _, grads = gradients(net, x[chunk], target[chunk])
        rate = 3e-3 * 0.5 * (1 + np.cos(np.pi * step / len(batches))) + 2e-5
        for name, grad in grads.items():
            mean[name] += 0.1 * (grad - mean[name])
            power[name] += 0.001 * (grad * grad - power[name])
            net[name] -= rate * (mean[name] / (1 - 0.9 ** step)) / (np.sqrt(power[name] / (1 - 0.999 ** step)) + 1e-8)
            if name in MOST:
                np.clip(net[name], -MOST[name], MOST[name], out=net[name])
    return net


def rounded(net: dict[str, Array]) -> dict[str, list[int]]:
    """The same net in whole numbers."""
    sizes = {"w1": 64, "b1": 2048, "w2": 64, "b2": 2048, "w3": 64}
    return {name: np.rint(net[layer] * one).astype(int).ravel().tolist()
            for name, (layer, one) in zip(nets.LAYERS, sizes.items(), strict=True)}


def as_played(layers: dict[str, list[int]], x: Array) -> Array:
    """The logits as the rules compute them."""
    flat = x.reshape(-1, FEATURES).astype(np.int32)
    one = np.clip((flat @ np.array(layers["first"]).reshape(FEATURES, FIRST) + np.array(layers["first_bias"])) >> 6, 0, 127)
    two = np.clip((one @ np.array(layers["second"]).reshape(FIRST, SECOND) + np.array(layers["second_bias"])) >> 6, 0, 127)
    return (two @ np.array(layers["last"])).reshape(x.shape[:2]) / 2048


def figures(layers: dict[str, list[int]], data: dict[int, tuple[Array, Array]]) -> dict[str, Any]:
    """Log-loss against equal shares, and of every decile of odds: said, came, seats."""
    loss = base = count = 0.0
    said, came = [], []
    for x, target in data.values():
        odds = shares_of(as_played(layers, x), target)
        won = np.maximum(target, 0)
        loss += float(-(won * np.log(odds + 1e-9)).sum())
        base += float(np.log((target >= 0).sum(1)).sum())
        count += len(x)
        said.append(odds[target >= 0])
        came.append(target[target >= 0])
    all_said, all_came = np.concatenate(said), np.concatenate(came)
    deciles = []
    for low in range(10):
        here = (all_said >= low / 10) & (all_said < (low + 1) / 10 + (low == 9))
        if here.sum() > 0:
            deciles.append([round(float(all_said[here].mean()), 4), round(float(all_came[here].mean()), 4), int(here.sum())])
    return {"log_loss": round(loss / count, 4), "equal_shares": round(base / count, 4), "positions": int(count),
            "deciles": deciles}


def train(key: str, games: int, seed: int, fit_seed: int, passes: int, cores: int, swaps: int) -> dict[str, Any]:
    """One edition: play, learn, measure; the card that is kept."""
    began = time.monotonic()
    data = gather(key, games, seed, cores, swaps)
    held = gather(key, max(games // 10, 400), seed + 1_000_003, cores, swaps)
    net = fit(data, fit_seed, passes)
    layers = rounded(net)
    positions = sum(len(x) for x, _ in data.values())
    measured = told(key, layers, held, f"{positions} positions of {games} games", began)
    packed = {name: nets.packed(name, numbers) for name, numbers in layers.items()}
    return {"edition": key, "shape": nets.SHAPE, "rules": nets.fingerprint(key),
            "trained": {"seed": seed, "fit_seed": fit_seed, "games": games, "positions": positions, "passes": passes,
                        "rounds": ROUNDS, "swaps": swaps},
            "measured": measured, "sum": nets.sum_of(packed), "layers": packed}


def measure(key: str, games: int, seed: int, cores: int, swaps: int) -> dict[str, Any]:
    """The weights of an edition tried in games of the rules there are now; their card also says what they were trained on."""
    began, card = time.monotonic(), nets.card_of(key)
    held = gather(key, games, seed + 1_000_003, cores, swaps)
    layers = {name: nets.unpacked(name, text) for name, text in card["layers"].items()}
    measured = told(key, layers, held, f"{games} games", began)
    trained = {"rules": card["rules"]} | card["trained"]
    return card | {"rules": nets.fingerprint(key), "trained": trained, "measured": measured}


def told(key: str, layers: dict[str, list[int]], held: dict[int, tuple[Array, Array]], what: str, began: float) -> dict[str, Any]:
    """The figures, printed."""
    measured = figures(layers, held)
    print(f"{key}: {what}, log-loss {measured['log_loss']} (equal shares {measured['equal_shares']}), "
          f"{time.monotonic() - began:.0f} s")
    for one in measured["deciles"]:
        print(f"    said {one[0]:.3f}  came {one[1]:.3f}  ({one[2]} seats)")
    return measured


def main() -> None:
    parser = argparse.ArgumentParser(description="Train the nets of the bots.")
    parser.add_argument("editions", nargs="*", default=list(editions()), help="all of them")
    parser.add_argument("--games", type=int, default=60_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fit-seed", type=int, help="one for the net alone: of some, the one that wins most games ships")
    parser.add_argument("--passes", type=int, default=2)
    parser.add_argument("--swaps", type=int, default=SWAPS, help="of a hundred games, so many with a few deals at random")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--measure", action="store_true", help="train nothing: measure the weights there are on these rules")
    asked = parser.parse_args()
    if unknown := [key for key in asked.editions if key not in editions()]:
        parser.error(f"there is no edition {unknown[0]!r}, and boards of one's own have no net; "
                     f"there are: {', '.join(editions())}.")
    for key in asked.editions:
        card = (measure(key, asked.games, asked.seed, asked.cores, asked.swaps) if asked.measure else
                train(key, asked.games, asked.seed, asked.fit_seed or asked.seed, asked.passes, asked.cores, asked.swaps))
        nets.HOME.mkdir(exist_ok=True)
        (nets.HOME / f"{key}.json").write_text(json.dumps(card, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
