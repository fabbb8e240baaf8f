import { backtest, type PastForecast } from './backtest.ts';
import { fitEnsemble } from './ensemble.ts';
import { accuracy, expectedAccuracy, priorAccuracy } from './expected-accuracy.ts';
import { isLastWeekAsGood, type MeasuredAccuracy, measuredAccuracy } from './measured-accuracy.ts';
import { modelWeights, weighted } from './model-weights.ts';
import { lastSold, type OpenDay, weekdayOf } from './open-days.ts';
import { type Band, eightyPercentBand, missScale } from './prediction-interval.ts';
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
  /** The demand is intermittent, without a pattern. */
  isIrregular: boolean;
}

/** The misses of one week ahead count alone only if there are this many. */
const minMisses = 10;

/**
 * Forecasts for open days, by day since 1970-01-01.
 * @param days  history in order
 * @param coming  days after `lastDay`, in order
 * @param byLastWeek  whether last week's figures are the forecast; by default the better method wins
 */
export function forecastOpenDays(
  days: readonly OpenDay[],
  lastDay: number,
  coming: readonly number[],
  byLastWeek?: boolean,
): OpenDaysForecast {
  const ensemble = fitEnsemble(days);
  const horizon = Math.max(7, (coming.at(-1) ?? lastDay) - lastDay);
  const past = backtest(ensemble, days, lastDay, horizon);
  const weights = modelWeights(past.filter(({ lead }) => lead <= 7));
  const level = mean(days.slice(-28).map(({ value }) => value));
  const prior = priorAccuracy(days);
  const measured = measuredAccuracy(past, days);
  const isByLastWeek = byLastWeek ?? isLastWeekAsGood(measured, past.at(-1)?.weeksAgo ?? 0);
  const outcomes = past.map((one) => {
    const origin = lastDay - 7 * one.weeksAgo;
    const expected = isByLastWeek
      ? (lastSold(days, one.actual.weekday, origin) ?? level)
      : weighted(one.byModel, weights);
    return outcomeOf(one, expected, level);
  });
  const forecastOn = ensemble(days);

  const assessments = new Map<number, Assessment>();
  const forecasts = coming.map((day, index): [number, OpenDayForecast] => {
    const weekday = weekdayOf(day);
    const expected = isByLastWeek
      ? (lastSold(days, weekday) ?? level)
      : weighted(forecastOn({ step: index + 1, weekday }), weights);
    const lead = day - lastDay;
    const week = Math.ceil(lead / 7);
    const { alike, band } = assessments.get(week) ?? assess(outcomes, week, prior);
    assessments.set(week, { alike, band });
    const scale = missScale(expected, level);
    const lower = Math.max(0, Math.min(expected, expected + band.low * scale));
    const upper = Math.max(expected, expected + band.high * scale);
    return [day, { expected, lower, upper, confidence: expectedAccuracy(lead, alike, prior) }];
  });
  return { forecasts: new Map(forecasts), accuracy: measured, isByLastWeek, isIrregular: false };
}

interface Assessment {
  alike: readonly Outcome[];
  band: Band;
}

/** Uses the outcomes of the same week ahead if the history is long enough, else all outcomes. */
function assess(outcomes: readonly Outcome[], week: number, prior: number): Assessment {
  const same = outcomes.filter(({ lead }) => Math.ceil(lead / 7) === week);
  const alike = same.length < minMisses ? outcomes : same;
  const misses = alike.map(({ miss }) => miss);
  return { alike, band: eightyPercentBand(misses, prior) };
}

interface Outcome {
  lead: number;
  accuracy: number;
  miss: number;
}

function outcomeOf(
  { lead, actual: { sold } }: PastForecast,
  expected: number,
  level: number,
): Outcome {
  const scale = missScale(expected, level);
  const miss = scale > 0 ? (sold - expected) / scale : 0;
  return { lead, accuracy: accuracy(sold, expected), miss };
}
