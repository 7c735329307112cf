/**
 * Every sound of Pass GO as a recipe: notes for a small synthesiser. No file is loaded, nothing is recorded.
 * Loudspeakers of phones give little below 400 Hz, so every recipe has most of its strength between 500 Hz and 4 kHz.
 */
export type Note = {
  /** Seconds after the beginning, and how long it sounds. */
  at: number;
  lasts: number;
  gain: number;
  /** The wave of an oscillator, or noise. */
  wave: OscillatorType | "noise";
  /** Hertz; noise is filtered around it. It slides to `to`. */
  pitch: number;
  to?: number;
  /** How narrow the filter is: always there for noise; for a wave only where given, around `colour`. */
  narrow?: number;
  colour?: number;
  attack?: number;
};

const tone = (pitch: number, at: number, lasts: number, gain: number, more: Partial<Note> = {}): Note =>
  ({ wave: "triangle", pitch, at, lasts, gain, ...more });
const noise = (pitch: number, at: number, lasts: number, gain: number, more: Partial<Note> = {}): Note =>
  ({ wave: "noise", narrow: 0.8, pitch, at, lasts, gain, ...more });
const row = (pitches: number[], step: number, lasts: number, gain: number, more: Partial<Note> = {}): Note[] =>
  pitches.map((pitch, n) => tone(pitch, n * step, lasts, gain, more));
const times = (count: number, make: (n: number) => Note): Note[] => Array.from({ length: count }, (_, n) => make(n));
const square = { wave: "square" } as const;
const saw = { wave: "sawtooth" } as const;
const sine = { wave: "sine" } as const;

export const RECIPES = {
  // The table
  dice: [...times(6, (n) => noise(2600 - n * 200, 0.04 + n * 0.09 * (1 + n * 0.12), 0.06, 1.6, { narrow: 3 })), tone(640, 0.76, 0.09, 0.5)],
  hop: [tone(620, 0, 0.08, 0.45, { to: 860 })],
  cash: row([1318, 1760, 2093], 0.06, 0.18, 0.42, sine),
  pay: row([988, 784, 659], 0.08, 0.16, 0.45),
  card: [noise(1000, 0, 0.18, 1.1, { to: 3600 }), tone(880, 0.16, 0.12, 0.3)],
  build: [noise(800, 0, 0.09, 1.2), tone(660, 0, 0.1, 0.4, { ...square, to: 520 }), tone(1175, 0.14, 0.15, 0.45)],
  rail: row([523, 659, 784, 1047], 0.11, 0.22, 0.5),
  lamp: [tone(720, 0, 0.03, 0.4, square)],
  gavel: [noise(900, 0, 0.07, 2.2, { narrow: 1.5 }), tone(560, 0, 0.12, 0.6, { to: 500 }), noise(1400, 0.03, 0.16, 0.5)],
  tick: [tone(1180, 0, 0.05, 0.45)],
  last5: [tone(1760, 0, 0.09, 0.5, square), tone(1760, 0.15, 0.06, 0.5, square)],
  news: row([523, 659, 784, 1047, 784, 1047], 0.11, 0.24, 0.5, { ...saw, colour: 1300, narrow: 0.9 }),
  star: row([880, 1108, 1318, 1760, 2217], 0.07, 0.3, 0.35, sine),
  thunder: [noise(1500, 0, 0.12, 1.5), noise(900, 0.05, 1.35, 1.8, { to: 520, narrow: 0.7 })],
  horn: [220, 330, 440].map((pitch) => tone(pitch, 0, 1.2, 0.75, { ...saw, attack: 0.12, colour: 1000, narrow: 1.6 })),
  jail: [noise(2400, 0, 0.14, 1.5, { narrow: 6 }), tone(740, 0.06, 0.3, 0.35, { ...square, to: 560 }), noise(1800, 0.2, 0.18, 1.3, { narrow: 6 })],
  turn: [tone(622, 0, 0.14, 0.5), tone(932, 0.13, 0.34, 0.5)],
  no: [tone(587, 0, 0.16, 0.32, square), tone(554, 0.12, 0.22, 0.32, square)],
  win: [523, 523, 523, 698, 880, 784, 698, 880, 1047].flatMap((pitch, n) =>
    [tone(pitch, n * 0.15, 0.35, 0.4), tone(pitch * 2, n * 0.15, 0.3, 0.12, square)]),
  // The Trading Unit
  alarm: [tone(988, 0, 0.18, 0.5, square), tone(1319, 0.16, 0.3, 0.5, square)],
  off: [tone(196, 0, 0.5, 0.18, saw), tone(147, 0, 0.6, 0.14, square), tone(880, 0, 0.55, 0.55, { to: 587 }), tone(1320, 0, 0.3, 0.25, { to: 880 })],
  run: [tone(960, 0, 0.035, 0.4, square)],
  stop: [tone(784, 0, 0.12, 0.5), tone(1047, 0.1, 0.24, 0.55)],
  hour: [tone(1568, 0, 0.12, 0.5, square)],
  over: [tone(1568, 0, 0.14, 0.42, square), tone(1175, 0.18, 0.14, 0.42, square), tone(784, 0.36, 0.5, 0.42, square)],
  // The Island Channel
  sting: row([392, 523, 659, 1047], 0.14, 0.34, 0.7, { ...saw, colour: 1500, narrow: 0.8, attack: 0.02 }),
  surf: [noise(700, 0, 1.1, 1.3, { to: 1600, attack: 0.5, narrow: 0.9 }), noise(1500, 0.7, 1.2, 0.7, { to: 800, attack: 0.2 })],
  rain: [noise(3000, 0, 1.4, 0.7, { attack: 0.2, narrow: 1.1 }), ...times(12, (n) => tone(1900 + ((n * 613) % 900), 0.1 + n * 0.1, 0.05, 0.3, { ...sine, to: 1300 }))],
  wheel: times(14, (n) => noise(1900, n * 0.05 + n * n * 0.006, 0.03, 1.7, { narrow: 5 })),
  drum: [...times(22, (n) => noise(1100, n * 0.045, 0.06, 0.5 + n * 0.045, { narrow: 0.9 })), noise(1600, 1.03, 0.4, 1.8)],
  open: [noise(2400, 0, 0.35, 1.1, { to: 900 }), ...row([784, 1047, 1319], 0, 0.4, 0.2)],
} satisfies Record<string, Note[]>;

export type Sound = keyof typeof RECIPES;
export const SOUNDS = Object.keys(RECIPES) as Sound[];

/** Which sounds are told together; each class can be switched off as a whole. */
export type SoundClass = "mine" | "table" | "place" | "unit" | "channel";
const OF: Record<Exclude<SoundClass, "table">, Sound[]> = {
  mine: ["turn", "last5", "cash", "pay"],
  place: ["thunder", "horn", "lamp", "surf", "rain"],
  unit: ["alarm", "off", "run", "stop", "hour", "over"],
  channel: ["sting", "wheel", "drum", "open"],
};
export const classOf = (sound: Sound): SoundClass =>
  (Object.keys(OF) as (keyof typeof OF)[]).find((one) => OF[one].includes(sound)) ?? "table";

export const lengthOf = (sound: Sound): number => Math.max(...RECIPES[sound].map((note: Note) => note.at + note.lasts));
