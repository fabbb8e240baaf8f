import type { ForecastDay, ForecastStatus } from '@thali/shared/forecast/forecast.contract';
import { toRupees } from '@thali/shared/money/paise';
import { addDays } from '@thali/shared/time/dates';
import { istDayStart, istHour, toIst } from '@thali/shared/time/ist';
import type { ForecastDayRow, ForecastRow } from './forecast-rows.ts';

/** When the daily training runs. Rule: forecast-2 */
const trainingHour = 3;

/** The forecast days that are not over. An older forecast has fewer of them. */
export function forecastDays(
  row: ForecastRow | undefined,
  days: number,
  now: Date,
): { forecasts: ForecastDay[]; hasModel: boolean } {
  const today = toIst(now).date;
  const futureDays = (row?.days ?? []).filter(({ date }) => date >= today);
  return {
    forecasts: futureDays.slice(0, days).map(toForecastDay),
    hasModel: futureDays.length > 0,
  };
}

export function toStatus(row: ForecastRow | undefined, now: Date): ForecastStatus {
  const { hasModel } = forecastDays(row, 1, now);
  return {
    hasModel,
    trainedAt: row?.trainedAt ?? null,
    historyDays: row?.historyDays ?? 0,
    accuracy: row?.accuracy ?? { model: null, sameWeekdayLastWeek: null, days: 0 },
    isByLastWeek: row?.isByLastWeek ?? false,
    isIrregular: row?.isIrregular ?? false,
    nextTrainingAt: nextTraining(now).toISOString(),
  };
}

function toForecastDay(day: ForecastDayRow): ForecastDay {
  const { date, isClosed, confidence, orders, revenuePaise, soldOrders = 0 } = day;
  const figures = (bound: 'expected' | 'lower' | 'upper') => ({
    orders: orders[bound],
    revenue: toRupees(revenuePaise[bound]),
  });
  return {
    date,
    isClosed,
    confidence,
    ensemble: figures('expected'),
    lower: figures('lower'),
    upper: figures('upper'),
    soldOrders,
  };
}

function nextTraining(now: Date): Date {
  const { date } = toIst(now);
  const day = istHour(now) < trainingHour ? date : addDays(date, 1);
  return new Date(istDayStart(day).getTime() + trainingHour * 3_600_000);
}
