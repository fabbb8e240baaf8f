import type { AnalyticsPeriod } from '@thali/shared/analytics/analytics-fields';
import { toPaise } from '@thali/shared/money/paise';
import {
  BellRing,
  CircleCheckBig,
  ClipboardList,
  CookingPot,
  IndianRupee,
  ShoppingBasket,
  UtensilsCrossed,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { StatisticCard } from '../../../lib/ui/figures/statistic-card.tsx';
import { Money } from '../../../lib/ui/money.tsx';
import { salesTrend } from '../../shared/compared-trend.ts';
import { tabPath } from '../../shared/dashboard-paths.ts';
import { averageNote, completionNote, ordersNote, revenueNote } from '../../shared/sales-notes.ts';

/** The counts of ongoing orders of all days. */
export interface OngoingCounts {
  pending: number;
  active: number;
  /** Ongoing orders whose guests say that they have paid. */
  paymentsToCheck: number;
  /** A text that differs whenever an order arrives, changes its status or ends. */
  changeKey: string;
}

interface KpiCardsProps {
  /** Undefined while it loads. */
  summary: AnalyticsPeriod | undefined;
  ongoing: OngoingCounts | undefined;
  /** The forecast card. */
  forecast: ReactNode;
}

/** The eight cards with the figures of the day. Rule: dashboard-6 */
export function KpiCards({ summary, ongoing, forecast }: KpiCardsProps) {
  const isLoading = summary === undefined;
  const { totalOrders = 0, completionRate = '0.0', activeCustomers = 0 } = summary ?? {};
  const countText = (count: number | undefined) => (count ?? 0).toLocaleString('en-IN');
  const lostNote = summary && ordersNote(summary);
  return (
    <section aria-label="Today" className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatisticCard
        icon={<IndianRupee size={18} />}
        title="Today's Revenue"
        value={<Money paise={toPaise(summary?.todayRevenue ?? 0)} />}
        explanation={summary ? revenueNote(summary) : '…'}
        trend={summary ? salesTrend('revenue', summary) : { percent: 0 }}
        isLoading={isLoading}
      />
      <StatisticCard
        icon={<ClipboardList size={18} />}
        title="Today's Orders"
        value={countText(summary?.todayOrders)}
        trend={summary ? salesTrend('orders', summary) : { percent: 0 }}
        explanation={
          <>
            {lostNote && <span className="block">{lostNote}</span>}
            <Link
              href={tabPath('customers')}
              className="-my-2.5 inline-flex min-h-11 items-center font-semibold text-accent-ink underline underline-offset-4"
            >
              {activeCustomers === 1
                ? 'from 1 customer'
                : `from ${countText(activeCustomers)} customers`}
            </Link>
          </>
        }
        isLoading={isLoading}
      />
      <StatisticCard
        icon={<BellRing size={18} />}
        title="Pending Orders"
        value={countText(ongoing?.pending)}
        explanation="Waiting for you to confirm"
        isLoading={ongoing === undefined}
      />
      <StatisticCard
        icon={<CircleCheckBig size={18} />}
        title="Completion Rate"
        value={`${completionRate}%`}
        explanation={summary ? completionNote(summary) : '…'}
        suggestion={completionSuggestion(completionRate, totalOrders)}
        isLoading={isLoading}
      />
      <StatisticCard
        icon={<ShoppingBasket size={18} />}
        title="Avg Order Value"
        value={<Money paise={toPaise(summary?.averageOrderValue ?? 0)} />}
        explanation={summary ? averageNote(summary) : '…'}
        isLoading={isLoading}
      />
      <StatisticCard
        icon={<CookingPot size={18} />}
        title="Active Orders"
        value={countText(ongoing?.active)}
        explanation="Not completed yet"
        isLoading={ongoing === undefined}
      />
      <StatisticCard
        icon={<UtensilsCrossed size={18} />}
        title="Menu Items"
        value={countText(summary?.totalMenuItems)}
        explanation={`${countText(summary?.availableMenuItems)} available`}
        suggestion={summary && menuSuggestion(summary.totalMenuItems)}
        isLoading={isLoading}
      />
      {forecast}
    </section>
  );
}

/** Rule: dashboard-7 */
const goodCompletion = 80;
const fewItems = 5;

/**
 * The suggestion for a completion rate. Returns undefined without orders, or exactly at the limit.
 * @param rate  the server's figure in percent
 */
export function completionSuggestion(rate: string, orders: number): string | undefined {
  if (orders === 0 || Number(rate) === goodCompletion) return undefined;
  return Number(rate) < goodCompletion ? 'Focus on completing orders' : 'Good: keep it up';
}

export function menuSuggestion(items: number): string | undefined {
  return items < fewItems ? 'Add items to your menu' : undefined;
}
