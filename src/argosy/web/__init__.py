"""The tables on the web: HTTP, WebSocket, and the pages."""
