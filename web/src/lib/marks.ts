/** Small drawings for what stands on a space, in a box of 16; the words are on the rule card and in the spoken label. */
const HAZARD = "M8 1.2 15.6 14.8H.4ZM7.1 6V10.3H8.9V6ZM7.1 11.6V13.3H8.9V11.6Z";
const GREEN = "M8 .8A5 5 0 0 1 9.1 10.7V15.2H6.9V10.7A5 5 0 0 1 8 .8Z";
const DRAWN: Record<string, string> = {
  home: "M1.5 8 8 2 14.5 8V14.5H1.5Z",
  works: "M1 14.5V6.5L5.5 9.5V6.5L10 9.5V2H14.5V14.5Z",
  railroad: "M4 1.5H12A2 2 0 0 1 14 3.5V11.5H2V3.5A2 2 0 0 1 4 1.5ZM4 4V7.5H12V4ZM3 12.5H13L14.6 15.2H1.4Z",
  stadium: "M8 3.5C12 3.5 15.2 5.7 15.2 8.5S12 13.5 8 13.5.8 11.3.8 8.5 4 3.5 8 3.5ZM8 6.3C5.7 6.3 4 7.3 4 8.5S5.7 10.7 8 10.7 12 9.7 12 8.5 10.3 6.3 8 6.3Z",
  skyscraper: "M4.5 15V4.5L8 1 11.5 4.5V15ZM6.8 6.5V8.5H9.2V6.5ZM6.8 10.5V12.5H9.2V10.5Z",
  tower: "M7.2.5H8.8V4H10.5V8H12.5V15H3.5V8H5.5V4H7.2ZM6.9 9.5V11.5H9.1V9.5Z",
  rubbish_dump: HAZARD,
  power_station: HAZARD,
  sewage_plant: HAZARD,
  prison: HAZARD,
  park: GREEN,
  wind_farm: GREEN,
  water_tower: GREEN,
  school: GREEN,
  casino: "M8 .8 14.2 8 8 15.2 1.8 8ZM8 5 5.6 8 8 11 10.4 8Z",
  pier: "M.8 4.5H15.2V7H13.2V14.5H11.2V7H9V14.5H7V7H4.8V14.5H2.8V7H.8Z",
  fortune: "M4.2.8H11.8A1.2 1.2 0 0 1 13 2V14A1.2 1.2 0 0 1 11.8 15.2H4.2A1.2 1.2 0 0 1 3 14V2A1.2 1.2 0 0 1 4.2.8ZM8 4 5.2 8 8 12 10.8 8Z",
  restaurant: "M3 1H4.2V5H5V1H6.2V5H7V1H8.2V6.6L6.6 8.2V15H4.6V8.2L3 6.6ZM10 1C12.6 1 13.6 4 13.6 8.2H12V15H10Z",
};

export type Mark = { path: string; count: number };

/** The drawings of what stands on a space, each with how many there are; empty where one of them has none. */
export function marks(stands: string[]): Mark[] {
  const kinds = [...new Set(stands)];
  if (!kinds.every((kind) => DRAWN[kind])) return [];
  return kinds.map((kind) => ({ path: DRAWN[kind], count: stands.filter((one) => one === kind).length }));
}
