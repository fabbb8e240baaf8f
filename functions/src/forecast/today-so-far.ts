import { istHour, toIst } from '@thali/shared/time/ist';
import type { Figures } from '../analytics/figures.ts';
import { shareBefore } from './day-course.ts';
import { type ForecastDayRow, type ForecastRow, type Range, roundRange } from './forecast-rows.ts';

/** A tenth of a normal distribution lies beyond this number of standard deviations, on each side. */
const decileDeviations = 1.28;
/** The smallest relative spread of a day's orders before the day begins, even for a steady mess. */
const minSpread = 0.05;

/**
 * Updates today's forecast with today's orders so far. The result is never below these orders. The expected remaining
 * orders follow the level of the orders so far. Rule: forecast-17
 * @param figures today's figures so far
 */
export function withTodaySoFar(row: ForecastRow, figures: Figures, now: Date): ForecastRow {
  const { date } = toIst(now);
  const { earning = 0, revenuePaise = 0 } = figures;
  const days = row.days.map((day) => {
    if (day.date !== date) return day;
    const ahead = ordersAhead(figures, now);
    const remaining = subtract(remainingToday(row, day.orders, earning - ahead, now), ahead);
    return todayOf(day, { orders: earning, paise: revenuePaise }, remaining);
  });
  return { ...row, days };
}

/** Updates a dish's forecast for today with the portions sold so far, as `withTodaySoFar` does for orders. */
export function portionsToday(row: ForecastRow, portions: Range, sold: number, now: Date): Range {
  return addRemaining(sold, remainingToday(row, portions, sold, now), 1);
}

/** Pre-orders for a later hour of today. These orders say nothing about today's level so far. */
function ordersAhead(figures: Figures, now: Date): number {
  const hours = Array.from({ length: 23 - istHour(now) }, (_, index) => istHour(now) + 1 + index);
  return hours.reduce((sum, hour) => sum + (figures[`hour${hour}`] ?? 0), 0);
}

function remainingToday(
  { dayCourse = [] }: ForecastRow,
  day: Range,
  sold: number,
  now: Date,
): Range {
  return dayCourse.length > 0
    ? expectedRemaining(day, sold, shareBefore(dayCourse, toIst(now).clock))
    : subtract(day, sold);
}

function todayOf(
  day: ForecastDayRow,
  sold: { orders: number; paise: number },
  remaining: Range,
): ForecastDayRow {
  const total = sold.orders + remaining.expected;
  const paisePerOrder =
    day.orders.expected > 0 ? day.revenuePaise.expected / day.orders.expected : 0;
  return {
    ...day,
    isClosed: day.isClosed && sold.orders === 0,
    // Sold orders are certain.
    confidence:
      total > 0 ? 1 - (1 - day.confidence) * (remaining.expected / total) : day.confidence,
    orders: roundRange(addRemaining(sold.orders, remaining, 1), 10),
    revenuePaise: roundRange(addRemaining(sold.paise, remaining, paisePerOrder), 1),
    soldOrders: sold.orders,
  };
}

function addRemaining(sold: number, remaining: Range, perOrder: number): Range {
  return {
    expected: sold + remaining.expected * perOrder,
    lower: sold + remaining.lower * perOrder,
    upper: sold + remaining.upper * perOrder,
  };
}

/**
 * The expected orders for the rest of the day: their usual number, scaled by today's level so far. A wider forecast
 * gives the orders so far more weight. The model is a gamma prior for the day's level, with Poisson orders.
 */
function expectedRemaining({ expected, lower, upper }: Range, sold: number, share: number): Range {
  if (expected === 0) return { expected: 0, lower: 0, upper: 0 };
  const spread = (upper - lower) / 2 / decileDeviations / expected;
  const evidence = 1 / Math.max(minSpread ** 2, spread ** 2 - 1 / expected);
  const level = (evidence + sold) / (evidence + expected * share);
  const remaining = expected * (1 - share) * level;
  const deviation = Math.sqrt(remaining + remaining ** 2 / (evidence + sold));
  return {
    expected: remaining,
    lower: Math.max(0, remaining - decileDeviations * deviation),
    upper: remaining + decileDeviations * deviation,
  };
}

/** Never below 0. */
function subtract({ expected, lower, upper }: Range, orders: number): Range {
  const remaining = (value: number) => Math.max(0, value - orders);
  return { expected: remaining(expected), lower: remaining(lower), upper: remaining(upper) };
}
