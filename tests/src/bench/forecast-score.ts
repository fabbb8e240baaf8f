import { accuracy } from '@thali/shared/forecast/expected-accuracy';
import type { KnownDay, Origin } from './forecast-origins.ts';

/** A forecast method: the forecast of each outcome of an origin. */
export type Method = (origin: Origin) => (outcome: KnownDay) => number;

/** Forecasts the last value of the same weekday. */
export const seasonalNaive: Method =
  ({ history }) =>
  ({ weekday }) =>
    (history.findLast((known) => known.weekday === weekday) ?? history.at(-1))?.value ?? 0;

/** Forecasts the mean of the weekday. */
export const weekdayMean: Method =
  ({ history }) =>
  ({ weekday }) => {
    const same = history.filter((known) => known.weekday === weekday);
    return mean((same.length > 0 ? same : history).map(({ value }) => value));
  };

/** Absolute errors of one series, scaled for MASE and unscaled for WAPE. */
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

/** Expected calibration error: expected against actual accuracy in 10 bins of confidence, weighted by days. */
export class Calibration {
  #bins = Array.from({ length: 10 }, () => ({ expected: 0, actual: 0 }));
  #days = 0;

  add(confidence: number, actual: number, forecast: number): void {
    const bin = this.#bins[Math.min(9, Math.floor(confidence * 10))];
    if (!bin) return;
    bin.expected += confidence;
    bin.actual += accuracy(actual, forecast);
    this.#days += 1;
  }

  get error(): number {
    const misses = this.#bins.map((bin) => Math.abs(bin.expected - bin.actual));
    return misses.reduce((total, miss) => total + miss, 0) / this.#days;
  }
}

export function mean(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0) / values.length;
}
