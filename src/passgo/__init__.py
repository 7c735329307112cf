"""Pass GO: rules-exact property-trading board games to play, study and learn from.

A public name is imported when it is first asked for: the command is at the keyboard at once, and Ctrl-C finds it listening.
"""
TYPE_CHECKING = False
if TYPE_CHECKING:
    from passgo.events import Event
    from passgo.loading import BadEdition, BadOption, Edition, UnknownEdition, read
    from passgo.play.actions import Action, BadAction, Input
    from passgo.play.game import Game, IllegalAction
    from passgo.play.legal import Legal
    from passgo.play.record import BadRecord, Record
    from passgo.play.view import View
    from passgo.text.refusals import Refusal
    from passgo.text.rents import RentLine, explain_rent, rent_in_words

__version__ = "0.2.0"
__all__ = ["Action", "BadAction", "BadEdition", "BadOption", "BadRecord", "Edition", "Event", "Game", "IllegalAction", "Input",
           "Legal", "Record", "Refusal", "RentLine", "UnknownEdition", "View", "explain_rent", "read", "rent_in_words"]
HOMES = ("loading", "events", "text.refusals", "text.rents", "play.actions", "play.game", "play.legal", "play.record",
         "play.view")
"""The modules those names come from."""

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        if name not in __all__:
            raise AttributeError(f"module 'passgo' has no attribute {name!r}")
        import importlib
        for home in HOMES:
            module = vars(importlib.import_module(f"passgo.{home}"))
            globals().update({public: module[public] for public in __all__ if public in module})
        return globals()[name]

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
