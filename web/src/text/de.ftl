# Die Sätze der Seiten auf Deutsch. Eine Kennung sagt, wo ein Satz steht und was er tut.

pick-what = Was
pick-where = Wo
pick-hint = Oder berühr einen leuchtenden Platz auf dem Plan.
auction-out = Raus
auction-is-out = Du bist aus dieser Auktion ausgestiegen.
auction-back = Wieder mitbieten
auction-history = Gebote bisher
auction-going-once = Zum Ersten …
auction-going-twice = Zum Zweiten …
menu-sound = Ton
over-again = Dieselbe Runde noch einmal
over-follow = Den anderen in ein neues Spiel folgen
world-here = Die Stadt am Abend: { $owned ->
    [0] noch gehört niemandem etwas
    [one] ein Ort hat einen Eigentümer
   *[other] { $owned } Orte haben Eigentümer
}.
world-city = Die Stadt: { $blocks ->
    [0] noch ist nichts gebaut
    [one] ein Block
   *[other] { $blocks } Blöcke
}, { $rails } Bahnhöfe.
world-island = Die Insel, { $weather ->
    [sunny] Sonnenschein
    [cloudy] Wolken
    [rain] Regen
   *[storm] Sturm
}, das Schiff ist { $ship ->
    [port] im Hafen
   *[sea] auf See
}.
world-race = Das Rennen um { $target }: { $leader } führt mit { $cash }.
race-leads = { $leader } führt mit { $sum } Vorsprung
race-even = Kopf an Kopf
race-to-go = noch { $sum }
race-near = { $leader } fehlt noch eine Miete
hud-left = Übrig: { $railroads } Bahnhöfe, { $stadiums } Stadien
hud-dodge = Miete sparen: { $name }
hud-fortune = Glückskarten auf dem Plan: { $count }
tv-name = Der Inselsender
tv-breaking = { $title }
tv-then = Und dann … { $title }
tv-running = LÄUFT
tv-nothing = Gerade läuft keine Geschichte. Bleib dran.
deed-title = Besitzkarte
deed-of = Besitzkarte von { $name }
deed-building = Gebäude
deed-price = Preis
stage-bank = zurück an die Bank
stage-set = vervollständigt { $group }
stage-builds = { $one ->
    [yes] { $name } baut { $count }-mal auf { $group }
   *[no] { $name } baut { $count }-mal
}
unit-build = Bauen
unit-lamps = Bauknopf: { $shows ->
    [0] die Lampen laufen
    [4] ein Bahnhof
    [none] nicht gedrückt
    [1] ein Block
   *[other] { $shows } Blöcke
}
unit-auction = Auktion
unit-seconds = Auktion: noch { $seconds } Sekunden
unit-hour = { $minutes } min der Stunde
unit-no-hour = es läuft keine Stunde
scene-you = Was tust du?
scene-other = { $name } entscheidet.
over-figures = Zahlen
stars = { $count } Sterne
words-open = Etwas sagen
word-hello = Hallo!
word-good_luck = Viel Glück!
word-well_played = Gut gespielt!
word-thanks = Danke!
word-sorry = Tut mir leid!
word-thinking = Lass mich überlegen …
word-hurry = Du bist dran!
word-deal = Lass uns handeln.
word-no_way = Niemals!
word-ouch = Autsch!
word-laugh = 😄
word-wow = 😮
word-cry = 😢
word-angry = 😠
word-love = ❤️
word-party = 🎉
face-laugh = lachend
face-wow = erstaunt
face-cry = weinend
face-angry = wütend
face-love = ein Herz
face-party = feiernd
figures-title = Zahlen des Spiels
figures-luck = Würfelglück
figures-average = { $name }: { $average } je Wurf bei { $count } Würfen
figures-rent = Erhaltene Miete
figures-best = Teuerste einzelne Miete: { $name } bekam { $sum }
figures-doubles = { $count } Pasche
figures-device = Auf diesem Gerät
figures-games = { $played } Spiele beendet, { $won } gewonnen
figures-share = Ein Bild zum Teilen machen
purses = Spieler und ihr Bargeld
since-title = Seit deinem letzten Zug
since-show = Rückblick
log-builds = { $name } baut { $count }-mal für { $sum }: { $places }.
log-more = alles
home-title = Vier Abende, streng nach den Regeln.
cover-choose = Wählen
cover-here_and_now = Wahrzeichen, Flughäfen und eine Skyline, die beim Bauen aufleuchtet.
cover-city = Bau eine ganze Stadt gegen die Handelsuhr.
cover-tropical_tycoon = Eine Insel mit eigenem Wetter, Schiff und Fernsehen.
cover-millionaire = Leb dich von einem Stern zu fünfen. Wer zuerst eine Million hat, gewinnt.
hint-name = Ein Hinweis für das erste Spiel
hint-got = Verstanden
hint-none = Keine Hinweise mehr
hint-roll = Die Leertaste würfelt und beendet, was du gerade tust. Sie kauft, bietet und nimmt nie etwas an.
hint-buy = B kauft, A schickt den Platz in eine Auktion. Die Karte rechts zeigt, was er einbringen wird.
hint-auction = R bietet die gezeigte Summe, O steigt aus der Auktion aus. Solange sie läuft, kannst du zurück.
hint-sealed = Alle schreiben geheim ein Gebot; geöffnet werden sie zusammen. R legt deines fest.
hint-unit = U drückt den Bauknopf. Er zeigt, wie viele Blöcke du bauen darfst, oder einen Bahnhof. Dann berühr ein leuchtendes Viertel.
hint-scene = Der Inselsender fragt dich. Jede Antwort hat ihre Ziffer als Taste.
hint-jail = Du sitzt im Gefängnis: Würfle einen Pasch, zahl, oder setz eine Karte ein. Miete bekommst du trotzdem.
hint-debt = Du musst mehr zahlen, als du hast. Verkauf Gebäude oder beleih Grundstücke, dann zahl.
hint-deeds = D öffnet deine Grundstücke: Dort wird gebaut, verkauft und beliehen. Ein grauer Knopf sagt dir, warum er nicht geht.
hint-trade = T bietet jedem jederzeit einen Handel an. Vorher siehst du, was jeder danach hätte.
hint-film = H zeigt als kurzen Film, was seit deinem letzten Zug geschah. S überspringt, was gerade gezeigt wird.
menu-volume = Lautstärke
menu-hints = Hinweise für das erste Spiel
menu-words = Zeigen, was andere sagen
menu-tell = Sag mir, wenn ich dran bin
menu-tv = Ein großer Bildschirm für alle
menu-open = Öffnen

