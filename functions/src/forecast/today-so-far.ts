import { toIst } from '@thali/shared/time/ist';
import type { Figures } from '../analytics/figures.ts';
import { shareBehind } from './day-course.ts';
import { type ForecastDayRow, type ForecastRow, type Range, roundRange } from './forecast-rows.ts';

/** Standard deviations that leave a tenth outside on each side. */
const tenth = 1.28;
/** However steady a mess is: one day is never surer than this beforehand. Share of its orders. */
const surest = 0.05;

/**
 * A forecast whose today begins with what today has brought: never less than that, and the rest of the day
 * follows how the morning went. Rule: forecast-17
 * @param figures  of today, as they were added up
 */
export function withTodaySoFar(row: ForecastRow, figures: Figures, now: Date): ForecastRow {
  const { date, clock } = toIst(now);
  const { earning = 0, revenuePaise = 0 } = figures;
  const course = row.dayCourse ?? [];
  const isKnown = course.length > 0;
  const days = row.days.map((day) => {
    if (day.date !== date) return day;
    const rest = isKnown
      ? restOf(day.orders, earning, shareBehind(course, clock))
      : restWithoutHours(day.orders, earning);
    return todayOf(day, { orders: earning, paise: revenuePaise }, rest);
  });
  return { ...row, days };
}

function todayOf(
  day: ForecastDayRow,
  sold: { orders: number; paise: number },
  rest: Range,
): ForecastDayRow {
  const total = sold.orders + rest.expected;
  const paisePerOrder =
    day.orders.expected > 0 ? day.revenuePaise.expected / day.orders.expected : 0;
  return {
    ...day,
    isClosed: day.isClosed && sold.orders === 0,
    // What is sold is sure.
    confidence: total > 0 ? 1 - (1 - day.confidence) * (rest.expected / total) : day.confidence,
    orders: roundRange(plus(sold.orders, rest, 1), 10),
    revenuePaise: roundRange(plus(sold.paise, rest, paisePerOrder), 1),
    soldOrders: sold.orders,
  };
}

function plus(sold: number, rest: Range, each: number): Range {
  return {
    expected: sold + rest.expected * each,
    lower: sold + rest.lower * each,
    upper: sold + rest.upper * each,
  };
}

/**
 * What is still to come: the usual rest of the day, moved by how today differs so far. The wider the forecast
 * was, the more the morning counts (a gamma prior over the day's level, orders by chance around it).
 */
function restOf({ expected, lower, upper }: Range, sold: number, share: number): Range {
  if (expected === 0) return { expected: 0, lower: 0, upper: 0 };
  const spread = (upper - lower) / 2 / tenth / expected;
  const evidence = 1 / Math.max(surest ** 2, spread ** 2 - 1 / expected);
  const level = (evidence + sold) / (evidence + expected * share);
  const rest = expected * (1 - share) * level;
  const deviation = Math.sqrt(rest + rest ** 2 / (evidence + sold));
  return {
    expected: rest,
    lower: Math.max(0, rest - tenth * deviation),
    upper: rest + tenth * deviation,
  };
}

/** Where the hours of orders are not known: what the forecast has left. */
function restWithoutHours({ expected, lower, upper }: Range, sold: number): Range {
  const left = (value: number) => Math.max(0, value - sold);
  return { expected: left(expected), lower: left(lower), upper: left(upper) };
}
