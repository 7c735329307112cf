# Wie jeder Bot spielt, für alle, die einen aussuchen.

bot-random = tut irgendetwas, das erlaubt ist
bot-walker = kauft, bietet und handelt nie; verlässt das Gefängnis sofort
bot-sitter = kauft, bietet und handelt nie; würfelt im Gefängnis auf einen Pasch
bot-thrifty = hält eine Reserve, baut, handelt nie
bot-trader = leicht: Nora schätzt Grundstücke nach dem, was sie bringen, bietet, baut und handelt, wo beide gewinnen
bot-sharp = scharf: Viktor schaut mit geübtem Blick einen Zug voraus und weiß, was ein Handel wert ist
bot-master = Meister: Ada verfolgt Hunderte möglicher Zukünfte, bevor sie spricht, und findet Geschäfte, die sonst keiner sieht
bot-trader_v1 = der Händler von früher, als Maßstab behalten: leicht zu einem schlechten Geschäft zu überreden
bot-fp_a = ein fester Spieler aus der Literatur: will ganze Gruppen und hat keine Lieblinge
bot-fp_b = ein fester Spieler aus der Literatur: liebt Bahnhöfe und die teuerste Gruppe
bot-fp_c = ein fester Spieler aus der Literatur: liebt Bahnhöfe, die zweite und die vierte Gruppe
bot-sentence = { $says }.
bots-name = Bot
bots-does = Was er tut
bots-elo = Die Zahlen sind Elo je Ausgabe, gemessen einer gegen drei; der Händler von früher hat 1000.
bots-no-elo = Wie stark sie sind, ist noch nicht gemessen: `make arena ARGS="rating --json src/passgo/minds/ratings.json"` tut es.
