/** What the Trading Unit sounds like: a whole auction, and the beeps of an hour, are put on the audio clock ahead. */
import { player, type Asked, type Row } from "../../sound";
import { CITY } from "../lib/data";
import { isOn, type Hour, type Light } from "./unit";

const FLASH = 0.5;

/** All that an auction will sound like from now on. */
export function auctionSounds(light: Light, now: number): Asked[] {
  const end = (light.endsAt - now) / 1000;
  const alarm = end - CITY.warning_ms / 1000;
  const found: Asked[] = [];
  for (let left = Math.ceil(end) - 1; left > CITY.warning_ms / 1000; left--) found.push({ name: "tick", after: end - left });
  if (alarm >= 0) found.push({ name: "alarm", after: alarm });
  for (let after = alarm + FLASH; after < end - 0.1; after += FLASH) if (after >= 0) found.push({ name: "last5", after });
  found.push({ name: "off", after: end });
  return found;
}

/** Denser and denser towards the end, then the end itself. */
export function hourSounds(hour: Hour, now: number): Asked[] {
  if (hour.left !== null || hour.endsAt <= now) return [];
  const found: Asked[] = CITY.beeps_ms.flatMap((left, n) => {
    const after = (hour.endsAt - left - now) / 1000;
    return after < 0 ? [] : Array.from({ length: n + 1 }, (_, beep) => ({ name: "hour" as const, after: after + beep * 0.25 }));
  });
  return [...found, { name: "over", after: (hour.endsAt - now) / 1000 }];
}

class Ring {
  #light: Row | null = null;
  #hour: Row | null = null;

  light(light: Light | null, now: number): void {
    this.#light?.cut();
    this.#light = light && isOn(light, now) ? player.schedule(auctionSounds(light, now)) : null;
  }

  hour(hour: Hour | null, now: number): void {
    this.#hour?.cut();
    this.#hour = hour ? player.schedule(hourSounds(hour, now)) : null;
  }
}

export const ring = new Ring();
