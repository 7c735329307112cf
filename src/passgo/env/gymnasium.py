"""Gymnasium: one seat learns, bots play the others. Registered when this is imported:
`passgo/City-v1`, `passgo/HereAndNow-v1`, `passgo/Millionaire-v1`, `passgo/TropicalTycoon-v1`.

    import gymnasium
    import passgo.env.gymnasium
    table = gymnasium.make("passgo/City-v1", bots="thrifty")
    many = gymnasium.make_vec("passgo/City-v1", num_envs=64, vectorization_mode="vector_entry_point")
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, MultiDiscrete
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from passgo.editions import DEFAULT_EDITION
from passgo.env.encoding import BOARD_BYTES, SIGHT_BYTES, WORDS
from passgo.env.vec import Near, Vec, limits_of
from passgo.loading import Edition, Value, editions
from passgo.play.checks import MOST_SEED, whole
from passgo.play.fields import TableFields

SIGHT = Dict({"observation": Box(0, 255, (SIGHT_BYTES,), np.uint8), "board": Box(0, 255, (BOARD_BYTES,), np.uint8),
              "action_mask": Box(0, 1, (WORDS,), np.int8)})
"""What is seen: the table, the printed board, and which words are open."""


class Table(gymnasium.Env[dict[str, Any], Any]):
    """One learner at a table of bots. The reward comes at the end: 1/winners - 1/players, or -1/players.

    A word that is not open changes nothing and costs `penalty`. `info` has `refused` and, at the end, what every seat is `worth`.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(self, edition: str | Edition = DEFAULT_EDITION, players: int = 4, bots: str | Sequence[str] = "trader",
                 options: Mapping[str, Value] | None = None, seat: int = 0, render_mode: str | None = None,
                 **limits: Any) -> None:
        self.vec = Vec([edition], tables=1, players=players, learners=(seat,), bots=bots, options=options, **limits_of(limits))
        self.place, self.render_mode = seat, shown(render_mode, self.metadata)
        self.over = True
        self.observation_space: gymnasium.Space[Any] = SIGHT
        self.action_space: gymnasium.Space[Any] = Discrete(WORDS)
        self.near = Near(self.vec)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        self.vec.reset(int(self.np_random.integers(1 << 62)))
        self.printed = self.vec.board[0].copy()
        self.over = False
        return self.seen(), {"refused": False}

    def seen(self) -> dict[str, Any]:
        return {"observation": self.vec.observation[0].copy(), "board": self.printed.copy(),
                "action_mask": self.vec.mask[0].copy()}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if self.over:
            raise gymnasium.error.ResetNeeded("No game is going on at this table: reset() begins one.")
        near = self.near
        near.say(action)
        over, cut, refused = near.terminated[0], near.truncated[0], near.refused[0]
        if not (over or cut or refused):
            return self.seen(), 0.0, False, False, {"refused": False}
        reward = float(self.vec.reward[0, self.place])
        if not (over or cut):
            return self.seen(), reward, False, False, {"refused": True}
        self.over = True
        seen = {"observation": self.vec.final[0].copy(), "board": self.printed.copy(), "action_mask": np.zeros(WORDS, np.int8)}
        return seen, reward, bool(over), bool(cut), {"refused": bool(refused), "worth": self.vec.worth_at_end(0)}

    def action_masks(self) -> NDArray[np.bool_]:
        """The open words, as MaskablePPO asks for them."""
        return np.asarray(self.vec.mask[0], bool)

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        ended = self.vec.last(0) if self.over else None
        table, edition = TableFields(ended or self.vec.core(0)), self.vec.editions[0]
        return "\n".join(f"seat {seat}: {edition.money(table.cash[seat])} on {edition.spaces[table.at[seat]].name}"
                         for seat in range(self.vec.players))


