import type { FeatureSet } from "./features.ts";
import type { Value } from "./value.ts";

/**
 * A small network: features → `hidden` units → points still to come. Kept as plain numbers in a JSON file, in the order
 * of the feature names it was learned with.
 */
export interface NetworkData {
  readonly features: readonly string[];
  readonly hidden: number;
  /** VP one unit of output stands for. */
  readonly scale: number;
  /** `hidden` rows of one weight per feature. */
  readonly inner: readonly number[];
  readonly innerBias: readonly number[];
  /** One weight per hidden unit, and per feature for the direct way past them. */
  readonly outer: readonly number[];
  readonly direct: readonly number[];
  readonly bias: number;
}

/**
 * The forward pass: plain typed arrays, the same in Node and in a browser. Most features are 0 in most positions, so it
 * goes feature by feature and skips those.
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
  /** What the hidden units said last. */
  readonly units: Float64Array;

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
  }

  /** Output for these features, in units of `scale`. */
  forward(input: Float32Array): number {
    const { inputs, hidden, inner, outer, direct, units } = this;
    let output = this.bias[0] as number;
    units.set(this.innerBias);
    for (let index = 0; index < inputs; index++) {
      const signal = input[index] as number;
      if (signal === 0) continue;
      output += (direct[index] as number) * signal;
      for (let unit = 0, weight = index * hidden; unit < hidden; unit++, weight++)
        units[unit] = (units[unit] as number) + (inner[weight] as number) * signal;
    }
    for (let unit = 0; unit < hidden; unit++) {
      const signal = units[unit] as number;
      if (signal > 0) output += signal * (outer[unit] as number);
      else units[unit] = 0;
    }
    return output;
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
