# The table in the terminal.

terminal-between = Between turns. Enter lets the others go on; you may also
terminal-all-may-look = Everybody may look again.
terminal-curtain = Pass the keyboard to { $name }. Nobody else looks now.
terminal-curtain-blind = Pass the keyboard to { $name }. Nobody else looks now; what is typed does not show.
terminal-ready = { $name }, press Enter when you are ready{ " " }
terminal-only-you = Only you see: { $card }
terminal-choose = Please choose: type a number, or help.
terminal-really-give-up = This is the end of the game for you. Type yes to give up{ " " }
terminal-not-understood = { $typed } is not understood. Type a number from the menu, or help.
terminal-refused = { $refusal } Type ? for the rule.
terminal-pause-is = You are asked between turns: { $when }.
terminal-pause-can-be = pause can be { LIST($known) }; now it is { $now }.
terminal-no-cards = You hold no card that only you may read.
terminal-nothing-refused = Nothing was refused. Ask for instance `why { $example }` or `rules { $clause }`; help lists all.
terminal-board-is-there = board shows the board
terminal-round = Round { $round } · { $bank }
terminal-question = { $name }:{ " " }
terminal-player-bot = { $name } ({ $bot })
terminal-enter = (Enter)
terminal-and = And
terminal-more = (more shows all)
terminal-swap-one = play a card: swap one of your properties for somebody else's
terminal-offer-one = offer somebody a deal
terminal-type-a-bid = or type a bid from { $low } to { $high }, as 1.2M, 500k or 1,250,000

terminal-kept-cards = { $count ->
    [one] +{ $count } card
   *[other] +{ $count } cards
}
terminal-has = { $name } has { $cash } in cash and is worth { $worth } in all.
terminal-group = { $group }, { $share }: { $deeds }
terminal-deed-built = { $deed }, { $built }
terminal-deed-mortgaged = { $deed }, mortgaged for { $money }
terminal-deed-rent = { $deed }, rent { $money }
terminal-deed-dice = { $deed }, rent by the dice
terminal-nobody-can-own = Nobody can own this space.
terminal-price-bank = Price { $price }, mortgage { $loan }. The bank has it.
terminal-price-owned = Price { $price }, mortgage { $loan }. { $owner } owns it: { $deed }.
terminal-rents-houses = Rent { $site }; with { $pieces } { LIST($houses) }; with { $hotel_piece } { $hotel }. { $piece } costs { $price }.
terminal-rents-fleet = Rent for one, two and more of the group: { LIST($rents) }.
terminal-rents-dice = Rent for one, two and more of the group: { LIST($rents) } times the dice.
terminal-rent-now = Now { $rent }.
terminal-rent-line = { $owner }: { $space }, { $rent }.
terminal-nobody-owns = Nobody owns anything yet.

terminal-offer-give = What do you give?
terminal-offer-want = What do you want from { $name }?
terminal-offer-none = No offer is made.
terminal-offer-whom = With whom?
terminal-offer-whom-how = A number or a name, Enter for nobody
terminal-offer-only-money = { $question } { $name } has nothing but money.
terminal-offer-things-how = Numbers or names with commas between, Enter for nothing, q to stop
terminal-offer-one-please = One name or number, please.
terminal-offer-money = Money: a sum you add (500k), a sum you ask for (ask 500k), Enter for none
terminal-offer-make = Make this offer? y or n
terminal-mortgaged = mortgaged
terminal-no-sum = { $typed } is no sum; write 1.2M, 500k or 500,000.
terminal-no-sum-nothing = 'Nothing' is no sum; write 1.2M, 500k or 500,000.
terminal-deal-not-now = { $name } could not accept this now.
terminal-deal-then = Then { $name } has { $money } in cash.
terminal-deal-then-groups = Then { $name } has { $money } in cash and owns all of { AND($groups) }.
terminal-deal-interest = Interest to the bank: { $money }.
terminal-list-no-number = There is no number { $number } in the list.
terminal-list-many = { $typed } is more than one of them.
terminal-list-none = { $typed } is not in the list.
terminal-swap-want = What do you want for { $space }?
terminal-swap-how = A number or a name, Enter to stop
terminal-swap-none = Nothing is swapped.
terminal-swap-of = { $space } ({ $owner })

