import type { ForecastDay } from '@thali/shared/forecast/forecast.contract';
import { TrendingUp } from 'lucide-react';
import { Link } from 'wouter';
import { useToday } from '../../lib/time/use-now.ts';
import { buttonClass } from '../../lib/ui/button-class.ts';
import { Skeleton } from '../../lib/ui/skeleton.tsx';
import { tabPath } from '../shared/dashboard-paths.ts';
import { useWeekForecast } from './forecast.ts';
import { aboutRupees, longDay, ordersText } from './forecast-texts.ts';
import { weekSums, wholeOrders } from './week-sums.ts';

interface ForecastAlertProps {
  vendorId: string;
  /** Reserves the space while the forecast loads. A new mess has no forecast yet. */
  isExpected: boolean;
}

/** The forecast for the next week, on the overview. Empty without a forecast. */
export function ForecastAlert({ vendorId, isExpected }: ForecastAlertProps) {
  const { data, isPending } = useWeekForecast(vendorId, useToday(), true);
  if (isPending && isExpected) {
    return (
      <>
        <Skeleton className="h-40 rounded-card sm:hidden" />
        <Skeleton className="h-16 rounded-card max-sm:hidden" />
      </>
    );
  }
  if (!data || data.forecasts.length === 0) return null;
  return (
    <section
      aria-label="AI Forecast Alert"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-surface py-2.5 pr-2.5 pl-4 shadow-low"
    >
      <div className="flex min-w-0 items-center gap-3">
        <TrendingUp size={22} className="shrink-0 text-accent-ink" />
        <p>
          <strong className="block font-bold">AI Forecast Alert</strong>
          <span className="text-sm text-ink-soft">{forecastAlertText(data.forecasts)}</span>
        </p>
      </div>
      <Link
        href={tabPath('forecasting')}
        className={buttonClass({ variant: 'secondary', size: 'small' })}
      >
        View Forecast
      </Link>
    </section>
  );
}

/** The forecast for the next week in two sentences. */
export function forecastAlertText(days: readonly ForecastDay[]): string {
  const { peak, revenue } = weekSums(days);
  const span = days.length === 1 ? 'day' : `${days.length} days`;
  if (!peak) return `No orders are expected in the next ${span}.`;
  return [
    `Busiest day: ${longDay(peak.date)}, with ${ordersText(wholeOrders(peak))} expected.`,
    `Revenue of the next ${span}: ${aboutRupees(revenue)}.`,
  ].join(' ');
}
