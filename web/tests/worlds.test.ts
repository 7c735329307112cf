/** A world draws only the state, and all of it: pieces drawn are pieces in the state, over 200 random positions of each edition. */
import { describe, expect, it, vi } from "vitest";
import type { Lot, Racer, Sight } from "../src/worlds/sight";

vi.mock("../src/worlds/here_and_now/scene.css", () => ({}));
import { cells, draw as city, grows, pole, rides } from "../src/worlds/city/scene";
import { at } from "../src/worlds/city/iso";
import { draw as here } from "../src/worlds/here_and_now/scene";
import { draw as million, labelled } from "../src/worlds/millionaire/scene";
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

it.each([
  ["here", here],
  ["city", city],
  ["tropical", island],
  ["million", million],
] as const)("what moves in %s is light: at most 60 elements, 46 on a phone", (edition, draw) => {
  for (let seed = 0; seed < 200; seed++) {
    const sight = random(seed, edition);
    // The box of City holds so many of each; these are all that move.
    for (const [word, most] of [
      ["wind_farm", 3],
      ["power_station", 3],
      ["tower", 1],
    ] as const)
      for (let seen = 0, number = 0; number < 40; number++) {
        const lot = sight.lots[number];
        if (lot?.stands.includes(word) && ++seen > most) lot.stands = lot.stands.filter((one) => one !== word);
      }
    const moves = (phone: boolean): number => (draw(sight, { phone, still: false }).live.match(/<\w/g) ?? []).length;
    expect(moves(false), `position ${seed}`).toBeLessThanOrEqual(60);
    expect(moves(true), `position ${seed}, phone`).toBeLessThanOrEqual(46);
  }
});

it("a plane stands at the gate of every airport that is somebody's and free of debt", () => {
  for (let seed = 0; seed < 200; seed++) {
    const sight = random(seed, "here");
    const { painted } = here(sight, FRAME);
    for (const gate of [5, 15, 25, 35]) {
      const lot = sight.lots[gate]!;
      const drawn = painted.split(`data-lot="${gate}"`)[1].split("data-lot=")[0];
      expect(drawn.includes('class="parked"'), `position ${seed}, gate ${gate}`).toBe(lot.owner !== null && !lot.mortgaged);
    }
  }
});

