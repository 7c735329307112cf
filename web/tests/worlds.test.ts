/** A world draws only the state, and all of it: pieces drawn are pieces in the state, over 200 random positions of each edition. */
import { describe, expect, it, vi } from "vitest";
import type { Lot, Racer, Sight } from "../src/worlds/sight";

vi.mock("../src/worlds/here_and_now/scene.css", () => ({}));
import { cells, draw as city, grows, rides } from "../src/worlds/city/scene";
import { draw as here } from "../src/worlds/here_and_now/scene";
import { draw as million } from "../src/worlds/millionaire/scene";
import { draw as island, grows as develops } from "../src/worlds/tropical_tycoon/scene";
import { dice } from "../src/worlds/parts/draw";

const SITES = [1, 3, 6, 8, 9, 11, 13, 14, 16, 18, 19, 21, 23, 24, 26, 27, 29, 31, 32, 34, 37, 39];
const OTHERS = [5, 12, 15, 25, 28, 35];
const PIECES = ["rubbish_dump", "power_station", "sewage_plant", "prison", "park", "wind_farm", "water_tower", "school", "railroad", "stadium", "skyscraper", "tower"];
const DEVELOPMENTS = ["casino", "pier", "restaurant", "park"];
const WEATHERS = ["sunny", "cloudy", "rain", "storm"] as const;
const FRAME = { phone: false, still: true };

function random(seed: number, edition: string): Sight {
  const luck = dice(seed + 1);
  const pick = (many: number): number => Math.floor(luck() * many);
  const spaces = edition === "city" ? SITES : [...SITES, ...OTHERS];
  const lots: (Lot | undefined)[] = Array<undefined>(40).fill(undefined);
  for (const number of spaces) {
    const owner = luck() < 0.3 ? null : pick(8);
    const level = edition === "city" || OTHERS.includes(number) || luck() < 0.4 ? 0 : pick(6);
    let stands: string[] = [];
    if (edition === "city") {
      const blocks = pick(9);
      stands = Array.from({ length: blocks }, () => (luck() < 0.6 ? "home" : "works")).sort();
      for (const piece of PIECES) if (luck() < 0.15) stands.push(...Array<string>(piece === "park" ? 1 + pick(2) : 1).fill(piece));
    } else if (edition === "tropical" && !level && !OTHERS.includes(number) && luck() < 0.3) stands = [DEVELOPMENTS[pick(4)]];
    else if (edition === "million" && luck() < 0.4) stands = ["fortune"];
    lots[number] = { number, name: `Lot ${number} <&>`, letter: "X", colour: "var(--group-red)", owner, mortgaged: owner !== null && luck() < 0.2, level, top: level === 5, stands };
  }
  const racers = Array.from({ length: 2 + pick(3) }, (_, seat): Racer => ({ seat, name: `P${seat}`, cash: pick(1_100_000), stars: 1 + 2 * pick(3), alive: luck() < 0.9 }));
  racers[0].alive = true;
  return {
    lots,
    racers,
    world: { weather: WEATHERS[pick(4)], ship: luck() < 0.5, on_air: null, running: [], target: 1_000_000, press: "", blocks: 0, stock: {}, dodger: null, ends: null },
    lit: SITES[pick(SITES.length)],
    won: false,
    currency: "$",
  };
}

/** What is drawn on each lot: the pieces by their words, and how many. */
function drawn(painted: string): Map<number, Record<string, number>> {
  const found = new Map<number, Record<string, number>>();
  const parts = painted.split(/data-lot="(\d+)"/);
  for (let i = 1; i < parts.length; i += 2) {
    const counts: Record<string, number> = {};
    for (const [, piece, count] of parts[i + 1].matchAll(/data-piece="([\w-]+)"(?: data-count="(\d+)")?/g)) counts[piece] = (counts[piece] ?? 0) + Number(count ?? 1);
    found.set(Number(parts[i]), counts);
  }
  return found;
}

function stated(lot: Lot): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of lot.stands) counts[word] = (counts[word] ?? 0) + 1;
  if (lot.owner !== null) counts.flag = 1;
  if (lot.mortgaged) counts.mortgage = 1;
  if (lot.level && !lot.stands.some((word) => DEVELOPMENTS.includes(word))) counts[lot.top ? "hotel" : "house"] = lot.top ? 1 : lot.level;
  return counts;
}

