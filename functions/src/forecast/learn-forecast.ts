import { maxHorizonDays } from '@thali/shared/forecast/forecast.contract';
import type { ForecastCalendar } from '@thali/shared/forecast/forecast-calendar';
import { quietDates } from '@thali/shared/forecast/quiet-days';
import { addDays } from '@thali/shared/time/dates';
import { type Weekday, weekdays } from '@thali/shared/time/ist';
import { windowsOf } from '@thali/shared/vendors/business-hours';
import type { VendorSettings } from '@thali/shared/vendors/vendor-settings';
import type { Figures } from '../analytics/figures.ts';
import type { Day } from '../analytics/read-period.ts';
import { cumulativeShares } from './day-course.ts';
import { type ForecastRow, roundRange } from './forecast-rows.ts';
import { forecastSales } from './forecast-sales.ts';
import { learnPortions } from './learn-portions.ts';

/** Short, because the hours of orders change faster than the number of orders. */
const hourlyShareDays = 56;

/**
 * Forecasts the coming days, starting with `today`. Learns from the vendor's earlier days; `items` may begin later
 * than `days`.
 * @param counterSince the date of the first sale at the counter
 */
export function learnForecast(
  settings: VendorSettings,
  days: readonly Day[],
  items: readonly Day[],
  today: string,
  counterSince?: string,
): Omit<ForecastRow, 'trainedAt' | 'from'> {
  const calendar = {
    start: today,
    counterSince,
    horizon: maxHorizonDays,
    closedWeekdays: closedWeekdaysOf(settings),
    closedDates: (settings.holidays ?? []).map(({ date }) => date),
  };
  const openDays = withQuietDays(days, calendar);
  const forecastOf = (all: string, counter: string, byLastWeek?: boolean) =>
    forecastSales(
      openDays.map(({ date, figures }) => {
        return { date, all: figures[all] ?? 0, counter: figures[counter] ?? 0 };
      }),
      { ...calendar, byLastWeek },
    );
  const orders = forecastOf('earning', 'counterOrders');
  if (orders.days.length === 0) {
    return {
      days: [],
      items: [],
      historyDays: days.length,
      accuracy: orders.accuracy,
      isByLastWeek: false,
      isIrregular: false,
    };
  }
  // Uses the same method as the orders.
  const revenue = forecastOf('revenuePaise', 'counterPaise', orders.isByLastWeek);
  return {
    days: orders.days.map((day, index) => ({
      date: day.date,
      isClosed: day.isClosed,
      confidence: day.confidence,
      orders: roundRange(day, 10),
      revenuePaise: roundRange(revenue.days[index] ?? day, 1),
    })),
    items: learnPortions(openDays, items, calendar),
    dayCourse: cumulativeShares(
      days.filter(({ date }) => date >= addDays(today, -hourlyShareDays)),
    ),
    historyDays: days.length,
    accuracy: orders.accuracy,
    isByLastWeek: orders.isByLastWeek,
    isIrregular: orders.isIrregular,
  };
}

/** The days with earning orders, and the open days without orders. */
function withQuietDays(days: readonly Day[], calendar: ForecastCalendar): Day[] {
  const daysWithSales = days.filter(({ figures }) => earningOrders(figures) > 0);
  const orders = daysWithSales.map(({ date, figures }) => ({
    date,
    value: earningOrders(figures),
  }));
  const quiet = quietDates(orders, calendar).map((date) => ({ date, figures: {} }));
  return [...daysWithSales, ...quiet].sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** Excludes cancelled and expired orders. The kitchen rarely cooks them, and would buy too much for them. */
function earningOrders({ earning = 0 }: Figures): number {
  return earning;
}

/** Weekdays without hours are closed too. A mess without any hours is always open. */
export function closedWeekdaysOf({ businessHours }: VendorSettings): Weekday[] {
  if (!businessHours) return [];
  return weekdays.filter((weekday) => windowsOf(businessHours[weekday]).length === 0);
}
