# Why something cannot be done; where one kind of action needs it said more exactly, the action is named first.

refusal-not-asked = It is not for you to answer this.
refusal-wrong-moment = This cannot be done at this moment.
refusal-unknown = There is no such thing here.
refusal-too-poor = There is not enough cash for this.
refusal-not-in-jail = Only a player in Jail can do this.
refusal-no-card = You do not hold this card.
refusal-too-late-to-pay = The fine can no longer be paid before the roll: roll, and pay if it is no double.
refusal-bid-too-low = A bid must beat the last one.
refusal-bid-step = A bid is a whole multiple of the smallest note.
refusal-leading = The highest bid is already yours.
refusal-must-open = Who calls the auction must open it.
refusal-not-owner = It does not belong to the player who would have to own it.
refusal-group-incomplete = The whole colour group is needed first.
refusal-mortgaged = A mortgage stands in the way.
refusal-uneven = Buildings go up and come down evenly across a colour group.
refusal-fully-built = No more can be built there.
refusal-no-stock = The bank does not have the buildings for this.
refusal-no-building = There is no building to sell.
refusal-group-built = The buildings of this colour group must be sold first.
refusal-not-mortgaged = It is not mortgaged.
refusal-same-seat = Nobody deals with himself.
refusal-empty-offer = An offer needs a property or a card to change hands; money alone would be a loan.
refusal-can-still-pay = There is still enough to sell or mortgage.
refusal-no-such-outcome = Chance cannot say this now.
refusal-back-in-time = The clock does not run backwards.
refusal-nothing-to-claim = There is no such rent to ask for, or it is too late to ask.
refusal-cannot-use = This card is not for this.
refusal-no-clock = Nothing waits for the clock.
refusal-not-for-houses = Nothing can be built on this property.
refusal-in-debt-first = The debt comes first.
refusal-partner-too-poor = The other player does not have the cash this takes.
refusal-bid-below-print = A building is not sold below its printed price, and you must have a place for it.
refusal-place-above-bid = A building there costs more than the bid that won it.
refusal-game-over = The game is over.
refusal-no-such-seat = There is no such player in the game.
refusal-passed = You have passed; wait until somebody bids again.
refusal-needs-houses = A hotel needs all the houses on every property of the colour group first.

refusal-build-not-owner = It does not belong to you.
refusal-sell-not-owner = It does not belong to you.
refusal-sell-no-stock = The bank does not have the houses a hotel leaves behind; all buildings of the group can be sold at once.
refusal-mortgage-not-owner = It does not belong to you.
refusal-mortgage-mortgaged = It is mortgaged already.
refusal-redeem-not-owner = It does not belong to you.
refusal-place-not-owner = It does not belong to you.
refusal-place-no-stock = What comes next on this property is not what was auctioned.
refusal-want-unknown = There is no room or no money for so many.

# Words that cannot be read as an action.
action-none = There is no action { $word }.
action-no-field = { $action } has no { $field }; it may have: { LIST($known) }.
action-not-a-number = { $word } is not a whole number.
action-number-too-big = { $word } is too big a number.
action-no-thing = There is no space or card { $word }.
