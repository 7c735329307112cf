# Alle Texte des Begleiters auf Deutsch: dieselben Namen und Angaben wie in en.ftl.

name = Pass-GO-Begleiter
back = Zurück
fine = In Ordnung
more = Mehr
menu = Menü
on = an
off = aus
who = Wer?
price = Der Preis
independent = Pass GO ist unabhängige freie Software. Sie ist mit dem Verlag der gedruckten Spiele weder verbunden noch von ihm empfohlen.
seconds = { $count ->
    [one] einer Sekunde
   *[other] { $count } Sekunden
}
minutes = { $count ->
    [one] einer Minute
   *[other] { $count } Minuten
}
hours = { $count ->
    [one] einer Stunde
   *[other] { $count } Stunden
}

## Die erste Seite
start-question = Was fehlt in eurer Schachtel?
box-city = City
box-city-lost = die Handelsuhr
box-island = Tropical Tycoon
box-island-lost = die DVD
whole-game = Das ganze Spiel führen lassen
box-bank = Jede Schachtel
box-bank-lost = Geld, Würfel
go-on-city = Weiter: City, noch { $left }
go-on-unit = Weiter: die Handelsuhr
go-on-light = Weiter: das Licht ist an
go-on-island = Weiter: der Inselsender
go-on-bank = Weiter: die Bank
keep-offline = Diese Seite für unterwegs behalten

## Behalten
keep-refused = Dieser Browser merkt sich nichts: alles geht, aber nach dem Neuladen beginnt es von vorn.
keep-other-version = Was hier lag, gehört zu einer anderen Fassung ({ $version }). Es liegt beiseite, und nichts davon ist verloren.
keep-strange-version = Dieser Abend gehört zu einer anderen Fassung ({ $version }) des Begleiters. Nichts hat sich geändert.
keep-no-evening = Das ist kein Abend dieses Begleiters. Nichts hat sich geändert.
taken-back = Zurückgenommen.
nothing-to-take-back = Es gibt nichts mehr zurückzunehmen.
take-back = Zurücknehmen
do-again = Doch wieder
help = Hilfe und Einstellungen
offline-how = Eine einzige Datei enthält alles: auf dem Gerät speichern, dort öffnen, und es braucht kein Netz mehr.
offline-save = Die eine Datei speichern
offline-phones = Für ein anderes Telefon zum Ablesen:
offline-qr = Die Adresse dieser Seite: { $address }
offline-here = Ihr habt sie: diese Seite ist eine Datei auf eurem Gerät und fragt kein Netz nach irgendetwas.
evening = Dieser Abend
evening-how = Alles lässt sich als kleine Datei auf ein anderes Gerät mitnehmen.
evening-save = Diesen Abend speichern
evening-open = Einen gespeicherten Abend öffnen
evening-opened = Der Abend geht hier weiter.
evening-back = Zurück zum vorigen Abend
evening-back-done = Der vorige Abend ist wieder da.
about = Was das ist
about-laws = Für alle, denen bei einem gedruckten Spiel Gerät, Scheibe, Geld oder Würfel fehlen. Das Telefon kann zwischendurch liegen bleiben, alles lässt sich zurücknehmen, Papiergeld bleibt Papiergeld, wenn ihr nichts anderes wollt, und nichts wird je irgendwohin geschickt.

## Namen
players = Mitspieler
name-of = Spieler { $n }
name-away = { $name } von der Liste nehmen
name-more = Noch jemand

## Töne
sounds = Töne
mute = Ohne Ton
mute-all = Gar kein Ton
softer = Leiser
each-sound = Jeder Ton für sich
sound-none = Dieser Browser macht keinen Ton. Lichter und Worte sagen alles.
sound-check = Kein Ton? Seht nach dem Stummschalter des Telefons.
sound-on = { $name }: zu hören
sound-alarm = Fünf Sekunden
sound-off = Das Licht geht aus
sound-run = Laufende Lichter
sound-stop = Blöcke
sound-rail = Bahnhof
sound-hour = Piepen der Stunde
sound-over = Die Stunde ist um
sound-tick = Ticken einer Sekunde
sound-last5 = Die letzten fünf Sekunden
sound-turn = Du bist dran
sound-cash = Geld kommt
sound-pay = Geld geht
sound-sting = Melodie des Senders
sound-wheel = Glücksrad
sound-drum = Trommelwirbel
sound-open = Hände auf
sound-thunder = Donner
sound-horn = Schiffshorn
sound-lamp = Eine Lampe
sound-surf = Brandung
sound-rain = Regen
sound-dice = Würfel
sound-hop = Ein Schritt
sound-card = Eine Karte
sound-build = Bauen
sound-gavel = Hammer
sound-news = Nachrichten
sound-star = Ein Stern
sound-jail = Gefängnis
sound-no = Abgelehnt
sound-win = Gewonnen

