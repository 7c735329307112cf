# Was Millionaire sagt.

for-upgrade = für die nächste Sternstufe
ending-target = die Summe, die gewinnt, ist in bar erreicht

refusal-not-short = Gebäude verkaufen und beleihen darf nur, wer etwas nicht bezahlen kann.
refusal-not-between-turns = Bau in deinem eigenen Zug oder zwischen den Zügen der anderen: bevor gewürfelt wird.
refusal-whole-set = Keine Karte bewegt ein Grundstück einer vollständigen Gruppe.
refusal-one-at-a-time = Gebäude werden einzeln verkauft.
refusal-built-on = Erst müssen die Gebäude auf diesem Grundstück verkauft werden.
refusal-houses-only = Die Karte gilt für ein Haus, nicht für ein Hotel.
refusal-free-house-not-owner = Es gehört dir nicht.
refusal-give-away-not-owner = Es gehört dir nicht.
refusal-take-over-not-owner = Es gehört keinem anderen Spieler.

toss-fortune = Welche Glückskarte lag auf { $space }? Nur { $who } darf sie lesen: gib das Gerät weiter.
event-took-fortune = { $who } nimmt die Glückskarte auf { $space } und liest sie heimlich.
event-read-fortune = Nur für { $who }: { $card }
event-kept-fortune = { $who } behält die Glückskarte verdeckt.
event-used-fortune = { $who } benutzt eine Glückskarte: { $card }
event-lost-fortune = Eine Glückskarte von { $who } wird abgelegt: { $card }
event-showed-fortune = { $who } zeigt eine Glückskarte: { $card }
event-inherited-fortune = Nur für { $who }, von { $other }: { $card }
event-fortune-gone = { $card } wird abgelegt.
event-level-up = { $who } steigt auf { $level }.
event-level-down = { $who } steigt ab auf { $level }.
event-card-roll = { $who } würfelt { $one } und { $two } für die Karte.
event-card-roll-won = { $who } würfelt { $one } und { $two } für die Karte und gewinnt { $money }.
event-card-roll-lost = { $who } würfelt { $one } und { $two } für die Karte und gewinnt nichts.
event-rent-waived = { $who } zahlt diesmal keine Miete für { $space }.

asked-upgrade = entscheiden, ob es für { $money } aufwärts geht
asked-rent = { $money } Miete zahlen oder eine Karte spielen
asked-choice = wählen, was die Karte offen lässt
question-upgrade = Zahltag. Du lebst das { $level }-Leben; die nächste Stufe kostet { $money }.
question-rent = Die Miete für { $space } beträgt { $money }, für { $to }. Du hast Karten, die du vorher spielen kannst.
question-pay-one = Die Karte sagt: zahl { $money }. An wen?
question-give = Die Karte sagt: verschenk ein Grundstück. Welches, und an wen?
question-go = Die Karte sagt: geh zu einer Glückskarte, die noch liegt. Zu welcher?

do-upgrade = Für { $money } auf { $level } steigen: Dein Gehalt wird { $salary }
do-keep-level = Bei { $level } bleiben und das Geld behalten
do-rent-free = Eine Karte spielen: diesmal keine Miete
do-pay-rent = { $money } Miete an { $to } zahlen
do-choose-player = { $money } an { $to } zahlen
do-give-away = { $space } an { $to } verschenken
do-go-to = Nach { $space } gehen
do-free-house = Eine Karte spielen: ein kostenloses Haus auf { $space }
do-take-over = Eine Karte spielen: { $space } von { $owner } übernehmen
do-forced-deal = Eine Karte spielen: { $mine } gegen { $theirs } von { $owner } tauschen
do-show-card = Eine Karte „Gefängnis frei“ zeigen, um sie zu benutzen oder zu tauschen

under-go-to = Gehen nach
under-give-away = An { $to }
list-space = { $space }
list-take-over = { $space } von { $owner }
list-forced-deal = { $mine } gegen { $theirs } von { $owner }
list-show-card = eine Karte „Gefängnis frei“, um sie zu benutzen oder zu tauschen
heading-free-house = Kostenloses Haus
heading-take-over = Übernehmen
heading-forced-deal = Tauschen
heading-show-card = Zeigen

