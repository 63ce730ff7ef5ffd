"""What must be installed besides Argosy, told in one line where it is missing."""


def needs(extra: str) -> ImportError:
    return ImportError(f"this environment needs packages that are not installed: pip install argosy[{extra}]")
