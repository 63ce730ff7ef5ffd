"""Makes every title known to `gymnasium.make`, without loading the environments; importing `argosy.envs` does it."""

from argosy.titles import TITLES

# "argosy/TheTitle-v0" for the title "the-title"
IDS = {f"argosy/{''.join(word.capitalize() for word in title.split('-'))}-v0": title for title in TITLES}


def register() -> None:
    """Done once, however often it is asked for."""
    from gymnasium.envs import registration

    for id, title in IDS.items():
        if id not in registration.registry:
            registration.register(id, "argosy.envs.gymnasium_env:SeatEnv", kwargs={"title": title})