badge-fortune-card = Glückskarte
badge-face-down = { $count } verdeckt
note-face-down = { $count ->
    [one] { $count } Karte verdeckt
   *[other] { $count } Karten verdeckt
}
hand-kept = { LIST($names) }; tipp cards, um sie zu lesen.
hand-out-of-jail = Gefängnis frei
hand-several = { $name } ({ $count })
bank-fortune = { $count ->
    [one] { $count } Glückskarte auf dem Plan
   *[other] { $count } Glückskarten auf dem Plan
}
bank-target = { $money } in bar gewinnen
legend-fortune = ? dort liegt eine Glückskarte

# ---- was gedruckt ist
space-go = Los
space-just-visiting = Nur zu Besuch
space-free-parking = Frei Parken
space-go-to-jail = Geh ins Gefängnis
space-chance = Ereignis
space-millionaire-lifestyle = Millionärsleben
space-adventure-park = Abenteuerpark
space-aqua-park-resort = Wasserpark
space-bling-beach = Glitzerstrand
space-castle-view = Schlossblick
space-diamond-hills = Diamanthügel
space-dream-avenue = Traumallee
space-fortune-valley = Glückstal
space-gadget-wharf = Technikwerft
space-lakeside-marina = Seehafen
space-motor-drive = Motorstraße
space-movie-district = Filmviertel
space-palace-gardens = Palastgärten
space-paradise-island = Paradiesinsel
space-party-plaza = Partyplatz
space-showtime-boulevard = Showboulevard
space-ski-mountain = Skiberg
space-style-square = Modeplatz
space-sunshine-bay = Sonnenbucht
space-surfer-s-cove = Surferbucht
space-themepark-city = Freizeitstadt
space-treetop-retreat = Wipfelhaus
space-yacht-harbor = Jachthafen
group-brown = Braun
group-light-blue = Hellblau
group-pink = Rosa
group-orange = Orange
group-red = Rot
group-yellow = Gelb
group-green = Grün
group-dark-blue = Dunkelblau
deck-chance = Ereignis
deck-millionaire-lifestyle = Millionärsleben
deck-fortune = Glück
token-boat = Boot
token-aeroplane = Flugzeug
token-car = Auto
token-bike = Fahrrad
option-doubles = Bei einem Pasch wird noch einmal gewürfelt, und der dritte Pasch in Folge führt ins Gefängnis; die Anleitung kennt in ihrem Ablauf keinen zweiten Wurf.
option-target = Wer zuerst so viel Bargeld hat, gewinnt.
option-start-cash = Womit alle anfangen.
option-upgrade-price = Was die nächste Sternstufe auf Los kostet.
option-fortune = Auf allen Grundstücken liegen verdeckte Glückskarten.
card-ch01 = Ein Taxifahrer schwört, du hättest am Start etwas liegen lassen. Rück vor bis auf Los.
card-ch02 = Eine Privatinsel, ein Wochenende, keine Fragen. Rück vor bis zur Paradiesinsel.
card-ch03 = Dein Schneider hat deinen Anzug fertig. Rück vor bis zum Modeplatz.
card-ch04 = Ein Festzug reißt dich mit. Geh drei Felder weiter.
card-ch05 = Du hast deine Sonnenbrille vergessen. Geh drei Felder zurück.
card-ch06 = Eine Limousine quer über vier Parkplätze sieht man nicht gern. Geh ins Gefängnis.
card-ch07 = Dein Anwalt ist jeden Cent wert. Behalt diese Karte: Sie bringt dich umsonst aus dem Gefängnis.
    .name = Gefängnis frei (Ereignis)
