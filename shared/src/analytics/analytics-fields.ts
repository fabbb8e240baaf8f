import * as z from 'zod/mini';
import { CalendarDate } from '../http/calendar-date.ts';
import { orderStatuses } from '../orders/order-status.ts';
import { daysBetween } from '../time/dates.ts';

export const mostRangeDays = 366;

/** Days in India, both included: in their order, a year and a day at most. */
export const DateRange = z
  .object({ startDate: CalendarDate, endDate: CalendarDate })
  .check(...rangeRules());

/** The same, of which any may be left out. */
export const OptionalDateRange = {
  fields: { startDate: z.optional(CalendarDate), endDate: z.optional(CalendarDate) },
  rules: rangeRules,
};

interface Range {
  startDate?: string | undefined;
  endDate?: string | undefined;
}

function rangeRules() {
  return [
    z.refine<Range>(({ startDate, endDate }) => !startDate || !endDate || startDate <= endDate, {
      error: 'The start date must not be after the end date',
      path: ['startDate'],
    }),
    z.refine<Range>(
      ({ startDate, endDate }) =>
        !startDate || !endDate || daysBetween(startDate, endDate) < mostRangeDays,
      { error: `A range has at most ${mostRangeDays} days`, path: ['endDate'] },
    ),
  ] as const;
}

export const PopularItem = z.object({
  menuItemId: z.string(),
  name: z.string(),
  quantity: z.number(),
  revenue: z.number(),
});
export type PopularItem = z.infer<typeof PopularItem>;

/**
 * What some days of a vendor come to. Amounts in rupees. Revenue is that of the food, without the
 * platform's fee, of orders that are not cancelled or expired.
 * Rule: analytics-1
 */
export const PeriodFigures = z.object({
  startDate: z.string(),
  endDate: z.string(),
  /** All orders that were placed. */
  totalOrders: z.number(),
  totalRevenue: z.number(),
  /** Of orders that are not cancelled or expired. */
  averageOrderValue: z.number(),
  /** Distinct customers who placed an order. */
  activeCustomers: z.number(),
  /** Of these, who had never ordered here before. */
  newCustomers: z.number(),
  pendingOrders: z.number(),
  confirmedOrders: z.number(),
  preparingOrders: z.number(),
  readyOrders: z.number(),
  completedOrders: z.number(),
  cancelledOrders: z.number(),
  expiredOrders: z.number(),
  /** Completed of all orders, in percent with one decimal, without the sign. */
  completionRate: z.string(),
  orderStatusBreakdown: z.record(z.enum(orderStatuses), z.number()),
  /** Orders placed in each hour of the day in India, 24 numbers. */
  ordersByHour: z.array(z.number()),
});
export type PeriodFigures = z.infer<typeof PeriodFigures>;

/** A period with its growth against the one before it, in percent with one decimal, and the menu as it is. */
export const AnalyticsPeriod = z.extend(PeriodFigures, {
  customerGrowth: z.number(),
  orderGrowth: z.number(),
  revenueGrowth: z.number(),
  aovGrowth: z.number(),
  /** Today and against yesterday, whatever the period. */
  todayOrders: z.number(),
  todayRevenue: z.number(),
  todayOrderGrowth: z.number(),
  todayRevenueGrowth: z.number(),
  totalMenuItems: z.number(),
  availableMenuItems: z.number(),
  vegetarianItems: z.number(),
  spicyItems: z.number(),
  totalCategories: z.number(),
  /** The five that most portions were sold of. */
  popularItems: z.array(PopularItem),
});
export type AnalyticsPeriod = z.infer<typeof AnalyticsPeriod>;

/** One day; of days without orders, zeros. Rupees. */
export const DailyFigures = z.object({
  date: z.string(),
  orders: z.number(),
  revenue: z.number(),
});
export type DailyFigures = z.infer<typeof DailyFigures>;
