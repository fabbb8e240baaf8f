import { closedWeekdays } from './closed-weekdays.ts';
import { findRepeats } from './find-repeats.ts';
import {
  type DeclaredClosures,
  declaredClosures,
  type ForecastCalendar,
} from './forecast-calendar.ts';
import { forecastOpenDays } from './forecast-open-days.ts';
import { forecastRepeat } from './forecast-repeat.ts';
import { forecastIntermittent, withUnsoldDays } from './intermittent-demand.ts';
import { type MeasuredAccuracy, noAccuracy } from './measured-accuracy.ts';
import { offMenuWeekdays } from './off-menu-weekdays.ts';
import {
  type DemandDay,
  dateOf,
  dayOf,
  type SalesByDay,
  salesByDay,
  toOpenDays,
  weekdayOf,
} from './open-days.ts';
import { knownOpenings, openByRepeat } from './open-repeats.ts';

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
  /** One entry per day of the horizon; empty if the history is too short. */
  days: DemandForecastDay[];
  /** The accuracy of the last weeks. */
  accuracy: MeasuredAccuracy;
  /** Whether the forecast repeats last week's figures, because the models were no better. */
  isByLastWeek: boolean;
  /** Whether sales come only on some days, without a pattern. The forecast is then their rate. */
  isIrregular: boolean;
}

/** The minimum number of days from the first entry to the day before the forecast. Rule: forecast-4 */
export const minHistoryDays = 7;
export const minOpenDays = 3;
/** The maximum number of days in the history. Older days are ignored. */
const maxHistoryDays = 400;

/** The share of weekdays that stay closed after the 4-week rule marks them closed. Measured on canteens and a cafe. */
const confidenceInClosure = 0.98;

/**
 * Forecasts daily demand by five statistical models, weighted by their backtest on this history. Uses last week's
 * figures instead if they were no worse.
 * @param history an entry per day, in any order; 0 for an open day without sales. A day without an entry is unknown or
 *   closed, unless entries are few and irregular. Ignores values that are not numbers >= 0, and entries from `start` on
 * Rule: forecast-5, forecast-8, forecast-18, forecast-20, forecast-21
 */
export function forecastDemand(
  history: readonly DemandDay[],
  calendar: ForecastCalendar = {},
): DemandForecast {
  const readings = readHistory(history, calendar);
  const { lastDay, isDeclaredClosed } = readings;
  const [first = lastDay] = readings.sales.keys();
  if (lastDay - first + 1 < minHistoryDays || readings.sales.size < minOpenDays) {
    return { days: [], accuracy: noAccuracy, isByLastWeek: false, isIrregular: false };
  }
  const openings = knownOpenings(readings);
  const isOpenByRepeat = openByRepeat(openings, lastDay);
  const sales = isOpenByRepeat ? readings.sales : withUnsoldDays(readings.sales, openings, lastDay);
  const isClosedWeekday = closedWeekdays({ ...readings, sales });
  const isOpen = (day: number) => isOpenByRepeat?.(day) ?? !isClosedWeekday[weekdayOf(day)];
  const openSales = [...sales].filter(([day]) => isOpen(day) && !isDeclaredClosed(day));
  const found = findRepeats(new Map(openSales), lastDay);
  const repeatOf = (day: number) => found.repeats.find(({ includes }) => includes(day));
  const { horizon = 7, modelDays = maxHistoryDays, byLastWeek } = calendar;
  const usual = openSales.filter(([day]) => day > lastDay - modelDays && !repeatOf(day));
  const offMenu = offMenuWeekdays(new Map(usual));
  const isOnMenu = (day: number) => !offMenu[weekdayOf(day)];
  const modelDemand = toOpenDays(new Map(usual.filter(([day]) => isOnMenu(day))));

  const horizonDays = Array.from({ length: horizon }, (_, index) => lastDay + 1 + index);
  const openHorizonDays = horizonDays.filter((day) => isOpen(day) && !isDeclaredClosed(day));
  const onMenu = openHorizonDays.filter(isOnMenu);
  const { forecasts, ...outcome } =
    forecastIntermittent(modelDemand, lastDay, onMenu) ??
    forecastOpenDays(modelDemand, lastDay, onMenu, byLastWeek);
  const days = horizonDays.map((day): DemandForecastDay => {
    const date = dateOf(day);
    if (!openHorizonDays.includes(day)) {
      const confidence = isDeclaredClosed(day) ? 1 : confidenceInClosure;
      return { date, isClosed: true, ...zeroForecast, confidence };
    }
    const base = forecasts.get(day) ?? { ...zeroForecast, confidence: confidenceInClosure };
    const repeat = repeatOf(day);
    const forecast = repeat
      ? forecastRepeat(repeat, found, base, { day, lead: day - lastDay })
      : base;
    return { date, isClosed: false, ...forecast };
  });
  return { days, ...outcome };
}

const zeroForecast = { expected: 0, lower: 0, upper: 0 };

interface KnownHistory extends DeclaredClosures {
  sales: SalesByDay;
  lastDay: number;
}

function readHistory(history: readonly DemandDay[], calendar: ForecastCalendar): KnownHistory {
  const { start } = calendar;
  const allSales = salesByDay(history);
  const lastDay = start ? dayOf(start) - 1 : ([...allSales.keys()].at(-1) ?? 0);
  const closures = declaredClosures(calendar);
  const isKnown = (day: number) => day <= lastDay && day > lastDay - maxHistoryDays;
  const sales = [...allSales].filter(([day]) => isKnown(day) && !closures.isDeclaredClosed(day));
  return { sales: new Map(sales), lastDay, ...closures };
}
