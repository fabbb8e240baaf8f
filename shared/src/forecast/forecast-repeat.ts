import { accuracy, expectedAccuracy, priorAccuracy } from './expected-accuracy.ts';
import type { Repeat, Repeats } from './find-repeats.ts';
import type { OpenDayForecast } from './forecast-open-days.ts';
import { toOpenDays, weekdayOf } from './open-days.ts';
import { eightyPercentBand, errorScale } from './prediction-interval.ts';
import { mean } from './statistics.ts';

/**
 * The forecast of a day in a repeat. A positive shift of the repeat is added to the usual forecast; a negative shift
 * reduces it in proportion. Range and confidence come from the repeat's past days.
 * @param base  the day's forecast without the repeat
 * @param day  days since 1970-01-01
 * @param lead  days after the last day of the history
 * Rule: forecast-20
 */
export function forecastRepeat(
  { differences, shift }: Repeat,
  { usual }: Repeats,
  base: OpenDayForecast,
  { day, lead }: { day: number; lead: number },
): OpenDayForecast {
  const shiftFrom = (from: number, day: number) => {
    const usualValue = usual[weekdayOf(day)] ?? 0;
    return Math.max(0, shift < 0 ? from * (1 + shift / usualValue) : from + shift);
  };
  const expected = shiftFrom(base.expected, day);
  const past = differences.map(({ day, size }) => {
    const usualValue = usual[weekdayOf(day)] ?? 0;
    return { day, sold: usualValue + size, forecast: shiftFrom(usualValue, day) };
  });
  const level = mean(past.map(({ sold }) => sold));
  const prior = priorAccuracy(toOpenDays(new Map(past.map(({ day, sold }) => [day, sold]))));
  const errors = past.map(({ sold, forecast }) => {
    const scale = errorScale(forecast, level);
    return scale > 0 ? (sold - forecast) / scale : 0;
  });
  const band = eightyPercentBand(errors, prior);
  const scale = errorScale(expected, level);
  const accuracies = past.map(({ sold, forecast }) => {
    return { lead, accuracy: accuracy(sold, forecast) };
  });
  return {
    expected,
    lower: Math.max(0, Math.min(expected, expected + band.low * scale)),
    upper: Math.max(expected, expected + band.high * scale),
    confidence: expectedAccuracy(lead, accuracies, prior),
  };
}
