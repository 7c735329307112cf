/** What people write to each other at a table they were invited to. Kept here only, and whom one does not want to read one mutes. */
export type Line = { id: number; seat: number; text: string };

const MOST = 100;

export class Chat {
  lines = $state.raw<Line[]>([]);
  muted = $state<number[]>([]);
  /** Lines nobody has looked at yet. */
  unread = $state(0);
  private count = 0;

  get shown(): Line[] {
    return this.lines.filter(({ seat }) => !this.muted.includes(seat));
  }

  heard(seat: number, text: string, mine: number): void {
    this.lines = [...this.lines.slice(-MOST), { id: this.count++, seat, text }];
    if (seat !== mine && !this.muted.includes(seat)) this.unread++;
  }

  mute(seat: number): void {
    this.muted = this.muted.includes(seat) ? this.muted.filter((one) => one !== seat) : [...this.muted, seat];
  }
}
