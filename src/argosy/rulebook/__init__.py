"""The rules as a document: chapters, examples that replay, quick reference, edge cases, editions, where values come from."""
