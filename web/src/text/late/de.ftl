# Was eine Frage braucht, die nicht mit dem ersten Zug kommt: Auktionen, Schulden, Angebote, Karten und die Wahl eines Orts.

pick-what = Was
pick-where = Wo
pick-hint = Oder berühr einen leuchtenden Platz auf dem Plan.
auction-out = Raus
auction-is-out = Du bist aus dieser Auktion ausgestiegen.
auction-back = Wieder mitbieten
auction-history = Gebote bisher
auction-going-once = Zum Ersten …
auction-going-twice = Zum Zweiten …
deed-title = Besitzkarte
deed-of = Besitzkarte von { $name }
stage-bank = zurück an die Bank
stage-sold = Verkauft: { $sum }
stage-set = vervollständigt { $group }
auction-printed = gedruckter Preis { $price }
auction-leads = { $name } führt
auction-you-lead = { $name } (du) führt
auction-writing = { $count } { $count ->
    [one] schreibt
   *[other] schreiben
} noch. Alle Gebote werden zusammen geöffnet.
auction-hammer = bis der Hammer fällt
auction-your-bid = Dein Gebot
auction-your-bid-exactly = Dein Gebot, genau
auction-lock-in = { $sum } festlegen
auction-bid = { $sum } bieten
debt-to = Schuld an { $name }
debt-missing = Es fehlen { $missing }; höchstens { $means } lassen sich insgesamt auftreiben.
debt-enough = Es reicht zum Zahlen.
offer-agree = für die Antwort
offer-counter = Ablehnen und ein Gegenangebot machen
space-price = Preis { $price }
space-price-leaves = Preis { $price }, es bleiben { $left }
space-completes = vervollständigt deine Gruppe
space-last = das Letzte seiner Gruppe
cards-hold = { $count ->
    [one] Halten, um deine { $count } Karte zu lesen
   *[other] Halten, um deine { $count } Karten zu lesen
}
