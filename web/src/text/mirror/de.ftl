# Ein echter Tisch: das Gerät der Bank.

mirror-title = Die Bank
mirror-open-title = Das ganze Spiel führen
mirror-open-lead = Euer Plan, eure Figuren, eure Würfel: sagt dem Telefon, was ihr gewürfelt habt, und es führt Geld, Besitz und Regeln.
mirror-not-here = Dieser Raum würfelt selbst: hier ist keine Bank zu führen.
mirror-keeps-nothing = Dieser Browser behält nichts: nach einem Neuladen führt nur der Code „Die Bank selbst“ unter „Telefone, TV“ hierher zurück. Scannt ihn mit einem zweiten Telefon.
mirror-no-banker = Die Bank dieses Tisches führt ein anderes Gerät. Dort steht unter „Telefone, TV“ der Code, der sie weitergibt.
mirror-look-on = Zum Tisch
mirror-which-box = Welche Schachtel?
mirror-own-board = euer eigener Plan, { $file }.toml
mirror-who-plays = Wer spielt mit?
mirror-leaves = { $name } spielt nicht mit
mirror-one-more = Noch jemand
mirror-begin = Los
mirror-go-on = Weiter
mirror-die = Würfel { $number }
mirror-news = Nachrichten
mirror-sold = Verkauft an
mirror-for = Für
mirror-sum-how = Etwa 1,45M, 900k oder 50000.
mirror-nobody = Niemand
mirror-blocks = { $count ->
    [0] Keine Blöcke mehr
    [one] Noch 1 Block
   *[other] Noch { $count } Blöcke
}
mirror-both-dice = Beide Würfel
mirror-so-many = { $what }: { $count }
mirror-own-unit = Wir drücken den Bauknopf unserer eigenen Handelsuhr
mirror-deal = Ein Handel
mirror-deal-from = Wer anbietet
mirror-deal-to = Mit wem
mirror-deal-pays = { $name } zahlt
mirror-deal-done = Sie haben sich die Hand gegeben
mirror-tv = Fernseher
mirror-hand-on = Die Bank selbst
mirror-phones = Andere Bildschirme
mirror-phones-how = Abscannen: auf dem eigenen Telefon sieht jeder die eigene Hand, ein Fernseher zeigt den Plan, und ein anderes Telefon kann die Bank übernehmen.
mirror-scan = Ein Code zum Abscannen: { $what }
mirror-open-link = Hier öffnen
mirror-correct = Da stimmt etwas nicht
mirror-correct-how = Sagt, wie es wirklich auf dem Tisch liegt. Sonst folgt daraus nichts, und es lässt sich zurücknehmen.
mirror-cash = Bargeld
mirror-stands-on = Steht auf
mirror-in-jail = im Gefängnis
mirror-deeds = Besitz
mirror-owner = Gehört
mirror-residential = Wohnblöcke
mirror-industrial = Industrieblöcke
mirror-houses = Häuser ({ $most }: ein Hotel)
mirror-kept-cards = Behaltene Karten
mirror-stars = Sterne
mirror-turn = Als Nächstes würfelt
mirror-correct-done = { $count ->
    [0] Nichts geändert
    [one] So ist es: 1 Änderung
   *[other] So ist es: { $count } Änderungen
}
mirror-mark-railroad = Bahnhof
mirror-mark-stadium = Stadion
mirror-mark-skyscraper = Wolkenkratzer
mirror-mark-tower = Turm
mirror-mark-rubbish_dump = Müllhalde
mirror-mark-power_station = Kraftwerk
mirror-mark-sewage_plant = Klärwerk
mirror-mark-prison = Haftanstalt
mirror-mark-park = Park
mirror-mark-wind_farm = Windpark
mirror-mark-water_tower = Wasserturm
mirror-mark-school = Schule
mirror-another-card = Eine andere Karte
mirror-card-does = Was die Karte sagt
mirror-does-nothing = nichts
mirror-does-collect = Geld erhalten
mirror-does-pay = zahlen
mirror-does-from-each = von allen Geld erhalten
mirror-does-to-each = allen zahlen
mirror-does-advance = vorrücken bis
mirror-does-back = zurückgehen
mirror-does-jail = ins Gefängnis
mirror-does-deed = ein Grundstück nehmen
mirror-spaces = Wie viele Felder
mirror-card-done = So steht es auf der Karte
mirror-printed-card = Eine Karte aus eurem Stapel
mirror-what-rolled = Was hat { $name } gewürfelt?
mirror-next-rolled = Was wurde als Nächstes gewürfelt?
mirror-over = Zu Ende
mirror-over-how = War das ein Versehen, nehmt es zurück.
mirror-undo = Zurück
mirror-redo = Wieder vor
mirror-offline = Keine Verbindung: was ihr sagt, wartet, bis sie wieder da ist.
mirror-draw = Die App zieht
mirror-press = Bauknopf drücken
mirror-press-real = Wir haben unseren gedrückt
mirror-roll-for-us = Die App würfelt
mirror-business = Bauen, verkaufen, beleihen
mirror-no-business = Jetzt geht nichts davon.
mirror-more-menu = Mehr
mirror-panel-deal = Handel
mirror-panel-business = Bauen, beleihen
mirror-panel-card = Karte
mirror-panel-correct = Berichtigen
mirror-panel-phones = Telefone, TV
mirror-panel-log = Verlauf

