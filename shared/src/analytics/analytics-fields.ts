import * as z from 'zod/mini';
import { CalendarDate } from '../http/calendar-date.ts';
import { orderStatuses } from '../orders/order-status.ts';
import { daysBetween } from '../time/dates.ts';

export const maxRangeDays = 366;

/** A range of days in India, including both ends, at most 366 days. */
export const DateRange = z
  .object({ startDate: CalendarDate, endDate: CalendarDate })
  .check(...rangeRules());

/** The same with optional ends. */
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
        !startDate || !endDate || daysBetween(startDate, endDate) < maxRangeDays,
      { error: `A range has at most ${maxRangeDays} days`, path: ['endDate'] },
    ),
  ] as const;
}

export const PopularItem = z.object({
  menuItemId: z.string(),
  name: z.string(),
  quantity: z.number(),
  revenue: z.number(),
  /** Portions of each choice, most first; absent if the dish has no choices. Rule: analytics-22 */
  choices: z.optional(
    z.array(z.object({ choiceId: z.string(), name: z.string(), quantity: z.number() })),
  ),
});
export type PopularItem = z.infer<typeof PopularItem>;

/**
 * A vendor's figures for some days. Amounts in rupees. Revenue counts the food, without the platform fee, of orders
 * that are neither cancelled nor expired.
 * Rule: analytics-1
 */
export const PeriodFigures = z.object({
  startDate: z.string(),
  endDate: z.string(),
  /** All orders that were placed. */
  totalOrders: z.number(),
  /** The orders that are neither cancelled nor expired. Revenue and average count these. */
  soldOrders: z.number(),
  totalRevenue: z.number(),
  /** The part of the revenue from orders that are not completed yet. */
  openRevenue: z.number(),
  /**
   * The revenue by where the money is. Money that did not come by UPI or online, is not expected that way and was not
   * refunded is cash.
   * Rule: pay-36
   */
  revenueByPayment: z.object({
    cash: z.number(),
    upi: z.number(),
    online: z.number(),
    unpaid: z.number(),
    givenBack: z.number(),
  }),
  /** Revenue divided by `soldOrders`. */
  averageOrderValue: z.number(),
  /** Distinct customers who placed an order. */
  activeCustomers: z.number(),
  /** The customers among them with their first order at this vendor. */
  newCustomers: z.number(),
  pendingOrders: z.number(),
  confirmedOrders: z.number(),
  preparingOrders: z.number(),
  readyOrders: z.number(),
  completedOrders: z.number(),
  cancelledOrders: z.number(),
  /** The orders among them that nobody collected. */
  notCollectedOrders: z.number(),
  expiredOrders: z.number(),
  /** The kitchen saw half of its orders within this many seconds. Rule: analytics-21 */
  medianAnswerSeconds: z.nullable(z.number()),
  /** Orders that nobody in the kitchen saw within three minutes. */
  missedOrders: z.number(),
  /** Share of completed orders in percent, with one decimal and without the sign. */
  completionRate: z.string(),
  orderStatusBreakdown: z.record(z.enum(orderStatuses), z.number()),
  /** Orders placed in each hour of the day in India, 24 numbers. */
  ordersByHour: z.array(z.number()),
});
export type PeriodFigures = z.infer<typeof PeriodFigures>;

/** The same weekday of last week up to the same hour, for comparison with today. Revenue in rupees. */
export const TodayCompared = z.object({
  /** The day of last week. */
  date: z.string(),
  /** The last full hour in India, 0 to 23. Both days count orders placed before it. */
  untilHour: z.number(),
  orders: z.number(),
  revenue: z.number(),
});
export type TodayCompared = z.infer<typeof TodayCompared>;

/** A period with its growth over the period before, in percent with one decimal, and figures of the present menu. */
export const AnalyticsPeriod = z.extend(PeriodFigures, {
  customerGrowth: z.number(),
  orderGrowth: z.number(),
  revenueGrowth: z.number(),
  aovGrowth: z.number(),
  /** The mess existed on all days of the period before. If not, growth shows only that it is new. */
  isComparable: z.boolean(),
  /** Today, and its growth up to `todayCompared.untilHour`, independent of the period. Rule: analytics-19 */
  todayOrders: z.number(),
  todayRevenue: z.number(),
  todayOrderGrowth: z.number(),
  todayRevenueGrowth: z.number(),
  todayCompared: TodayCompared,
  totalMenuItems: z.number(),
  availableMenuItems: z.number(),
  vegetarianItems: z.number(),
  spicyItems: z.number(),
  totalCategories: z.number(),
  /** The five dishes with the most portions sold. */
  popularItems: z.array(PopularItem),
});
export type AnalyticsPeriod = z.infer<typeof AnalyticsPeriod>;

/** One day; zeros for a day without orders. Rupees. */
export const DailyFigures = z.object({
  date: z.string(),
  orders: z.number(),
  revenue: z.number(),
});
export type DailyFigures = z.infer<typeof DailyFigures>;
