// Made by tools/make_wire.py from src/passgo/server/wire. Change what is there, not this.

/** Every question a table can be asked. */
export type PromptKind = "ASK_TURN" | "ASK_BUY" | "ASK_RAISE" | "ASK_TAX" | "ASK_LIFT" | "ASK_WANTS" | "ASK_PLACE" | "ASK_REVIEW" | "ASK_OPEN_AUCTION" | "ASK_TIMED_AUCTION" | "ASK_SEALED_AUCTION" | "ASK_STOP" | "ASK_LIMIT" | "ASK_BUILD" | "ASK_PLANNING" | "ASK_JUMP" | "ASK_USE" | "ASK_DISTRICT" | "ASK_UPGRADE" | "ASK_RENT" | "ASK_CHOICE" | "ASK_END" | "ASK_MERCY" | "ASK_PARKING" | "ASK_SCENE" | "ASK_EVEN";

/** Everything chance can be asked. */
export type TossKind = "TOSS_DICE" | "TOSS_RENT" | "TOSS_CARD" | "TOSS_DEED" | "TOSS_CONTEST" | "TOSS_BUTTON" | "TOSS_FORTUNE" | "TOSS_BACK" | "TOSS_LUCK" | "TOSS_OFFICE" | "TOSS_JOB" | "TOSS_FIRST" | "TOSS_SCENE" | "TOSS_NEWS" | "TOSS_RESULT" | "TOSS_CASINO";

/** Every step that can be printed on a space. */
export type Landing = "NOTHING" | "DEED" | "FEE" | "COLLECT" | "INCOME_TAX" | "DRAW" | "TO_JAIL" | "PARK" | "DISTRICT" | "CHOOSE_DISTRICT" | "INDUSTRY_TAX" | "PLANNING" | "TAKE_DODGE" | "EASY_MONEY" | "TOXIC_WASTE" | "LAST_WORD" | "FORTUNE_SPACE" | "TURN_UP" | "INHERIT" | "BY_LEVEL" | "ROLL_FOR" | "STARS" | "GO_STOP" | "CHOOSE" | "ISLAND_DEED" | "VISIT" | "GO_TO_JAIL" | "FREE_PARKING" | "SCENE";

/** Everything that can happen at a table. */
export type EventName = "JOB" | "TOKENS" | "SCENE" | "CHOSE" | "RESULT" | "WEATHER" | "SHIP" | "OFF_AIR" | "DEVELOPED" | "CASINO_ROLL" | "PERK_OPEN" | "PERK_LOST" | "SPARED" | "RENT_PART" | "UNEVEN_NOW" | "FORTUNE_COUNTED" | "TOOK_FORTUNE" | "READ_FORTUNE" | "KEPT_FORTUNE" | "USED_FORTUNE" | "LOST_FORTUNE" | "SHOWED_FORTUNE" | "INHERITED_FORTUNE" | "LEVEL" | "CARD_ROLL" | "RENT_WAIVED" | "PRESSED" | "BLOCK" | "LANDMARK" | "PLACED" | "CLEARED" | "RAILROAD_BUILT" | "JUMPED" | "DODGE_TAKEN" | "DODGED" | "TAX_DODGED" | "TAXI" | "QUAKE" | "BEEP" | "HOUR_WANTED" | "HOUR_ADDED" | "DODGE_BACK" | "BEGAN" | "TURN" | "ROLLED" | "MOVED" | "PAID" | "DEED_TO" | "DREW" | "CARD_TO" | "JAILED" | "FREED" | "BUILT" | "SOLD" | "MORTGAGED" | "REDEEMED" | "OFFERED" | "ANSWERED" | "AUCTIONED" | "BID" | "PASSED" | "CLOSED_HAND" | "BIDS_OPENED" | "NO_SALE" | "RENT_DUE" | "RENT_OPEN" | "RENT_LOST" | "SHORT_OF_MONEY" | "BANKRUPT" | "SHORTAGE" | "WANTED" | "LAST_SECONDS" | "OVER" | "WON" | "CONTEST_ROLL" | "DEALT" | "LAPSED" | "SET_OFF" | "COUNTED" | "STOP_ASKED" | "STOP_ANSWERED" | "STALLED" | "LIMIT_SET" | "CORRECTED" | "CARD_SAID";

