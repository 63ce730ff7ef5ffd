"""From tables, titles and rules to the documents of `argosy.web.schema`, for one viewer and in one language."""