# ---- ein laufendes Spiel wird übernommen
mirror-job = Aufgabe
mirror-job-none = keine
mirror-job-mayor = Bürgermeister
mirror-job-developer = Bauherr
mirror-job-police_chief = Polizeichef
mirror-job-artist = Künstler
mirror-job-surfer = Surfer
mirror-tokens = Glücksmarken
mirror-free = nein
mirror-jail-turn = ja, Zug { $turn } kommt
mirror-rent-dodge = Miete sparen
mirror-pieces = { $count ->
    [0] Bahnhof, Wahrzeichen, Gefahren …
    [one] Bahnhof, Wahrzeichen, Gefahren: 1
   *[other] Bahnhof, Wahrzeichen, Gefahren: { $count }
}
mirror-development = Großbau
mirror-development-none = keiner
mirror-development-casino = Kasino
mirror-development-pier = Pier
mirror-development-restaurant = Restaurant
mirror-development-park = Park
mirror-sky = Der Himmel
mirror-sky-sunny = sonnig
mirror-sky-cloudy = bewölkt
mirror-sky-rain = Regen
mirror-sky-storm = Sturm
mirror-ship = Das Kreuzfahrtschiff liegt im Hafen
mirror-fewer = { $what }: eins weniger
mirror-more = { $what }: eins mehr
mirror-nothing-owned = Noch gehört niemandem etwas.
mirror-take-over = Ein laufendes Spiel übernehmen
mirror-take-over-how = Fünf kurze Seiten: Bargeld, Besitz, was dort steht, wo alle sind, wer dran ist. Dann liest das Telefon es vor.
mirror-take-over-now = Wir sind mitten im Spiel: übernehmen
mirror-take-leave = Verlassen
mirror-take-step = Seite { $step } von { $of }
mirror-take-back = Zurück
mirror-take-next = Weiter
mirror-take-play = Stimmt: weiterspielen
mirror-take-cash = Was haben alle?
mirror-take-cash-how = Zählt das Bargeld, oder schätzt: es lässt sich jederzeit berichtigen.
mirror-take-owners = Wem gehört was?
mirror-take-owners-how = Tippt auf einen Namen, dann auf alles, was dazu gehört. Ein zweites Mal gibt es der Bank zurück.
mirror-take-standing = Was steht dort?
mirror-take-standing-how = Öffnet nur, was bebaut oder beliehen ist.
mirror-take-places = Wo sind alle?
mirror-take-places-how = Wo die Figur steht, wer im Gefängnis sitzt und wer eine Karte behält.
mirror-take-turn = Wer würfelt als Nächstes?
mirror-take-turn-how = Damit geht das Spiel weiter.
mirror-take-read = Ist es so?
mirror-take-read-how = Vergleicht es mit eurem Tisch. Stimmt etwas nicht: zurück auf seine Seite.
mirror-read-player = { $name } hat { $sum } und steht auf { $space }.
mirror-read-jailed = { $name } hat { $sum } und sitzt im Gefängnis auf { $space }.
mirror-read-owns = { $name } besitzt { $deeds }.
mirror-read-owns-nothing = { $name } besitzt nichts.
mirror-read-has = { $name }: { $things }.
mirror-read-deed = { $name } ({ $more })
mirror-read-free = Gehört niemandem: { $deed }.
mirror-read-extra = { $label }: { $value }.
mirror-read-turn = { $name } würfelt als Nächstes.
mirror-read-aloud = Vorlesen
