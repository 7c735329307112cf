/** Plain requests to the server. Whatever goes wrong becomes one sentence. */
import type { BoardShown, Changed, ClauseShown, EditionShown, Found, GiveToBot, Lines, Lobby, MadeRoom, MySeat, NewRoom, OpenTable, PushKey, Reply } from "../wire";

import { language, t } from "../text";

export class Trouble extends Error {
  /** The status of the answer; nothing: there was none that could be read. */
  declare cause?: number;
}

export async function ask<T>(path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = { Accept: "application/json", "Accept-Language": language() };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers.Authorization = `Bearer ${token}`;
  let answer: Response, said: unknown;
  try {
    answer = await fetch(`/api/${path}`, { method: body === undefined ? "GET" : "POST", headers, body: body === undefined ? undefined : JSON.stringify(body) });
    const text = await answer.text();
    said = text ? JSON.parse(text) : null;
  } catch {
    throw new Trouble(t("api-silent"));
  }
  if (!answer.ok) throw new Trouble(sentence(said) ?? t("api-refused", { status: String(answer.status) }), { cause: answer.status });
  return said as T;
}

function sentence(said: unknown): string | undefined {
  const { sentence, detail } = (said ?? {}) as { sentence?: string; detail?: string | { sentence?: string } };
  return sentence ?? (typeof detail === "string" ? detail : detail?.sentence);
}

const part = encodeURIComponent;
export const api = {
  /** The shelf, oldest box first. */
  editions: async () => (await ask<EditionShown[]>("editions")).sort((a, b) => a.year - b.year),
  /** Boards of their own this server was given, for the bank of a real table. */
  boards: () => ask<EditionShown[]>("boards"),
  board: (key: string, options: object) => ask<BoardShown>(`editions/${part(key)}/board?options=${part(JSON.stringify(options))}`),
  rules: (key: string) => ask<ClauseShown[]>(`editions/${part(key)}/rules`),
  make: (room: NewRoom) => ask<MadeRoom>("rooms", room),
  lobby: (room: string) => ask<Lobby>(`rooms/${part(room)}`),
  tables: () => ask<OpenTable[]>("tables"),
  push: () => ask<PushKey>("push"),
  find: (code: string) => ask<Found>(`join/${part(code)}`),
  join: (room: string, name: string) => ask<MySeat>(`rooms/${part(room)}/join`, { name }),
  start: (room: string, host: string) => ask<unknown>(`rooms/${part(room)}/start`, {}, host),
  bot: (room: string, host: string, give: GiveToBot) => ask<unknown>(`rooms/${part(room)}/bot`, give, host),
  /** The room in which the same people play again: one, however many ask for it. */
  again: (room: string, token: string) => ask<Found>(`rooms/${part(room)}/again`, {}, token),
  whyNot: (room: string, token: string, action: string) => ask<Reply | null>(`rooms/${part(room)}/why`, { token, action }),
  /** Why landing there costs what it does now, and why a rent of the log was what it was then. */
  whyRent: (room: string, space: number, token: string) => ask<Lines>(`rooms/${part(room)}/why?space=${space}`, undefined, token),
  whyEvent: (room: string, seq: number, token: string) => ask<Lines>(`rooms/${part(room)}/why?event=${seq}`, undefined, token),
  past: (room: string) => ask<Changed[]>(`rooms/${part(room)}/past`),
  /** The board a room is played on; of a finished game the one it was played on. */
  roomBoard: (room: string) => ask<BoardShown>(`rooms/${part(room)}/board`),
  record: (room: string) => `/api/rooms/${part(room)}/record`,
  /** What a seat was told in a game nobody can play on. */
  told: async (room: string, token: string): Promise<Blob> => {
    const answer = await fetch(api.record(room), { headers: { Authorization: `Bearer ${token}`, "Accept-Language": language() } });
    if (!answer.ok) throw new Trouble(sentence(await answer.json().catch(() => null)) ?? t("api-refused", { status: String(answer.status) }));
    return answer.blob();
  },
};
