import type { AnalyticsPeriod } from '@thali/shared/analytics/analytics-fields';
import { percentText } from '@thali/shared/analytics/growth';
import type { Order } from '@thali/shared/orders/order.contract';
import { isOngoing, type OrderStatus } from '@thali/shared/orders/order-status';
import { Sparkles } from 'lucide-react';
import { KpiCards } from '../dashboard/overview/parts/kpi-cards.tsx';
import { TodayMoney } from '../dashboard/overview/parts/today-money.tsx';
import { TodayPopular, TodayStatus } from '../dashboard/overview/parts/today-panels.tsx';
import { useSummary } from '../dashboard/overview/use-summary.ts';
import { useNow, useToday } from '../lib/time/use-now.ts';
import { StatisticCard } from '../lib/ui/figures/statistic-card.tsx';
import { demoDay, demoTime } from './demo-days.ts';

/** The owner's figures: the dashboard's panels with a sample day and the orders of the other tabs. */
export function TodayDemo({ vendorId, orders }: { vendorId: string; orders: readonly Order[] }) {
  const now = demoTime(useNow());
  const today = useToday();
  const { data } = useSummary(vendorId, today, undefined);
  const summary = data && withOrders(data, orders);
  const expected = demoDay(today, new Date(now.getTime() + 86_400_000)).sold;
  return (
    <div className="flex flex-col gap-5">
      <h2 className="sr-only">Today</h2>
      <TodayMoney summary={summary} now={now} />
      <KpiCards
        summary={summary}
        ongoing={{
          pending: countOf(orders, 'pending'),
          active: orders.filter(({ status }) => isOngoing(status)).length,
          paymentsToCheck: 0,
          changeKey: '',
        }}
        forecast={
          <StatisticCard
            icon={<Sparkles size={18} />}
            title="AI Forecast"
            value={`${expected} orders`}
            explanation="Expected today"
          />
        }
      />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <TodayStatus summary={summary} />
        <TodayPopular summary={summary} />
      </div>
    </div>
  );
}

/** The day's figures with the statuses of the demo's orders, as the kitchen shows them. */
function withOrders(summary: AnalyticsPeriod, orders: readonly Order[]): AnalyticsPeriod {
  const ongoing = orders.filter(({ status }) => isOngoing(status));
  const cancelledOrders = summary.cancelledOrders + countOf(orders, 'cancelled');
  const completedOrders = summary.totalOrders - ongoing.length - cancelledOrders;
  return {
    ...summary,
    cancelledOrders,
    completedOrders,
    completionRate: percentText(completedOrders, summary.totalOrders),
    openRevenue: ongoing.reduce((sum, { totalAmount }) => sum + totalAmount, 0),
    orderStatusBreakdown: {
      pending: countOf(orders, 'pending'),
      confirmed: countOf(orders, 'confirmed'),
      preparing: countOf(orders, 'preparing'),
      ready: countOf(orders, 'ready'),
      completed: completedOrders,
      cancelled: cancelledOrders,
      expired: 0,
    },
  };
}

function countOf(orders: readonly Order[], status: OrderStatus): number {
  return orders.filter((order) => order.status === status).length;
}
