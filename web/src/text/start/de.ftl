# Was vor einem Spiel gesagt wird: im Regal, an der Tür, in der Lobby, und wie Optionen heißen.

home-title = Vier Abende, streng nach den Regeln.
cover-choose = Wählen
cover-here_and_now = Wahrzeichen, Flughäfen und eine Skyline, die beim Bauen aufleuchtet.
cover-city = Bau eine ganze Stadt gegen die Handelsuhr.
cover-tropical_tycoon = Eine Insel mit eigenem Wetter, Schiff und Fernsehen.
cover-millionaire = Leb dich von einem Stern zu fünfen. Wer zuerst eine Million hat, gewinnt.
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
room-closed = Dieses Spiel lässt sich nicht weiterspielen
lobby-let-go = Platz freigeben
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
option-cards = Karten
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
choice-deck = Stapel des Spiels
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
choice-table = echter Stapel
choice-tenth = ein Zehntel
choice-timed = nach der Uhr
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
offline-title = Kein Netz
offline-says = Zum Spielen braucht Pass GO den Server. Dein Platz wartet dort: Komm wieder, wenn du online bist.
offline-again = Noch einmal versuchen
