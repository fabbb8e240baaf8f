import { HandCoins, IndianRupee, type LucideIcon, ReceiptText, Sun } from 'lucide-react';
import { cardGrid } from '../../../lib/ui/figures/card-grid.ts';
import { comparedTrend } from '../../../lib/ui/figures/compared-trend.ts';
import { StatisticCard } from '../../../lib/ui/figures/statistic-card.tsx';
import { formatCount } from '../../shared/format.ts';
import { type AdminAnalytics, type Measure, measureFormats } from '../admin-analytics.ts';

type Sums = AdminAnalytics['today'];

interface KpiCardsProps {
  /** Undefined while loading. */
  analytics: (Pick<AdminAnalytics, 'compared' | 'today'> & { current: Sums }) | undefined;
  days: number;
}

/** The sums of the period and of today. The change compares whole days. */
export function KpiCards({ analytics, days }: KpiCardsProps) {
  const today = analytics?.today ?? none;
  const { revenue, fees } = measureFormats;
  const shared = { analytics, days };
  return (
    <section aria-label="Figures of the platform" className={cardGrid}>
      <SumCard {...shared} measure="orders" Icon={ReceiptText} />
      <SumCard {...shared} measure="revenue" Icon={IndianRupee} />
      <SumCard {...shared} measure="fees" Icon={HandCoins} />
      <StatisticCard
        icon={<Sun size={18} />}
        title="Today"
        value={today.orders === 1 ? '1 order' : `${formatCount(today.orders)} orders`}
        explanation={`${revenue.format(today.revenue)} revenue · ${fees.format(today.fees)} fees`}
        isLoading={!analytics}
      />
    </section>
  );
}

interface SumCardProps extends KpiCardsProps {
  measure: Measure;
  Icon: LucideIcon;
}

/** A sum with its trend. */
function SumCard({ measure, Icon, analytics, days }: SumCardProps) {
  const { label, format } = measureFormats[measure];
  const { [measure]: sum } = analytics?.current ?? none;
  return (
    <StatisticCard
      icon={<Icon size={18} />}
      title={label}
      value={<span className="wrap-anywhere whitespace-normal max-sm:text-lg">{format(sum)}</span>}
      explanation={`In the last ${days} days`}
      trend={
        analytics ? comparedTrend(analytics.compared, (part) => part[measure]) : { percent: 0 }
      }
      isLoading={!analytics}
    />
  );
}

const none: Sums = { orders: 0, revenue: 0, fees: 0 };