describe.each([
  ["here", here],
  ["city", city],
  ["tropical", island],
] as const)("%s", (edition, draw) => {
  it("draws every piece of 200 positions where it stands, and nothing else", () => {
    for (let seed = 0; seed < 200; seed++) {
      const sight = random(seed, edition);
      const { painted } = draw(sight, FRAME);
      const found = drawn(painted);
      for (const lot of sight.lots) if (lot) expect(found.get(lot.number), `position ${seed}, lot ${lot.number}`).toEqual(stated(lot));
      expect(painted).not.toContain("<&>");
      // What World.svelte draws apart must be whole: as many groups open as close.
      for (const part of painted.split(/(?=<g data-lot=)/)) expect((part.match(/<g\b[^>]*[^/]>|<g>/g) ?? []).length).toBe((part.match(/<\/g>/g) ?? []).length);
    }
  });
});

it("the island shows the weather and where the ship is", () => {
  for (let seed = 0; seed < 200; seed++) {
    const sight = random(seed, "tropical");
    const { painted, live } = island(sight, FRAME);
    expect(painted).toContain(`data-weather="${sight.world.weather}"`);
    expect(painted).toContain(`data-ship="${sight.world.ship ? "port" : "sea"}"`);
    expect(live).toContain(sight.world.ship ? 'class="ship in"' : 'class="ship out"');
    expect(live.includes('class="rain"')).toBe(["rain", "storm"].includes(sight.world.weather));
  }
});

it("the race shows everybody's stars, who is still in it, and how many Fortune cards lie", () => {
  for (let seed = 0; seed < 200; seed++) {
    const sight = random(seed, "million");
    const { painted } = million(sight, FRAME);
    expect(painted).toContain(`data-fortune="${sight.lots.filter((lot) => lot?.stands.includes("fortune")).length}"`);
    expect([...painted.matchAll(/data-racer="(\d)"/g)].map(([, seat]) => Number(seat)).sort()).toEqual(sight.racers.filter((one) => one.alive).map((one) => one.seat));
    expect([...painted.matchAll(/data-piece="star" data-count="(\d)"/g)].reduce((sum, [, count]) => sum + Number(count), 0)).toBe(
      sight.racers.filter((one) => one.alive).reduce((sum, one) => sum + one.stars, 0),
    );
  }
});

it("a district has a cell for everything on it, all inside its plot", () => {
  for (const plot of [
    [0, 0, 1.5, 1.5],
    [1.5, 0, 1, 1.5],
    [5.5, 1.5, 1.5, 0.8],
    [4.7, 5.5, 0.8, 1.5],
  ] as [number, number, number, number][])
    for (let many = 1; many <= 14; many++) {
      const { at, side } = cells(plot, many);
      expect(at.length).toBeGreaterThanOrEqual(many);
      expect(side).toBeGreaterThan(0);
      for (const [x, y] of at) expect(x > plot[0] && x < plot[0] + plot[2] && y > plot[1] && y < plot[1] + plot[3]).toBe(true);
    }
});

it("a train rides the shorter way between any two districts", () => {
  for (const from of SITES)
    for (const to of SITES) {
      const way = rides(from, to)!;
      expect(Math.abs(way.end - way.begin), `${from} to ${to}`).toBeLessThanOrEqual(50);
      expect((way.end + 100) % 100).toBeCloseTo(rides(to, from)!.begin % 100);
    }
  expect(rides(0, 3)).toBeNull();
});

it("what is set down comes by crane, what towers rises floor by floor, and a development grows behind its scaffold", () => {
  const box = { x: 0, y: 0, width: 20, height: 20 };
  for (const word of ["rubbish_dump", "power_station", "sewage_plant", "prison", "park", "wind_farm", "water_tower", "school"]) expect(grows(word, box)?.over, word).toContain("cable");
  for (const word of ["skyscraper", "tower"]) expect(grows(word, box)?.easing).toContain("steps");
  for (const word of ["home", "works", "railroad", ""]) expect(grows(word, box)).toBeNull();
  for (const word of DEVELOPMENTS) expect(develops(word, box)?.over, word).toContain("<path");
  expect(develops("", box)).toBeNull();
});