card-ch08 = Die Nachbarn haben deine Feste gezählt und möchten den Garten mieten. Nimm 5.000 $ mit einem Stern, 80.000 $ mit drei, 180.000 $ mit fünf.
card-ch09 = Die Köche schicken ihre Rechnung, und ein Star zahlt weniger, weil man sich gern mit ihm sehen lässt. Zahl 100.000 $ mit einem Stern, 50.000 $ mit drei, 15.000 $ mit fünf.
card-ch10 = Das Finanzamt hat einen Fehler gefunden, und es war sein eigener. Nimm 5.000 $ mit einem Stern, 80.000 $ mit drei, 170.000 $ mit fünf.
card-ch11 = Du hast eine Wette verloren, und niemand wagt es, einen Star zu drängen. Wähl, wer sie gewonnen hat, und zahl 80.000 $ mit einem Stern, 40.000 $ mit drei, 15.000 $ mit fünf.
card-ch12 = Alle Dächer lecken auf einmal. Zahl 5.000 $ für jedes deiner Häuser und 20.000 $ für jedes deiner Hotels.
card-ch13 = Dein Wagen bleibt auf dem Weg zum Fest liegen. Steig eine Stufe ab.
card-ch14 = Der Stil vom letzten Jahr ist der von diesem, schreibt das Magazin, und du hast alles aufgehoben. Nimm 5.000 $ mit einem Stern, 80.000 $ mit drei, 170.000 $ mit fünf.
card-ml01 = Das Fest war prächtig; die Polizei war nicht geladen und kam. Geh ins Gefängnis.
card-ml02 = Gründe eine Firma und wirf beide Würfel. Nimm 150.000 $ bei einem Pasch mit einem Stern, bei 8 bis 12 mit drei, bei 5 bis 12 mit fünf.
card-ml03 = Dein Gesicht ist auf einem Titelblatt. Nimm 20.000 $ mit einem Stern, 100.000 $ mit drei, 200.000 $ mit fünf.
card-ml04 = Ein Gemälde vom Dachboden ist echt. Nimm 5.000 $ mit einem Stern, 80.000 $ mit drei, 170.000 $ mit fünf.
card-ml05 = Ein Diamanthalsband für den Hund; einem Star macht der Juwelier einen Preis. Zahl 100.000 $ mit einem Stern, 50.000 $ mit drei, 15.000 $ mit fünf.
card-ml06 = Ein Parfüm trägt deinen Namen und riecht nach Geld. Nimm 10.000 $ mit einem Stern, 90.000 $ mit drei, 190.000 $ mit fünf.
card-ml07 = Die Jacht ist in die Hafenmauer gefahren. Stars sind versichert. Zahl 150.000 $ mit einem Stern, 75.000 $ mit drei, 25.000 $ mit fünf.
card-ml08 = Du gibst eine Wohltätigkeitsgala. Jeder Mitspieler zahlt dir nach seiner Stufe: 10.000 $ mit einem Stern, 20.000 $ mit drei, 30.000 $ mit fünf.
card-ml09 = Geschenke für alle Freunde; von einem Star genügt ein signiertes Foto. Zahl jedem Mitspieler 25.000 $ mit einem Stern, 15.000 $ mit drei, 5.000 $ mit fünf.
card-ml10 = Ein Fan überlässt dir die Schlüssel zu etwas Besserem und möchte ein Foto damit. Nimm 10.000 $ mit einem Stern, 80.000 $ mit drei, 170.000 $ mit fünf.
card-ml11 = Nach Mitternacht unterschreibst du das falsche Papier. Steig eine Stufe ab.
card-ml12 = Dein Stylist eröffnet einen Laden und schreibt deinen Namen über die Tür. Nimm 10.000 $ mit einem Stern, 75.000 $ mit drei, 150.000 $ mit fünf.
card-ml13 = Die Erinnerungen des Butlers sind ein Erfolg, und du bist der Held darin. Nimm 10.000 $ mit einem Stern, 90.000 $ mit drei, 190.000 $ mit fünf.
card-ml14 = Eine Nacht im Kasino: wirf beide Würfel. Nimm 100.000 $ bei 10 bis 12 mit einem Stern, bei 7 bis 12 mit drei, bei 4 bis 12 mit fünf.
card-fo01 = Ein Richter schuldet dir einen Gefallen. Behalt diese Karte: Sie bringt dich umsonst aus dem Gefängnis.
    .name = Gefängnis frei (Glück 1)
card-fo02 = Der Direktor ist ein Fan. Behalt diese Karte: Sie bringt dich umsonst aus dem Gefängnis.
    .name = Gefängnis frei (Glück 2)
card-fo03 = Ein Baumeister arbeitet allein für die Aussicht. Behalt diese Karte: Sie ist ein kostenloses Haus auf einer deiner Farbgruppen.
    .name = Ein kostenloses Haus
card-fo04 = Eine Kiste Ziegel, ohne Absender. Behalt diese Karte: Sie ist ein kostenloses Haus auf einer deiner Farbgruppen.
    .name = Ein kostenloses Haus
card-fo05 = Du gewinnst die Dorflotterie: erster Preis, ein Haus. Behalt diese Karte: Sie ist ein kostenloses Haus auf einer deiner Farbgruppen.
    .name = Ein kostenloses Haus
