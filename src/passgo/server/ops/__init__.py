"""Running the server: settings, metrics, start and stop."""
