import type { AnalyticsPeriod } from '@thali/shared/analytics/analytics-fields';
import { toPaise } from '@thali/shared/money/paise';
import { ClipboardList, IndianRupee, ShoppingBasket, Users } from 'lucide-react';
import { Link } from 'wouter';
import { cardGrid } from '../../../lib/ui/figures/card-grid.ts';
import { StatisticCard } from '../../../lib/ui/figures/statistic-card.tsx';
import { Money } from '../../../lib/ui/money.tsx';
import { tabPath } from '../../shared/dashboard-paths.ts';
import { averageNote, ordersNote, revenueNote } from '../../shared/sales-notes.ts';
import { summaryTrends } from '../summary-trends.ts';

/** Rule: analytics-14 */
export function SummaryCards({ period }: { period: AnalyticsPeriod }) {
  const trends = summaryTrends(period);
  return (
    <section aria-label="Summary" className={cardGrid}>
      <StatisticCard
        icon={<IndianRupee size={18} />}
        title="Total Revenue"
        value={<Money paise={toPaise(period.totalRevenue)} />}
        explanation={revenueNote(period)}
        trend={trends.revenue}
      />
      <StatisticCard
        icon={<ClipboardList size={18} />}
        title="Total Orders"
        value={period.totalOrders.toLocaleString('en-IN')}
        explanation={ordersNote(period)}
        trend={trends.orders}
      />
      <StatisticCard
        icon={<ShoppingBasket size={18} />}
        title="Avg Order Value"
        value={<Money paise={toPaise(period.averageOrderValue)} />}
        explanation={averageNote(period)}
        trend={trends.average}
      />
      <StatisticCard
        icon={<Users size={18} />}
        title="Active Customers"
        value={period.activeCustomers.toLocaleString('en-IN')}
        trend={trends.customers}
        explanation={
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
