"""The parts of make_native: chapters (collect), subset (lint), reader and body (one function), carriers (dump, load), unit
(print)."""
