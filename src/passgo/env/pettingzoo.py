"""PettingZoo: every seat an agent. `env()` is the AEC environment, `parallel_env()` the same where all speak at once.

    from passgo.env.pettingzoo import env
    table = env("city", players=3)
    table.reset(seed=7)
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, info = table.last()
        over = terminated or truncated
        table.step(None if over else table.action_space(agent).sample(observation["action_mask"]))
"""
from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete
from pettingzoo import AECEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from passgo.editions import DEFAULT_EDITION
from passgo.env.encoding import WORDS
from passgo.env.gymnasium import SIGHT
from passgo.env.vec import Near, Speaker, Vec, limits_of
from passgo.loading import Edition, Value
from passgo.play.fields import TableFields


def env(edition: str | Edition = DEFAULT_EDITION, players: int = 4, options: Mapping[str, Value] | None = None,
        **limits: Any) -> Table:
    """A table where every seat is an agent; `limits` are those of Vec: rounds, words, voting, penalty."""
    return Table(edition, players, options, **limits)


def parallel_env(*args: Any, **kwargs: Any) -> Any:
    """The same for programs that want a word of every agent each time: who is not asked says silence, word 0."""
    return turn_based_aec_to_parallel(env(*args, **kwargs))


class Table(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """One game. A word that is not open is answered with a small loss, and the same question again."""

    metadata = {"name": "passgo_v1", "render_modes": ["ansi"], "is_parallelizable": True}

    def __init__(self, edition: str | Edition, players: int, options: Mapping[str, Value] | None, **limits: Any) -> None:
        super().__init__()
        self.vec = Vec([edition], tables=1, players=players, options=options, **limits_of(limits))
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.render_mode = "ansi"
        self.fixed = np.random.default_rng()
        self.near = Near(self.vec)
        self.over = False

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return SIGHT

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.acting[agent]

    @functools.cached_property
    def acting(self) -> dict[str, Discrete]:
        return {agent: Discrete(WORDS) for agent in self.possible_agents}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed one that was not played yet."""
        if seed is not None:
            self.fixed = np.random.default_rng(seed)
        self.vec.reset(int(self.fixed.integers(1 << 63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.near.speaker[0]]
        self.printed = self.vec.board[0].copy()
        self.over = False

    def observe(self, agent: str) -> dict[str, Any]:
        """What this agent sees now, or saw at the end; only who is asked has open words."""
        board = self.printed.copy()
        if not self.over and agent == self.agent_selection:
            return {"observation": self.vec.observation[0].copy(), "board": board, "action_mask": self.vec.mask[0].copy()}
        sight = Speaker(self.core(), self.possible_agents.index(agent)).sight()
        return {"observation": np.frombuffer(bytearray(sight), np.uint8), "board": board, "action_mask": np.zeros(WORDS, np.int8)}

    def core(self) -> Any:
        """The game as it is, or as it ended."""
        return self.vec.last(0) if self.over else self.vec.core(0)

    def step(self, action: int | None) -> None:
        """The agent whose turn it is says a word."""
        if not self.agents:
            raise ValueError("No game is going on at this table: reset() begins one.")
        agent = self.agent_selection
        if self.over:
            self._was_dead_step(action)
            return
        near = self.near
        near.say(action)
        self._cumulative_rewards[agent] = 0.0
        if near.terminated[0] or near.truncated[0] or near.refused[0]:
            self.happened()
        elif any(self.rewards.values()):
            self._clear_rewards()
        if not self.over:
            self.agent_selection = self.possible_agents[near.speaker[0]]

    def happened(self) -> None:
        """The game has ended, or a word was refused: that is when there are rewards."""
        for seat, agent in enumerate(self.agents):
            self.rewards[agent] = float(self.vec.reward[0, seat])
            self.terminations[agent] = bool(self.vec.terminated[0])
            self.truncations[agent] = bool(self.vec.truncated[0])
        self._accumulate_rewards()
        self.over = bool(self.vec.terminated[0] or self.vec.truncated[0])
        if self.over:
            for agent, worth in zip(self.agents, self.vec.worth_at_end(0), strict=True):
                self.infos[agent] = {"worth": worth}

    def render(self) -> str:
        """Who has what, in a line each."""
        table = TableFields(self.core())
        edition = self.vec.editions[0]
        return "\n".join(f"{agent}: {edition.money(table.cash[seat])} on {edition.spaces[table.at[seat]].name}"
                         for seat, agent in enumerate(self.possible_agents))

    def close(self) -> None:
        """There is nothing to close."""