it("as many sails turn over City as stand there, and none where nothing may move", () => {
  for (let seed = 0; seed < 200; seed++) {
    const sight = random(seed, "city");
    const farms = sight.lots.flatMap((lot) => lot?.stands.filter((one) => one === "wind_farm") ?? []).length;
    expect(city(sight, { phone: false, still: false }).live.split('class="sails"').length - 1).toBe(2 * farms);
    expect(city(sight, FRAME).live).toBe("");
  }
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

/** All of it, owned by somebody, with nothing on it yet. */
function owned(edition: string): Sight {
  const sight = random(1, edition);
  for (const lot of sight.lots) if (lot) Object.assign(lot, { owner: lot.number % 5, mortgaged: false, level: 0, top: false, stands: [] });
  return sight;
}
const same = (sight: Sight, painted: string): void => {
  const found = drawn(painted);
  for (const lot of sight.lots) if (lot) expect(found.get(lot.number), `lot ${lot.number}`).toEqual(stated(lot));
};

it("a district full to its limits shows every piece, and a tower is whole wherever it stands", () => {
  for (const number of SITES) {
    const sight = owned("city");
    const homes = number % 9;
    sight.lots[number]!.stands = [...Array<string>(homes).fill("home"), ...Array<string>(8 - homes).fill("works"), ...PIECES];
    const { painted, box } = city(sight, FRAME);
    same(sight, painted);
    const beacon = Number(/<circle class="beacon" cx="[\d.]+" cy="(-?[\d.]+)"/.exec(painted)![1]);
    expect(Number(box.split(" ")[1]), `the tower of ${number}`).toBeLessThanOrEqual(beacon - 3);
  }
});

it("the whole city is in its frame, from corner to corner", () => {
  for (const phone of [false, true]) {
    const [x, , wide] = city(owned("city"), { phone, still: true }).box.split(" ").map(Number);
    const [west, east] = [at(-0.35, 7.35)[0], at(7.35, -0.35)[0]];
    expect(x).toBeLessThan(west);
    expect(x + wide).toBeGreaterThan(east);
  }
});

it("no house of another district stands before a flag of City", () => {
  for (const [x, y, w, d] of [
    [0, 0, 1.5, 1.5],
    [2.5, 0, 1, 1.5],
    [0, 3.5, 1.5, 1],
  ] as [number, number, number, number][]) {
    const [a, b] = pole([x, y, w, d]);
    expect(Math.max(a - x - w, b - y - d)).toBeLessThan(0);
    expect(Math.min(x + w - a, y + d - b), "beside the park").toBeLessThan(0.3);
  }
});

it("twelve hotels, every airport and both masts are in the evening town, in front of their street", () => {
  const sight = owned("here");
  SITES.slice(0, 12).forEach((number) => Object.assign(sight.lots[number]!, { level: 5, top: true }));
  const { painted } = here(sight, FRAME);
  same(sight, painted);
  const ground = (street: number): number => painted.indexOf(`data-part="street-${street}"`);
  for (const mast of [12, 28]) {
    expect(painted.indexOf(`data-lot="${mast}"`)).toBeGreaterThan(ground(1));
    expect(painted.indexOf(`data-lot="${mast}"`)).toBeLessThan(ground(2));
  }
  for (const gate of [5, 15, 25, 35]) expect(painted.indexOf(`data-lot="${gate}"`)).toBeGreaterThan(ground(2));
});

it("every development on every lot, in every weather, is drawn over the dark of a storm", () => {
  for (const weather of WEATHERS)
    for (const word of DEVELOPMENTS) {
      const sight = owned("tropical");
      sight.world.weather = weather;
      for (const number of SITES) sight.lots[number]!.stands = [word];
      const { painted } = island(sight, FRAME);
      same(sight, painted);
      expect(painted.indexOf('data-part="dark"')).toBeLessThan(painted.indexOf("data-lot="));
    }
});

it("no card and all of them lie on the board of the race", () => {
  for (const all of [false, true]) {
    const sight = owned("million");
    for (const lot of sight.lots) if (lot && all) lot.stands = ["fortune"];
    const many = sight.lots.filter((lot) => lot?.stands.length).length;
    expect(million(sight, FRAME).painted).toContain(`data-fortune="${many}"`);
  }
});

it("one card wears its number, and in the end the infield is the winners'", () => {
  const sight = owned("million");
  for (const lot of sight.lots) if (lot) lot.stands = [];
  sight.lots[1]!.stands = ["fortune"];
  const at = (painted: string): number[] => [...painted.split("data-fortune=")[1].matchAll(/translate\((\d+) \d+\)/g)].map(([, x]) => Number(x));
  const [card, badge] = at(million(sight, FRAME).painted);
  expect(badge - card).toBeLessThan(27 + 13);
  expect(million(sight, FRAME).painted).toContain('class="lead"');
  expect(million({ ...sight, won: true }, FRAME).painted).not.toMatch(/class="(lead|togo)"/);
});

it("the sums of the racers lie on no other sum, and the leader's is always written", () => {
  for (let seed = 0; seed < 200; seed++) {
    const { racers } = random(seed, "million");
    if (seed % 3 === 0) for (const one of racers) one.cash = 900_000 + (one.cash % 100_000);
    // Sums are as long in German.
    const currency = seed % 2 ? "$" : " Tsd. $";
    const found = labelled(racers, 1_000_000, currency);
    const leader = racers.filter((one) => one.alive).sort((a, b) => b.cash - a.cash)[0];
    expect(found.has(leader.seat)).toBe(true);
    const places = [...million({ ...random(seed, "million"), racers, currency }, FRAME).painted.matchAll(/data-racer="(\d)" style="transform:translate\(([-\d.]+)px,([-\d.]+)px/g)];
    const labels = places.flatMap(([, seat, x, y]) =>
      found.has(Number(seat)) ? [{ ...found.get(Number(seat))!, x: Number(x) + found.get(Number(seat))!.x, y: Number(y) + found.get(Number(seat))!.y }] : [],
    );
    labels.forEach((one, i) =>
      labels.slice(i + 1).forEach((other) => expect(Math.abs(other.x - one.x) >= (one.wide + other.wide) / 2 - 1 || Math.abs(other.y - one.y) >= 23, `position ${seed}`).toBe(true)),
    );
    for (const { x, wide } of labels) expect(x - wide / 2 >= -1 && x + wide / 2 <= 661, `position ${seed}`).toBe(true);
  }
});

it("in the end the podium says the sums, and no mover behind it does", () => {
  const sight = owned("million");
  expect(million(sight, FRAME).painted).toMatch(/data-racer[^]*class="sum"/);
  expect(million({ ...sight, won: true }, FRAME).painted).not.toMatch(/data-racer[^]*class="sum"/);
});

it("a low stage is told how far down one must see for what the question is about", () => {
  for (const draw of [here, city, island]) {
    const look = (lit: number | null, phone = false): number => draw({ ...random(1, "here"), lit }, { ...FRAME, phone }).look ?? NaN;
    const [back, front] = draw === here ? [26, 1] : draw === city ? [1, 21] : [26, 1];
    for (const phone of [false, true]) {
      expect(look(back, phone)).toBeGreaterThanOrEqual(0);
      expect(look(back, phone)).toBeLessThan(look(front, phone));
      expect(look(front, phone)).toBeLessThan(1);
      expect(draw(random(1, "here"), { ...FRAME, phone }).least).toMatch(/^[\d.]+(rem|cqw)$/);
    }
  }
});