/** A card a player holds, face up to this viewer. */
export interface CardShown {
  /** As actions name it: `card0`. */
  id: string;
  name: string;
  text: string;
  /** It lies open and can be part of a deal; a Fortune card face down cannot. */
  traded: boolean;
}

/** One player as this viewer sees them. */
export interface PlayerShown {
  seat: number;
  name: string;
  cash: number;
  /** Cash, deeds and buildings as the rules add them up. */
  worth: number;
  /** What would decide if the game were counted now, by the rules of the edition: money, or Fortune. */
  score: number;
  /** The same in words: `$3,400,000`, `14 Fortune`. */
  score_text: string;
  /** The space the token stands on. */
  at: number;
  /** 0: free; else which turn in Jail comes next. */
  jail: number;
  alive: boolean;
  bot: string | null;
  online: boolean;
  absent: boolean;
  /** Short words the edition adds: a job, a token's special. */
  badges: string[];
  /** How many stars a player of Millionaire lives under; 0 elsewhere. */
  stars: number;
  cards: CardShown[];
  /** Cards held that this viewer may not read. */
  hidden_cards: number;
}

/** One space as it stands now. */
export interface SpaceShown {
  number: number;
  /** A seat; None: the bank, or nobody can own it. */
  owner: number | null;
  /** Buildings; the board says which level is a hotel. */
  level: number;
  /** The same in words: `3 houses`, `a resort`; empty: nothing. */
  built: string;
  mortgaged: boolean;
  /** What its loan costs whoever takes it over in a deal, at once. */
  interest: number;
  /** What landing here costs now. */
  rent: number;
  badges: string[];
  /** Every piece on it but houses and hotels, one word each, to be drawn: `home`, `works`, `railroad`, `casino`, `fortune`. */
  stands: string[];
  /** The spoken label: name, owner, buildings, rent. */
  text: string;
}

/** What the bank has left, and what lies on Free Parking. */
export interface Bank {
  houses: number;
  hotels: number;
  /** The pieces left, in the edition's words: `15 houses, 10 hotels`; empty: the box has none. */
  text: string;
  pot: number;
}

/** A deal on the table. */
export interface Offer {
  from: number;
  to: number;
  /** Space numbers, and kept cards as `card0`. */
  give: string[];
  want: string[];
  /** What the maker adds; below nothing: what the maker asks for. */
  money: number;
  gives_text: string;
  wants_text: string;
}

/** What must be paid before anything else. */
export interface Debt {
  /** A seat; -1: the bank; -4: Free Parking. */
  to: number;
  sum: number;
  /** The most this seat could raise. */
  means: number;
}

/** The open question. */
export interface Prompt {
  /** The name of the question in the rules. */
  kind: PromptKind;
  asked: number[];
  text: string;
  space: number | null;
  /** What is auctioned: a space, or 40 a house, 41 a hotel. */
  lot: number | null;
  high: number | null;
  high_seat: number | null;
  /** When the rules' own clock ends this, in ms of the server's clock (see `now`); None: untimed, or the clock stands. */
  deadline: number | null;
  /** When a bot takes over the seat asked, in ms of the server's clock. */
  patience: number | null;
  offer: Offer | null;
  debt: Debt | null;
}

/** Something this seat may do now. */
export interface Choice {
  /** Send this back in an `act` frame as it is. */
  action: string;
  group: "answer" | "build" | "sell" | "mortgage" | "redeem" | "claim" | "card" | "other";
  text: string;
  /** What it stands under where there are many like it, such as `Residential`; empty: it stands alone. */
  heading: string;
  space: number | null;
}

/** Every sum that can be bid: `BID money=<sum>`. */
export interface Bids {
  low: number;
  high: number;
  step: number;
}

/** The scene the Island Channel shows just now; its title and picture stand in the board's `scenes`. */
export interface OnAir {
  number: number;
  text: string;
}

