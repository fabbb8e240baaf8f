import { accuracy } from '@thali/shared/forecast/expected-accuracy';
import type { KnownDay, Origin } from './forecast-origins.ts';

/** A method's word on each outcome of an origin; `undefined` where it has none. */
export type Method = (origin: Origin) => (outcome: KnownDay) => number;

/** Each day has the value that the same weekday had last. */
export const seasonalNaive: Method =
  ({ history }) =>
  ({ weekday }) =>
    (history.findLast((known) => known.weekday === weekday) ?? history.at(-1))?.value ?? 0;

/** Each day has the mean of its weekday. */
export const weekdayMean: Method =
  ({ history }) =>
  ({ weekday }) => {
    const same = history.filter((known) => known.weekday === weekday);
    return mean((same.length > 0 ? same : history).map(({ value }) => value));
  };

/** Absolute errors of one series, over its unit of MASE and as they are. */
export class Errors {
  #scaled: number[] = [];
  #absolute = 0;
  #actual = 0;

  add(actual: number, forecast: number, scale: number): void {
    const error = Math.abs(actual - forecast);
    this.#scaled.push(error / scale);
    this.#absolute += error;
    this.#actual += actual;
  }

  get mase(): number {
    return mean(this.#scaled);
  }

  get wape(): number {
    return this.#absolute / this.#actual;
  }
}

/** How far expected accuracies are from what came, in tenths of confidence, weighted by days. */
export class Calibration {
  #bins = Array.from({ length: 10 }, () => ({ expected: 0, came: 0 }));
  #days = 0;

  add(confidence: number, actual: number, forecast: number): void {
    const bin = this.#bins[Math.min(9, Math.floor(confidence * 10))];
    if (!bin) return;
    bin.expected += confidence;
    bin.came += accuracy(actual, forecast);
    this.#days += 1;
  }

  get error(): number {
    const misses = this.#bins.map(({ expected, came }) => Math.abs(expected - came));
    return misses.reduce((total, miss) => total + miss, 0) / this.#days;
  }
}

export function mean(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0) / values.length;
}
