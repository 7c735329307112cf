/** A room as this device knows it: the lobby, what each of its seats may see, and everything that was told. */
import { type Landmark, type Machine, placeOf } from "../worlds/places";
import type { BoardShown, ClauseShown, Heard, Lobby, MirrorShown, OddsFrame, PlayerShown, Reply, Shown, SpaceShown, Told, Update } from "../wire";
import { api, Trouble } from "./api";
import { Doors } from "./doors.svelte";
import { Chat } from "./chat.svelte";
import { HotSeat } from "./hotseat.svelte";
import { route } from "./route.svelte";
import { settings } from "./settings.svelte";
import { discard, keep, kept, type Kept } from "./seats";
import { Socket } from "./socket";
import { Stage } from "./stage.svelte";
import { language, t } from "../text";
import { exact, short } from "./money";
import type { Past } from "./story";
import { Voice } from "./voice.svelte";

const LONGEST_LOG = 5000;

export class Room extends Voice {
  lobby = $state.raw<Lobby | null>(null);
  board = $state.raw<BoardShown | null>(null);
  currency = $derived(this.board?.currency ?? "");
  rules = $state.raw<ClauseShown[]>([]);
  views = $state.raw<Record<string, Shown>>({});
  told = $state.raw<Told[]>([]);
  online = $state(false);
  problem = $state("");
  stage: Stage;
  hotseat = new HotSeat(this);
  /** Who has left the auction under way. */
  doors: Doors;
  /** The machine beside the question, and the one over the picture, where this edition has one and once it is here. */
  unit = $state.raw<Machine | null>(null);
  channel = $state.raw<Machine | null>(null);
  /** The pictures of its deeds, once they are here. */
  landmark = $state.raw<Landmark | null>(null);
  /** At a real table: what is waited for, and what can be taken back. */
  mirror = $state.raw<MirrorShown | null>(null);
  /** What people write to each other. */
  chat = new Chat();
  /** Who is winning as far as all may know, where the table plays with live odds. */
  odds = $state.raw<OddsFrame | null>(null);
  /** A moment of the story that is being told again; null: now. */
  past = $state.raw<Past | null>(null);

  private offset = 0;
  private fresh = true;
  /** The seats we said hello with. */
  private tried: Kept["seats"] = [];
  private triedHost: string | null = null;

  /** `watches`: a big screen for everybody, which opens no seat even where its secret is known. */
  constructor(
    readonly id: string,
    private watches = false,
    private atOnce = false,
  ) {
    super();
    this.doors = new Doors(id);
    this.stage = new Stage({
      spaces: () => this.board?.spaces.length ?? 0,
      apply: (update) => this.apply(update),
      line: (told) => this.note(told),
      knows: (told) => this.knows(told),
      mine: () => this.mine,
      isBot: (seat) => !!this.view?.players[seat]?.bot,
    });
    void this.begin();
  }

  get view(): Shown | null {
    return this.views[this.seat] ?? Object.values(this.views)[0] ?? null;
  }

  /** The spaces as they stand, or stood in the moment looked back to. */
  get spaces(): SpaceShown[] {
    return this.past?.spaces ?? this.view?.spaces ?? [];
  }

  /** May whoever is at the screen know this? On a shared one the log of one seat is not the log of the other, and all look at the banker's. */
  knows = (told: Told): boolean => this.mine.length < 2 || (this.hotseat.shared || this.atOnce ? this.mine.every((seat) => told.seats.includes(seat)) : told.seats.includes(this.seat));

  /** The log of the seat shown. */
  get log(): Told[] {
    return this.told.filter((told) => told.text && this.knows(told));
  }

  get me(): PlayerShown | null {
    return this.view?.players.find((player) => player.seat === this.seat) ?? null;
  }

  get asked(): boolean {
    return !!this.view?.prompt?.asked.includes(this.seat);
  }

  /** The secret that starts the game: the host's, or a seat's while the host is away. */
  get host(): string | null {
    const deputy = this.lobby?.deputy ?? null;
    return kept(this.id)?.host ?? (deputy !== null && this.mine.includes(deputy) ? this.tokenOf(deputy) : null);
  }

  get token(): string {
    return this.tokenOf(this.seat);
  }

  tokenOf(seat: number): string {
    return kept(this.id)?.seats.find((one) => one.seat === seat)?.token ?? "";
  }

  short = (sum: number): string => short(sum, this.currency);
  exact = (sum: number): string => exact(sum, this.currency);
  name = (seat: number): string => this.view?.players.find((player) => player.seat === seat)?.name ?? t(seat === -4 ? "free-parking" : "the-bank");

  /** Milliseconds until a moment of the server's clock. */
  left = (moment: number): number => Math.max(0, moment - (Date.now() + this.offset));