/** What the place in the middle of the board is drawn from, beyond spaces and players. */
export interface World {
  weather: "" | "sunny" | "cloudy" | "rain" | "storm";
  ship: boolean;
  on_air: OnAir | null;
  /** The names of the stories that are being told. */
  running: string[];
  /** The cash that wins at once; 0: none does. */
  target: number;
  /** The Build button of the open question: not pressed yet, or what it has shown. */
  press: "" | "ready" | "blocks" | "railroad";
  /** How many blocks it still allows. */
  blocks: number;
  /** What lies in the box, by the words of `stands`. */
  stock: Record<string, number>;
  /** Who holds the Rent Dodge. */
  dodger: number | null;
  /** When the hour is over, in ms of the server's clock; None: the game is not played by the hour, or the clock stands. */
  ends: number | null;
}

/** Something only one edition has, for the whole table. */
export interface Extra {
  /** What it is in every language: `weather`. */
  name: string;
  label: string;
  value: string;
}

/** What one seat may see and do; seat -1 is a watcher. */
export interface Shown {
  seat: number;
  round: number;
  turn: number;
  over: boolean;
  ending: string;
  winners: number[];
  players: PlayerShown[];
  spaces: SpaceShown[];
  bank: Bank;
  /** The last roll; None before the first. */
  dice: [number, number] | null;
  prompt: Prompt | null;
  legal: Choice[];
  bids: Bids | null;
  /** `OFFER to=<seat> give=<things> want=<things> money=<sum>` may be said now. */
  may_offer: boolean;
  /** What only this edition has. */
  extra: Extra[];
  world: World;
}

/** One event, as far as this device may know it. */
export interface Told {
  seq: number;
  /** Which seats of this device may know it: on a shared screen the log of one is not the log of the other. */
  seats: number[];
  name: EventName;
  who: number;
  what: number;
  how: number;
  money: number;
  give: string[];
  want: string[];
  /** The sentence for the log; empty: nothing to say. */
  text: string;
  /** What a screen shows of a scene, without whom it is for; empty: nothing but `text`. */
  caption: string;
}

/** The banker tells what happened at the real table, in one breath: all of it holds, or nothing. Lines are as in records
(`0 BUY`, `CHANCE OUTCOME a=3 b=5`, `TABLE SET_CASH seat=1 money=500000`); `ON` leads on to the next roll, `DRAW` lets the
server draw, `PRESS` presses the Build button where that can be done, and `UNDO` or `REDO` alone takes back what was told
last, or tells it again. */
export interface Tell {
  t: "tell";
  id: string;
  lines: string[];
}

/** One way chance can fall, as it is told and as it is called. */
export interface FallShown {
  outcome: string;
  says: string;
  /** What stands on a card. */
  text: string;
}

/** What chance is waited for. */
export interface TossShown {
  kind: TossKind;
  seat: number;
  says: string;
  /** The faces of each die to be rolled; none: it is no roll. */
  dice: number[][];
  /** Every way that has a name; told to the banker only. */
  falls: FallShown[];
}

/** How a room with the luck of the table stands. */
export interface MirrorShown {
  /** Does this device keep the bank? Only then is it heard. */
  banker: boolean;
  toss: TossShown | null;
  /** May a roll be told now, that the last turn is done and the next player rolls being understood? */
  leads: boolean;
  /** The faces of the two dice of a turn. */
  dice: number[][];
  undo: number;
  /** How much can be taken back, and told again. */
  redo: number;
  jobs?: number[];
  /** In Tropical Tycoon: what each player is (0: nothing yet, 1: the Mayor), and how many Fortune tokens each has. */
  tokens?: number[];
  /** In City: somebody may hold the Rent Dodge. */
  dodge?: boolean;
  /** In Millionaire: decks whose cards lie in no open hand, so that nobody can say by hand who has one. */
  hidden_decks?: number[];
  /** In City: what a device may tell after everything else, so that the game does it where it can be done (`PRESS`). */
  by_itself?: string[];
}

