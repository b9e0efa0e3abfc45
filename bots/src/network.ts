import type { FeatureSet } from "./features.ts";
import type { Value } from "./value.ts";

/**
 * A small network: features → `hidden` units → points still to come. Stored as plain numbers in a JSON file, in the
 * order of the feature names it was learned with.
 */
export interface NetworkData {
  readonly features: readonly string[];
  readonly hidden: number;
  /** VP that one unit of output stands for. */
  readonly scale: number;
  /** `hidden` rows of one weight per feature. */
  readonly inner: readonly number[];
  readonly innerBias: readonly number[];
  /** One weight per hidden unit, and per feature for the direct connection. */
  readonly outer: readonly number[];
  readonly direct: readonly number[];
  readonly bias: number;
}

/**
 * The forward pass: plain typed arrays, the same in Node and in a browser. It takes a good part of the thinking time.
 */
export class Network {
  readonly inputs: number;
  readonly hidden: number;
  readonly scale: number;
  /** One row of `hidden` weights per feature. */
  readonly inner: Float32Array;
  readonly innerBias: Float32Array;
  readonly outer: Float32Array;
  readonly direct: Float32Array;
  readonly bias: Float32Array;
  /** The last outputs of the hidden units. */
  readonly units: Float64Array;
  /** The features that are not 0, which are few: the offsets of their weights, and their values. */
  readonly #rows: Int32Array;
  readonly #signals: Float64Array;

  constructor(data: NetworkData) {
    this.inputs = data.features.length;
    this.hidden = data.hidden;
    this.scale = data.scale;
    this.inner = Float32Array.from(turned(data.inner, data.hidden, data.features.length));
    this.innerBias = Float32Array.from(data.innerBias);
    this.outer = Float32Array.from(data.outer);
    this.direct = Float32Array.from(data.direct);
    this.bias = Float32Array.of(data.bias);
    this.units = new Float64Array(data.hidden);
    this.#rows = new Int32Array(this.inputs);
    this.#signals = new Float64Array(this.inputs);
  }

  /** Output for these features, in units of `scale`. */
  forward(input: Float32Array): number {
    const { inputs, hidden, outer, direct, units } = this;
    const [rows, signals] = [this.#rows, this.#signals];
    let output = this.bias[0] as number;
    let active = 0;
    for (let index = 0; index < inputs; index++) {
      const signal = input[index] as number;
      if (signal === 0) continue;
      output += (direct[index] as number) * signal;
      rows[active] = index * hidden;
      signals[active++] = signal;
    }
    this.#excite(active);
    for (let unit = 0; unit < hidden; unit++) {
      const signal = units[unit] as number;
      if (signal > 0) output += signal * (outer[unit] as number);
      else units[unit] = 0;
    }
    return output;
  }

  /** Adds the active features to the hidden units, four at a time, whose sums stay in registers. */
  #excite(active: number): void {
    const { hidden, inner, innerBias, units } = this;
    const [rows, signals] = [this.#rows, this.#signals];
    let unit = 0;
    for (; unit + 3 < hidden; unit += 4) {
      let first = innerBias[unit] as number;
      let second = innerBias[unit + 1] as number;
      let third = innerBias[unit + 2] as number;
      let fourth = innerBias[unit + 3] as number;
      for (let index = 0; index < active; index++) {
        const weight = (rows[index] as number) + unit;
        const signal = signals[index] as number;
        first += (inner[weight] as number) * signal;
        second += (inner[weight + 1] as number) * signal;
        third += (inner[weight + 2] as number) * signal;
        fourth += (inner[weight + 3] as number) * signal;
      }
      units[unit] = first;
      units[unit + 1] = second;
      units[unit + 2] = third;
      units[unit + 3] = fourth;
    }
    for (; unit < hidden; unit++) {
      let sum = innerBias[unit] as number;
      for (let index = 0; index < active; index++)
        sum += (inner[(rows[index] as number) + unit] as number) * (signals[index] as number);
      units[unit] = sum;
    }
  }
}

/** Rows become columns. */
export function turned(values: ArrayLike<number>, rows: number, columns: number): number[] {
  return Array.from(
    { length: rows * columns },
    (_, index) => values[(index % rows) * columns + Math.floor(index / rows)] as number,
  );
}

export function networkValue<State>(features: FeatureSet<State>, data: NetworkData): Value<State> {
  if (data.features.join() !== features.names.join()) throw new Error("the network was learned with other features");
  const network = new Network(data);
  const input = new Float32Array(network.inputs);
  return {
    expect(state, seat) {
      const points = features.read(state, seat, input);
      return features.isOver(state) ? points : points + network.scale * network.forward(input);
    },
  };
}
