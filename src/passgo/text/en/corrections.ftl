# What the people at a real table put right by hand, and what a card of theirs says.

event-corrected = Corrected: { $what }
corrected-cash = { $who } has { $now }, not { $before }.
corrected-owner = { $space } belongs to { $who }.
corrected-owner-bank = { $space } belongs to the bank.
corrected-at = { $who } stands on { $space }.
corrected-jailed = { $who } sits in Jail.
corrected-free = { $who } is not in Jail.
corrected-houses = { $count ->
    [0] no house
    [one] one house
   *[other] { $count } houses
} on { $space }.
corrected-hotel = a hotel on { $space }.
corrected-mortgaged = { $space } is mortgaged.
corrected-not-mortgaged = { $space } is not mortgaged.
corrected-card = { $who } holds { $card }.
corrected-card-bank = nobody holds { $card }.
corrected-turn = it is { $who }'s turn.

card-says-nothing = { $who } draws a card that changes nothing.
card-says-collect = { $who } draws a card: collect { $money }.
card-says-pay = { $who } draws a card: pay { $money }.
card-says-from-each = { $who } draws a card: collect { $money } from everybody.
card-says-to-each = { $who } draws a card: pay everybody { $money }.
card-says-advance = { $who } draws a card: advance to { $space }.
card-says-back = { $who } draws a card: go back { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}.
card-says-jail = { $who } draws a card: go to Jail.
card-says-deed = { $who } draws a card: take { $space }.

# The banker at a real table is told why something cannot be.
mirror-answer-first = First { AND($names) } must answer what is asked.
mirror-no-toss = Nothing is rolled or drawn now.
mirror-no-clock = Nobody speaks for the clock.
mirror-nothing-to-undo = There is nothing to take back.
mirror-nothing-to-redo = There is nothing to say again.

# What is waited for, where chance is a real die or a real deck.
toss-dice = What did { $who } roll?
toss-one-die = What did { $who } roll with one die?
toss-card = Which { $deck } card does { $who } draw?
toss-button = What does the Build button show { $who }?
toss-deed = Which deed is { $who } dealt?
toss-other = What comes for { $who }?
toss-anybody = What comes now?
