"""Environments for learning: one encoder for every game, and the interfaces made of it (extra `rl`).

    from rulewright.envs.gymnasium import RulewrightEnv, vector_env
    from rulewright.envs.pettingzoo import aec_env, parallel_env
    from rulewright.envs.openspiel import load

Only the last needs OpenSpiel (extra `openspiel`). docs/researchers.md tells the rest.
"""

from rulewright.envs.encoder import Encoder
from rulewright.envs.stepper import Stepper

__all__ = ["Encoder", "Stepper"]