card-fo06 = Eine Klausel im Kleingedruckten. Behalt diese Karte: Nimm einem anderen ein Grundstück ohne Gebäude, das zu keiner vollständigen Gruppe gehört.
    .name = Ein Grundstück übernehmen
card-fo07 = Ein Handschlag, an den sich sonst niemand erinnert. Behalt diese Karte: Nimm einem anderen ein Grundstück ohne Gebäude, das zu keiner vollständigen Gruppe gehört.
    .name = Ein Grundstück übernehmen
card-fo08 = Ein Angebot, das man nicht ablehnen kann. Behalt diese Karte: Tausch eines deiner Grundstücke gegen eines von einem anderen; keines darf Gebäude haben oder zu einer vollständigen Gruppe gehören.
    .name = Ein Zwangstausch
card-fo09 = Dein Agent hat schon für beide Seiten unterschrieben. Behalt diese Karte: Tausch eines deiner Grundstücke gegen eines von einem anderen; keines darf Gebäude haben oder zu einer vollständigen Gruppe gehören.
    .name = Ein Zwangstausch
card-fo10 = Der Eigentümer ist ein alter Freund. Behalt diese Karte: Einmal zahlst du keine Miete.
    .name = Eine Nacht umsonst
card-fo11 = Die Suite geht aufs Haus. Behalt diese Karte: Einmal zahlst du keine Miete.
    .name = Eine Nacht umsonst
card-fo12 = Auf einem Koffer in der Halle steht dein Name. Gilt sofort: Nimm 20.000 $.
card-fo13 = Ein vergrabener Schatz, mitten unter dem Blumenbeet. Gilt sofort: Nimm 20.000 $.
card-fo14 = Der Verkäufer gibt die Möbel dazu, und sie sind aus Gold. Gilt sofort: Nimm 20.000 $.
card-fo15 = Du verlangst Eintritt zur Einweihungsfeier. Gilt sofort: Jeder Mitspieler zahlt dir 10.000 $.
card-fo16 = Dir fällt eine alte Schuld ein. Gilt sofort: Wähl einen Mitspieler und zahl 20.000 $.
card-fo17 = Auch Applaus hat seinen Preis. Gilt sofort: Wähl einen Mitspieler und zahl 20.000 $.
card-fo18 = Einem Freund konntest du noch nie etwas abschlagen. Gilt sofort: Hast du zwei Grundstücke oder mehr, verschenk eines ohne Gebäude an einen Mitspieler deiner Wahl.
card-fo19 = Ein Irrtum der Bank zu deinen Gunsten. Gilt sofort: Gehört dir das Grundstück, auf dem du stehst, nimm seinen Preis.
card-fo20 = Jemand hat die Einbahnschilder umgedreht. Gilt sofort: Wirf noch einmal beide Würfel und zieh gegen den Uhrzeigersinn; Los zahlt in dieser Richtung nichts.
card-fo21 = Eine Schatzkarte mit vielen Kreuzen. Gilt sofort: Geh zu einem Grundstück, auf dem noch eine Glückskarte liegt.
card-fo22 = Ein Geschenk, eines Stars würdig. Gilt sofort: Steig eine Stufe auf; mit fünf Sternen nimm stattdessen 50.000 $.
asked-end = bauen oder Hypotheken ablösen, was nötig ist, und den Zug beenden
do-end-turn = Fertig: den Zug beenden
do-waive-debt = Eine Karte spielen: diesmal keine Miete, die Schuld ist weg
heading-waive-debt = Keine Miete
list-waive-debt = eine Karte spielen, und die Schuld ist weg
question-end = Bevor dein Zug endet, kannst du noch bauen oder eine Hypothek ablösen.
refusal-no-rent-owed = Erlassen kann diese Karte nur eine Miete, die geschuldet ist.
option-offer-limit = Nach dreißig Runden ohne Handel wird dem Tisch einmal ein Ende zehn Runden später angeboten.
option-cards = Welche Karte gezogen wird, entscheidet der Stapel des Spiels oder der echte Stapel auf einem echten Tisch: Dann kann jede Karte jederzeit kommen.

# Was am Tisch von Hand berichtigt wurde.
corrected-stars = { $who } hat { $count ->
    [one] einen Stern
   *[other] { $count } Sterne
}.

# Was ein Rat zu seinen Antworten sagt.
because-upgrade = ein höheres Gehalt bringt es wieder herein