# Was auf jeder Seite steht.
cover-players = { $year } · { $fewest } bis { $most } Spieler
rules-title = Die Regeln, Absatz für Absatz
home-lead = Brettspiele um Grundstücke im Browser, mit den Regeln genau wie gedruckt. Kein Konto, nichts zu installieren.
home-play = Jetzt spielen
home-invite = Freunde einladen
home-box = Ich habe die Schachtel
home-code = Hast du einen Code?
home-code-here = CODE
home-join = Mitspielen
home-return-title = Zurück zu deinem Spiel
home-a-game = Ein Spiel
home-room-finished = Raum { $code } · zu Ende
home-room-kept = Raum { $code } · dein Platz ist reserviert
home-look-back = Zurückblicken
home-return = Zurück
home-forget-room = Raum { $code } vergessen
home-forget = Vergessen
home-shelf = Im Regal
join-title = Mitspielen
join-room = Raum { $code }. Am Tisch: { $names }.
join-nobody = noch niemand
join-name = Dein Name
join-sit = Platz nehmen
join-full = Es ist kein Platz frei. Du kannst zusehen.
join-watch = Nur zusehen
join-looking = Raum { $code } wird gesucht …
to-the-start = Zurück zum Anfang
lobby-bot = Bot · { $bot }
lobby-waiting = frei: wartet auf einen Freund
lobby-you = du, an diesem Gerät
lobby-here = da
lobby-away = kurz weg
lobby-room = Raum { $code }
lobby-title = Wer kommt?
seats-title = Plätze
lobby-free-seat = Freier Platz
seat-who = Wer spielt Platz { $number }
seat-friend = Freund mit dem Link
seat-bot = Bot: { $bot }
lobby-rules = Regeln
lobby-as-printed = Wie gedruckt, nichts geändert.
lobby-read-them = Nachlesen
lobby-fair = Faire Würfel: Jeder Wurf kommt aus einem Geheimnis, das jetzt feststeht und nach dem Spiel gelüftet wird. Sein Fingerabdruck:
start-game = Das Spiel beginnen
lobby-waiting-for = { $count ->
    [one] Es fehlt noch { $count } Freund. Du kannst den Platz auch einem Bot geben.
   *[other] Es fehlen noch { $count } Freunde. Du kannst die Plätze auch Bots geben.
}
lobby-host-starts = Das Spiel beginnt, wenn der Gastgeber es sagt.
option-on = an
option-off = aus
option-changed = geändert
option-printed = Gedruckt: { $value }.
room-not-shown = Dieser Tisch lässt sich nicht zeigen
room-closed = Dieses Spiel lässt sich nicht weiterspielen
lobby-let-go = Platz freigeben
vote-missing = Es müssen noch zustimmen: { $names }
room-setting = Der Tisch wird gedeckt …
rules-short = Die Regeln
seat-player = Spieler { $number }
seat-name = Name von Platz { $number }
seat-here = An diesem Gerät
seat-take-away = Platz { $number } entfernen
seat-add = Platz dazustellen
setup-somebody = Jemand
setup-edition = Ausgabe
setup-players = { $year } · { $fewest }–{ $most } Spieler
setup-house-rules = Hausregeln und Uhr
setup-changed = { $count } geändert
setup-as-printed = wie gedruckt
setup-bots-think = Bots denken
pace-fast = kurz
pace-normal = in Ruhe
pace-slow = mit Muße
setup-patience = Bedenkzeit, bevor ein Bot einspringt
patience = { $wait ->
    [0] ohne Grenze
    [30] 30 Sekunden
    [60] 1 Minute
    [120] 2 Minuten
    [600] 10 Minuten
   *[usual] 5 Minuten, wenn andere mitspielen
}
setup-open = Den Raum öffnen
setup-fetching = Die Schachteln werden aus dem Regal geholt …
players-title = Spieler
table-right = Deine Hand und das Protokoll
table-independent = Pass GO ist unabhängig und steht in keiner Verbindung zum Verlag der gedruckten Spiele.
page-independent = Pass GO ist unabhängige freie Software. Sie steht in keiner Verbindung zum Verlag der gedruckten Spiele und wird von ihm nicht unterstützt.
share-scan = Code zum Scannen für Raum { $code }
share-how = Scann ihn, öffne den Link, oder tipp den Code auf der ersten Seite ein.
share-code = Raumcode { $code }
share-link = Link zum Mitspielen
share-copied = Kopiert
share-copy = Link kopieren
theme-system = wie das System
theme-light = hell
theme-dark = dunkel
theme-change = Farben: { $theme }. Ändern.
board-label = Der Spielplan; Pfeiltasten gehen darauf herum
dice = Würfel
dice-show = Würfel: { $one } und { $two }
dice-news = Nachrichten
board-jail = Gefängnis · { $name }
board-space = Feld { $number }: { $text }
usual-buy = Kaufen
usual-decline = Versteigern lassen
usual-settle = Jetzt zahlen
usual-give-up = Aufgeben
usual-lift = Hypothek ablösen
usual-leave = So lassen
usual-roll = Würfeln
usual-fine = Strafe zahlen
usual-card = Karte einsetzen
actions-label = Was du tun kannst
actions-really = Wirklich? Noch einmal drücken, um endgültig aufzugeben
auction-printed = gedruckter Preis { $price }
auction-leads = { $name } führt
auction-you-lead = { $name } (du) führt
auction-writing = { $count } schreiben noch. Alle Gebote werden zusammen geöffnet.
auction-hammer = bis der Hammer fällt
auction-your-bid = Dein Gebot
auction-your-bid-exactly = Dein Gebot, genau
auction-lock-in = { $sum } festlegen
auction-bid = { $sum } bieten
banner-over = Das Spiel ist zu Ende
banner-paused = Pause
banner-your-turn = Du bist am Zug
banner-asked = Du bist gefragt
banner-turn = { $name } ist am Zug
banner-start = Pass GO, zum Anfang
banner-round = Runde { $round }
banner-lost = Verbindung verloren. Gleich wieder da …
banner-skip = Überspringen
menu-title = Menü
close = Schließen
raise-cash = Geld auftreiben
build-title = Deine Grundstücke
build-bank = Die Bank hat { $pieces }.
build-owe = Du musst { $sum } zahlen, Bargeld { $cash }.
owned-of = { $owned } von { $all }
mortgaged = beliehen
rent-of = Miete { $rent }
build-none = Du hast noch keine Grundstücke: Es gibt nichts zu bebauen, zu verkaufen oder zu beleihen.
cards-hold = { $count ->
    [one] Halten, um deine { $count } Karte zu lesen
   *[other] Halten, um deine { $count } Karten zu lesen
}
over-ending = Das Spiel ist zu Ende: { $ending }.
over-wins = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}
over-nobody = Niemand gewinnt
over-player = Spieler
over-cash = Bargeld
over-count = Endstand
bankrupt = bankrott
over-watch = Noch einmal ansehen
over-record = Aufzeichnung herunterladen
over-another = Ein anderes spielen
countdown = { $says }: { $seconds } Sekunden
countdown-last = Letzte Sekunden!
countdown-five = Noch fünf Sekunden
curtain-title = Weiter an { $name }
curtain-only = Was jetzt kommt, ist nur für { $name }.
curtain-i-am = Ich bin { $name }
deal-after = Nach diesem Handel
deal-interest = { $sum } Zinsen bezahlt
deal-whole = vollständig
deal-now-whole = jetzt vollständig
deal-broken = aufgebrochen
debt-to = Schuld an { $name }
debt-missing = Es fehlen { $missing }; höchstens { $means } lassen sich insgesamt auftreiben.
debt-enough = Es reicht zum Zahlen.
tool-build = Bauen
tool-sell = Verkaufen
tool-mortgage = Beleihen
tool-redeem = Hypothek ablösen
hand-watching = Du siehst zu
hand-manage = Verwalten
hand-manage-deeds = (Grundstücke)
trade = Handeln
hand-none = Noch keine Grundstücke.
hand-you-watch = Du siehst zu: alles, was alle sehen dürfen, und keine Geheimnisse.
hud-bank = Bank: { $pieces }
hud-pot = Auf Frei Parken liegen { $sum }
log-taken-back = { $name } hat einen Zug zurückgenommen; alle waren einverstanden.
log-title = Protokoll
log-only-mine = nur meins
log-label = Was geschehen ist
log-why = warum?
menu-animation = Bewegung
menu-colours = Farben
menu-letters = Buchstaben auf Knöpfen sind Tasten
menu-table = Der Tisch entscheidet
menu-take-back = Mein letzter Zug
menu-take-back-ask = Um Rücknahme bitten
menu-pause = Pause
menu-replace = Bots für die, die weg sind
menu-end = Das Spiel beenden
menu-end-really = Wirklich? Noch einmal drücken, um es endgültig zu beenden
menu-hand-over = Auf einem anderen Gerät weiterspielen
menu-hide = Verbergen
menu-show-seat = Meinen Platz zeigen
menu-seat-code = Code für dein eigenes anderes Gerät: Er enthält das Geheimnis deines Platzes
menu-only-you = Nur für dich: Wer das scannt, sitzt auf deinem Platz.
menu-invite = Jemanden zum Zusehen einladen
menu-fair = Faire Würfel: Fingerabdruck
menu-secret = Geheimnis
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
speed-very-fast = Sehr schnell
speed-off = Aus
trade-gives = { $name } gibt
offer-agree = für die Antwort
offer-counter = Ablehnen und ein Gegenangebot machen
tab-now = Jetzt
tab-board = Plan
tab-deeds = Besitz
tabs = Ansichten
player-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
player-winner = Sieger
player-deciding = überlegt
player-in-jail = im Gefängnis
player-away = weg, ein Bot spielt
player-bot = Bot
player-reconnecting = verbindet sich
player-you = du
player-here = da
player-worth = Wert { $sum }
player-show = Zeigen
player-with = mit { $name }
shape-circle = Kreis
shape-square = Quadrat
shape-triangle = Dreieck
shape-diamond = Raute
shape-star = Stern
shape-hexagon = Sechseck
shape-cross = Kreuz
shape-drop = Tropfen
prompt-label = Die Frage auf dem Tisch
prompt-bot-sits = Ein Bot hält deinen Platz warm.
prompt-back = Meinen Platz zurück
key-space = Leertaste
prompt-also = Auch gefragt: { $names }
prompt-patience = bevor ein Bot einspringt
prompt-paused = Das Spiel macht Pause.
prompt-moment = Einen Moment …
rule-owned = gehört { $name }
rule-rent-now = Miete jetzt
rule-rents = Mieten wie gedruckt
rule-why = Warum diese Miete
rule-clauses = Was das Regelbuch sagt ({ $count })
rule-page = [Anleitung { $page }]
rule-ours = unsere Entscheidung
space-price = Preis { $price }
space-price-leaves = Preis { $price }, es bleiben { $left }
space-completes = vervollständigt deine Gruppe
space-last = das Letzte seiner Gruppe
story-round = Runde { $round }:
story-title = Die Geschichte des Spiels
story-cash = Das Bargeld aller im Lauf des Spiels
story-stop = Anhalten
story-play = Abspielen
story-moment = Augenblick des Spiels
story-nothing = Noch ist nichts geschehen.
strip-label = Die Felder um deine Figur
trade-with = Handeln mit
trade-whom = Mit wem
trade-you-give = Du gibst
trade-who-adds = Wer Geld dazugibt
trade-add = und du legst drauf
trade-receive = und du bekommst
trade-how-much = Wie viel Geld
trade-make = Dieses Angebot machen
trade-of-cash = von { $cash } Bargeld
trade-nothing = nichts als Geld
trade-mortgaged = { $name } (beliehen)
vote-pause = { $names } { $count ->
    [one] möchte
   *[other] möchten
} eine Pause
vote-resume = { $names } { $count ->
    [one] möchte
   *[other] möchten
} weiterspielen
vote-replace = { $names } { $count ->
    [one] möchte
   *[other] möchten
} Bots für die spielen lassen, die weg sind
vote-end = { $names } { $count ->
    [one] möchte
   *[other] möchten
} das Spiel beenden
vote-take-back = Zurücknehmen
home-tables = Offene Tische
home-table = { $free } von { $seats } Plätzen frei{ $bots ->
    [0] {""}
    [one] , { $bots } Bot
   *[other] , { $bots } Bots
}.
home-table-changed = { $count ->
    [one] Eine Regel ist geändert.
   *[other] { $count } Regeln sind geändert.
}
home-sit = Hinsetzen
join-public = Ein Tisch für alle: die Namen sind vorgegeben, und man spricht in wenigen fertigen Worten.
lobby-public = Dieser Tisch steht auf der Startseite, bis es losgeht.
setup-public = Ein Tisch für alle
setup-public-says = Er steht auf der Startseite, bis es losgeht. Die Namen sind vorgegeben, und es gibt keinen Chat.
chat-title = Was geschrieben wurde
chat-write = An den Tisch schreiben
chat-send = Senden
chat-mute = { $name } stumm schalten
chat-unread = neu
back-title = Zurücknehmen
back-asks = { $name } möchte zurücknehmen:
back-seen = Es wurde schon gesehen: alle müssen zustimmen, und die Würfel fallen wieder genauso.
back-waits = der Tisch entscheidet
back-no = Nein
back-withdraw = Doch nicht
vote-agree = Zustimmen
vote-go-on = Weiter
why-can = Das geht jetzt.
why-not = Warum nicht?
api-silent = Der Server antwortet nicht. Läuft er noch?
api-refused = Der Server hat abgelehnt ({ $status }).
free-parking = Frei Parken
the-bank = die Bank
room-cannot = Dieser Raum lässt sich nicht zeigen.
money = { $sign }{ $figure } { $currency }
money-short = { $sign }{ $figure } { $unit ->
    [million] Mio.
   *[thousand] Tsd.
} { $currency }
short-o-hare-international-airport = O’Hare
short-los-angeles-international-airport = Flughafen L.A.
short-john-f-kennedy-international-airport = J. F. Kennedy
short-hartsfield-jackson-atlanta-international-airport = Flughafen Atlanta
short-cell-phone-service-provider = Mobilfunk
short-internet-service-provider = Internet
short-interest-on-credit-card-debt = Kartenzinsen

