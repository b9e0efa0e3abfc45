import type { Sound } from "../playable.ts";

type Play = (audio: AudioContext, at: number) => void;

/** Synthesised, without files: a sheet of paper, a wooden piece, a desk bell, a steam whistle. */
const PLAY: Readonly<Record<Sound, Play>> = {
  paper: (audio, at) => {
    const noise = noiseOf(audio, 0.16);
    const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: 3400, Q: 0.7 });
    filter.frequency.linearRampToValueAtTime(5200, at + 0.14);
    through(audio, noise, filter, fading(audio, at, 0.12, 0.16));
    noise.start(at);
  },
  wood: (audio, at) => {
    tone(audio, at, { type: "triangle", from: 240, to: 120, volume: 0.3, length: 0.09 });
    tone(audio, at, { type: "sine", from: 780, to: 520, volume: 0.1, length: 0.04 });
  },
  bell: (audio, at) => {
    for (const [partial, volume] of [
      [1, 0.16],
      [2.76, 0.07],
      [5.4, 0.03],
    ] as const)
      tone(audio, at, { type: "sine", from: 1050 * partial, to: 1050 * partial, volume, length: 1.1 / partial + 0.3 });
  },
  whistle: (audio, at) => {
    for (const frequency of [466, 587, 698])
      tone(audio, at, { type: "triangle", from: frequency * 0.94, to: frequency, volume: 0.07, length: 0.9 });
    const steam = noiseOf(audio, 0.9);
    const filter = new BiquadFilterNode(audio, { type: "highpass", frequency: 2500 });
    through(audio, steam, filter, fading(audio, at, 0.04, 0.9));
    steam.start(at);
  },
};

interface Tone {
  readonly type: OscillatorType;
  readonly from: number;
  readonly to: number;
  readonly volume: number;
  readonly length: number;
}

function tone(audio: AudioContext, at: number, { type, from, to, volume, length }: Tone): void {
  const oscillator = new OscillatorNode(audio, { type, frequency: from });
  oscillator.frequency.linearRampToValueAtTime(to, at + Math.min(0.12, length));
  through(audio, oscillator, fading(audio, at, volume, length));
  oscillator.start(at);
  oscillator.stop(at + length);
}

function fading(audio: AudioContext, at: number, volume: number, length: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(volume, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0004, at + length);
  return gain;
}

function noiseOf(audio: AudioContext, length: number): AudioBufferSourceNode {
  const buffer = new AudioBuffer({ length: Math.ceil(audio.sampleRate * length), sampleRate: audio.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return new AudioBufferSourceNode(audio, { buffer });
}

function through(audio: AudioContext, ...nodes: readonly AudioNode[]): void {
  for (const [index, node] of nodes.entries()) node.connect(nodes[index + 1] ?? audio.destination);
}

let audio: AudioContext | undefined;

/** Plays each sound once, a little apart. Browsers allow sound only after the person has interacted with the page. */
export function playSounds(sounds: readonly Sound[]): void {
  if (sounds.length === 0) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume().catch(() => {});
  const start = audio.currentTime + 0.01;
  for (const [index, sound] of [...new Set(sounds)].entries()) PLAY[sound](audio, start + index * 0.12);
}
