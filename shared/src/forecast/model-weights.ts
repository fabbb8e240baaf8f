import type { PastForecast } from './backtest.ts';
import { modelCount } from './ensemble.ts';
import { mean, sum } from './statistics.ts';

/** The prior 'all models are equally good' counts like this many days. */
const priorDays = 10;
/** The minimum relative error, so that a model without errors does not take all the weight. */
const minError = 1e-3;

/**
 * The weight of each model; the sum is 1. The weight is proportional to 1 / (mean absolute error in the backtest)²,
 * measured against winsorised sales. Without a backtest all weights are equal.
 */
export function modelWeights(past: readonly PastForecast[]): number[] {
  const errors = Array.from({ length: modelCount }, (_, model) =>
    mean(past.map(({ actual, byModel }) => Math.abs(actual.value - (byModel[model] ?? 0)))),
  );
  const usual = mean(errors);
  if (usual === 0) return errors.map(() => 1 / modelCount);
  const raw = errors.map((error) => {
    const shrunk = (past.length * (error / usual) + priorDays) / (past.length + priorDays);
    return Math.max(minError, shrunk) ** -2;
  });
  const total = sum(raw);
  return raw.map((weight) => weight / total);
}

export function weighted(byModel: readonly number[], weights: readonly number[]): number {
  return sum(byModel.map((value, model) => value * (weights[model] ?? 0)));
}
