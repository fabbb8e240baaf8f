import type { ForecastDay } from '@thali/shared/forecast/forecast.contract';
import { Sparkles } from 'lucide-react';
import { useToday } from '../../lib/time/use-now.ts';
import { StatisticCard } from '../../lib/ui/figures/statistic-card.tsx';
import { useWeekForecast } from './forecast.ts';
import { dayName, ordersText, rangeText } from './forecast-texts.ts';
import { wholeOrders } from './week-sums.ts';

interface ForecastCardProps {
  vendorId: string;
  /** Today's orders, as the other cards show them. The forecast may be some minutes older. */
  soldToday: number;
}

/** The forecast as a card of the overview. */
export function ForecastCard({ vendorId, soldToday }: ForecastCardProps) {
  const today = useToday();
  const { data, isPending } = useWeekForecast(vendorId, today, true);
  const { value, note } = data
    ? forecastCardText(data.forecasts, today, soldToday)
    : { value: '–', note: 'Not available right now' };
  return (
    <StatisticCard
      icon={<Sparkles size={18} />}
      title="AI Forecast"
      value={value}
      explanation={note}
      isLoading={isPending}
    />
  );
}

interface CardText {
  value: string;
  note: string;
}

/**
 * The forecast for the next open day in a few words. The figure is at least the number of orders sold today.
 * Rule: forecast-17
 */
export function forecastCardText(
  days: readonly ForecastDay[],
  today: string,
  soldToday: number,
): CardText {
  const nextOpenDay = days.find(({ isClosed }) => !isClosed);
  if (!nextOpenDay) {
    const note = days.length > 0 ? 'Closed all week' : 'Needs 7 days of orders';
    return { value: '–', note };
  }
  const { date, lower, upper } = nextOpenDay;
  const minOrders = date === today ? Math.max(soldToday, nextOpenDay.soldOrders) : 0;
  const withMinimum = (orders: number) => Math.max(minOrders, orders);
  const name = dayName(date, today);
  const when = name === 'Today' || name === 'Tomorrow' ? name.toLowerCase() : `on ${name}`;
  return {
    value: ordersText(withMinimum(wholeOrders(nextOpenDay))),
    note: `Expected ${when}, ${rangeText(withMinimum(lower.orders), withMinimum(upper.orders))}`,
  };
}