class Tables(gymnasium.vector.VectorEnv[dict[str, Any], Any, Any]):
    """Many tables with one learner each. With `copy=False` the arrays of Vec are returned, written anew by every step.

    A game that ends is followed by the next in the same step; `info["final_obs"]` has what was seen at its end, and
    `info["final_info"]["worth"]` what every seat of it was worth.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(self, num_envs: int = 64, edition: str | Edition | Sequence[str | Edition] = DEFAULT_EDITION, players: int = 4,
                 bots: str | Sequence[str] = "trader", options: Mapping[str, Value] | None = None, seat: int = 0,
                 render_mode: str | None = None, copy: bool = True, **limits: Any) -> None:
        self.vec = Vec(edition, tables=num_envs, players=players, learners=(seat,), bots=bots, options=options,
                       **limits_of(limits))
        self.num_envs, self.place, self.render_mode = num_envs, seat, shown(render_mode, self.metadata)
        self.single_observation_space: gymnasium.Space[Any] = SIGHT
        self.single_action_space: gymnasium.Space[Any] = Discrete(WORDS)
        self.observation_space: gymnasium.Space[Any] = batch_space(SIGHT, num_envs)
        self.action_space: gymnasium.Space[Any] = MultiDiscrete([WORDS] * num_envs)
        self.copy = copy
        self.buffers = {"observation": self.vec.observation, "board": self.vec.board, "action_mask": self.vec.mask}

    def reset(self, *, seed: int | list[int | None] | None = None,
              options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        if options and "reset_mask" in options:
            raise ValueError("All tables begin anew together, and each goes on by itself: there is no reset_mask here.")
        super().reset(seed=self.together(seed) if isinstance(seed, list) else seed)
        self.vec.reset(int(self.np_random.integers(1 << 62)))
        return self.seen(), self.told(np.zeros(self.num_envs, bool))

    def told(self, refused: NDArray[Any]) -> dict[str, Any]:
        """What every step tells of every table; as with all of Gymnasium's, `_name` says for which tables `name` is told."""
        return {"refused": refused, "_refused": np.ones(self.num_envs, bool)}

    def together(self, seeds: list[int | None]) -> int | None:
        """One seed for all tables, made of one for each."""
        if len(seeds) != self.num_envs:
            raise ValueError(f"There must be one seed for each of {self.num_envs} tables, not {len(seeds)}.")
        given = [whole("A seed", seed, 0, MOST_SEED) for seed in seeds if seed is not None]
        return int(np.random.SeedSequence(given).generate_state(1)[0]) if given else None

    def seen(self) -> dict[str, Any]:
        return {name: buffer.copy() for name, buffer in self.buffers.items()} if self.copy else self.buffers

    def step(self, actions: Any) -> tuple[dict[str, Any], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        self.vec.step(np.asarray(actions))
        over, cut = self.vec.terminated.astype(bool), self.vec.truncated.astype(bool)
        info, ended = self.told(self.vec.refused.astype(bool)), over | cut
        if ended.any():
            last, worth = np.full(self.num_envs, None, object), np.zeros((self.num_envs, self.vec.players), np.int64)
            for i in map(int, np.flatnonzero(ended)):
                worth[i] = self.vec.worth_at_end(i)
                last[i] = {"observation": self.vec.final[i].copy(), "board": self.vec.board[i].copy(),
                           "action_mask": np.zeros(WORDS, np.int8)}
            info |= {"final_obs": last, "_final_obs": ended}
            final = {"refused": info["refused"] & ended, "_refused": ended, "worth": worth, "_worth": ended}
            info |= {"final_info": final, "_final_info": ended}
        return self.seen(), self.vec.reward[:, self.place].astype(np.float64), over, cut, info


def shown(mode: str | None, metadata: Mapping[str, Any]) -> str | None:
    """How a table is drawn, if it can be drawn like that."""
    if mode is not None and mode not in metadata["render_modes"]:
        raise ValueError(f"render_mode is {' or '.join(map(repr, [*metadata['render_modes'], None]))} here, not {mode!r}.")
    return mode


def name_of(key: str) -> str:
    """`here_and_now` -> `passgo/HereAndNow-v1`."""
    return f"passgo/{''.join(part.capitalize() for part in key.split('_'))}-v1"


def register() -> None:
    """Every edition under its name."""
    for key in editions():
        if name_of(key) not in gymnasium.registry:
            gymnasium.register(name_of(key), entry_point="passgo.env.gymnasium:Table", kwargs={"edition": key},
                               vector_entry_point="passgo.env.gymnasium:Tables", disable_env_checker=True, order_enforce=False)


register()
