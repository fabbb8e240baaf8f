import { Sparkles } from 'lucide-react';
import { useToday } from '../../lib/time/use-today.ts';
import { StatisticCard } from '../../lib/ui/figures/statistic-card.tsx';
import { useWeekForecast } from './forecast.ts';
import { forecastCardText } from './forecast-card-text.ts';

/** The forecast as one of the overview's figures. */
export function ForecastCard({ vendorId }: { vendorId: string }) {
  const today = useToday();
  const { data, isPending } = useWeekForecast(vendorId, today, { isBeside: true });
  const { value, note } = data
    ? forecastCardText(data.forecasts, today)
    : { value: '–', note: 'Not known at the moment' };
  return (
    <StatisticCard
      icon={<Sparkles size={18} aria-hidden="true" />}
      title="AI Forecast"
      value={value}
      note={note}
      isLoading={isPending}
    />
  );
}
