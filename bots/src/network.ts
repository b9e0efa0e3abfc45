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

/** The forward pass: plain typed arrays, the same in Node and in a browser. */
export class Network {
  readonly inputs: number;
  readonly hidden: number;
  readonly scale: number;
  readonly inner: Float32Array;
  readonly innerBias: Float32Array;
  readonly outer: Float32Array;
  readonly direct: Float32Array;
  readonly bias: Float32Array;
  /** What the hidden units said last. */
  readonly units: Float32Array;

  constructor(data: NetworkData) {
    this.inputs = data.features.length;
    this.hidden = data.hidden;
    this.scale = data.scale;
    this.inner = Float32Array.from(data.inner);
    this.innerBias = Float32Array.from(data.innerBias);
    this.outer = Float32Array.from(data.outer);
    this.direct = Float32Array.from(data.direct);
    this.bias = Float32Array.of(data.bias);
    this.units = new Float32Array(data.hidden);
  }

  /** Output for these features, in units of `scale`. */
  forward(input: Float32Array): number {
    const { inputs, hidden, inner, innerBias, outer, direct, units } = this;
    let output = this.bias[0] as number;
    for (let index = 0; index < inputs; index++) output += (direct[index] as number) * (input[index] as number);
    for (let unit = 0, weight = 0; unit < hidden; unit++) {
      let sum = innerBias[unit] as number;
      for (let index = 0; index < inputs; index++, weight++)
        sum += (inner[weight] as number) * (input[index] as number);
      const signal = sum > 0 ? sum : 0;
      units[unit] = signal;
      output += signal * (outer[unit] as number);
    }
    return output;
  }
}

export function networkValue<State>(features: FeatureSet<State>, data: NetworkData): Value<State> {
  if (data.features.join() !== features.names.join()) throw new Error("the network was learned with other features");
  const network = new Network(data);
  const input = new Float32Array(network.inputs);
  return {
    expect(state, seat) {
      const points = features.read(state, seat, input);
      return points + network.scale * network.forward(input);
    },
  };
}
