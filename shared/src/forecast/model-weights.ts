import type { PastForecast } from './backtest.ts';
import { modelCount } from './ensemble.ts';
import { mean, sum } from './statistics.ts';

/** Days of evidence that 'all models are alike' weighs. */
const doubt = 10;
/** Keeps a model that never erred from taking all. */
const smallest = 1e-3;

/**
 * A weight for each model, summing to 1: one over the square of its mean absolute error in the
 * backtest, against winsorised sales; equal without a backtest.
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
