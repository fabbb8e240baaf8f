import { formatRupees, toPaise } from '@thali/shared/money/paise';
import { addDays, daysSinceMonday, monthStart } from '@thali/shared/time/dates';
import { CalendarDays, CalendarRange, HandCoins, Wallet } from 'lucide-react';
import { cardGrid } from '../../../lib/ui/figures/card-grid.ts';
import { comparedTrend } from '../../../lib/ui/figures/compared-trend.ts';
import { StatisticCard, type StatisticTrend } from '../../../lib/ui/figures/statistic-card.tsx';
import { Money } from '../../../lib/ui/money.tsx';
import type { WalletOverview } from '../use-wallet.ts';

type Statistics = WalletOverview['statistics'];

interface SummaryCardsProps {
  wallet: WalletOverview['wallet'];
  statistics: Statistics;
}

/** Rule: wallet-11 */
export function SummaryCards({ wallet, statistics }: SummaryCardsProps) {
  const { thisWeek, thisMonth, daily } = statistics;
  const today = daily.at(-1)?.date ?? '';
  const feesFrom = (start: string) => {
    const fees = daily.filter(({ date }) => date >= start).map(({ codFees }) => codFees);
    // A line needs two days.
    return fees.length > 1 ? fees : undefined;
  };
  return (
    <section aria-label="Summary" className={cardGrid}>
      <StatisticCard
        icon={<Wallet size={18} />}
        title="Total Balance"
        value={<Money paise={toPaise(wallet.balance)} />}
        explanation="Available for withdrawal"
      />
      <StatisticCard
        icon={<HandCoins size={18} />}
        title="Pending COD"
        value={<Money paise={toPaise(wallet.pendingCodFees)} />}
        explanation="Unpaid platform fees of completed orders, cash and online"
      />
      <StatisticCard
        icon={<CalendarDays size={18} />}
        title="This Week COD fees"
        value={<Money paise={toPaise(thisWeek.codFees)} />}
        trend={trendOf(thisWeek)}
        sparkline={feesFrom(addDays(today, -daysSinceMonday(today)))}
        sparklineName="COD fees of this week, day by day"
        formatFigure={formatRupees}
      />
      <StatisticCard
        icon={<CalendarRange size={18} />}
        title="This Month COD fees"
        value={<Money paise={toPaise(thisMonth.codFees)} />}
        trend={trendOf(thisMonth)}
        sparkline={feesFrom(monthStart(today))}
        sparklineName="COD fees of this month, day by day"
        formatFigure={formatRupees}
      />
    </section>
  );
}

/** The trend is grey, because more fees can be good or bad. Rule: wallet-18 */
function trendOf({ compared }: Statistics['thisWeek']): StatisticTrend | undefined {
  const trend = comparedTrend(compared?.parts ?? null, ({ codFees }) => codFees);
  return trend && { ...trend, direction: 'neutral' };
}
