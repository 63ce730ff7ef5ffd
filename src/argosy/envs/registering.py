"""Makes the environments known to `gymnasium.make`, without loading them; importing `argosy.envs` does it."""

IDS = {
    "argosy/Endeavor-v0": "endeavor",
    "argosy/AgeOfSail-v0": "age-of-sail",
    "argosy/NewFoundLand-v0": "new-found-land",
}


def register() -> None:
    """Done once, however often it is asked for."""
    from gymnasium.envs import registration

    for id, title in IDS.items():
        if id not in registration.registry:
            registration.register(id, "argosy.envs.single:SeatEnv", kwargs={"title": title})