terminal-which = Which one: { $lines }?
terminal-which-more = Which one: { $lines } and { $more } more?
terminal-fits-nothing = Nothing that can be said now fits { $typed }.
terminal-which-property = Which one? Add the name of a property, such as `build { $property }`.
terminal-no-number = { $typed } is no number that can be meant.
terminal-no-space-number = There is no space { $number }; they go from 0 to { $last }.
terminal-no-space-name = There is no space called { $typed } on this board.
terminal-which-space = Which { $typed }: { LIST($names) }?
terminal-nothing-typed = 'Nothing'

terminal-why-what = Ask about something one can do, such as `why { $example }`; { $typed } is not understood.
terminal-why-nothing = Nothing is in the way: { $action }.
terminal-rulebook = The rulebook has { $count ->
    [one] { $count } clause
   *[other] { $count } clauses
}: { LIST($headings) }. Type rules and a clause or a word: rules { $clause }, rules auction.
terminal-and-more = ... and { $count } more.

terminal-undo-not-yours = Only your own last action can be taken back, and only while nothing else has happened since.
terminal-undo-sealed = A sealed bid cannot be taken back.
terminal-undo-secret = That changed what only some may know: it cannot be taken back.
terminal-undone = { $name } takes it back: { $action }.

help-number = a number
    .says = says that line; Enter alone says the one marked (Enter)
help-bid = 1.2M  500k  500,000
    .says = a bid, while something is auctioned; also bid 1.2M
help-build = { $example }
    .says = by name: build, sell, sell all, mortgage, redeem, claim ...
help-own = and here
    .says = { LIST($verbs) }
help-offer = offer
    .says = a deal, step by step, with a look before it is made
help-why = why { $example }
    .says = why it cannot be done, with the clause of the rulebook
help-refused = ?
    .says = the rule behind the last refusal
help-rules = rules { $clause }
    .says = a clause; rules auction: all clauses with that word
help-board = board, log
    .says = the board; what happened (log all: from the beginning)
help-deeds = deeds, deeds Ada
    .says = your property, or somebody's; deeds all
help-show = show { $property }
    .says = the deed of a space, and why its rent is what it is
help-rents = rents
    .says = who earns what and why, the dearest first
help-cards = cards
    .says = your cards that nobody else may read
help-hint = hint, odds
    .says = what to say now and why; who is winning, as far as you may know
help-worth = worth, fair
    .says = is the offer on the table good for you, or one of yours, such as worth to=ada want={ $deed } money=1.2M; a deal both would gain by
help-undo = undo
    .says = takes back your last action, if nothing has happened since
help-pause = pause always
    .says = be asked between all turns; also: useful, never
help-menu = menu, more
    .says = everything again; all of the menu, where it was cut short
help-quit = quit
    .says = saves and leaves; passgo play --resume goes on

final-title = { $edition }: after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
final-player = Player
final-cash = Cash
final-deeds = Deeds
final-wins = wins
final-won = { AND($names) } { $count ->
    [one] wins
   *[other] win
}: { $ending }.
final-nobody = Nobody wins: { $ending }.
final-record = The record lies in { $path } (seed { $seed }).
final-replay = passgo replay { $path } steps through it; passgo verify checks it.