/** One chair of a room. */
export interface LobbySeat {
  seat: number;
  /** `person`: belongs to the device that made the room or joined it; `open`: waits for somebody with the link. */
  kind: "person" | "bot" | "open";
  name: string;
  /** The bot that plays here, for a `bot` seat or while an absent person's seat is kept. */
  bot: string | null;
  taken: boolean;
  online: boolean;
  /** A bot plays for the person, who can come `back` at any time. */
  absent: boolean;
}

/** Somebody asks the table to take back what they said last, and all that followed. */
export interface TakingBack {
  seat: number;
  /** Events after this number would no longer count. */
  seq: number;
  /** Something fell, somebody answered, or a secret was read since: then bots are not asked, but another person must agree. */
  seen: boolean;
  /** When the table goes on without an answer, in ms of the server's clock. */
  until: number;
}

/** What a table has taken back: who asked for it, and the last event that still counted. */
export interface TakenBack {
  seat: number;
  seq: number;
}

/** A room as everybody may see it, before and during the game. */
export interface Lobby {
  room: string;
  /** Six letters to read aloud; `GET /api/join/{code}` tells the room. */
  code: string;
  /** Whose rules and words they are; a board of one's own has another title. */
  edition: string;
  title: string;
  options: Record<string, boolean | number | string>;
  seats: LobbySeat[];
  pace: "fast" | "normal" | "slow";
  turn_seconds: number | null;
  /** When everybody is told who is winning. */
  odds: "off" | "after" | "live";
  /** May a seat ask what to say, and what a deal is worth? */
  hints: boolean;
  started: boolean;
  over: boolean;
  paused: boolean;
  /** Which seats have said yes to what; it happens when all `voters` have. To let bots play, those it is about are not asked;
to end the game, all `members` must agree; a pause one wants to end ends after a minute, whoever has not answered. */
  votes: Partial<Record<"pause" | "resume" | "replace" | "end" | "take_back", number[]>>;
  /** The seats that can vote now: people who are here, play for themselves and are still in the game. */
  voters: number[];
  /** Whose game it is: all people still in it, here, away or played for by a bot, until they have left for good. */
  members: number[];
  /** The seat whose secret opens what the host's does, because the host is away, and not only for a moment. */
  deputy: number | null;
  /** The promise of the secret every toss comes from, fixed when the room was made; it tells nothing about a toss. */
  commitment: string;
  /** The secret itself, once the game is over. */
  secret: string | null;
  /** Version of the rules the game is played by. */
  rules: number;
  /** Everybody may come to it; names are given ones, and there is no free chat. */
  public?: boolean;
  /** At such a table: the names somebody who comes can still have. */
  names?: string[];
  /** The room in which the same people play again: the same secrets open the same seats there. */
  next: string | null;
  /** `table`: people roll real dice at a real table, and the banker tells what fell. */
  luck?: "seed" | "table";
  taking_back?: TakingBack | null;
  taken?: TakenBack[];
  /** Why nobody can play here any more though nobody ended the game: this server plays by other rules. */
  closed?: string;
}

/** The first frame: who I am, and what I have seen. No token: a watcher. `since` 0 asks for all events, null for none. */
export interface Hello {
  t: "hello";
  v: 1;
  tokens: string[];
  since: number | null;
  /** The language of this device, as `de` or `de-AT`; empty, or one nobody here speaks: what its browser likes, or English. */
  lang?: string;
  /** The host's secret, from the banker's device at a room with the luck of the table. */
  banker?: string | null;
  /** How often this device knows the table to have taken something back (the length of `taken` in the Lobby). */
  taken?: number;
}

/** A seat acts. The id is the client's own; saying the same id again does nothing and is acknowledged again. */
export interface Act {
  t: "act";
  id: string;
  seat: number;
  action: string;
}

/** A seat agrees, or no longer does, to pause, to resume, to let bots play for those who are away or have been asked for long
and say nothing (`replace`), to end, or to what somebody asks to take back; a no to that is the end of it. */
export interface Vote {
  t: "vote";
  id: string;
  seat: number;
  what: "pause" | "resume" | "replace" | "end" | "take_back";
  yes: boolean;
}

/** The person takes the seat back from the bot. */
export interface Back {
  t: "back";
  id: string;
  seat: number;
}

