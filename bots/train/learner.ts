import type { Random } from "@montan/engine";
import { Network, type NetworkData, turned } from "../src/network.ts";

/** One position of a game: its features and the points that were still to come, in units of the network's scale. */
export interface Example {
  readonly input: Float32Array;
  target: number;
}

const BETA_1 = 0.9;
const BETA_2 = 0.999;
const EPSILON = 1e-8;
/** Larger errors pull no harder than this, in units of the scale, since games are won by luck, too. */
const CLIP = 1;

/** For the inner weights, their biases, the outer weights, the direct ones and the last bias. */
type Gradients = readonly [Float32Array, Float32Array, Float32Array, Float32Array, Float32Array];

/** Fits a network to examples by Adam, one small batch at a time. */
export class Learner {
  readonly network: Network;
  /** The running mean of the networks after each lesson: it plays more evenly than any of them. */
  readonly steady: Network;
  readonly #parameters: readonly Parameters[];
  readonly #gradients: Gradients;
  /** The gradient at each hidden unit. */
  readonly #back: Float32Array;
  #steps = 0;

  constructor(data: NetworkData) {
    this.network = new Network(data);
    this.steady = new Network(data);
    const { inner, innerBias, outer, direct, bias } = this.network;
    this.#parameters = [inner, innerBias, outer, direct, bias].map((values) => new Parameters(values));
    this.#gradients = this.#parameters.map(({ gradient }) => gradient) as unknown as Gradients;
    this.#back = new Float32Array(this.network.hidden);
  }

  /** One pass over the examples in random order; returns the root of the mean squared error before it. */
  learn(examples: readonly Example[], rate: number, batch: number, random: Random): number {
    let squares = 0;
    const order = random.shuffle(examples.map((_, index) => index));
    for (let start = 0; start < order.length; start += batch) {
      const chosen = order.slice(start, start + batch);
      for (const index of chosen) squares += this.#gather(examples[index] as Example, chosen.length) ** 2;
      this.#steps++;
      for (const parameters of this.#parameters) parameters.step(rate, this.#steps);
    }
    return Math.sqrt(squares / Math.max(1, examples.length));
  }

  /** The lesson is over. */
  steadyDown(share: number): void {
    for (const [mean, now] of [
      [this.steady.inner, this.network.inner],
      [this.steady.innerBias, this.network.innerBias],
      [this.steady.outer, this.network.outer],
      [this.steady.direct, this.network.direct],
      [this.steady.bias, this.network.bias],
    ] as const)
      for (let index = 0; index < mean.length; index++)
        add(mean, index, share * ((now[index] as number) - (mean[index] as number)));
  }

  /** Adds the gradient of one example and returns the network's error. */
  #gather({ input, target }: Example, share: number): number {
    const { network } = this;
    const { inputs, hidden, outer, units } = network;
    const miss = network.forward(input) - target;
    const pull = Math.max(-CLIP, Math.min(CLIP, miss)) / share;
    const [inner, innerBias, outward, direct, bias] = this.#gradients;
    add(bias, 0, pull);
    for (let unit = 0; unit < hidden; unit++) {
      const signal = units[unit] as number;
      const back = signal > 0 ? pull * (outer[unit] as number) : 0;
      this.#back[unit] = back;
      add(outward, unit, pull * signal);
      add(innerBias, unit, back);
    }
    for (let index = 0; index < inputs; index++) {
      const signal = input[index] as number;
      if (signal === 0) continue;
      add(direct, index, pull * signal);
      for (let unit = 0, weight = index * hidden; unit < hidden; unit++, weight++)
        add(inner, weight, (this.#back[unit] as number) * signal);
    }
    return miss;
  }
}

function add(values: Float32Array, index: number, amount: number): void {
  values[index] = (values[index] as number) + amount;
}

/** The numbers of one layer with Adam's moments of their gradients. */
class Parameters {
  readonly gradient: Float32Array;
  readonly #values: Float32Array;
  readonly #mean: Float32Array;
  readonly #square: Float32Array;

  constructor(values: Float32Array) {
    this.#values = values;
    this.gradient = new Float32Array(values.length);
    this.#mean = new Float32Array(values.length);
    this.#square = new Float32Array(values.length);
  }

  step(rate: number, steps: number): void {
    const correct1 = 1 - BETA_1 ** steps;
    const correct2 = 1 - BETA_2 ** steps;
    for (let index = 0; index < this.gradient.length; index++) {
      const slope = this.gradient[index] as number;
      const mean = BETA_1 * (this.#mean[index] as number) + (1 - BETA_1) * slope;
      const square = BETA_2 * (this.#square[index] as number) + (1 - BETA_2) * slope * slope;
      this.#mean[index] = mean;
      this.#square[index] = square;
      const step = (rate * mean) / correct1 / (Math.sqrt(square / correct2) + EPSILON);
      this.#values[index] = (this.#values[index] as number) - step;
      this.gradient[index] = 0;
    }
  }
}

/** An untrained network: small random weights, and the hand-set ones on the direct connection. */
export function freshNetwork(
  features: readonly string[],
  hidden: number,
  scale: number,
  hand: Readonly<Partial<Record<string, number>>>,
  random: Random,
): NetworkData {
  const spread = Math.sqrt(2 / features.length);
  const small = () => ((random.below(20_001) - 10_000) / 10_000) * spread;
  return {
    features,
    hidden,
    scale,
    inner: Array.from({ length: hidden * features.length }, small),
    innerBias: Array.from({ length: hidden }, () => 0),
    outer: Array.from({ length: hidden }, () => small() * 0.1),
    direct: features.map((name) => (hand[name] ?? 0) / scale),
    bias: 0,
  };
}

/** The network as stored in the data file: four digits are enough. */
export function dataOf(network: Network, features: readonly string[]): NetworkData {
  const numbers = (values: Float32Array): number[] => Array.from(values, (value) => Number(value.toPrecision(4)));
  return {
    features,
    hidden: network.hidden,
    scale: network.scale,
    inner: turned(numbers(network.inner), network.inputs, network.hidden),
    innerBias: numbers(network.innerBias),
    outer: numbers(network.outer),
    direct: numbers(network.direct),
    bias: numbers(network.bias)[0] ?? 0,
  };
}
