"""Race to the New Found Land as a PettingZoo environment: `from argosy.envs import new_found_land_v0`, then `new_found_land_v0.env()`."""

from argosy.envs.aec import environments

env, raw_env = environments("new_found_land_v0", "new-found-land")  # options: see `argosy titles new-found-land`