## Die Handelsuhr
unit = Handelsuhr
unit-light = Licht für Auktion und Handel
dome-ready = AUKTION · HANDEL
dome-auction = AUKTION
dome-deal = HANDEL
dome-last = FÜNF SEKUNDEN!
dome-off = LICHT AUS
dome-press = Das Licht starten: Auktion oder Handel, 50 Sekunden
dome-running = { $kind }, noch { $left ->
    [one] { $left } Sekunde
   *[other] { $left } Sekunden
}
light-rule = Drücken für Auktion oder Handel: 50 Sekunden.
light-auction = Auktion: 50 Sekunden. Wer sie ausruft, eröffnet mit mindestens 10k.
light-five = Fünf Sekunden.
light-is-off = Das Licht ist aus.
light-went-off = Das Licht ging vor { $ago } aus.
light-closed = Geschlossen, { $left ->
    [one] { $left } Sekunde
   *[other] { $left } Sekunden
} vor Schluss. Wieder öffnen?
light-reopen = Wieder öffnen
light-close = Jetzt schließen
it-is-a-deal = Es ist ein Handel
it-is-an-auction = Es ist eine Auktion
off-auction = Das höchste Gebot gewinnt.
off-deal = Einig, oder gar nicht.
write-down = Aufschreiben, wer und für wie viel
put-away = Weglegen
next-auction = Nächste Auktion
build = BAUEN
build-rule = Einmal im Zug drücken, und einmal für jeden Pasch.
press-blocks = Druck { $press }: bis zu { $blocks ->
    [one] einem Block
   *[other] { $blocks } Blöcken
}.
press-rail = Druck { $press }: ein Bahnhof, umsonst, in jedem Viertel. Keine Blöcke.
pressed-ago = vor { $ago }
turn-round = Das Bild für die andere Seite des Tisches umdrehen
rent = Miete
count = Zählen
plan = Die Stadt
rules = Die Regeln

hour = Die Stunde
hour-label = Die Stunde: { $left }
hour-not-on = nicht an
hour-paused = angehalten
hour-rule = Der erste Druck schaltet das Gerät ein. Gegen Ende piept es immer öfter: bei 5:00, 2:30, 1:15, 0:37 und 0:18.
hour-start = Die Stunde starten
hour-another = Noch eine Stunde
hour-pause = Anhalten
hour-go-on = Weiter
hour-off = Ausschalten
hour-over = Die Stunde ist um. Spielt den Zug zu Ende, dann zählt.
awake-not = An dieser Adresse lässt sich der Bildschirm nicht anhalten. Lasst das Telefon länger warten; die Zeiten stimmen auf jeden Fall.

odds = Chancen des Knopfes
odds-honest = Die wirklichen Chancen hat niemand veröffentlicht. Diese hier sind geraten.
odds-quarters = Viertel
odds-sixth = Bahnhof eins zu sechs
odds-tenth = Bahnhof eins zu zehn
odds-own = Eigene Gewichte
odds-table = Chancen, erwartet und gesehen
odds-face = Er zeigt
odds-expected = erwartet
odds-seen = gesehen ({ $count })
face-0 = 1 Block
face-1 = 2 Blöcke
face-2 = 3 Blöcke
face-3 = Bahnhof
measure = Ein heiles Gerät ausmessen
measure-how = Drückt den echten Bauknopf { $wanted } Mal und tippt hier, was er zeigt. Das Ergebnis ist es wert, geteilt zu werden: die wirklichen Chancen kennt niemand.
measure-anew = Von vorn
measure-result = Was gemessen wurde
measure-more = noch { $more }
measure-text = Handelsuhr von City, Bauknopf { $count } Mal gedrückt (95-%-Bereich):
measure-use = Damit spielen
share-text = Den Text teilen
copied = Kopiert.
copy-by-hand = Das ließ sich nicht kopieren: markiert den Text und kopiert ihn von Hand.

