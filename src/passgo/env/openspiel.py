"""OpenSpiel: `pyspiel.load_game("passgo(edition=city,players=3)")` once this is imported. Chance is explicit.

Parameters: edition, players, options ("jackpot=on;minutes=30" is written `options=jackpot:on;minutes:30`), rounds, words.
"""
from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from passgo.editions import DEFAULT_EDITION
from passgo.engines import choose as engine
from passgo.env.encoding import BOARD_BYTES, SIGHT_BYTES, WORDS, word_name
from passgo.env.vec import Speaker
from passgo.loading import Edition, read
from passgo.play.actions import Action
from passgo.play.checks import whole
from passgo.rules.bots.words import Policy
from passgo.rules.words import CHANCE, CLOCK, TURN_MS, Ending, Kind

MOST = (1 << 31) - 2
OUTCOMES = 256
"""More than chance can ever say at once."""
PARAMETERS = {"edition": DEFAULT_EDITION, "players": 4, "options": "", "rounds": 300, "words": 20_000}

TYPE = pyspiel.GameType(
    short_name="passgo", long_name="Pass GO", dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION, utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL, max_num_players=8, min_num_players=2,
    provides_information_state_string=False, provides_information_state_tensor=False, provides_observation_string=True,
    provides_observation_tensor=True, provides_factored_observation_string=False, parameter_specification=PARAMETERS)


def edition_of(key: str, options: str) -> Edition:
    """The edition, its options read as a person would write them."""
    plain = read(key)
    known = {option.name: option for option in plain.options}
    chosen = []
    for one in filter(None, options.split(";")):
        name, _, value = one.partition(":")
        if name not in known:
            raise ValueError(f"There is no option {name!r}; there are: {', '.join(known)}.")
        chosen.append((name, known[name].parse(value)))
    return read(key, tuple(sorted(chosen)))


class PassGo(pyspiel.Game):  # type: ignore[misc]
    """One edition with so many players."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**PARAMETERS, **(params or {})}
        self.edition, self.players = edition_of(chosen["edition"], chosen["options"]), int(chosen["players"])
        self.rounds, self.words = whole("rounds", chosen["rounds"], 1, MOST), whole("words", chosen["words"], 1, MOST)
        self.edition.must_seat(self.players)
        info = pyspiel.GameInfo(num_distinct_actions=WORDS, max_chance_outcomes=OUTCOMES, num_players=self.players,
                                min_utility=-1.0 / self.players, max_utility=1 - 1.0 / self.players, utility_sum=0.0,
                                max_game_length=self.words)
        super().__init__(TYPE, info, params or {})
        self.core = engine.Core(self.edition.board.dump(), self.players)

    def new_initial_state(self) -> State:
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(params)


class Notes:
    """What a state has worked out and a copy of it works out again."""

    def __init__(self) -> None:
        self.speaker: Any = None

    def __reduce__(self) -> tuple[Any, ...]:
        return Notes, ()


class State(pyspiel.State):  # type: ignore[misc]
    """One game: the table, and the sentence of who speaks."""

    def __init__(self, game: PassGo) -> None:
        super().__init__(game)
        self.rounds, self.most_words, self.players = game.rounds, game.words, game.players
        self.core = game.core.fresh(game.players)
        self.said: list[int] = []
        """Words of the sentence so far."""
        self.words = 0
        self.settle()

    def settle(self) -> None:
        """The clock and claims of rent, until chance or a seat must speak."""
        while self.core.over == Ending.PLAYING and self.core.waits_for() != CHANCE:
            late = min(self.core.question()[3] * TURN_MS, self.core.time_limit())
            if self.core.clock < late or self.core.waits_for() == CLOCK:
                now = late if self.core.clock < late else self.core.next_deadline()
                self.core.put(CLOCK, Action(Kind.TICK, money=now))
                continue
            due = self.core.volunteer([Policy.THRIFTY] * self.players)
            if due is None:
                break
            self.core.put(*due)
        self.notes = Notes()

    def talk(self) -> Any:
        """The talk of who speaks, with what was said so far."""
        if self.notes.speaker is None:
            self.notes.speaker = Speaker(self.core, self.core.next_speaker())
            for word in self.said:
                self.notes.speaker.hear(word)
        return self.notes.speaker

    # ------------------------------------------------------------------------------------------- what OpenSpiel asks
    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE if self.core.waits_for() == CHANCE else self.core.next_speaker())

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.talk().words()) if player == self.current_player() else []

    def outcomes(self) -> dict[Action, int]:
        """What chance can say, and in how many of its ways."""
        counts: dict[Action, int] = {}
        for way in range(self.core.ways()):
            outcome = Action(*self.core.nth_way(way))
            counts[outcome] = counts.get(outcome, 0) + 1
        return counts

    def chance_outcomes(self) -> list[tuple[int, float]]:
        found = self.outcomes()
        ways = sum(found.values())
        return [(number, count / ways) for number, count in enumerate(found.values())]

    def _apply_action(self, action: int) -> None:
        if self.core.waits_for() == CHANCE:
            outcomes = list(self.outcomes())
            if not 0 <= action < len(outcomes):
                raise ValueError(f"Chance has {len(outcomes)} outcomes here, and {action} is none of them.")
            self.core.put(CHANCE, outcomes[action])
            self.settle()
            return
        seat, said = self.core.next_speaker(), self.talk().hear(action)
        if said is None:
            raise ValueError(f"{word_name(action) or action} is not open to seat {seat}.")
        self.words += 1
        self.said.append(action)
        if said is not False:
            self.said = []
            self.core.put(seat, said)
            self.settle()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return str(list(self.outcomes())[action])
        return word_name(action) or str(action)

    def is_terminal(self) -> bool:
        return bool(self.core.over != Ending.PLAYING or self.core.round > self.rounds or self.words >= self.most_words)

    def returns(self) -> list[float]:
        """1/winners - 1/players at the end; nothing in a game cut short or void."""
        winners = self.core.winners
        if not winners:
            return [0.0] * self.players
        return [(1 / winners.bit_count() if winners >> seat & 1 else 0.0) - 1 / self.players for seat in range(self.players)]

    def __str__(self) -> str:
        return f"{self.core.text()} {self.said}"


class Observer:
    """What a player sees, as bytes in a tensor of floats: the table, then the board."""

    def __init__(self, params: Any) -> None:
        if params:
            raise ValueError(f"An observation has no parameters, not {params}.")
        self.tensor = np.zeros(SIGHT_BYTES + BOARD_BYTES, np.float32)
        self.dict = {"observation": self.tensor[:SIGHT_BYTES], "board": self.tensor[SIGHT_BYTES:]}

    def set_from(self, state: State, player: int) -> None:
        seen = state.talk() if player == state.current_player() else Speaker(state.core, player)
        self.dict["observation"][:] = np.frombuffer(seen.sight(), np.uint8)
        self.dict["board"][:] = np.frombuffer(seen.poster(), np.uint8)

    def string_from(self, state: State, player: int) -> str:
        """Everything this player may know, as JSON, and what oneself has said of a sentence: other words are open then."""
        said = state.said if player == state.current_player() else []
        return f"{state.core.seen(player).text()} {said}"


pyspiel.register_game(TYPE, PassGo)
