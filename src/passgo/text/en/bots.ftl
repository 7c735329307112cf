# What each bot is like, for those who choose one.

bot-random = does anything that is allowed
bot-walker = never buys, bids or trades; leaves Jail at once
bot-sitter = never buys, bids or trades; rolls for doubles in Jail
bot-thrifty = keeps a reserve, builds, never trades
bot-trader = values properties, bids, builds, and deals where both sides gain
bot-sentence = { $says }.
bots-name = Bot
bots-does = What it does
