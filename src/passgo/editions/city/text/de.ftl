# Was City sagt.

# ---- Steine
piece-rubbish-dump = Müllkippe
    .a = eine Müllkippe
    .the = die Müllkippe
    .count = { $count ->
        [one] Müllkippe
       *[other] { $count } Müllkippen
    }
    .title = Müllkippe
piece-power-station = Kraftwerk
    .a = ein Kraftwerk
    .the = das Kraftwerk
    .count = { $count ->
        [one] Kraftwerk
       *[other] { $count } Kraftwerke
    }
    .title = Kraftwerk
piece-sewage-plant = Klärwerk
    .a = ein Klärwerk
    .the = das Klärwerk
    .count = { $count ->
        [one] Klärwerk
       *[other] { $count } Klärwerke
    }
    .title = Klärwerk
piece-prison = Gefängnis
    .a = ein Gefängnis
    .the = das Gefängnis
    .count = { $count ->
        [one] Gefängnis
       *[other] { $count } Gefängnisse
    }
    .title = Gefängnis
piece-park = Park
    .a = einen Park
    .the = den Park
    .count = { $count ->
        [one] Park
       *[other] { $count } Parks
    }
    .title = Park
piece-wind-farm = Windpark
    .a = einen Windpark
    .the = den Windpark
    .count = { $count ->
        [one] Windpark
       *[other] { $count } Windparks
    }
    .title = Windpark
piece-water-tower = Wasserturm
    .a = einen Wasserturm
    .the = den Wasserturm
    .count = { $count ->
        [one] Wasserturm
       *[other] { $count } Wassertürme
    }
    .title = Wasserturm
piece-school = Schule
    .a = eine Schule
    .the = die Schule
    .count = { $count ->
        [one] Schule
       *[other] { $count } Schulen
    }
    .title = Schule

# ---- wofür Geld den Besitzer wechselt
for-stadiums = aus den Stadien
for-block = für einen Block
for-landmark = für das Bauwerk
for-clearing = für den Abriss einer Belastung

# ---- Absagen
refusal-not-pressed = Drück erst den Bauknopf und schau, was er zeigt.
refusal-pressed-already = Der Bauknopf wird einmal im Zug gedrückt.
refusal-no-blocks-left = Mehr Blöcke erlaubt der Bauknopf in diesem Zug nicht.
refusal-hazard-keeps-off = Dort steht eine Belastung: Kein Bonusgebäude kann dazukommen.
refusal-bonus-keeps-off = Dort steht ein Bonusgebäude und hält Belastungen fern.
refusal-no-hazard = Diese Belastung gibt es in diesem Viertel nicht.
refusal-already-there = Es steht schon eines da, und mehr als eines geht nicht.
refusal-needs-pair = Ein Stadion braucht zwei Viertel der Farbe.
refusal-needs-two-groups = Der Turm braucht alle Viertel von zwei Farbgruppen.
refusal-not-this-piece = Dieser Stein ist hier nicht zu wählen.
refusal-no-railroad = Der Zug fährt nur in ein anderes Viertel mit Bahnhof.
refusal-whole-group = Es gehört zu einer vollständigen Farbgruppe und ist sicher.
refusal-hour-asked = Du hast schon um eine weitere Stunde gebeten; die anderen müssen zustimmen.
refusal-no-hours = Dieses Spiel geht nicht nach Stunden.
refusal-not-unowned = Es muss ein Viertel sein, das niemandem gehört.
refusal-wrong-side = Belastungen kommen in fremde Viertel, Bonusgebäude in eigene; beides in eines, das niemandem gehört.
refusal-railroad-not-pressed = Ein Bahnhof wird nur gebaut, wenn der Bauknopf einen gezeigt hat, und jedes Mal nur einer.
refusal-residential-not-owner = Es gehört dir nicht.
refusal-industrial-not-owner = Es gehört dir nicht.
refusal-stadium-not-owner = Es gehört dir nicht.
refusal-skyscraper-not-owner = Es gehört dir nicht.
refusal-tower-not-owner = Es gehört dir nicht.
refusal-clear-hazard-not-owner = Es gehört dir nicht.

