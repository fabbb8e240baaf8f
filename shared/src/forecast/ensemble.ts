import { holtWinters, logHoltWinters } from './holt-winters.ts';
import { type Model, type Target, toHistory } from './model.ts';
import type { OpenDay } from './open-days.ts';
import { logSmoothing, theta } from './smoothing-models.ts';
import { clamp } from './statistics.ts';
import { weekdayMedian } from './weekday-median.ts';

const models: Model[] = [weekdayMedian, theta, holtWinters, logHoltWinters, logSmoothing];

export const modelCount = models.length;

/** The forecast of each model for a day. */
export type ModelForecasts = (target: Target) => number[];

/** A fitted ensemble. The backtest reuses its smoothing parameters for shorter histories. */
export type Ensemble = (known: readonly OpenDay[]) => ModelForecasts;

/** A forecast is at most three times the best usual day, which limits a runaway trend. */
const maxGrowth = 3;

/** Fits the five forecasting models to a history. */
export function fitEnsemble(days: readonly OpenDay[]): Ensemble {
  const whole = toHistory(days);
  const fitted = models.map((model) => model(whole));
  const ceiling = maxGrowth * days.reduce((max, { value }) => Math.max(max, value), 0);
  return (known) => {
    const origin = known === days ? whole : toHistory(known);
    const forecasters = fitted.map((start) => start(origin));
    return (target) => forecasters.map((forecast) => clamp(forecast(target), 0, ceiling));
  };
}
