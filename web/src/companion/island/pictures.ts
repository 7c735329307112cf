/** Which of the small drawings fits a scene, by the words it uses; none is fine as well. */
const THEMES: [string, RegExp][] = [
  ["whale", /whale|gladys|dolphin|shark|fish|herring|mackerel/i],
  ["animal", /goat|monkey|parrot|pelican|crab|turtle|donkey|dog|cat|chicken|bee|crocodile|iguana|animal/i],
  ["storm", /storm|cloud|rain|weather|thunder|wind\b|tide|swell|wave/i],
  ["boat", /ship|ferry|boat|harbour|marina|submarine|captain|raft|sail/i],
  ["law", /police|jail|court|judge|law|stolen|thief|robber|smuggl|arrest/i],
  ["party", /party|festival|birthday|wedding|carnival|band|concert|dance|choir|film|star/i],
  ["house", /house|hotel|resort|hut|roof|building|plot|property|deed|town hall|museum/i],
  ["money", /bank|money|treasur|lottery|tax|gold|coin|invest|fund|cheque|wallet/i],
];

export const pictureOf = (text: string): string => THEMES.find(([, words]) => words.test(text))?.[0] ?? "";
