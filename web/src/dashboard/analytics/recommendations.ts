import type { AnalyticsPeriod } from '@thali/shared/analytics/analytics-fields';
import { formatShortRupees } from '@thali/shared/money/paise';
import { adviceLimits } from './thresholds.ts';

export interface Recommendation {
  title: string;
  text: string;
  /** The screen where the vendor can follow the advice. */
  leadsTo: 'menu' | 'orders' | 'customers';
}

/** Advice for the vendor, with the fastest remedy first. Without orders, gives no advice about orders. */
export function recommendations(period: AnalyticsPeriod): Recommendation[] {
  return rules.flatMap(({ applies, tip }) => (applies(period) ? [tip(period)] : []));
}

interface Rule {
  applies(period: AnalyticsPeriod): boolean;
  tip(period: AnalyticsPeriod): Recommendation;
}

const rules: readonly Rule[] = [
  {
    applies: ({ totalOrders, completionRate }) =>
      totalOrders > 0 && Number(completionRate) < adviceLimits.completionRate,
    tip: ({ completionRate }) => ({
      title: 'Complete more orders',
      text: `${completionRate}% of the orders were completed. Mark each one as it leaves the kitchen, and aim for ${adviceLimits.completionRate}%.`,
      leadsTo: 'orders',
    }),
  },
  {
    applies: (period) =>
      refusedOrders(period) * 100 > period.totalOrders * adviceLimits.cancelledPercent,
    tip: (period) => ({
      title: 'Avoid cancellations',
      text: `${ordersText(refusedOrders(period))} cancelled, out of ${period.totalOrders}. Mark sold-out dishes unavailable before someone orders them.`,
      leadsTo: 'orders',
    }),
  },
  {
    applies: ({ totalMenuItems, availableMenuItems }) =>
      availableMenuItems * 100 < totalMenuItems * adviceLimits.availablePercent,
    tip: ({ totalMenuItems, availableMenuItems }) => ({
      title: 'Bring dishes back',
      text: `Only ${availableMenuItems} of ${dishesText(totalMenuItems)} can be ordered right now.`,
      leadsTo: 'menu',
    }),
  },
  {
    applies: ({ totalOrders, averageOrderValue }) =>
      totalOrders > 0 && averageOrderValue < adviceLimits.averageOrderValue,
    tip: ({ averageOrderValue }) => ({
      title: 'Make orders bigger',
      text: `An average order is ${formatShortRupees(averageOrderValue)}. A combo with a drink or a sweet can take it above ₹${adviceLimits.averageOrderValue}.`,
      leadsTo: 'menu',
    }),
  },
  {
    applies: ({ totalOrders, totalRevenue }) =>
      totalOrders > 0 && totalRevenue / totalOrders < adviceLimits.revenuePerOrder,
    tip: ({ totalOrders, totalRevenue }) => ({
      title: 'Earn more per order',
      text: `Counting cancelled and expired ones too, an order brings ${formatShortRupees(totalRevenue / totalOrders)}. Check your prices, and promote your higher-priced dishes.`,
      leadsTo: 'menu',
    }),
  },
  {
    applies: ({ totalOrders, activeCustomers }) =>
      activeCustomers > 0 && totalOrders / activeCustomers < adviceLimits.ordersPerCustomer,
    tip: ({ totalOrders, activeCustomers }) => ({
      title: 'Bring customers back',
      text: `A customer orders ${(totalOrders / activeCustomers).toFixed(1)} times on average. A dish of the day gives them a reason to come again.`,
      leadsTo: 'customers',
    }),
  },
  {
    applies: ({ activeCustomers }) => activeCustomers < adviceLimits.activeCustomers,
    tip: () => ({
      title: 'Win more customers',
      text: 'Put the QR code on every table, and send the menu link to your groups.',
      leadsTo: 'customers',
    }),
  },
  {
    applies: ({ totalMenuItems }) => totalMenuItems < adviceLimits.menuItems,
    tip: ({ totalMenuItems }) => ({
      title: 'Add more dishes',
      text: `${dishesText(totalMenuItems)} on the menu. With ${adviceLimits.menuItems} or more, regulars find something new.`,
      leadsTo: 'menu',
    }),
  },
  {
    applies: ({ totalMenuItems, vegetarianItems }) =>
      vegetarianItems * 100 < totalMenuItems * adviceLimits.vegetarianPercent,
    tip: ({ totalMenuItems, vegetarianItems }) => ({
      title: 'Offer more vegetarian dishes',
      text: `${vegetarianItems} of ${dishesText(totalMenuItems)} ${vegetarianItems === 1 ? 'is' : 'are'} vegetarian. Groups go where everyone finds something to eat.`,
      leadsTo: 'menu',
    }),
  },
];

function ordersText(count: number): string {
  return count === 1 ? '1 order was' : `${count} orders were`;
}

function dishesText(count: number): string {
  return count === 1 ? '1 dish' : `${count} dishes`;
}

/** Orders that the mess cancelled before it accepted them. */
function refusedOrders({ cancelledOrders, notCollectedOrders }: AnalyticsPeriod): number {
  return cancelledOrders - notCollectedOrders;
}
