/** The seats of this browser: "Your seat is yours until the game ends", so their secrets live here and in links only. */
export type Kept = {
  room: string;
  code: string;
  title: string;
  host: string | null;
  seats: { seat: number; token: string }[];
  at: number;
  over: boolean;
};

const KEY = "passgo.rooms";
const MOST = 12;

/** Where the browser keeps nothing: what this page knows until it is closed. */
let unkept: Kept[] | null = null;
export const keepsNothing = (): boolean => unkept !== null;

export function rooms(): Kept[] {
  if (unkept) return unkept;
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "[]") as Kept[]).sort((a, b) => b.at - a.at);
  } catch {
    return [];
  }
}

/** Could this be a secret at all? A link that was cut off is none, and the server would not even read it. */
export const isSecret = (text: string): boolean => /^[\w-]{16,64}$/.test(text);

export const kept = (room: string): Kept | undefined => rooms().find((one) => one.room === room);

export function keep(room: string, change: Partial<Kept>): void {
  const before = kept(room) ?? { room, code: "", title: "", host: null, seats: [], at: 0, over: false };
  const seats = [...before.seats.filter((old) => !change.seats?.some((fresh) => fresh.seat === old.seat)), ...(change.seats ?? [])];
  const now = { ...before, ...change, seats, at: Date.now() };
  const all = [now, ...rooms().filter((one) => one.room !== room)];
  // A seat in a game that goes on is not forgotten for a game that is over, or one only watched.
  const held = (one: Kept): boolean => one.seats.length > 0 && !one.over;
  write([...all.filter(held), ...all.filter((one) => !held(one))].slice(0, MOST));
}

/** Secrets that were tried and open nothing are thrown away. */
export function discard(room: string, tokens: string[]): void {
  if (tokens.length) write(rooms().map((one) => (one.room === room ? { ...one, seats: one.seats.filter(({ token }) => !tokens.includes(token)) } : one)));
}

export const forget = (room: string): void => write(rooms().filter((one) => one.room !== room));

function write(all: Kept[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // After a reload the link with the seat's secret is the only way back.
    unkept = all;
  }
}