history = Verlauf
history-empty = Noch ist nichts geschehen.
city-line-auction = Auktion: das Licht geht an.
city-line-deal = Handel: das Licht geht an.
city-line-closed = Geschlossen, { $left ->
    [one] { $left } Sekunde
   *[other] { $left } Sekunden
} vor Schluss.
city-line-reopened = Wieder geöffnet.
city-line-sold = Verkauft an { $who } für { $sum }.
city-line-hour = Eine Stunde beginnt.
city-line-pause = Die Stunde ist angehalten.
city-line-go-on = Die Stunde geht weiter.
city-line-switch-off = Ausgeschaltet.
fewer = Weniger: { $what }
more-of = Mehr: { $what }
pad-nonsense = keine solche Summe
pad-unit = Tausend oder Millionen? K oder M drücken.
pad-back = Die letzte Taste löschen
pad-rub = ←
pad-point = Komma
pad-k = Tausend
pad-m = Million

## Der Inselsender
channel = Inselsender
job-none = Ohne Amt
job-mayor = Bürgermeister
job-developer = Bauherr
job-police_chief = Polizeichef
job-artist = Künstler
job-surfer = Surfer
perk-mayor = 300.000 $ statt 200.000 $ auf LOS, und die Entscheidungen der Insel.
perk-developer = Jedes Gebäude und jeder Großbau 25.000 $ unter Preis.
perk-police_chief = Umsonst aus dem Gefängnis, 50.000 $ für jeden, der nur zu Besuch ist, und Gnade auf „Gehe ins Gefängnis“.
perk-artist = Lies deine Karte: in unserem Heft fehlt diese Zeile. Unsere: eine Glücksmarke auf Ereignis und auf Gemeinschaft.
perk-surfer = Eine Glücksmarke für einen Pasch, wenn er dich nicht ins Gefängnis oder heraus bringt.
who-you = Du
who-bank = Die Bank
who-job = { $job } ({ $name })
who-the-job = { $job }
who-hero = Wer in dieser Geschichte zuerst gewählt hat
who-next = Wer nach dir kommt
who-others = Jeder andere
who-all = Alle
who-most_cash = Wer am meisten Bargeld hat (mehrere, wenn gleich)
who-least_cash = Wer am wenigsten Bargeld hat (mehrere, wenn gleich)
to-you = dich
to-bank = die Bank
to-job = { $job } ({ $name })
to-the-job = { $job }
to-hero = den, der in dieser Geschichte zuerst gewählt hat
to-next = den, der nach dir kommt
to-others = jeden anderen
to-all = alle
to-most_cash = den, der am meisten Bargeld hat (mehrere, wenn gleich)
to-least_cash = den, der am wenigsten Bargeld hat (mehrere, wenn gleich)
do-choice-token = { $person ->
    [you] Du nimmst { $count ->
        [one] eine Glücksmarke
       *[other] { $count } Glücksmarken
    } fürs Entscheiden.
   *[other] { $who } nimmt { $count ->
        [one] eine Glücksmarke
       *[other] { $count } Glücksmarken
    } fürs Entscheiden.
}
do-get = { $person ->
    [you] Du bekommst { $sum } von der Bank.
   *[other] { $who }: { $sum } von der Bank.
}
do-pay = { $person ->
    [you] Du zahlst { $sum } an { $whom }.
   *[other] { $who } zahlt { $sum } an { $whom }.
}
do-pay-each = { $person ->
    [you] Du zahlst jedem anderen { $sum }.
   *[other] { $who } zahlt jedem anderen { $sum }.
}
do-get_per = { $person ->
    [you] Du bekommst von der Bank für jedes Mal „{ $thing }“, das dir gehört, { $sum }.
   *[other] { $who }: von der Bank { $sum } für jedes eigene Mal „{ $thing }“.
}
do-pay_per = { $person ->
    [you] Du zahlst der Bank für jedes Mal „{ $thing }“, das dir gehört, { $sum }.
   *[other] { $who } zahlt der Bank { $sum } für jedes eigene Mal „{ $thing }“.
}
do-bearable = Durch die Wahl eines anderen wird niemand ruiniert: wer die Summe nicht aufbringen kann, zahlt, was an Bargeld da ist.
do-tokens = { $person ->
    [you] Du nimmst { $count ->
        [one] eine Glücksmarke
       *[other] { $count } Glücksmarken
    }.
   *[other] { $who } nimmt { $count ->
        [one] eine Glücksmarke
       *[other] { $count } Glücksmarken
    }.
}
do-tokens-lost = { $person ->
    [you] Du gibst { $count ->
        [one] eine Glücksmarke
       *[other] { $count } Glücksmarken
    } zurück, wenn du welche hast.
   *[other] { $who } gibt { $count ->
        [one] eine Glücksmarke
       *[other] { $count } Glücksmarken
    } zurück, wenn welche da sind.
}
do-go_to = { $person ->
    [you] Du gehst hierhin: { $place }. Wer im Gefängnis sitzt, bleibt dort.
   *[other] { $who } geht hierhin: { $place }. Wer im Gefängnis sitzt, bleibt dort.
}
do-jail = { $person ->
    [you] Du gehst ins Gefängnis, nicht über LOS.
   *[other] { $who } geht ins Gefängnis, nicht über LOS.
}
do-move = { $person ->
    [you] Du ziehst { $count ->
        [one] ein Feld
       *[other] { $count } Felder
    } vor und tust, was dort zu tun ist.
   *[other] { $who } zieht { $count ->
        [one] ein Feld
       *[other] { $count } Felder
    } vor und tut, was dort zu tun ist.
}
do-move-back = { $person ->
    [you] Du gehst { $count ->
        [one] ein Feld
       *[other] { $count } Felder
    } zurück und tust, was dort zu tun ist.
   *[other] { $who } geht { $count ->
        [one] ein Feld
       *[other] { $count } Felder
    } zurück und tut, was dort zu tun ist.
}
do-release = { $person ->
    [you] Sitzt du im Gefängnis, bist du frei.
   *[other] { $who }: frei, wenn im Gefängnis.
}
do-weather = Der Himmel von jetzt an: { $sky }.
do-ship-arrives = Das Kreuzfahrtschiff liegt im Hafen.
do-ship-leaves = Das Kreuzfahrtschiff verlässt den Hafen.
do-deed = { $person ->
    [you] Du bekommst das billigste Grundstück, das die Bank noch hat, umsonst.
   *[other] { $who } bekommt das billigste Grundstück, das die Bank noch hat, umsonst.
}
do-deed-else = Hat die Bank keines mehr? Dann stattdessen { $sum } von der Bank.
do-buy = { $person ->
    [you] Du darfst ein beliebiges Grundstück der Bank zum gedruckten Preis kaufen.
   *[other] { $who } darf ein beliebiges Grundstück der Bank zum gedruckten Preis kaufen.
}
do-buy-else = Hat die Bank keines mehr? Dann stattdessen { $sum } von der Bank.
do-auction = Das billigste Grundstück, das die Bank noch hat, wird aus geschlossenen Händen versteigert.
do-auction-else = { $person ->
    [you] Hat die Bank keines mehr? Dann bekommst du stattdessen { $sum }.
    [nobody] Hat die Bank keines mehr? Dann geschieht nichts.
   *[other] Hat die Bank keines mehr? Dann je { $sum } für: { $who }.
}
thing-deed = Grundstück
thing-casino = Kasino
thing-pier = Seebrücke
thing-restaurant = Restaurant
thing-park = Park
thing-house = Strandhaus
thing-resort = Resort
thing-improved = bebautes Grundstück
sky-sunny = sonnig
sky-cloudy = bewölkt
sky-rain = Regen
sky-storm = Sturm
ship-in = Schiff im Hafen
ship-out = Schiff auf See
place = { $nth } Grundstück nach { $corner } ({ $space ->
    [one] { $space } Feld
   *[other] { $space } Felder
} nach LOS)
place-own = { $name } ({ $space ->
    [one] { $space } Feld
   *[other] { $space } Felder
} nach LOS)
nth-1 = das erste
nth-2 = das zweite
nth-3 = das dritte
nth-4 = das vierte
nth-5 = das fünfte
nth-6 = das sechste
nth-7 = das siebte
nth-8 = das achte
corner-0 = LOS
corner-10 = Gefängnis
corner-20 = Frei Parken
corner-30 = Gehe ins Gefängnis
place-space = das Feld { $space ->
    [one] { $space } Schritt
   *[other] { $space } Schritte
} nach LOS
stage = Das Studio des Inselsenders. { $sky }, { $ship }.
channel-hello = Guten Abend, Insel!
voice-off = Ohne Stimme
off-air = Der Sender ist still.
off-air-now = Das waren die letzten Nachrichten: der Sender schaltet ab. Von jetzt an bewirkt das Nachrichtenzeichen nichts mehr.
off-air-play-on = Der Sender ist still: spielt weiter.
setup = Aufbau
setup-who = Wer spielt mit? { $fewest } bis { $most } von euch
setup-draw = Die Ämter verteilen
setup-again = Die Ämter neu ziehen
setup-known = Wir kennen unsere Ämter
setup-skip = Ohne Namen: gleich zum Sender
setup-jobs = Die Ämter
setup-job = Amt
setup-first = beginnt
setup-deal = Jeder nimmt { $cash } (unsere Zahl; nehmt, was auf eurem Blatt steht). Mischt die Besitzkarten und gebt jedem { $deeds ->
    [one] eine
    [2] zwei
   *[other] { $deeds }
}.
setup-starts = { $job } beginnt: { $name }.
setup-go = Zum Sender
people = Mitspieler und Ämter
artist-card = Was steht auf der Karte des Künstlers?
artist-token = Ist hier der Künstler gelandet? Dann zuerst { $count ->
    [one] eine Glücksmarke
   *[other] { $count } Glücksmarken
} (so bei uns; auf eurer Karte steht vielleicht etwas anderes).
player-leaves = Verlässt das Spiel
player-back = Ist wieder da
chance = Ereignis
chest = Gemeinschaft
news = Nachrichten
news-title = Nachrichten · { $story }
auction = Auktion
visit = Einen Großbau besuchen
sky = Der Himmel
ship = Das Schiff
sky-and-ship = Himmel und Schiff
sky-by-hand = Von Hand setzen
conditions = Der Himmel: { $sky }. { $ship }.
developments = Großbauten
game-over = Spielende
new-evening = Neuer Abend
evening-ask = Was ihr schon gesehen habt, muss nicht wiederkommen, bevor alles andere dran war. Die Zahlen eurer Karten bleiben auf jeden Fall.
evening-keep = Behalten, was wir gesehen haben
evening-all = Mit allem beginnen
you-choose = Du wählst:
job-chooses = { $job } wählt:
job-chooses-name = { $job } wählt: { $name }
job-free = Niemand hat das Amt { $job }: du wählst.
who-rolled = Wer hat es gewürfelt?
choice-needs = braucht { $sum } auf der Hand
and-then = Und dann …
done = Erledigt
keep-it = Behalten
read-again = Noch einmal lesen
nothing-to-do = Nichts ist zu tun. Spielt weiter.
place-ask = Wie heißt das auf eurem Plan? (Es wird gemerkt.)
times = Die Summen des Senders
times-how = Später im Spiel zahlt und verlangt der Sender mehr: alle { $rounds } Runden eine Stufe. Geschätzt danach, wie viel schon lief; stellt es hier ein, wenn ihr mitzählt.
times-now = mal die ersten Summen
visit-what = Was steht dort?
visit-where = Auf welchem Grundstück?
visit-new = Ein anderes
visit-name = Sein Name auf der Karte
visit-figure = Seine Miete mit drei Strandhäusern, wie die Karte sie nennt
visit-keep = Merken und weiter
casino-roll = Den gewöhnlichen Würfel werfen
casino-real = Was der echte Würfel zeigt
casino-ours = Das Rad drehen lassen
restaurant-left = Was steht LINKS vom Restaurant?
restaurant-right = Und RECHTS?
stand-empty = nichts
stand-some_houses = 1 oder 2 Strandhäuser
stand-many_houses = 3 oder 4 Strandhäuser
stand-resort_or_development = ein Resort oder ein Großbau
rent-in = Der Besucher zahlt dem Besitzer { $sum }.
rent-out = Der Besitzer zahlt dem Besucher { $sum }!
rent-none = Nichts ist fällig.
why-casino = Das Kasino, mit einer { $pips }.
why-pier = Eine Seebrücke; der Himmel: { $sky }; das Schiff ist auf See.
why-pier-ship = Eine Seebrücke; der Himmel: { $sky }; mal { $times } mit dem Schiff im Hafen.
why-park = Ein Park; der Himmel: { $sky }.
why-restaurant = Die Küche, links { $left }, rechts { $right }.
info-turnover = Alle Zahlen sind Anteile dessen, was die Karte für drei Strandhäuser nennt. Sie sind unsere: die gedruckten waren auf der Scheibe.
info-casino = Nach dem gewöhnlichen Würfel. Bei einer 1 zahlt der Besitzer dem Besucher.
info-pier = Nach dem Himmel, und mal { $times } mit dem Kreuzfahrtschiff im Hafen.
info-restaurant = { $kitchen } % für die Küche, und mehr für gute Nachbarn links und rechts.
info-park = Nach dem Himmel. Wenig Miete, aber am Ende das meiste Glück.
info-deeds = Eure Karten jetzt: { $sky }, { $ship }
info-deed = { $sum } · Kasino { $low } bis { $high } · Seebrücke { $pier } · Park { $park }
auction-property = Ein Grundstück
auction-shortage = Zu wenig Steine
hands-how = Jeder versteckt eine Summe in einer Hand, von nichts bis allem. Fertig? Dann drücken.
hands-shortage = Zwei wollen, wovon die Bank zu wenig hat: eine Auktion für jeden Stein, nicht unter dem Preis der Karte.
hands-ready = Alle: Geld in die Hand. Drei, zwei, eins, auf!
hands-go = Herunterzählen
hands-open = AUF!
hands-after = Der Höchste zahlt der Bank, nimmt die Karte und eine Glücksmarke. Die anderen behalten ihr Geld. Auch nichts gewinnt, wenn alle nichts bieten.
hands-after-shortage = Der Höchste zahlt der Bank und stellt den Stein sofort auf. Nächster Stein: wieder herunterzählen.
tie = Gleichstand? Tippt an, wer gleichauf liegt
tie-roll = Auswürfeln
tie-again = Immer noch gleich: noch einmal würfeln
tie-won = { $name } gewinnt den Wurf.
gala-how = Zählt für jeden: Marken, Bargeld und das Glück der Bauten, wie es auf den Karten steht. Die Karten selbst zählen nichts.
gala-tokens = Glücksmarken
gala-printed = Glück der Bauten
gala-cash = Bargeld
gala-broke = Ging bankrott: wird Letzter
gala-rate = Bargeld für Glück
gala-rate-why = Wie viel Bargeld ein Glück ist, stand auf der Scheibe. Bei uns 500.000 $: so ist ein Park auf dem teuersten Grundstück so gut wie 4M in bar. Ändert es, wenn ihr es besser wisst.
gala-rate-now = Ein Glück für { $sum }
gala-begin = Die Gala beginnt
gala-next = Und davor …
gala-line = Nummer { $place }: { $name }, mit einem Glück von { $fortune }.
gala-winner = Tycoon der Insel: { $name }!
gala-parts = { $tokens ->
    [one] { $tokens } Marke
   *[other] { $tokens } Marken
}, { $printed ->
    [one] { $printed } Bau
   *[other] { $printed } Bauten
}, { $cash } Bargeld
gala-back = Zurück zu den Zahlen
rules-ours = Die Regeln in unseren Worten, Satz für Satz, auf Englisch. Wo sich beides unterscheidet, gilt euer eigenes Heft.
rules-search = Suchen
rules-none = Kein Satz hat diese Wörter.
island-line-chance = Ereignis: { $text }
island-line-chest = Gemeinschaft: { $text }
island-line-news = Nachrichten: { $text }
island-line-jobs = Die Ämter wurden verteilt.