# Wie Optionen und ihre Werte heißen.
option-length = Länge
option-rounds = Runden
option-clock = Uhr
option-any_piece = Jeder Stein
option-button = Bauknopf
option-jumps = Sprünge
option-start_cash = Startgeld
option-wages = Lohn
option-trains = Züge
option-buy_back = Rückkauf
option-jail_double = Pasch im Gefängnis
option-jail_fine = Strafe im Gefängnis
option-bankrupt_cards = Karten bei Bankrott
option-offer_limit = Ende anbieten
option-short = Kurzes Spiel
option-minutes = Minuten
option-jackpot = Jackpot
option-double_go = Doppelt auf Los
option-auctions = Auktionen
option-jail_rent = Miete im Gefängnis
option-rent = Miete
option-even_building = Gleichmäßig bauen
option-salary = Gehalt
option-shortage_bid = Gebot bei Mangel
option-interest_on = Zinsen auf
option-doubles = Pasche
option-target = Ziel
option-upgrade_price = Preis der Stufe
option-fortune = Glückskarten
option-perks = Vorteile
option-until = Spielende
option-stories = Geschichten
option-growing = Wachsende Summen
option-fortune_cash = Bargeld je Glück
option-start_deeds = Grundstücke am Anfang
option-mayor = Bürgermeister
option-developer = Bauherr
option-police_chief = Polizeichef
option-artist = Künstler
option-surfer = Surfer
option-improving_tokens = Marken fürs Bauen
choice-1h = 1 Stunde
choice-2h = 2 Stunden
choice-3h = 3 Stunden
choice-agreement = Einigung
choice-any = jedes
choice-any_time = jederzeit
choice-automatic = von selbst
choice-bankruptcy = Bankrott
choice-claimed = verlangt
choice-clockwise = im Uhrzeigersinn
choice-creditor = Gläubiger
choice-last = bis einer übrig ist
choice-mortgage = Hypothek
choice-next_turn = nächster Zug
choice-none = keine
choice-open = offen
choice-own_turn = eigener Zug
choice-pile = Stapel
choice-price = Preis
choice-printed = gedruckt
choice-quarters = Viertel
choice-same_turn = selber Zug
choice-sealed = verdeckt
choice-shorter = kürzerer Weg
choice-sixth = ein Sechstel
choice-tenth = ein Zehntel
choice-timed = nach der Uhr
short-income-tax = Einkommen-steuer
short-industry-tax = Industrie-steuer
short-planning-permission = Bau-genehmigung
table-odds = Wer liegt vorn?
table-odds-off = wird nicht verraten
table-odds-after = nach dem Spiel
table-odds-live = die ganze Zeit
table-hints = Tipps, und was ein Handel wert ist
table-hints-off = niemand darf fragen
table-hints-on = alle dürfen fragen
level-easy = leicht
level-sharp = scharf
level-master = Meister
seat-level = Bot: { $level } ({ $person })
seat-level-elo = Bot: { $level } ({ $person }, Elo { $elo })
seat-levels = Bots nach Stärke
seat-others = Andere Bots
over-review = Spiel auswerten

# ---- ein echter Tisch: das Gerät der Bank
mirror-title = Die Bank
mirror-open-title = Das ganze Spiel führen
mirror-open-lead = Euer Plan, eure Figuren, eure Würfel: sagt dem Telefon, was ihr gewürfelt habt, und es führt Geld, Besitz und Regeln.
mirror-not-here = Dieser Raum würfelt selbst: hier ist keine Bank zu führen.
mirror-which-box = Welche Schachtel?
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
