/** The table as it should lie there, while somebody types it: kept over a change of screens and a reload, told when it is whole. */
import type { Room } from "../lib/room.svelte";
import { colours, corrections, laid, type Laid, type Part, type Told } from "./laid";
import { sumAt } from "./lines";

/** More than fits into one breath is told in several, in the same order. */
const BREATH = 150;
const KEY = "passgo.takeover";
type Tell = (lines: string[]) => Promise<boolean>;
type Kept = { room: string; stamp: string; screen: number; wish: Laid; cash: string[] };

/** Nothing else was told meanwhile: else what was typed is about another table. */
const stampOf = (room: Room): string => `${room.mirror!.undo}.${room.told.at(-1)?.seq ?? 0}`;

function kept(room: string): Partial<Kept> | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Kept | null;
    return found?.room === room ? found : null;
  } catch {
    return null;
  }
}

/** This room takes over a running game: its bank opens with the first of the screens. */
export function begin(room: string): void {
  if (!underWay(room)) write({ room });
}

/** Is a take-over under way in this room? */
export const underWay = (room: string): boolean => kept(room) !== null;

function write(what: Partial<Kept> | null): void {
  try {
    if (what) sessionStorage.setItem(KEY, JSON.stringify(what));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage a reload begins at what was told.
  }
}

export class Draft {
  wish = $state<Laid>()!;
  cash = $state<string[]>([]);
  screen = $state(0);
  /** What could not be, and why. */
  stuck = $state<{ part: Part; space?: number; seat?: number; sentence: string } | null>(null);

  constructor(
    readonly room: Room,
    private keeps = false,
  ) {
    const before = keeps ? kept(room.id) : null;
    const same = before?.stamp === stampOf(room);
    this.wish = structuredClone(same && before?.wish ? before.wish : this.now);
    this.cash = same && before?.cash ? before.cash : room.view!.players.map((player) => room.exact(player.cash));
    this.screen = before?.screen ?? 0;
  }

  get now(): Laid {
    return laid(this.room.view!, this.room.board!, this.room.mirror!);
  }

  get sums(): (number | null)[] {
    // What was not touched is what it was, whatever the note: `$5,000` too, where nobody has such a note.
    return this.cash.map((text, seat) => (text === this.room.exact(this.now.people[seat].cash) ? this.now.people[seat].cash : text ? sumAt(this.room, text) : null));
  }

  get steps(): Told[] {
    if (this.sums.includes(null)) return [];
    const people = this.wish.people.map((person, seat) => ({ ...person, cash: this.sums[seat]! }));
    return corrections(this.now, { ...this.wish, people }, colours(this.room.board!));
  }

  /** As it is typed now. */
  keep(): void {
    if (this.keeps) write({ room: this.room.id, stamp: stampOf(this.room), screen: this.screen, wish: $state.snapshot(this.wish), cash: $state.snapshot(this.cash) });
  }

  end(): void {
    write(null);
  }

  /** All that has changed; where the rules would not have it, what it was about is remembered, and nothing after it is told. */
  async tell(tell: Tell): Promise<boolean> {
    const steps = this.steps;
    this.stuck = null;
    for (let at = 0; at < steps.length; at += BREATH) {
      const breath = steps.slice(at, at + BREATH);
      if (await tell(breath.map(({ line }) => line))) continue;
      const { line, sentence } = this.room.refused ?? {};
      const wrong = line == null ? undefined : breath[line];
      // What is about no line (a pause, say) is told at the top, like everything that is refused.
      if (wrong) {
        this.stuck = { part: wrong.part, space: wrong.space, seat: wrong.seat, sentence: sentence! };
        this.room.refused = null;
      }
      return false;
    }
    return true;
  }
}
