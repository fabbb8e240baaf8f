import { formatRupees, toPaise } from '@thali/shared/money/paise';
import { CalendarDays, CalendarRange, HandCoins, Wallet } from 'lucide-react';
import { cardGrid } from '../../../lib/ui/figures/card-grid.ts';
import { StatisticCard } from '../../../lib/ui/figures/statistic-card.tsx';
import { growthPercent } from '../../../lib/ui/figures/trend.ts';
import { Money } from '../../../lib/ui/money.tsx';
import type { WalletOverview } from '../wallet-state.ts';

type Statistics = WalletOverview['statistics'];

interface SummaryCardsProps {
  wallet: WalletOverview['wallet'];
  statistics: Statistics;
}

/** Rule: wallet-11 */
export function SummaryCards({ wallet, statistics }: SummaryCardsProps) {
  const { thisWeek, thisMonth, daily } = statistics;
  const fees = daily.map(({ codFees }) => codFees);
  return (
    <section aria-label="Summary" className={cardGrid}>
      <StatisticCard
        icon={<Wallet size={18} aria-hidden="true" />}
        title="Total Balance"
        value={<Money paise={toPaise(wallet.balance)} />}
        note="Available for withdrawal"
      />
      <StatisticCard
        icon={<HandCoins size={18} aria-hidden="true" />}
        title="Pending COD"
        value={<Money paise={toPaise(wallet.pendingCodFees)} />}
        note="Fees you owe to Thali"
      />
      <StatisticCard
        icon={<CalendarDays size={18} aria-hidden="true" />}
        title="This Week COD fees"
        value={<Money paise={toPaise(thisWeek.codFees)} />}
        trend={trendOf(thisWeek, 'vs last week')}
        sparkline={fees.slice(-7)}
        sparklineName="COD fees of the last 7 days"
        formatFigure={formatRupees}
      />
      <StatisticCard
        icon={<CalendarRange size={18} aria-hidden="true" />}
        title="This Month COD fees"
        value={<Money paise={toPaise(thisMonth.codFees)} />}
        trend={trendOf(thisMonth, 'vs last month')}
        sparkline={fees}
        sparklineName="COD fees of the last 14 days"
        formatFigure={formatRupees}
      />
    </section>
  );
}

/** Against the days of the period before that correspond to these. */
function trendOf({ codFees, previousCodFees }: Statistics['thisWeek'], since: string) {
  return { percent: growthPercent(codFees, previousCodFees), since };
}
