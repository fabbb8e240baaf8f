import type { ForecastDay } from '@thali/shared/forecast/forecast.contract';
import { weekdayOf } from '@thali/shared/time/ist';
import { CalendarDays, ClipboardList, Flame, IndianRupee } from 'lucide-react';
import { formatDay } from '../../../lib/time/format-time.ts';
import { cardGrid } from '../../../lib/ui/figures/card-grid.ts';
import { estimatedRupees } from '../../../lib/ui/figures/short-number.ts';
import { StatisticCard } from '../../../lib/ui/figures/statistic-card.tsx';
import { ordersText } from '../forecast-texts.ts';
import { weekSums, wholeOrders } from '../week-sums.ts';

/** The totals of the week. */
export function WeekTiles({ days }: { days: readonly ForecastDay[] }) {
  const { orders, revenue, ordersPerDay, openDays, peak } = weekSums(days);
  const span = `Expected in ${days.length} days`;
  return (
    <section aria-label="The week in figures" className={cardGrid}>
      <StatisticCard
        icon={<ClipboardList size={18} />}
        title="Total Orders"
        value={orders.toLocaleString('en-IN')}
        explanation={span}
      />
      <StatisticCard
        icon={<IndianRupee size={18} />}
        title="Total Revenue"
        value={<span className="whitespace-normal">About {estimatedRupees(revenue)}</span>}
        explanation={span}
      />
      <StatisticCard
        icon={<CalendarDays size={18} />}
        title="Daily Average"
        value={ordersText(ordersPerDay)}
        explanation={openDays === 1 ? 'On 1 open day' : `On ${openDays} open days`}
      />
      <StatisticCard
        icon={<Flame size={18} />}
        title="Peak Day"
        value={peak ? weekdayOf(peak.date) : 'None'}
        explanation={
          peak
            ? `${formatDay(peak.date)}, ${ordersText(wholeOrders(peak))}`
            : 'No orders are expected'
        }
      />
    </section>
  );
}
