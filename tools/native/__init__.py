"""The parts of make_native: chapters (collect), subset (lint), body (one function), carriers (dump, load), unit (print)."""
