/** What tools/make_companion.py has made of the rules. */
import made from "../data.json";

export type Effect = [verb: number, who: number, whom: number, what: number, sum: number, corner?: number, nth?: number];
export type Result = { text: string; odds: number; next: string; do: Effect[] };
export type Choice = { says: string; needs: number; results: Result[] };
export type Scene = { id: string; channel: string; story: string; for: number; picture: string; text: string; asks: boolean; choices: Choice[] };
export type Story = { id: string; name: string; last: boolean; first: string };
export type District = { space: number; name: string; group: number; rent: number[] };
export type Preset = "quarters" | "sixth" | "tenth";
export type Box = (typeof made)["boxes"][number];

/** What another language says for the words of the channel and for City's pieces: the same lists, in the same order. */
export const ELSEWHERE = made.elsewhere as Record<string, { scenes: string[]; pieces: string[] }>;
export const DIGEST: string = made.digest;
export const CITY = made.city as Omit<(typeof made)["city"], "districts"> & { districts: District[] };
export const ISLAND = made.island as unknown as Omit<(typeof made)["island"], "scenes" | "stories"> & { scenes: Scene[]; stories: Story[] };
export const BOXES: Box[] = made.boxes;
