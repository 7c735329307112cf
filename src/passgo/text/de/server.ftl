# Was der Server sagt: Absagen, bevor die Regeln gefragt sind, und was ein Tisch zeigt.

server-bad-frame = Diese Nachricht ist nicht lesbar.
server-bad-frame-why = Diese Nachricht ist nicht lesbar: { $why }.
server-bad-frame-at = Diese Nachricht ist bei { $where } nicht lesbar: { $why }.
server-bad-action = Diese Wörter sind keine Handlung.
server-bad-token = Dieses Geheimnis öffnet in diesem Raum keinen Platz.
server-hello-first = Sag zuerst hallo, und nur einmal.
server-not-your-seat = Dieser Platz ist nicht deiner.
server-too-big = Das ist zu lang.
server-too-fast = Etwas langsamer, bitte.
server-no-such-room = Einen solchen Raum gibt es nicht.
server-no-such-thing = So etwas gibt es hier nicht.
server-bad-request = Was gesendet wurde, ergibt hier keinen Sinn.
server-bad-request-why = Was gesendet wurde, ergibt keinen Sinn: { $why }.
server-bad-request-at = Was gesendet wurde, ergibt bei { $where } keinen Sinn: { $why }.
server-not-started = Das Spiel hat noch nicht begonnen.
server-started = Das Spiel hat schon begonnen.
server-not-over = Dieses Spiel läuft noch: Dieselben können wieder spielen, wenn es zu Ende ist.
server-seats-open = Es sind noch Plätze frei: Warte auf jemanden, oder setz einen Bot hin.
server-room-full = In diesem Raum sind zu viele Geräte.
server-no-seat-free = Alle Plätze sind besetzt.
server-not-the-host = Das kann nur, wer den Raum eröffnet hat, oder der Erste am Tisch, solange der weg ist.
server-not-the-banker = Was an diesem Tisch fällt, sagt nur die Bank.
server-paused = Das Spiel macht Pause.
server-game-over = Das Spiel ist zu Ende.
server-not-a-person = Abstimmen kann nur ein Mensch am Tisch.
server-nobody-away = Niemand ist weg oder still, oder erst seit einem Augenblick: warte ein wenig.
server-too-many-offers = In diesem Zug hast du genug angeboten: warte auf den nächsten.
server-nothing-to-take-back = Du hast noch nichts gesagt, was zurückgenommen werden könnte.
server-seen-already = Seitdem ist etwas gefallen, jemand hat geantwortet oder ein Geheimnis wurde gelesen: Bots nehmen das nicht zurück, nur Menschen können sich darauf einigen.
server-asked-enough = Fürs Erste wurde genug zurückgenommen: spielt weiter.
server-not-asked-for = Niemand möchte mehr etwas zurücknehmen.
server-given-name = An einem Tisch, zu dem alle kommen dürfen, heißt man wie einer von diesen: { LIST($known) }.
server-no-chat = An einem Tisch, zu dem alle kommen dürfen, gibt es nur die Worte im Ring.
server-no-push = Dieser Server kann diesen Browser nicht rufen.
server-call = { $name }, du bist am Zug.
server-rules-changed = Dieses Spiel wurde unter anderen Regeln begonnen, als dieser Server sie spielt.
server-bad-origin = Diese Seite gehört nicht zu diesem Server.
server-bad-host = So heißt dieser Server nicht.
server-too-slow = Das hat zu lange gebraucht.
server-broken = Hier ist etwas schiefgegangen, womit niemand gerechnet hat.
server-not-stored = Das Spiel konnte nicht gespeichert werden; nichts ist geschehen.
server-no-edition = Eine solche Ausgabe gibt es nicht; es gibt: { LIST($known) }.
server-players = { $edition } ist für { $fewest } bis { $most } Spieler.
server-bot-seat = Ein Bot-Platz braucht einen dieser Bots: { LIST($known) }.
server-same-name = Zwei Spieler haben denselben Namen.
server-bad-options = `options` muss ein JSON-Objekt mit einfachen Werten sein.
server-name-taken = So heißt schon jemand am Tisch.
server-no-seat = Einen solchen Platz gibt es nicht.
server-no-bot = Einen solchen Bot gibt es nicht; es gibt: { LIST($known) }.
server-seat-taken = Dort sitzt schon jemand.
server-running = Pass GO läuft.
server-can-write = Spiele lassen sich speichern.

shown-ended = einvernehmlich beendet
shown-stock = { LIST($pieces) }
shown-owned = gehört { $owner }
shown-for-sale = zu haben für { $price }
shown-mortgaged = beliehen
shown-rent = Miete { $money }
shown-side = { AND($things) }
shown-label = { LIST($parts) }

why-bank = Es gehört der Bank.
why-redeem = Hypothek ablösen: { $money }
why-loan = Die Bank würde leihen: { $money }
why-building = Das nächste Gebäude kostet: { $money }
why-buildings = Für alle Gebäude würde die Bank zahlen: { $money }
why-line = { $words }: { $money }
why-this-time = Diesmal also: { $money }

printed-site = unbebaut
printed-blocks = { $count ->
    [one] { $count } Block
   *[other] { $count } Blöcke
}
printed-owned = { $count } im Besitz
printed-owned-dice = { $count } im Besitz, mal Augenzahl
printed-group = Gruppe { $group }
printed-price = Preis { $price }
server-closed-board = Dieses Spiel von { $edition } wurde auf einem anderen Spielplan oder mit anderen Würfeln begonnen, als dieser Server hat; was erzählt wurde, lässt sich herunterladen.
server-closed-edition = Dieses Spiel gehört zu einer Ausgabe, die dieser Server nicht hat ({ $edition }); was erzählt wurde, lässt sich herunterladen.
server-closed-rules = Dieses Spiel wurde unter Version { $began } der Regeln von { $edition } begonnen, und dieser Server spielt Version { $now }: { $release } könnte es weiterspielen. Was erzählt wurde, lässt sich herunterladen.
server-held-elsewhere = Dieser Raum ist auf einen anderen Server umgezogen: komm gleich wieder.
server-unknown = Es ist nicht bekannt, ob das gespeichert wurde: Sag dasselbe noch einmal, unter derselben Kennung.
