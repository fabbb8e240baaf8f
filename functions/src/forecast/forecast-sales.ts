import type { ForecastCalendar } from '@thali/shared/forecast/forecast-calendar';
import {
  type DemandForecast,
  type DemandForecastDay,
  forecastDemand,
} from '@thali/shared/forecast/forecast-demand';
import { mean } from '@thali/shared/forecast/statistics';
import { daysBetween } from '@thali/shared/time/dates';

/** The sales of a day, in orders, portions or paise. */
export interface SalesDay {
  date: string;
  all: number;
  /** The counter's share of `all`. */
  counter: number;
}

/** A mess's calendar, with the date of its first counter sale. */
export interface SalesCalendar extends ForecastCalendar {
  start: string;
  counterSince?: string | undefined;
}

/** After this many days with the counter, the models ignore the days before. */
const minCounterDays = 28;

/**
 * Forecasts the orders of guests and the sales of the counter separately, and adds them. In one series, the counter's
 * first days would look like growth.
 * @param days the days on which the mess was open
 * Rule: forecast-23
 */
export function forecastSales(days: readonly SalesDay[], calendar: SalesCalendar): DemandForecast {
  const { counterSince, start, modelDays } = calendar;
  if (!counterSince) {
    return forecastDemand(
      days.map(({ date, all }) => ({ date, value: all })),
      calendar,
    );
  }
  const counterAge = daysBetween(counterSince, start);
  const guests = forecastDemand(
    days.map(({ date, all, counter }) => ({ date, value: all - counter })),
    {
      ...calendar,
      ...(counterAge >= minCounterDays && {
        modelDays: Math.min(modelDays ?? counterAge, counterAge),
      }),
    },
  );
  const counterDays = days.filter(({ date }) => date >= counterSince);
  const counter = forecastDemand(
    counterDays.map((day) => ({ date: day.date, value: day.counter })),
    calendar,
  );
  const firstDays = meanDay(counterDays, guests.days);
  const counterOf = (index: number) => counter.days[index] ?? firstDays;
  const larger = sumOf(counter.days) > sumOf(guests.days) ? counter : guests;
  return { ...larger, days: guests.days.map((day, index) => addDay(day, counterOf(index))) };
}

type ForecastRange = Pick<DemandForecastDay, 'expected' | 'lower' | 'upper'>;

/**
 * The counter's mean while the counter is too new for a forecast. The guests' forecast still includes guests who now
 * buy at the counter, so only sales above it count.
 */
function meanDay(days: readonly SalesDay[], guests: readonly DemandForecastDay[]): ForecastRange {
  if (days.length === 0) return { expected: 0, lower: 0, upper: 0 };
  const guestsOn = (date: string) =>
    guests.find((day) => daysBetween(date, day.date) % 7 === 0)?.expected ?? 0;
  const sales = days.map(({ counter }) => counter);
  const salesAbove = mean(days.map(({ date, all }) => all - guestsOn(date)));
  const expected = Math.max(0, Math.min(mean(sales), salesAbove));
  return { expected, lower: 0, upper: Math.max(...sales) };
}

/** The guests' share and the counter's share vary independently. */
function addDay(guests: DemandForecastDay, counter: ForecastRange & Partial<DemandForecastDay>) {
  if (guests.isClosed && counter.isClosed !== false) return guests;
  const expected = guests.expected + counter.expected;
  const { confidence = guests.confidence } = counter;
  const share = expected > 0 ? counter.expected / expected : 0;
  const lowerMiss = Math.hypot(guests.expected - guests.lower, counter.expected - counter.lower);
  const upperMiss = Math.hypot(guests.upper - guests.expected, counter.upper - counter.expected);
  return {
    date: guests.date,
    isClosed: false,
    expected,
    lower: Math.max(0, expected - lowerMiss),
    upper: expected + upperMiss,
    confidence: guests.confidence + (confidence - guests.confidence) * share,
  };
}

function sumOf(days: readonly DemandForecastDay[]): number {
  return days.reduce((sum, { expected }) => sum + expected, 0);
}
