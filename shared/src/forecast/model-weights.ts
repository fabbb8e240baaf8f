import type { PastForecast } from './backtest.ts';
import { modelCount } from './ensemble.ts';
import { mean, sum } from './statistics.ts';

/** The prior 'all models are equally good' weighs this many days. */
const doubt = 10;
/** Keeps a model without errors from taking all the weight. */
const smallest = 1e-3;

/**
 * The weight of each model; the sum is 1. The weight is 1 / (mean absolute error in the backtest)², against winsorised
 * sales. Without a backtest all are equal.
 */
export function modelWeights(past: readonly PastForecast[]): number[] {
  const errors = Array.from({ length: modelCount }, (_, model) =>
    mean(past.map(({ actual, byModel }) => Math.abs(actual.value - (byModel[model] ?? 0)))),
  );
  const usual = mean(errors);
  if (usual === 0) return errors.map(() => 1 / modelCount);
  const raw = errors.map((error) => {
    const shrunk = (past.length * (error / usual) + doubt) / (past.length + doubt);
    return Math.max(smallest, shrunk) ** -2;
  });
  const total = sum(raw);
  return raw.map((weight) => weight / total);
}

export function weighted(byModel: readonly number[], weights: readonly number[]): number {
  return sum(byModel.map((value, model) => value * (weights[model] ?? 0)));
}
