import { closedWeekdays } from './closed-weekdays.ts';
import {
  type DeclaredClosures,
  declaredClosures,
  type ForecastCalendar,
} from './forecast-calendar.ts';
import { forecastOpenDays } from './forecast-open-days.ts';
import { type MeasuredAccuracy, noAccuracy } from './measured-accuracy.ts';
import {
  type DemandDay,
  dateOf,
  dayOf,
  type SalesByDay,
  salesByDay,
  toOpenDays,
  weekdayOf,
} from './open-days.ts';

/** Expected demand of one day, in the history's unit, not rounded. */
export interface DemandForecastDay {
  /** YYYY-MM-DD */
  date: string;
  isClosed: boolean;
  expected: number;
  /** 80 % interval, 0 <= lower <= expected <= upper. */
  lower: number;
  upper: number;
  /** Expected accuracy, 0 to 1. */
  confidence: number;
}

export interface DemandForecast {
  /** One per day of the horizon; empty if the history is too short. */
  days: DemandForecastDay[];
  /** The accuracy of the last weeks. */
  accuracy: MeasuredAccuracy;
  /** The forecast repeats last week's figures, because the models were no better. */
  isByLastWeek: boolean;
}

/** Days from the first entry to the day before the forecast. Rule: forecast-4 */
export const minHistoryDays = 7;
export const minOpenDays = 3;
/** Older days are ignored. */
const maxHistoryDays = 400;

/** The share of weekdays that stay closed after the 4-week rule marks them closed. Measured on canteens and a cafe. */
const confidenceInRule = 0.98;

/**
 * Forecasts daily demand by five statistical models, weighted by their backtest on this history. Uses last week's
 * figures instead if they were no worse.
 * @param history  an entry per day, in any order. A day without an entry is unknown or closed; give 0 for an open day
 *   without sales. Values that are not numbers >= 0 and entries from `start` on are ignored
 * Rule: forecast-5, forecast-18
 */
export function forecastDemand(
  history: readonly DemandDay[],
  calendar: ForecastCalendar = {},
): DemandForecast {
  const known = readHistory(history, calendar);
  const { sales, lastDay, isDeclaredClosed } = known;
  const [first = lastDay] = sales.keys();
  if (lastDay - first + 1 < minHistoryDays || sales.size < minOpenDays) {
    return { days: [], accuracy: noAccuracy, isByLastWeek: false };
  }
  const isRestDay = closedWeekdays(known);
  const isLearnt = (day: number) => !isRestDay[weekdayOf(day)];
  const learnt = new Map([...sales].filter(([day]) => isLearnt(day)));
  const { horizon = 7 } = calendar;
  const coming = Array.from({ length: horizon }, (_, index) => lastDay + 1 + index);
  const open = coming.filter((day) => isLearnt(day) && !isDeclaredClosed(day));
  const { forecasts, ...how } = forecastOpenDays(
    toOpenDays(learnt),
    lastDay,
    open,
    calendar.byLastWeek,
  );

  const days = coming.map((day): DemandForecastDay => {
    const forecast = forecasts.get(day);
    if (forecast) return { date: dateOf(day), isClosed: false, ...forecast };
    const confidence = isDeclaredClosed(day) ? 1 : confidenceInRule;
    return { date: dateOf(day), isClosed: true, expected: 0, lower: 0, upper: 0, confidence };
  });
  return { days, ...how };
}

interface KnownHistory extends DeclaredClosures {
  sales: SalesByDay;
  lastDay: number;
}

function readHistory(history: readonly DemandDay[], calendar: ForecastCalendar): KnownHistory {
  const { start } = calendar;
  const given = salesByDay(history);
  const lastDay = start ? dayOf(start) - 1 : ([...given.keys()].at(-1) ?? 0);
  const closures = declaredClosures(calendar);
  const isKnown = (day: number) => day <= lastDay && day > lastDay - maxHistoryDays;
  const sales = [...given].filter(([day]) => isKnown(day) && !closures.isDeclaredClosed(day));
  return { sales: new Map(sales), lastDay, ...closures };
}
