"""Words for what only one edition has: merged into the shared tables of events, reasons, questions and rents."""
