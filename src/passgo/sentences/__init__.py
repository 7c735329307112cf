"""Words for what only one edition has: merged into the shared tables of events, refusals, questions, actions and rents."""
