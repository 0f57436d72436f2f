#!/usr/bin/env python3
"""thicket as a PettingZoo AEC environment, and a player by random choice who tries it.

    pip install pettingzoo numpy
    python3 examples/pettingzoo_env.py --program PROGRAM --game root --games 100

The environment starts `thicket engine` and decides nothing itself. An agent is a seat. Its observation is what that
seat may know and no more:

    observation   the state of the game as the seat sees it, each key hashed to a place of a vector
    actions       a row for each legal action, its words as numbers; all zeros unless the seat is asked
    action_mask   1 for each row that is an action

An action is the number of a row. `infos` has the same as text: the question, the actions in notation, and the state with
the keys of docs/position.md, so a learner can make a better vector of it. At the end winners have the reward 1, others -1.
"""

import argparse
import functools
import random
import zlib

import numpy
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.test import api_test

from engine_client import Engine

GAMES = ["root", "dewan", "iwari"]

WIDTH = 4096
"""The length of the vector of a state."""

WORDS = 12
"""The words of an action that its row has room for."""


@functools.lru_cache(maxsize=1 << 16)
def place(text, places):
    """A number below `places` for a text, the same in every run."""
    return zlib.crc32(text.encode()) % places


def word(text):
    """A word of an action as a number: one that is a number is told from the ids."""
    return int(text) + 1 if text.isdecimal() else 1000 + place(text, 1 << 16)


def leaves(value, path=""):
    """What a document says: each path, and how much of it."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from leaves(inner, f"{path}.{key}")
    elif isinstance(value, list):
        # the order of a hand says nothing, and equal cards add up
        for inner in value:
            yield from leaves(inner, path)
    elif isinstance(value, str):
        yield f"{path}={value}", 1
    else:
        yield path, value


class Thicket(AECEnv):
    """A game of thicket with `seats` as the protocol's request `new` takes them."""

    metadata = {"name": "thicket_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, game="root", seats=("random",) * 4, program="thicket", most_actions=1024, most_steps=20_000,
                 render_mode=None, **options):
        super().__init__()
        self.game, self.seats, self.options = game, list(seats), options
        self.most_actions, self.most_steps, self.render_mode = most_actions, most_steps, render_mode
        self.engine = Engine(program)
        self.possible_agents = [f"seat_{seat}" for seat in range(len(self.seats))]
        self.chance = random.Random()
        self.action_spaces = {agent: Discrete(most_actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: Dict({
                "observation": Box(-numpy.inf, numpy.inf, (WIDTH,), numpy.float32),
                "actions": Box(0, 1 << 17, (most_actions, WORDS), numpy.int32),
                "action_mask": Box(0, 1, (most_actions,), numpy.int8),
            })
            for agent in self.possible_agents
        }

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def reset(self, seed=None, options=None):
        """Begins a game. All games after a `seed` follow from it."""
        if seed is not None:
            self.chance = random.Random(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.steps, self.told = 0, []
        seed = self.chance.getrandbits(63)
        decision = self.engine.ask(op="new", game=self.game, seats=self.seats, seed=seed, **self.options)
        self.agent_selection = self.agents[0]
        self._ask(decision)

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if not 0 <= action < len(self.legal):
            raise ValueError(f"{action} is no action: {len(self.legal)} are legal")
        decision = self.engine.ask(op="do", action=self.legal[action], **{"as": "spectator"})
        self.told += [event["text"] for event in decision["events"]]
        self.steps += 1
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        self._ask(decision)
        self._accumulate_rewards()

    def _ask(self, decision):
        """Takes note of who has to choose now, and what; or of how the game ended."""
        self.legal = []
        self.infos = {agent: {} for agent in self.agents}
        if decision["over"]:
            winners = decision["winners"]
            self.rewards = {agent: 1 if seat in winners else -1 for seat, agent in enumerate(self.possible_agents)}
            self.terminations = dict.fromkeys(self.agents, True)
            return
        self.agent_selection = self.possible_agents[decision["seat"]]
        if self.steps >= self.most_steps:
            self.truncations = dict.fromkeys(self.agents, True)
            return
        self.legal = self.engine.ask(op="legal")["actions"]
        if len(self.legal) > self.most_actions:
            raise RuntimeError(f"{len(self.legal)} actions are legal: make room for them with `most_actions`")
        state = self._state(self.agent_selection)
        self.infos[self.agent_selection] = {"question": decision["question"], "legal": self.legal, "state": state}

    def _state(self, agent):
        return self.engine.ask(op="state", **{"as": self.possible_agents.index(agent)})["state"]

    def observe(self, agent):
        state = self.infos.get(agent, {}).get("state") or self._state(agent)
        seen = numpy.zeros(WIDTH, numpy.float32)
        for path, amount in leaves(state):
            seen[place(path, WIDTH)] += amount
        actions = numpy.zeros((self.most_actions, WORDS), numpy.int32)
        mask = numpy.zeros(self.most_actions, numpy.int8)
        if agent == self.agent_selection:
            for row, action in enumerate(self.legal):
                words = action.split()[:WORDS]
                actions[row, : len(words)] = [word(text) for text in words]
            mask[: len(self.legal)] = 1
        return {"observation": seen, "actions": actions, "action_mask": mask}

    def render(self):
        """What has happened since it was asked last, as those who only look on are told it."""
        text, self.told = "\n".join(self.told), []
        return text

    def close(self):
        self.engine.quit()


def play(env, games, seed):
    """Plays games by random choice, and says how they ended."""
    wins, actions, unfinished, longest = [0] * len(env.possible_agents), 0, 0, 0
    for agent in env.possible_agents:
        env.action_space(agent).seed(seed)
    for game in range(games):
        env.reset(seed=seed + game)
        for agent in env.agent_iter():
            observation, reward, terminated, truncated, _ = env.last()
            if terminated:
                wins[env.possible_agents.index(agent)] += reward > 0
            elif truncated:
                unfinished += 1
            else:
                actions += 1
                longest = max(longest, len(env.legal))
            is_over = terminated or truncated
            env.step(None if is_over else env.action_space(agent).sample(observation["action_mask"]))
    cut = f", {unfinished // len(wins)} cut off" if unfinished else ""
    print(f"{env.game}: {games} games{cut}, {actions} actions, at most {longest} to choose from; wins by seat {wins}")


def main():
    about = argparse.ArgumentParser(description="Plays games of thicket by random choice, as a PettingZoo environment.")
    about.add_argument("--program", default="thicket", help="the path of thicket")
    about.add_argument("--game", choices=GAMES, help="one game; otherwise all")
    about.add_argument("--games", type=int, default=10, help="how many of each")
    about.add_argument("--seats", type=int, default=4, help="how many seats, as far as a game has them")
    about.add_argument("--seed", type=int, default=1)
    about.add_argument("--api-test", action="store_true", help="run PettingZoo's own test of an environment, too")
    args = about.parse_args()
    engine = Engine(args.program)
    most = {game["game"]: game["most_seats"] for game in engine.ask(op="games")["games"]}
    engine.quit()
    for game in [args.game] if args.game else GAMES:
        env = Thicket(game, seats=["random"] * min(args.seats, most[game]), program=args.program)
        if args.api_test:
            api_test(env, num_cycles=1000)
        play(env, args.games, args.seed)
        env.close()


if __name__ == "__main__":
    main()
