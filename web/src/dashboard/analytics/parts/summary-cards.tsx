import { formatRupees, toPaise } from '@thali/shared/money/paise';
import { ClipboardList, IndianRupee, ShoppingBasket, Users } from 'lucide-react';
import { Link } from 'wouter';
import { cardGrid } from '../../../lib/ui/figures/card-grid.ts';
import { StatisticCard } from '../../../lib/ui/figures/statistic-card.tsx';
import { Money } from '../../../lib/ui/money.tsx';
import { tabPath } from '../../shared/dashboard-paths.ts';
import { averageNote, ordersNote, revenueNote } from '../../shared/sales-notes.ts';
import type { Analytics } from '../read-analytics.ts';
import { summaryTrends } from '../summary-trends.ts';

/** Rule: analytics-14 */
export function SummaryCards({ analytics }: { analytics: Analytics }) {
  const { current, daily } = analytics;
  // A line needs two days.
  const sparklineDays = daily.length > 1 ? daily : undefined;
  const trends = summaryTrends(current);
  return (
    <section aria-label="Summary" className={cardGrid}>
      <StatisticCard
        icon={<IndianRupee size={18} />}
        title="Total Revenue"
        value={<Money paise={toPaise(current.totalRevenue)} />}
        note={revenueNote(current)}
        trend={trends.revenue}
        sparkline={sparklineDays?.map(({ revenue }) => revenue)}
        sparklineName="Revenue day by day"
        formatFigure={formatRupees}
      />
      <StatisticCard
        icon={<ClipboardList size={18} />}
        title="Total Orders"
        value={current.totalOrders.toLocaleString('en-IN')}
        note={ordersNote(current)}
        trend={trends.orders}
        sparkline={sparklineDays?.map(({ orders }) => orders)}
        sparklineName="Orders day by day"
      />
      <StatisticCard
        icon={<ShoppingBasket size={18} />}
        title="Avg Order Value"
        value={<Money paise={toPaise(current.averageOrderValue)} />}
        note={averageNote(current)}
        trend={trends.average}
      />
      <StatisticCard
        icon={<Users size={18} />}
        title="Active Customers"
        value={current.activeCustomers.toLocaleString('en-IN')}
        trend={trends.customers}
        note={
          <Link
            href={tabPath('customers')}
            className="-my-2.5 inline-flex min-h-11 items-center font-semibold text-accent-ink underline underline-offset-4"
          >
            View all customers
          </Link>
        }
      />
    </section>
  );
}
