import type { Cover } from "../cover";

const many = (word: string, count: number): string[] => Array<string>(count).fill(word);
const plot = (owner: number, homes: number, works: number, ...others: string[]): Cover["own"][number] => [owner, 0, ...many("home", homes), ...many("works", works), ...others];

export default {
  box: "120 -70 420 560",
  own: {
    1: plot(1, 1, 1, "rubbish_dump"),
    3: plot(1, 2, 0),
    6: plot(1, 6, 2, "railroad"),
    9: plot(1, 2, 0),
    11: plot(0, 3, 0, "school"),
    13: plot(2, 0, 0, "railroad"),
    14: plot(2, 2, 1),
    16: plot(1, 6, 2, "skyscraper"),
    18: plot(1, 5, 3, "railroad"),
    19: plot(1, 8, 0, "park"),
    21: plot(0, 5, 2, "tower"),
    23: plot(0, 6, 0, "water_tower"),
    24: plot(0, 7, 0),
    26: plot(0, 3, 0, "stadium"),
    27: plot(0, 4, 2, "railroad"),
    29: plot(0, 1, 0),
    31: plot(3, 2, 2),
    32: plot(3, 0, 3, "power_station"),
    34: plot(3, 2, 0, "wind_farm"),
    37: plot(3, 3, 0, "prison"),
  },
  world: {},
  cash: [26, 8, 4, 11],
  first: "brown",
} satisfies Cover;
