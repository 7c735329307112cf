# What Millionaire says.

for-upgrade = for the next star level
ending-target = the sum that wins was reached in cash

refusal-not-short = Selling buildings and mortgaging are only for a player who cannot pay something.
refusal-not-between-turns = Build in your own turn, or between the turns of others: before the dice are rolled.
refusal-whole-set = No card moves a property of a full set.
refusal-one-at-a-time = Buildings are sold one at a time.
refusal-built-on = The buildings on this property must be sold first.
refusal-no-rent-owed = Only a rent that is owed can be waived by this card.
refusal-houses-only = The card is good for a house, not for a hotel.
refusal-free-house-not-owner = It does not belong to you.
refusal-give-away-not-owner = It does not belong to you.
refusal-take-over-not-owner = It does not belong to another player.

toss-fortune = Which Fortune card lay on { $space }? Only { $who } may read it: hand over the device.
event-took-fortune = { $who } takes the Fortune card on { $space } and reads it in secret.
event-read-fortune = Only for { $who }: { $card }
event-kept-fortune = { $who } keeps the Fortune card face down.
event-used-fortune = { $who } uses a Fortune card: { $card }
event-lost-fortune = A Fortune card of { $who } is thrown away: { $card }
event-showed-fortune = { $who } shows a Fortune card: { $card }
event-inherited-fortune = Only for { $who }, from { $other }: { $card }
event-fortune-gone = { $card } is thrown away.
event-level-up = { $who } goes up to { $level }.
event-level-down = { $who } goes down to { $level }.
event-card-roll = { $who } rolls { $one } and { $two } for the card.
event-card-roll-won = { $who } rolls { $one } and { $two } for the card and wins { $money }.
event-card-roll-lost = { $who } rolls { $one } and { $two } for the card and wins nothing.
event-rent-waived = { $who } pays no rent for { $space } this time.

asked-upgrade = whether to upgrade for { $money }
asked-rent = to pay { $money } rent, or to play a card
asked-choice = to choose what the card leaves open
asked-end = to build or lift what they like, and to end the turn
question-end = Before your turn ends you may still build, or lift a mortgage.
question-upgrade = Payday. You live the { $level } life; the next level costs { $money }.
question-rent = The rent of { $space } is { $money }, for { $to }. You hold cards you may play first.
question-pay-one = The card says: pay { $money }. To whom?
question-give = The card says: give a property away. Which one, and to whom?
question-go = The card says: go to a Fortune card that still lies. To which?

do-upgrade = Upgrade to { $level } for { $money }: your salary becomes { $salary }
do-keep-level = Stay at { $level } and keep the money
do-rent-free = Play a card: no rent this time
do-pay-rent = Pay { $to } { $money } rent
do-choose-player = Pay { $to } { $money }
do-give-away = Give { $space } to { $to }
do-go-to = Go to { $space }
do-free-house = Play a card: a free house on { $space }
do-take-over = Play a card: take { $space } from { $owner }
do-forced-deal = Play a card: swap { $mine } for { $theirs } of { $owner }
do-end-turn = Done: end the turn
do-waive-debt = Play a card: no rent this time, the debt is gone
do-show-card = Show a Get Out of Jail Free card, to use or to trade it

under-go-to = Go to
under-give-away = To { $to }
list-space = { $space }
list-take-over = { $space } of { $owner }
list-forced-deal = { $mine } for { $theirs } of { $owner }
list-waive-debt = play a card, and the debt is gone
list-show-card = a Get Out of Jail Free card, to use or to trade it
heading-free-house = Free house
heading-take-over = Take over
heading-forced-deal = Swap
heading-show-card = Show
heading-waive-debt = No rent

badge-fortune-card = Fortune card
badge-face-down = { $count } face down
note-face-down = { $count ->
    [one] { $count } card face down
   *[other] { $count } cards face down
}
hand-kept = { LIST($names) }; type cards to read them.
hand-out-of-jail = Get Out of Jail Free
hand-several = { $name } ({ $count })
bank-fortune = { $count ->
    [one] { $count } Fortune card on the board
   *[other] { $count } Fortune cards on the board
}
bank-target = { $money } in cash wins
legend-fortune = ? a Fortune card lies there

# What the table put right by hand.
corrected-stars = { $who } has { $count ->
    [one] one star
   *[other] { $count } stars
}.

# What a hint says of its answers.
because-upgrade = a higher salary pays it back