/** A seat asks the table to take back what it said last, and all that followed; the others `vote` on `take_back`. */
export interface TakeBack {
  t: "take_back";
  id: string;
  seat: number;
}

/** A seat says one of a few words, or makes a face, to all who are here; it is not kept. */
export interface Gesture {
  t: "gesture";
  id: string;
  seat: number;
  word: "hello" | "well_played" | "thanks" | "sorry" | "hurry" | "thinking" | "deal" | "no_way" | "good_luck" | "ouch" | "laugh" | "cry" | "love" | "wow" | "angry" | "party";
}

/** Where a browser is called by Web Push, as it says itself. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Call this seat when it is asked and not here; null: do not any more. The key is that of `GET /api/push`. */
export interface Push {
  t: "push";
  id: string;
  seat: number;
  subscription: Subscription | null;
}

/** A seat writes to all who are here, where people have invited each other; it is not kept. */
export interface Chat {
  t: "chat";
  id: string;
  seat: number;
  text: string;
}

/** Are you there, and how late is it? */
export interface Ping {
  t: "ping";
  id: string;
}

/** The answer to hello: the seats this device owns. */
export interface Welcome {
  t?: "welcome";
  v?: 1;
  seq: number;
  seats: number[];
  /** Digest of the board with its options. */
  board: string;
}

/** What has happened, and how things stand now for each seat of this device (a watcher's seat is "-1"). */
export interface Update {
  t?: "update";
  /** Number of the last event; say it as `since` when you come back. */
  seq: number;
  events: Told[];
  views: Record<string, Shown>;
  /** The server's clock in ms, for deadlines. */
  now: number;
  /** At a room with the luck of the table: what is waited for, and what can be taken back. */
  mirror?: MirrorShown | null;
  /** The table has taken something back: what you know of events after this number no longer counts. */
  rewound?: number | null;
}

/** What you said under this id is on disk, and counts. It is also the answer to a vote and to back. */
export interface Ack {
  t?: "ack";
  id: string;
  seq: number;
}

/** Nothing has happened. `code` is a Reason of the rules or a transport code; `id` is empty where none could be read. */
export interface Refused {
  t?: "refused";
  id: string;
  code: string;
  clause: string;
  sentence: string;
  /** Of several lines told in one breath the one that could not be, from 0; left out elsewhere. */
  line?: number | null;
}

/** Here I am. */
export interface Pong {
  t?: "pong";
  id: string;
  now: number;
}

/** Somebody has said one of a few words across the table. */
export interface Gestured {
  t?: "gestured";
  seat: number;
  word: "hello" | "well_played" | "thanks" | "sorry" | "hurry" | "thinking" | "deal" | "no_way" | "good_luck" | "ouch" | "laugh" | "cry" | "love" | "wow" | "angry" | "party";
}

/** Somebody has written to the table. */
export interface Chatted {
  t?: "chatted";
  seat: number;
  text: string;
}

/** The odds of one seat, 0 to 1, or a change of them, with the standard error. */
export interface ShareShown {
  seat: number;
  odds: number;
  error: number;
}

/** Who is winning, as far as everybody may know; only at a table that plays with live odds. */
export interface OddsFrame {
  t?: "odds";
  /** After which event that was so. */
  seq: number;
  shares: ShareShown[];
}

/** Somebody came, went, joined, voted; the game began or ended. */
export interface LobbyFrame {
  t?: "lobby";
  lobby: Lobby;
}

/** A choice a table can make before it begins; the default is the printed rule. */
export interface OptionShown {
  name: string;
  kind: "switch" | "number" | "money" | "choice";
  says: string;
  default: boolean | number | string;
  /** For a `choice`. */
  choices: string[];
  least: number;
  most: number;
  clauses: string[];
}

/** A bot that can sit at the table. */
export interface BotShown {
  name: string;
  says: string;
  /** How strong, for one of the three to play against; empty: a bot for other uses. */
  level: "" | "easy" | "sharp" | "master";
  /** What that one is called. */
  person: string;
  /** How strong it was measured to be in this edition; 0: nobody has. */
  elo: number;
}

