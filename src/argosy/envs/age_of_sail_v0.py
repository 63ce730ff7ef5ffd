"""Endeavor: Age of Sail as a PettingZoo environment: `from argosy.envs import age_of_sail_v0`, then `age_of_sail_v0.env()`."""

from argosy.envs.aec import environments

env, raw_env = environments("age_of_sail_v0", "age-of-sail")  # options: side
