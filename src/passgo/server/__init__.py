"""The table in the browser: rooms, seats, clocks and sockets around games. It knows no rules; it shows what the rules say."""