/** An edition to choose from. */
export interface EditionShown {
  key: string;
  title: string;
  year: number;
  fewest: number;
  most: number;
  currency: string;
  options: OptionShown[];
  bots: BotShown[];
}

/** One rent as the deed prints it. */
export interface RentShown {
  /** What it is for: `site`, `2 houses`, `3 owned`. */
  says: string;
  sum: number;
}

/** One space as it is printed. */
export interface BoardSpace {
  number: number;
  /** What it is called in every language: `free-parking`. */
  key: string;
  name: string;
  city: string;
  group: number | null;
  /** The step that follows when a token comes to rest here. */
  landing: Landing;
  price: number;
  loan: number;
  house: number;
  hotel: number;
  rents: RentShown[];
  text: string;
  /** The ids of the clauses that speak of it. */
  clauses: string[];
}

/** A colour group. */
export interface BoardGroup {
  number: number;
  /** What it is called in every language: `light-blue`. */
  key: string;
  name: string;
  /** One letter, different for every group: colour is never the only sign. */
  letter: string;
  spaces: number[];
}

/** One card of a deck. */
export interface BoardCard {
  id: string;
  deck: number;
  name: string;
  text: string;
  kept: boolean;
}

/** A scene of the Island Channel: what stands over it, and which of the channel's pictures is behind the presenter. */
export interface SceneShown {
  title: string;
  picture: string;
}

/** Everything printed, with the options put in. */
export interface BoardShown {
  key: string;
  title: string;
  currency: string;
  digest: string;
  /** The level that is a hotel. */
  top_level: number;
  /** How many blocks of both kinds a district bears; 0: this edition has none. */
  block_limit: number;
  /** What every sum here is a multiple of: a figure below it, said without a unit, means thousands or millions. */
  note: number;
  /** The space of the Jail. */
  jail: number;
  spaces: BoardSpace[];
  groups: BoardGroup[];
  decks: string[];
  cards: BoardCard[];
  tokens: string[];
  /** By the number a SCENE event has in `what`; empty where there is no television. */
  scenes: SceneShown[];
}

/** A clause of the rulebook ledger; `ours`: the booklet is silent and we decided; `page`: where it says so, or empty. */
export interface ClauseShown {
  id: string;
  heading: string;
  text: string;
  ours: boolean;
  page: string;
}

/** A chair of a room to be made. */
export interface NewSeat {
  kind: "person" | "bot" | "open";
  name: string;
  bot?: string | null;
}

/** A room to be made. Every `person` seat belongs to the device that asks. */
export interface NewRoom {
  edition: string;
  options?: Record<string, boolean | number | string>;
  seats: NewSeat[];
  pace?: "fast" | "normal" | "slow";
  /** What one seat may use of a turn before a bot takes over; null: there is no clock. Where it is left out and nobody else
is to join, there is none either. */
  turn_seconds?: number | null;
  /** `table`: no dice are dealt; the device with the host's secret tells what fell at a real table. */
  luck?: "seed" | "table";
  /** Shown to everybody who looks for a table until it begins. There people have given names, and there is no free chat. */
  public?: boolean;
  /** When everybody is told who is winning. */
  odds?: "off" | "after" | "live";
  /** May a seat ask what to say, and what a deal is worth? */
  hints?: boolean;
}

/** A table everybody may come to: somebody waits there. */
export interface OpenTable {
  code: string;
  edition: string;
  title: string;
  seats: number;
  free: number;
  bots: number;
  turn_seconds: number | null;
  /** How many of its rules are not as printed. */
  changed: number;
}

/** What a browser needs to be called by this server; empty: it calls nobody. */
export interface PushKey {
  key: string;
}

/** A seat and the secret that opens it. */
export interface MySeat {
  seat: number;
  token: string;
}

/** The new room; `host` is the secret that starts it and hands out bots. */
export interface MadeRoom {
  room: string;
  code: string;
  host: string;
  mine: MySeat[];
}

/** The room behind a code. */
export interface Found {
  room: string;
}

/** Take the next open seat, under a name that can be read and does not look like anybody else's there. */
export interface Join {
  name: string;
}

