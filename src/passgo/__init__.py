"""Pass GO: rules-exact property-trading board games to play, study and learn from."""
from passgo.actions import Action, BadAction, Input
from passgo.editions import BadEdition, BadOption, Edition, UnknownEdition, editions, read
from passgo.events import Event
from passgo.explain import RentLine, explain_rent, rent_in_words
from passgo.game import Game, IllegalAction
from passgo.legal import Legal
from passgo.record import BadRecord, Record
from passgo.view import View

__version__ = "0.1.0"
__all__ = ["Action", "BadAction", "BadEdition", "BadOption", "BadRecord", "Edition", "Event", "Game", "IllegalAction", "Input",
           "Legal", "Record", "RentLine", "UnknownEdition", "View", "editions", "explain_rent", "read", "rent_in_words"]
