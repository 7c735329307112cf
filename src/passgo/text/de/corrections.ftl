# Was die Leute an einem echten Tisch von Hand richtigstellen, und was eine ihrer Karten sagt.

event-corrected = Berichtigt: { $what }
corrected-cash = { $who } hat { $now }, nicht { $before }.
corrected-owner = { $space } gehört { $who }.
corrected-owner-bank = { $space } gehört der Bank.
corrected-at = { $who } steht auf { $space }.
corrected-jailed = { $who } sitzt im Gefängnis.
corrected-free = { $who } ist nicht im Gefängnis.
corrected-houses = { $count ->
    [0] kein Haus
    [one] ein Haus
   *[other] { $count } Häuser
} auf { $space }.
corrected-hotel = ein Hotel auf { $space }.
corrected-mortgaged = { $space } ist beliehen.
corrected-not-mortgaged = { $space } ist nicht beliehen.
corrected-card = { $who } hält { $card }.
corrected-card-bank = niemand hält { $card }.
corrected-turn = { $who } ist am Zug.

card-says-nothing = { $who } zieht eine Karte, die nichts ändert.
card-says-collect = { $who } zieht eine Karte: erhält { $money }.
card-says-pay = { $who } zieht eine Karte: zahlt { $money }.
card-says-from-each = { $who } zieht eine Karte: erhält von allen { $money }.
card-says-to-each = { $who } zieht eine Karte: zahlt allen { $money }.
card-says-advance = { $who } zieht eine Karte: rückt vor bis { $space }.
card-says-back = { $who } zieht eine Karte: geht { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
} zurück.
card-says-jail = { $who } zieht eine Karte: geht ins Gefängnis.
card-says-deed = { $who } zieht eine Karte: nimmt { $space }.

# Der Bank an einem echten Tisch wird gesagt, warum etwas nicht sein kann.
mirror-answer-first = Erst ist zu beantworten, was gefragt ist: { AND($names) }.
mirror-no-toss = Jetzt wird weder gewürfelt noch gezogen.
mirror-no-clock = Für die Uhr spricht niemand.
mirror-nothing-to-undo = Es gibt nichts zurückzunehmen.
mirror-nothing-to-redo = Es gibt nichts zu wiederholen.

# Worauf gewartet wird, wo echte Würfel oder ein echter Stapel entscheiden.
toss-dice = Was hat { $who } gewürfelt?
toss-one-die = Was hat { $who } mit einem Würfel gewürfelt?
toss-card = Welche Karte von { $deck } zieht { $who }?
toss-button = Was zeigt der Bauknopf { $who }?
toss-deed = Welche Besitzrechtkarte bekommt { $who }?
toss-other = Was kommt für { $who }?
toss-anybody = Was kommt jetzt?