/** Before the start: a bot sits here, or (null) the seat is open again. Later, whichever is named: one that trades nothing
away keeps the seat of somebody who is away until the person is back. */
export interface GiveToBot {
  seat: number;
  bot: string | null;
}

/** May this seat do that? */
export interface Question {
  token: string;
  action: string;
}

/** Why not: a code, the clause of the rulebook, and a sentence. */
export interface Reply {
  code: string;
  clause: string;
  sentence: string;
}

/** An explanation, line by line. */
export interface Lines {
  lines: string[];
}

/** What looked another way on the board after this event; the first of them holds the whole board. */
export interface Changed {
  seq: number;
  spaces: SpaceShown[];
}

/** How the server is. */
export interface Health {
  ok: boolean;
  says: string;
}

/** Before the start the host says what this table allows. */
export interface TableWish {
  odds: "off" | "after" | "live";
  hints: boolean;
}

/** Everybody's odds as one seat may know them, or as everybody may. */
export interface OddsShown {
  /** From whose chair; -1: what everybody may know. */
  seat: number;
  shares: ShareShown[];
}

/** An answer that was weighed. */
export interface WeighedShown {
  action: string;
  text: string;
  odds: number;
  /** The standard error of how much worse than the best it is. */
  error: number;
}

/** What a seat should say. */
export interface HintShown {
  /** Send this back in an `act` frame as it is. */
  action: string;
  text: string;
  why: string;
  /** All of it in one. */
  sentence: string;
  odds: number;
  /** By how much it is better than what the sharp player would say (to an offer: no), or, where that is best, than the next
best; 0: there was nothing else. */
  gain: number;
  /** The standard error of that. */
  error: number;
  /** Is it what the sharp player would say (to an offer: no)? */
  usual: boolean;
  weighed: WeighedShown[];
}

/** Is this deal good for me? `OFFER to=… give=… want=… money=…`; empty: the offer on the table. */
export interface DealAsked {
  action?: string;
}

/** What a deal would change. */
export interface WorthShown {
  /** For whoever asked. */
  verdict: "good" | "bad" | "even";
  sentence: string;
  /** Changes of odds: of whoever makes the deal, and of whoever is asked. */
  sides: ShareShown[];
}

/** A fair deal to propose, or a sentence that there is none. */
export interface DealShown {
  /** Send this back in an `act` frame as it is; empty: there is none. */
  action: string;
  text: string;
  worth: WorthShown | null;
}

/** The beginning of a turn: everybody's odds, and what luck and own answers have changed since the point before. */
export interface PointShown {
  step: number;
  round: number;
  odds: number[];
  luck: number[];
  own: number[];
}

/** An answer, and a better one. */
export interface MistakeShown {
  step: number;
  round: number;
  said: string;
  better: string;
  loss: number;
  error: number;
}

/** A turn that changed much. */
export interface TurningShown {
  step: number;
  round: number;
  change: number;
  luck: number;
  own: number;
  others: number;
}

/** A deal nobody proposed. */
export interface MissedShown {
  round: number;
  offer: string;
  to: number;
  mine: number;
  theirs: number;
}

/** One player's game. */
export interface SeatReviewed {
  seat: number;
  answers: number;
  decisions: number;
  skipped: number;
  accuracy: number;
  lost: number;
  luck: number;
  own: number;
  others: number;
  mistakes: MistakeShown[];
  turnings: TurningShown[];
  missed: MissedShown[];
}

/** A finished game looked at again, as far as it is by now. */
export interface ReviewShown {
  edition: string;
  title: string;
  names: string[];
  winners: number[];
  note: string;
  curve: PointShown[];
  seats: SeatReviewed[];
  /** Players still to be looked at: ask again in a moment; 0: this is all. */
  waiting: number;
}

/** Everything a browser may send. */
export type Said = Hello | Act | Tell | Vote | Back | TakeBack | Gesture | Chat | Push | Ping;

/** Everything a server may send. */
export type Heard = Welcome | Update | Ack | Refused | Pong | Gestured | Chatted | OddsFrame | LobbyFrame;