play-keeps = A resumed game keeps its edition, players, seed and file: --resume goes only with --no-clock and --plain.
play-is-over = The game in { $path } is over: passgo replay { $path } shows it.
play-no-seed = { $path } has no seed: its dice were held elsewhere, so it can be replayed but not resumed.
play-go-on = passgo play --resume goes on with it
play-go-on-file = passgo play --resume { $path } goes on with it
play-saved = The game is saved in { $path }; { $how }.
play-interrupted = interrupted; the game is saved in { $path }, and { $how }.
play-table = { $edition }{ $options }. { $count } players: { LIST($players) }.
play-saved-in = Saved in { $path }. Type help for help, board for the board.
play-too-many-games = There are too many games in { $folder }.
play-none-unfinished = There is no unfinished game in { $folder }: name a file with --resume FILE.
play-elsewhere = { $path } is being played in another terminal.
play-already-there = { $path } is already there: --resume { $path } goes on with it, --save wants a new name.
play-cannot-save = The game cannot be saved in { $path }: { $why }.
play-cannot-write = { $path } can no longer be written: { $why }. Everything before stands in it.
play-too-many-people = There are { $count } people for { $seats } seats.
play-far-too-many = { $count } people are too many.
play-bad-name = A name has 1 to { $longest } letters that can be shown, and { $name } has not.
play-same-name = Two people cannot have the same name at one table.
play-player = Player { $number }
play-bot = Bot { $number }
play-bots-unreadable = the bots cannot be read.
play-bot-unknown = there is no bot { $name }; there are: { $known }.

use-one-edition = One edition is enough, but here are { $count }: { $names }.
use-no-edition = There is no edition { $name }; there are: { $known }.
use-no-option = { $near ->
    [none] There is no option { $name }; there are: { $known }.
   *[other] There is no option { $name } (did you mean { $near }?); there are: { $known }.
}
use-option-value = { $name } cannot be { $value }; it can be: { $choices }.
use-from-to = { $least } to { $most }
use-no-bot = { $near ->
    [none] There is no bot { $name }; there are: { $known }.
   *[other] There is no bot { $name } (did you mean { $near }?); there are: { $known }.
}
use-bot-not-here = The bot { $name } is no policy of the rules, so it plays in no simulation: `passgo play` has it, and `make arena` plays series with it. Here there are: { $known }.
use-bot-names = --bots wants names with commas between them; there are: { $known }.
use-too-many-bots = There are { $count } bots for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}.
use-seed = A seed is a whole number from 0 to { $most }, not { $value }.
use-players = { $edition } is for { $fewest } to { $most } players, not { $count }.
use-range = { $name } must be from { $least } to { $most }, not { $value }.
use-no-seat = There is no seat { $seat }; there are { $count }.
use-inputs = The game has { $count ->
    [one] { $count } input
   *[other] { $count } inputs
}, so --at is from 0 to { $count }.

replay-keys = Enter or n: next, p: back, t: next turn, b: the board, a number: that step, q: leave
replay-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}. { replay-keys }.
replay-nowhere = { $typed } leads nowhere. { replay-keys }.
replay-no-more = There is no more in this direction.
replay-step = Step { $number }: { $said }
replay-beginning = the beginning

# At a real table.
terminal-toss-dice = Type what the dice show, as 3 5, or draw to let the game roll; undo, redo and set work here too.
terminal-toss-number = Type a number from 1 to { $count }, or draw to let the game draw; undo, redo and set work here too.
terminal-undone-last = Taken back: { $what }
terminal-redone = Said again: { $what }
terminal-answered = { $name }: { $action }.
terminal-set-what = What can be set: { LIST($known) }.
terminal-set-how = After { $word } comes, with commas between: { LIST($fields) }.
terminal-no-player = { $typed } is no player; there are { LIST($names) }.
terminal-no-card-named = There is no card { $typed }.
terminal-another-how = What another card can say: { LIST($known) }.
play-dice-or-seed = Real dice have no seed: leave one of the two out.

# Boards of one's own box.
own-no-edition = There is no edition { $key }; there are: { LIST($known) }.
own-not-toml = A board of your own is a .toml file, and { $file } is none.
own-there-already = { $path } is there already, and nothing was written.
own-cannot-write = The board cannot be written to { $path }: { $why }.
own-head = { $title } with the figures of your own box: change names, prices and rents to what your deeds print.
own-written = { $path } has the board of { $title }. Put in what your deeds print, then: passgo edition check { $path }, and passgo play { $path } --dice table.