## Miete und Zählen
districts = Viertel
district = { $name }, { $group }, { $homes } { $homes ->
    [one] Wohnblock
   *[other] Wohnblöcke
}, { $works } { $works ->
    [one] Industrieblock
   *[other] Industrieblöcke
}
rent-pick = Welches Viertel?
rent-words = Miete { $sum }: { $reasons }
because-site = Grundmiete
because-residential = { $count } { $count ->
    [one] Wohnblock
   *[other] Wohnblöcke
}
because-industrial = { $count } { $count ->
    [one] Industrieblock
   *[other] Industrieblöcke
}
because-blocks = { $count } Blöcke
because-hazard = dort steht: { $piece }
because-worthless = { $count } { $count ->
    [one] Wohnblock
   *[other] Wohnblöcke
} darunter ohne Wert
because-skyscraper = verdoppelt vom Wolkenkratzer auf { $where }
because-tower = verdoppelt vom Turm auf { $where }
because-mortgaged = beliehen, also ist nichts fällig
homes = Wohnblöcke
works = Industrie
hazard = Belastung
bonus = Bonusgebäude
none = keine
owner = Wem gehört es?
pieces = Was sonst dort steht
piece-skyscraper = Wolkenkratzer
piece-tower = Der Turm
piece-mortgaged = Beliehen
piece-rail = Bahnhof
piece-stadium = Stadion
warn-blocks = Mehr als { $most } Blöcke: dafür hat die Karte keine Miete.
warn-hazard = Hier steht schon: { $bonus }. Eine Belastung ist nicht erlaubt. Gemerkt wird, was ihr sagt.
warn-stadiums = In der Schachtel sind nur { $most } Stadien.
warn-rails = In der Schachtel sind nur { $most } Bahnhöfe.
warn-tower = Es gibt nur einen Turm.
read-aloud = Vorlesen
remember = Merken
plan-how = Nur wenn ihr wollt: was wo steht, für Mieten und fürs Zählen. Tippt ein Viertel an.
pick = { $what }: { $value }. Wählen.
count-whose = Tippt die Viertel an von { $name }
count-blocks = Tippt ein Viertel an für seine Blöcke
count-mode = Was ein Tippen tut
count-owners = Besitzer
count-buildings = Bauten
count-say = Sagen, wer gewonnen hat
count-line = { $name } { $all }: Bargeld { $cash }, Viertel { $districts }.
count-won = Am reichsten: { $name }!
cash-of = Bargeld von { $name }
cash-by-notes = Nach Scheinen
cash-as-sum = Als eine Summe

