"""What can be typed at the table."""
from __future__ import annotations

HELP = """\
  a number             says that line of the menu; Enter alone says the line marked (Enter)
  1.2M  500k  500,000  a bid, while something is auctioned; also bid 1.2M
  build hollywood      does it by name: build, sell, sell all, mortgage, redeem, claim ...
  offer                a deal with somebody, step by step, with a look before it is made
  why build hollywood  why something cannot be done, with the clause of the rulebook
  ?                    the rule behind the last refusal
  rules HN-71          a clause; rules auction: all clauses with that word
  board, log           the board; what happened (log all: from the beginning)
  deeds, deeds Ada     your property, or somebody's; deeds all
  show hollywood       the deed of a space, and why its rent is what it is
  rents                who earns what and why, the dearest first
  cards                your cards that nobody else may read
  undo                 takes back your own last action, if nothing has happened since
  pause always         be asked between all turns; also useful (at first), never
  menu                 everything again
  quit                 saves and leaves; passgo play --resume goes on"""