# ---- Ereignisse
event-pressed = { $who } drückt den Bauknopf: { $blocks ->
    [one] { $blocks } Block
   *[other] { $blocks } Blöcke
}.
event-pressed-railroad = { $who } drückt den Bauknopf: ein Bahnhof.
event-block = { $who } baut einen { $kind ->
    [industrial] Industrieblock
   *[residential] Wohnblock
} in { $space }.
event-free-block = { $who } baut umsonst einen { $kind ->
    [industrial] Industrieblock
   *[residential] Wohnblock
} in { $space }.
event-landmark = { $who } baut { $landmark ->
    [stadium] ein Stadion
    [skyscraper] einen Wolkenkratzer
   *[tower] den Turm
} in { $space }.
event-placed = { $who } setzt { $piece } nach { $space }.
event-cleared = { $who } lässt { $piece } in { $space } abreißen.
event-railroad-built = { $who } baut einen Bahnhof in { $space }.
event-jumped = { $who } fährt mit dem Zug nach { $space }.
event-dodge-taken = { $who } nimmt die Karte „Miete sparen“.
event-dodge-taken-from = { $who } nimmt { $other } die Karte „Miete sparen“ weg.
event-dodged = { $who } spielt „Miete sparen“ und spart { $money } in { $space }.
event-dodge-back = Die Karte „Miete sparen“ liegt wieder neben Frei Parken.
event-tax-dodged = { $who } spielt „Steuer sparen“ und spart { $money }.
event-taxi = { $who } nimmt ein Taxi, { $steps } { $way ->
    [forward] vor
   *[back] zurück
}.
event-quake = In { $space } stürzt etwas ein: { $piece }.
event-beep = Die Handelsuhr piept: noch { $time }.
event-hour-wanted = { $who } möchte eine weitere Stunde.
event-hour-added = Alle sind einverstanden: eine weitere Stunde.
time-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
time-seconds = { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
time-both = { time-minutes } { time-seconds }
time-none = keine Zeit

# ---- Mieten
rent-blocks = { $count } Blöcke
rent-residential = { $count ->
    [one] { $count } Wohnblock
   *[other] { $count } Wohnblöcke
}
rent-industrial = { $count ->
    [one] { $count } Industrieblock
   *[other] { $count } Industrieblöcke
}
rent-hazard = dort steht { $piece }
rent-worthless = { $count ->
    [one] { $count } Wohnblock
   *[other] { $count } Wohnblöcke
} darunter wertlos
rent-skyscraper = verdoppelt durch den Wolkenkratzer in { $space }
rent-tower = verdoppelt durch den Turm in { $space }

# ---- Fragen, wie die anderen sie lesen und wie sie gestellt werden
asked-build = bauen ({ $left ->
    [0] keine Blöcke mehr
    [one] noch bis zu { $left } Block
   *[other] noch bis zu { $left } Blöcke
})
asked-press = den Bauknopf drücken oder fertig sein
asked-lay-railroad = einen Bahnhof bauen
asked-planning = { OR($pieces) } setzen
asked-jump = entscheiden, ob es von { $space } mit dem Zug weitergeht
asked-use-taxi = entscheiden, ob ein Taxi kommt, bevor { $here } zählt
asked-use-tax-dodge = entscheiden, ob die Steuer von { $money } gespart wird
asked-use-rent-dodge = entscheiden, ob die Miete von { $money } gespart wird
asked-district-auction = ein Viertel für die Auktion wählen
asked-district-inherit = ein Viertel für { $money } nehmen
asked-district-repossess = ein Viertel für { $money } zurückgeben
asked-district-steal = ein Viertel nehmen
asked-district-free-build = den kostenlosen Block setzen
asked-district-railroad = den Bahnhof bauen
asked-district-earthquake = das Bonusgebäude wählen, das einstürzt

question-build = Was bauen ({ $left ->
    [0] keine Blöcke mehr
    [one] noch bis zu { $left } Block
   *[other] noch bis zu { $left } Blöcke
})?
question-press = Den Bauknopf drücken oder fertig sein?
question-lay-railroad = Wohin mit dem Bahnhof?
question-no-railroad = Es ist kein Bahnhof mehr da.
question-planning = Was setzen: { OR($pieces) }?
question-jump = Von { $space } mit dem Zug weiterfahren?
question-use-taxi = Ein Taxi nehmen, bevor { $here } zählt?
question-use-tax-dodge = Die Steuer von { $money } sparen?
question-use-rent-dodge = Die Miete von { $money } sparen?
question-district-auction = Welches Viertel kommt unter den Hammer?
question-district-inherit = Welches Viertel für { $money } nehmen?
question-district-repossess = Welches Viertel für { $money } zurückgeben?
question-district-steal = Welches Viertel nehmen?
question-district-free-build = Wohin mit dem kostenlosen Block?
question-district-railroad = Wohin mit dem Bahnhof?
question-district-earthquake = Welches Bonusgebäude stürzt ein?

# ---- was ein Spieler tun darf
do-press = Den Bauknopf drücken
do-residential = Einen Wohnblock in { $space } für { $money } bauen
do-industrial = Einen Industrieblock in { $space } für { $money } bauen
do-railroad = Einen Bahnhof in { $space } bauen
do-stadium = Ein Stadion in { $space } für { $money } bauen
do-skyscraper = Einen Wolkenkratzer in { $space } für { $money } bauen
do-tower = Den Turm in { $space } für { $money } bauen
do-done = Mit dem Bauen fertig sein
do-place-piece = Nach { $space } (gehört { $owner }) setzen: { $piece }
do-place-piece-free = Nach { $space } (gehört niemandem) setzen: { $piece }
do-place-piece-yours = Nach { $space } (gehört dir) setzen: { $piece }
do-jump = Mit dem Zug nach { $there }
do-stay = Hier bleiben
do-dodge-rent = „Miete sparen“ spielen und { $money } behalten
do-keep-taxi = Die Karte behalten und hier bleiben
do-keep = Die Karte behalten und { $money } zahlen
do-use-taxi = { $card } einsetzen: { $steps } { $way ->
    [forward] vor
   *[back] zurück
} nach { $there }
do-district-auction = { $space } versteigern
do-district-inherit = { $space } für { $money } nehmen
do-district-repossess = { $space } für { $money } zurückgeben
do-district-steal = { $space } nehmen
do-district-free-build = Ein kostenloser Block in { $space }
do-district-railroad = Den Bahnhof in { $space } bauen
do-district-earthquake = In { $space } stürzt ein: { $piece }
do-forgo = Darauf verzichten
do-clear-hazard = In { $space } für { $money } abreißen lassen: { $piece }
do-add-hour = Um eine weitere Stunde bitten

there-nobody = { $space } (gehört niemandem, { $price })
there-yours = { $space } (gehört dir)
there-other = { $space } ({ $owner }, Miete { $rent })

# ---- dasselbe kurz, und die Überschriften dazu
list-whose = { $space } ({ $owner })
list-clear = { $piece } in { $whose } { $money }
list-add-hour = um eine weitere Stunde bitten
under-residential = Wohnen
under-industrial = Industrie
under-stadium = Stadion
under-skyscraper = Wolkenkratzer
under-tower = Der Turm
under-railroad = Bahnhof
under-jump = Zug nach
under-district-auction = Versteigern
under-district-inherit = Nehmen
under-district-repossess = Zurückgeben
under-district-steal = Nehmen
under-district-free-build = Kostenloser Block
under-district-railroad = Bahnhof
heading-clear-hazard = Abriss
heading-add-hour = Zeit

# ---- der Tisch
badge-residential = { $count }× Wohnen
badge-industrial = { $count }× Industrie
badge-railroad = Bahnhof
badge-stadium = Stadion
badge-skyscraper = Wolkenkratzer
badge-tower = Turm
badge-rent-dodge = Miete sparen
note-planning = Baugenehmigung für { $hazard } oder { $bonus }.
note-industry-tax = { $money } von allen, denen ein Industrieblock gehört.
legend-city = 2/4 Wohn-/Industrieblöcke · ! Belastung · + Bonus · = Bahnhof · o Stadion · ^ Wolkenkratzer · T Turm
bank-city = Bank: { LIST($left) }, { $tower ->
    [built] kein Turm
   *[free] der Turm
} · Miete sparen: { $holder }
bank-railroads = { $count ->
    [one] { $count } Bahnhof
   *[other] { $count } Bahnhöfe
}
bank-stadiums = { $count ->
    [one] { $count } Stadion
   *[other] { $count } Stadien
}
bank-hazards = { $count ->
    [one] { $count } Belastung
   *[other] { $count } Belastungen
}
bank-bonuses = { $count ->
    [one] { $count } Bonusgebäude
   *[other] { $count } Bonusgebäude
}
bank-dodge-free = neben Frei Parken

# ---- was gedruckt ist
space-go = Los
space-just-visiting = Nur zu Besuch
space-free-parking = Frei Parken
space-go-to-jail = Geh ins Gefängnis
space-chance = Ereignis
space-auction = Auktion
space-industry-tax = Industriesteuer
space-planning-permission = Baugenehmigung
space-bayview-dock = Buchtkai
space-brightside = Sonnseite
space-central-city = Stadtmitte
space-central-quay = Mittelkai
space-diamond-hills = Diamanthügel
space-east-bank = Ostufer
space-fortune-valley = Glückstal
space-harbor-heights = Hafenhöhe
space-middleton = Mittelstadt
space-new-town = Neustadt
space-old-town = Altstadt
space-riverside = Flussufer
space-royal-court = Königshof
space-seaview = Meerblick
space-shine-village = Glanzdorf
space-silver-harbor = Silberhafen
space-stoneside = Steinfeld
space-summergate = Sommertor
space-the-marina = Jachthafen
space-the-wharf = Die Werft
space-treetop-park = Wipfelpark
space-westlands = Westland
group-brown = Braun
group-light-blue = Hellblau
group-pink = Rosa
group-orange = Orange
group-red = Rot
group-yellow = Gelb
group-green = Grün
group-dark-blue = Dunkelblau
deck-chance = Ereignis
token-light-blue-pawn = hellblaue Figur
token-green-pawn = grüne Figur
token-yellow-pawn = gelbe Figur
token-orange-pawn = orange Figur
token-red-pawn = rote Figur
token-blue-pawn = blaue Figur
option-length = Wie lange gespielt wird: bis nur noch einer übrig ist, oder eine, zwei oder drei Stunden nach der Handelsuhr; der Reichste gewinnt.
option-rounds = Nach so vielen Runden gewinnt der Reichste. 0: ohne Grenze.
option-clock = Auktionen und Geschäfte sind an die 50 Sekunden der Handelsuhr gebunden; aus: Eine Auktion endet, wenn alle anderen gepasst haben.
option-any-piece = Eine Baugenehmigung gilt für jede Belastung und jedes Bonusgebäude, nicht nur für die zwei, die das Feld nennt.
option-button = Wie oft der Bauknopf 1, 2, 3 und den Bahnhof zeigt: je ein Viertel, einen Bahnhof in sechs, oder einen in zehn Malen.
option-jumps = Wie viele Sprünge mit der Bahn eine Landung erlaubt.
option-start-cash = Womit alle anfangen.
option-wages = Was Los zahlt, ohne die Stadien.
card-easy-money = Eine Wette über den Gartenzaun: Wer links von dir sitzt, schuldet dir 1.000.000 $.
    .name = Leichtes Geld
card-auction-1 = Der Hammer ist schon in der Luft. Wähl ein Viertel, das niemandem gehört; es wird sofort versteigert.
    .name = Auktion
card-auction-2 = Der Hammer ist schon in der Luft. Wähl ein Viertel, das niemandem gehört; es wird sofort versteigert.
    .name = Auktion
card-inheritance = Eine Großtante, die du nie gesehen hast, hinterlässt dir Land, zum Preis des Notars: Nimm ein Viertel, das niemandem gehört, für 500.000 $.
    .name = Erbschaft
card-jail = Die Prüfer haben deine Bücher gelesen. Geh ins Gefängnis; Los zahlt dir unterwegs nichts.
    .name = Ins Gefängnis
card-to-go = Alle Ampeln sind grün. Rück vor bis auf Los und hol deinen Lohn.
    .name = Auf Los
card-to-middleton = Die Ringstraße ist endlich fertig. Rück vor bis nach Mittelstadt.
    .name = Nach Mittelstadt
card-to-diamond-hills = Du bist an den besten Tisch der Stadt geladen. Rück vor bis zum Diamanthügel.
    .name = Zum Diamanthügel
card-toxic-waste = Irgendwo läuft etwas aus. Zahl 1.000.000 $ für jedes Klärwerk in deinen Vierteln; gibt es keines, glaubt dir niemand: geh ins Gefängnis.
    .name = Giftmüll
card-prison = Die Zellen sind voll. Bau ein Gefängnis in ein Viertel ohne Bonusgebäude.
    .name = Überfüllte Zellen
card-sewage = Irgendwo müssen die Rohre enden. Bau ein Klärwerk in ein Viertel ohne Bonusgebäude.
    .name = Klärwerk
card-free-build-1 = Ein Bauherr schuldet dir einen Gefallen: ein Wohnblock umsonst in einem deiner Viertel. Ohne Viertel nimmst du 500.000 $.
    .name = Bauen umsonst
card-free-build-2 = Ein Bauherr schuldet dir einen Gefallen: ein Wohnblock umsonst in einem deiner Viertel. Ohne Viertel nimmst du 500.000 $.
    .name = Bauen umsonst
card-repossessed = Die Bank will Land zurück. Gib ihr eines deiner Viertel für 1.000.000 $; hast du keines, zahl 1.000.000 $.
    .name = Zurückgefordert
card-railroad-1 = Die Strecke wird verlängert. Bau einen Bahnhof in ein Viertel, das noch keinen hat.
    .name = Bahnhof
card-railroad-2 = Die Strecke wird verlängert. Bau einen Bahnhof in ein Viertel, das noch keinen hat.
    .name = Bahnhof
card-steal = Die Urkunden waren nie unterschrieben. Nimm einem anderen ein Viertel weg, wenn es zu keiner vollständigen Farbgruppe gehört.
    .name = Diebstahl
card-earthquake = Die Erde bebt. Entfern irgendwo ein Bonusgebäude; steht keines, bau stattdessen eine Belastung.
    .name = Erdbeben
card-back-three = Straßenarbeiten. Geh drei Felder zurück.
    .name = Drei Felder zurück
card-out-of-jail-1 = Ein guter Anwalt bringt einen weit. Du kommst umsonst aus dem Gefängnis; behalt diese Karte, bis sie benutzt, verkauft oder getauscht wird.
    .name = Gefängnis frei
card-out-of-jail-2 = Ein guter Anwalt bringt einen weit. Du kommst umsonst aus dem Gefängnis; behalt diese Karte, bis sie benutzt, verkauft oder getauscht wird.
    .name = Gefängnis frei
card-taxi-1 = Behalt diese Karte. Nach der Landung, vor allem anderen, bringt sie dich ein oder zwei Felder vor oder zurück.
    .name = Taxi
card-taxi-2 = Behalt diese Karte. Nach der Landung, vor allem anderen, bringt sie dich ein oder zwei Felder vor oder zurück.
    .name = Taxi
card-tax-dodge-1 = Behalt diese Karte. Sie lässt eine Industriesteuer verschwinden.
    .name = Steuer sparen
card-tax-dodge-2 = Behalt diese Karte. Sie lässt eine Industriesteuer verschwinden.
    .name = Steuer sparen
option-trains = Wie herum ein Zug fährt, und damit, ob es Lohn gibt: den kürzeren Weg, oder immer im Uhrzeigersinn.
option-buy-back = Ein beliehenes Viertel wird nur im eigenen Zug zurückgekauft, oder jederzeit.
option-jail-double = Ein Pasch, der aus dem Gefängnis führt, gibt einen weiteren Zug.
option-jail-fine = Wer die Strafe zahlt, um das Gefängnis zu verlassen, würfelt im selben Zug, oder im nächsten.
option-bankrupt-cards = Taxi und „Steuer sparen“ eines Bankrotten kommen unter den Stapel, oder zum Gläubiger.
option-offer-limit = Nach dreißig Runden ohne Handel wird dem Tisch einmal ein Ende zehn Runden später angeboten.
option-cards = Welche Karte gezogen wird, entscheidet der Stapel des Spiels oder der echte Stapel auf einem echten Tisch: Dann kann jede Karte jederzeit kommen.

# Was am Tisch von Hand berichtigt wurde.
corrected-residential = Wohnblöcke auf { $space }: { $count }.
corrected-industrial = Industrieblöcke auf { $space }: { $count }.
corrected-railroad = ein Bahnhof auf { $space }.
corrected-no-railroad = kein Bahnhof auf { $space }.
corrected-stadium = ein Stadion auf { $space }.
corrected-no-stadium = kein Stadion auf { $space }.
corrected-skyscraper = ein Wolkenkratzer auf { $space }.
corrected-no-skyscraper = kein Wolkenkratzer auf { $space }.
corrected-tower = der Turm steht auf { $space }.
corrected-no-tower = der Turm steht nicht auf { $space }.
corrected-piece = { $piece } auf { $space }.
corrected-no-piece = { $space }, ohne { $piece }.
corrected-dodge = { $who } hält die Karte „Miete sparen“.
corrected-dodge-bank = die Karte „Miete sparen“ liegt neben Frei Parken.

# What its deeds print, and what a real table is asked.
terminal-loan-rent-value = zum Mietwert
terminal-rents-blocks = Miete { $site }; mit Blöcken { LIST($blocks) }. Ein Wohnblock kostet { $home }, ein Industrieblock { $works }, ein Wolkenkratzer { $skyscraper }.
printed-blocks = { $count ->
    [one] { $count } Block
   *[other] { $count } Blöcke
}
toss-blocks = { $count ->
    [one] 1 Block
   *[other] { $count } Blöcke
}
toss-railroad = Bahnhof

# Was ein Rat zu seinen Antworten sagt.
because-railroad = dann hält der Zug auch dort
because-press = drücken kostet nichts, und was er erlaubt, muss niemand bauen
because-clears = dann zählen dort wieder alle Blöcke für die Miete
because-stay = kein anderer Platz ist besser für dich
because-hazard = { $name } bekommt dort weniger Miete
because-hazard-homes = solange es steht, bringen Wohnblöcke dort keine Miete
because-bonus = damit kann dort keine Belastung mehr hinkommen
because-stadium = Los zahlt dir damit jedes Mal { $money } mehr
