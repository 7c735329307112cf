/** The synthesiser: one recipe becomes nodes of an audio graph, live or offline alike. */
import { RECIPES, type Note, type Sound } from "./recipes";

const QUIET = 0.0008;
const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** The way out of everything: what is too loud is pressed down, never clipped. */
export function outlet(context: BaseAudioContext): GainNode {
  const gain = context.createGain();
  const press = context.createDynamicsCompressor();
  press.threshold.value = -8;
  press.knee.value = 6;
  press.ratio.value = 12;
  press.attack.value = 0.002;
  press.release.value = 0.1;
  gain.gain.value = 0.8;
  gain.connect(press).connect(context.destination);
  globalThis.requestIdleCallback?.(() => noiseOf(context));
  return gain;
}

/** Puts a sound into the graph, to begin at `when` on the audio clock. */
export function put(context: BaseAudioContext, out: AudioNode, sound: Sound, when: number): void {
  for (const note of RECIPES[sound]) putNote(context, out, note, when + note.at);
}

function putNote(context: BaseAudioContext, out: AudioNode, note: Note, when: number): void {
  const end = when + note.lasts;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, when);
  gain.gain.linearRampToValueAtTime(note.gain, when + Math.min(note.attack ?? 0.004, note.lasts / 2));
  gain.gain.exponentialRampToValueAtTime(QUIET, end);
  const source = note.wave === "noise" ? noiseOf(context) : context.createOscillator();
  let last: AudioNode = source;
  if (source instanceof OscillatorNode) {
    source.type = note.wave as OscillatorType;
    slide(source.frequency, note, when, end);
  }
  if (note.narrow !== undefined) {
    const filter = context.createBiquadFilter();
    filter.type = "bandpass";
    filter.Q.value = note.narrow;
    if (note.wave === "noise") slide(filter.frequency, note, when, end);
    else filter.frequency.value = note.colour ?? note.pitch;
    last = last.connect(filter);
  }
  last.connect(gain).connect(out);
  source.start(when);
  source.stop(end + 0.02);
}

function slide(what: AudioParam, note: Note, when: number, end: number): void {
  what.setValueAtTime(note.pitch, when);
  if (note.to) what.exponentialRampToValueAtTime(note.to, end);
}

/** Two seconds of noise, the same every time. */
function noiseOf(context: BaseAudioContext): AudioBufferSourceNode {
  let buffer = noises.get(context);
  if (!buffer) {
    buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const wave = buffer.getChannelData(0);
    let seed = 22222;
    for (let i = 0; i < wave.length; i++) {
      seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
      wave[i] = (seed / 0x3fffffff - 1) * 0.6;
    }
    noises.set(context, buffer);
  }
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.loop = true;
  return source;
}