## Bank und Würfel
bank = Die Bank
the-bank = Die Bank
bank-which = Welche Schachtel?
bank-own = Andere Zahlen
bank-start-own = Ein anderes Startgeld
bank-open = Die Bank öffnen: je { $sum }
bank-who-pays = Wer zahlt? Tippt auf einen Mitspieler, die Bank oder alle.
bank-whom = { $name } zahlt. Wem?
bank-how-much = Wie viel?
bank-pays = { $from } → { $to }: { $sum }
bank-paid = { $from } → { $to }: { $sum }
bank-counts = Ja, das gilt
bank-not = Nein
bank-go = LOS: { $sum }
bank-go-paid = { $name } nimmt { $sum } auf LOS.
bank-stadiums = Stadien in der Stadt
bank-lines = Zeilen ({ $count })
bank-reverses = nimmt Zeile { $n } zurück
bank-reverse-line = Zeile { $n } zurücknehmen
bank-anew = Die Bank schließen, von vorn beginnen
bank-arrived = { $name } { $count ->
    [one] hat
   *[other] haben
} { $sum }!
dice = Würfel
dice-count = { $count ->
    [one] Ein Würfel
   *[other] { $count } Würfel
}
dice-news-die = Mit dem Nachrichtenwürfel
dice-roll = Würfeln
dice-sum = { $sum }
dice-double = { $sum }, ein Pasch!
dice-news = { $sum }, und Nachrichten!

## Fernseher und Fernbedienungen
tv = Fernseher und Fernbedienungen
tv-how = Lasst diesen großen Bildschirm den Fernseher sein: er zeigt, liest und tönt. Telefone, die den Code lesen, wählen.
tv-on = Einschalten
tv-qr = Die Adresse für die Telefone: { $address }
tv-waits = Wartet auf das erste Telefon …
tv-looks = Sucht den Server …
tv-is = Fernseher
tv-remote = Fernbedienung