  private async begin(): Promise<void> {
    try {
      const lobby = await api.lobby(this.id);
      this.lobby = lobby;
      keep(this.id, { code: lobby.code, title: lobby.title, over: lobby.over });
      // Nobody can play on here: there is nothing to wait for, and no board these rules know.
      if (lobby.closed && !lobby.over) return;
      this.board = await api.roomBoard(this.id);
      const place = placeOf(lobby.edition);
      void place.unit?.().then(({ default: machine }) => (this.unit = machine));
      void place.channel?.().then(({ default: machine }) => (this.channel = machine));
      void place.landmarks?.().then(({ landmark }) => (this.landmark = landmark));
      this.open();
      this.rules = await api.rules(lobby.edition);
    } catch (trouble) {
      this.problem = trouble instanceof Trouble ? trouble.message : t("room-cannot");
    }
  }

  private open(): void {
    const hello = () => {
      const since = this.fresh ? 0 : this.seq;
      this.triedHost = this.banks;
      this.tried = this.watches ? [] : (kept(this.id)?.seats ?? []);
      return { tokens: this.tried.map((one) => one.token), since, lang: language(), taken: this.lobby?.taken?.length ?? 0, ...(this.triedHost ? { banker: this.triedHost } : {}) };
    };
    this.socket = new Socket(
      this.id,
      hello,
      (frame) => this.hear(frame),
      (yes) => (this.online = yes),
    );
  }

  private hear(frame: Heard): void {
    if (frame.t === "welcome") {
      this.mine = frame.seats;
      discard(
        this.id,
        this.tried.filter((one) => !frame.seats.includes(one.seat)).map((one) => one.token),
      );
      if (settings.tell && frame.seats.length) void this.callMe(true);
      if (!frame.seats.includes(this.seat)) this.seat = frame.seats[0] ?? -1;
    } else if (frame.t === "lobby") {
      this.lobby = frame.lobby;
      keep(this.id, { over: frame.lobby.over });
    } else if (frame.t === "pong") {
      this.offset = frame.now - Date.now();
    } else if (frame.t === "update") {
      this.offset = frame.now - Date.now();
      this.caughtUp(frame.seq);
      this.mirror = frame.mirror ?? null;
      // A secret that opens no bank is none: it must not keep out the one a link brings.
      if (this.mirror?.banker === false && this.triedHost && this.triedHost === this.banks) keep(this.id, { host: null });
      if (frame.rewound != null) this.rewind(frame);
      else if (this.fresh) this.catchUp(frame);
      else if (this.atOnce) this.now(frame);
      else this.stage.push(frame);
    } else if (frame.t === "odds") {
      this.odds = frame;
    } else if (frame.t === "gestured") {
      if (!settings.muted && !this.chat.muted.includes(frame.seat)) this.heardWord(frame.seat, frame.word);
    } else if (frame.t === "chatted") {
      this.chat.heard(frame.seat, frame.text, this.seat);
    } else if (frame.t === "refused" && (!frame.id || frame.id === "hello")) {
      this.refused = frame;
    }
  }

  /** What happened before we came is not acted out again. */
  private catchUp(frame: Update): void {
    this.fresh = false;
    this.told = frame.events.filter((told) => told.text || told.name === "PAID").slice(-LONGEST_LOG);
    this.doors.recall(this.told);
    this.apply(frame);
    this.stage.dice = this.view?.dice ?? null;
  }

  /** The banker looks at a real table: nothing is acted out here. */
  private now(frame: Update): void {
    for (const told of frame.events) this.note(told);
    this.apply(frame);
  }

  /** The host's secret, where this device tells what falls on a real table. */
  private get banks(): string | null {
    return this.lobby?.luck === "table" ? (kept(this.id)?.host ?? null) : null;
  }

  /** The table has taken something back: what was to be shown of it is not shown any more, and the log forgets it. */
  private rewind(frame: Update): void {
    this.stage.drop();
    this.doors.rewound(frame.rewound!);
    if (frame.events.length) return this.catchUp(frame);
    this.told = this.told.filter((told) => told.seq <= frame.rewound!);
    this.apply(frame);
    this.stage.dice = this.view?.dice ?? null;
  }

  private apply(update: Update): void {
    const before = JSON.stringify(this.view?.prompt);
    this.views = update.views;
    if (JSON.stringify(this.view?.prompt) !== before) this.refused = null;
    const view = Object.values(update.views)[0];
    this.stage.hammer.lot = view?.prompt?.lot ?? this.stage.hammer.lot;
    if (view) this.stage.places = view.players.map((player) => player.at);
  }

  private note(told: Told): void {
    this.doors.heard(told);
    if (told.text || told.name === "PAID") this.told = [...(this.told.length > LONGEST_LOG ? this.told.slice(-LONGEST_LOG) : this.told), told];
  }

  /** Into the room where the same people play again: our secrets open the same seats there. */
  follow(next: string): void {
    const { code, title, host, seats } = kept(this.id) ?? { code: "", title: "", host: null, seats: [] };
    keep(next, { code, title, host, seats });
    route.go("room", next);
  }

  /** The rules' own answer why something cannot be done; null: it can. */
  whyNot(action: string): Promise<Reply | null> {
    return api.whyNot(this.id, this.token, action).catch((trouble: Error) => ({ code: "TROUBLE", clause: "", sentence: trouble.message }));
  }

  close(): void {
    this.stage.close();
    this.socket?.close();
  }
}
