"""Stable-Baselines3: MaskablePPO of sb3-contrib over the Gymnasium environment, without a line of glue.

    pip install passgo[env] sb3-contrib
    python examples/maskable_ppo.py --words 20000
"""
from __future__ import annotations

import argparse

import gymnasium
from sb3_contrib import MaskablePPO
from stable_baselines3.common.monitor import Monitor


def main() -> None:
    parser = argparse.ArgumentParser(description="MaskablePPO against three random bots.")
    parser.add_argument("--words", type=int, default=20_000)
    parser.add_argument("--edition", default="HereAndNow")
    asked = parser.parse_args()
    name = f"passgo.env.gymnasium:passgo/{asked.edition}-v1"
    table = Monitor(gymnasium.make(name, bots="random", options={"rounds": 20}).unwrapped)
    mind = MaskablePPO("MultiInputPolicy", table, n_steps=512, batch_size=256, seed=1, verbose=0, device="cpu")
    mind.learn(asked.words)
    ended = table.get_episode_rewards()
    won = sum(reward > 0 for reward in ended[-100:])
    print(f"{asked.words:,} words, {len(ended)} games, {won} of the last {min(100, len(ended))} won")


if __name__ == "__main__":
    main()
