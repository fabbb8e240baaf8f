import { holtWinters, logHoltWinters } from './holt-winters.ts';
import { logSmoothing } from './log-smoothing.ts';
import { type Model, type Target, toKnown } from './model.ts';
import type { OpenDay } from './open-days.ts';
import { clamp } from './statistics.ts';
import { theta } from './theta.ts';
import { weekdayMedian } from './weekday-median.ts';

const models: Model[] = [weekdayMedian, theta, holtWinters, logHoltWinters, logSmoothing];

export const modelCount = models.length;

/** What each model says of a day. */
export type ModelForecasts = (target: Target) => number[];

/** Fitted once; looking back reuses the smoothing parameters. */
export type Ensemble = (known: readonly OpenDay[]) => ModelForecasts;

/** No week sells more than three times what the best usual day ever sold: a runaway trend ends here. */
const highest = 3;

/** The five models of facts, section Forecasting, fitted to a history. */
export function fitEnsemble(days: readonly OpenDay[]): Ensemble {
  const whole = toKnown(days);
  const fitted = models.map((model) => model(whole));
  const most = highest * days.reduce((top, { value }) => Math.max(top, value), 0);
  return (known) => {
    const origin = known === days ? whole : toKnown(known);
    const forecasters = fitted.map((start) => start(origin));
    return (target) => forecasters.map((forecast) => clamp(forecast(target), 0, most));
  };
}
