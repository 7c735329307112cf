# What each bot is like, for those who choose one.

bot-random = does anything that is allowed
bot-walker = never buys, bids or trades; leaves Jail at once
bot-sitter = never buys, bids or trades; rolls for doubles in Jail
bot-thrifty = keeps a reserve, builds, never trades
bot-trader = easy: Nora values properties by what they will bring, bids, builds, and deals where both sides gain
bot-sharp = sharp: Viktor looks one move ahead with a trained eye, and knows what a deal is worth
bot-master = master: Ada follows hundreds of futures before she speaks, and finds the deals nobody else sees
bot-trader_v1 = the trader of old, kept as a yardstick: easily talked into a bad deal
bot-fp_a = a fixed player of the literature: wants whole groups, has no favourites
bot-fp_b = a fixed player of the literature: loves railroads and the dearest group
bot-fp_c = a fixed player of the literature: loves railroads, the second and the fourth group
bot-sentence = { $says }.
bots-name = Bot
bots-does = What it does
bots-elo = The figures are Elo by edition, measured one against three; the trader of old has 1000.
bots-no-elo = How strong they are has not been measured yet: `make arena ARGS="rating --json src/passgo/minds/ratings.json"` does it.
