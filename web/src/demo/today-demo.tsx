import { formatRupees } from '@thali/shared/money/paise';
import { ClipboardList, IndianRupee, ShoppingBasket, Users } from 'lucide-react';
import { samplePeriod } from '../dashboard/analytics/sample-analytics.ts';
import { TodayPopular, TodayStatus } from '../dashboard/overview/parts/today-panels.tsx';
import { cardGrid } from '../lib/ui/figures/card-grid.ts';
import { StatisticCard } from '../lib/ui/figures/statistic-card.tsx';

const today = samplePeriod({
  popularItems: [
    ['Veg Thali', 64, 7_040],
    ['Masala Chai', 51, 765],
    ['Masala Dosa', 33, 2_475],
    ['Chicken Thali', 21, 3_990],
  ].map(([name, quantity, revenue]) => ({
    menuItemId: String(name),
    name: String(name),
    quantity: Number(quantity),
    revenue: Number(revenue),
  })),
});

/** The owner's figures: the dashboard's own cards and lists with a sample day. */
export function TodayDemo() {
  return (
    <div className="flex flex-col gap-5">
      <section aria-label="Today" className={cardGrid}>
        <StatisticCard
          icon={<IndianRupee size={18} />}
          title="Today's Revenue"
          value={formatRupees(today.totalRevenue)}
          trend={{ percent: today.revenueGrowth, comparison: 'vs last Friday' }}
        />
        <StatisticCard
          icon={<ClipboardList size={18} />}
          title="Today's Orders"
          value={today.totalOrders}
          trend={{ percent: today.orderGrowth, comparison: 'vs last Friday' }}
        />
        <StatisticCard
          icon={<ShoppingBasket size={18} />}
          title="Avg Order Value"
          value={formatRupees(today.averageOrderValue)}
        />
        <StatisticCard
          icon={<Users size={18} />}
          title="Customers"
          value={today.activeCustomers}
          explanation={`${today.newCustomers} of them new`}
        />
      </section>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <TodayStatus summary={today} />
        <TodayPopular summary={today} />
      </div>
    </div>
  );
}
