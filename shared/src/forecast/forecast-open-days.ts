import { backtest, type PastForecast } from './backtest.ts';
import { fitEnsemble } from './ensemble.ts';
import { accuracy, expectedAccuracy, priorAccuracy } from './expected-accuracy.ts';
import { isLastWeekAsGood, type MeasuredAccuracy, measuredAccuracy } from './measured-accuracy.ts';
import { modelWeights, weighted } from './model-weights.ts';
import { lastSold, type OpenDay, weekdayOf } from './open-days.ts';
import { type Band, eightyPercentBand, errorScale } from './prediction-interval.ts';
import { mean } from './statistics.ts';

export interface OpenDayForecast {
  expected: number;
  lower: number;
  upper: number;
  confidence: number;
}

export interface OpenDaysForecast {
  forecasts: Map<number, OpenDayForecast>;
  accuracy: MeasuredAccuracy;
  isByLastWeek: boolean;
  /** Whether the demand is intermittent, without a pattern. */
  isIrregular: boolean;
}

/** The minimum number of errors at one distance in weeks; with fewer, the errors of all weeks count. */
const minErrors = 10;

/**
 * Forecasts for open days, by day since 1970-01-01.
 * @param days the history, in order
 * @param forecastDays days after `lastDay`, in order
 * @param byLastWeek whether the forecast repeats last week; by default the better method wins
 */
export function forecastOpenDays(
  days: readonly OpenDay[],
  lastDay: number,
  forecastDays: readonly number[],
  byLastWeek?: boolean,
): OpenDaysForecast {
  const ensemble = fitEnsemble(days);
  const horizon = Math.max(7, (forecastDays.at(-1) ?? lastDay) - lastDay);
  const past = backtest(ensemble, days, lastDay, horizon);
  const weights = modelWeights(past.filter(({ lead }) => lead <= 7));
  const level = mean(days.slice(-28).map(({ value }) => value));
  const prior = priorAccuracy(days);
  const measured = measuredAccuracy(past, days);
  const isByLastWeek = byLastWeek ?? isLastWeekAsGood(measured, past.at(-1)?.weeksAgo ?? 0);
  const outcomes = past.map((forecast) => {
    const origin = lastDay - 7 * forecast.weeksAgo;
    const expected = isByLastWeek
      ? (lastSold(days, forecast.actual.weekday, origin) ?? level)
      : weighted(forecast.byModel, weights);
    return outcomeOf(forecast, expected, level);
  });
  const forecastOn = ensemble(days);

  const assessments = new Map<number, Assessment>();
  const forecasts = forecastDays.map((day, index): [number, OpenDayForecast] => {
    const weekday = weekdayOf(day);
    const expected = isByLastWeek
      ? (lastSold(days, weekday) ?? level)
      : weighted(forecastOn({ step: index + 1, weekday }), weights);
    const lead = day - lastDay;
    const week = Math.ceil(lead / 7);
    const { comparable, band } = assessments.get(week) ?? assess(outcomes, week, prior);
    assessments.set(week, { comparable, band });
    const scale = errorScale(expected, level);
    const lower = Math.max(0, Math.min(expected, expected + band.low * scale));
    const upper = Math.max(expected, expected + band.high * scale);
    return [day, { expected, lower, upper, confidence: expectedAccuracy(lead, comparable, prior) }];
  });
  return { forecasts: new Map(forecasts), accuracy: measured, isByLastWeek, isIrregular: false };
}

interface Assessment {
  comparable: readonly Outcome[];
  band: Band;
}

/** Uses the outcomes at the same distance in weeks if there are enough, or else all outcomes. */
function assess(outcomes: readonly Outcome[], week: number, prior: number): Assessment {
  const sameWeek = outcomes.filter(({ lead }) => Math.ceil(lead / 7) === week);
  const comparable = sameWeek.length < minErrors ? outcomes : sameWeek;
  const errors = comparable.map(({ scaledError }) => scaledError);
  return { comparable, band: eightyPercentBand(errors, prior) };
}

interface Outcome {
  lead: number;
  accuracy: number;
  scaledError: number;
}

function outcomeOf(
  { lead, actual: { sold } }: PastForecast,
  expected: number,
  level: number,
): Outcome {
  const scale = errorScale(expected, level);
  const scaledError = scale > 0 ? (sold - expected) / scale : 0;
  return { lead, accuracy: accuracy(sold, expected), scaledError };
}
