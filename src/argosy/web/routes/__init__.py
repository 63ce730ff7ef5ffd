"""HTTP and WebSocket, translated to the tables' commands."""
