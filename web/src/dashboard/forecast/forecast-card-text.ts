import type { ForecastDay } from '@thali/shared/forecast/forecast.contract';
import { dayName, ordersText, rangeText } from './forecast-texts.ts';
import { wholeOrders } from './week-sums.ts';

interface CardText {
  value: string;
  note: string;
}

/** The next open day in a few words. */
export function forecastCardText(days: readonly ForecastDay[], today: string): CardText {
  const next = days.find(({ isClosed }) => !isClosed);
  if (!next) {
    const note = days.length > 0 ? 'Closed all week' : 'Needs 7 days of orders';
    return { value: '–', note };
  }
  const { date, lower, upper } = next;
  const name = dayName(date, today);
  const when = name === 'Today' || name === 'Tomorrow' ? name.toLowerCase() : `on ${name}`;
  return {
    value: ordersText(wholeOrders(next)),
    note: `Expected ${when}, ${rangeText(lower.orders, upper.orders)}`,
  };
}
