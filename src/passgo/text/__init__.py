"""Every sentence a person reads, as a message with an id and parameters, in a catalogue per language.

    say("event-moved", "de", who="Ada", space="Los")     a sentence
    Words(edition, "de")                                 an edition's names, money and pieces in a language
    Teller(edition, names, "de")                         the same with the names of a table: makes sentences of events

Who names no language gets that of this process: English, unless the terminal has chosen another one.
"""
from __future__ import annotations

from passgo.text.catalogue import ENGLISH, Catalogue, NoSuchMessage, catalogue, languages
from passgo.text.speaking import Spoken, language_of, say, spoken_here, use_language

__all__ = ["ENGLISH", "Catalogue", "NoSuchMessage", "Spoken", "catalogue", "language_of", "languages", "say", "spoken_here",
           "use_language"]
