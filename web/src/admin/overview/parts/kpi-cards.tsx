import { HandCoins, IndianRupee, type LucideIcon, ReceiptText, Sun } from 'lucide-react';
import { cardGrid } from '../../../lib/ui/figures/card-grid.ts';
import { StatisticCard } from '../../../lib/ui/figures/statistic-card.tsx';
import { formatCount } from '../../shared/format.ts';
import { type AdminAnalytics, type Measure, measureFormats } from '../admin-analytics.ts';

type Sums = AdminAnalytics['today'];
type Growth = Pick<AdminAnalytics, 'orderGrowth' | 'revenueGrowth' | 'feeGrowth'>;

interface KpiCardsProps {
  /** Undefined while loading. */
  analytics: (Growth & { current: Sums; today: Sums }) | undefined;
  days: number;
}

/** The sums of the period, compared with the period before, and today's sums. */
export function KpiCards({ analytics, days }: KpiCardsProps) {
  const today = analytics?.today ?? none;
  const { revenue, fees } = measureFormats;
  const shared = { sums: analytics?.current, days };
  return (
    <section aria-label="Figures of the platform" className={cardGrid}>
      <SumCard {...shared} measure="orders" Icon={ReceiptText} percent={analytics?.orderGrowth} />
      <SumCard
        {...shared}
        measure="revenue"
        Icon={IndianRupee}
        percent={analytics?.revenueGrowth}
      />
      <SumCard {...shared} measure="fees" Icon={HandCoins} percent={analytics?.feeGrowth} />
      <StatisticCard
        icon={<Sun size={18} />}
        title="Today"
        value={today.orders === 1 ? '1 order' : `${formatCount(today.orders)} orders`}
        note={`${revenue.format(today.revenue)} revenue · ${fees.format(today.fees)} fees`}
        isLoading={!analytics}
      />
    </section>
  );
}

interface SumCardProps {
  measure: Measure;
  Icon: LucideIcon;
  sums: Sums | undefined;
  percent: number | undefined;
  days: number;
}

/** A sum in short form and exactly, with its trend. A screen reader reads only the exact sum. */
function SumCard({ measure, Icon, sums = none, percent, days }: SumCardProps) {
  const { label, short, format } = measureFormats[measure];
  const [value, exact] = [short(sums[measure]), format(sums[measure])];
  return (
    <StatisticCard
      icon={<Icon size={18} />}
      title={label}
      value={<span aria-hidden={value !== exact}>{value}</span>}
      note={value === exact ? `In the last ${days} days` : exact}
      trend={{ percent: percent ?? 0, comparison: `vs the ${days} days before` }}
      isLoading={percent === undefined}
    />
  );
}

const none: Sums = { orders: 0, revenue: 0, fees: 0 };
