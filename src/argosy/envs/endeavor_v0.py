"""Endeavor (2009) as a PettingZoo environment: `from argosy.envs import endeavor_v0`, then `endeavor_v0.env()`."""

from argosy.envs.aec import environments

env, raw_env = environments("endeavor_v0", "endeavor")  # options: combined_phases, idle_activation
