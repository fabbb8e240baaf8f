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
  /** Portions by what was chosen, most first; absent: nothing was. Rule: analytics-22 */
  choices: z.optional(
    z.array(z.object({ choiceId: z.string(), name: z.string(), quantity: z.number() })),
  ),
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
  /** Of these, neither cancelled nor expired: what revenue and average are of. */
  soldOrders: z.number(),
  totalRevenue: z.number(),
  /** The part of the revenue that orders not completed yet are to bring. */
  openRevenue: z.number(),
  /**
   * The parts of the revenue by where its money is: all that did not come by UPI or online, is not still to come that
   * way, and was not given back, is cash. Rule: pay-36
   */
  revenueByPayment: z.object({
    cash: z.number(),
    upi: z.number(),
    online: z.number(),
    unpaid: z.number(),
    givenBack: z.number(),
  }),
  /** Revenue over `soldOrders`. */
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
  /** Of these, the ones that nobody collected. */
  notCollectedOrders: z.number(),
  expiredOrders: z.number(),
  /** Of the orders that the kitchen saw: half of them within so many seconds. Rule: analytics-21 */
  medianAnswerSeconds: z.nullable(z.number()),
  /** Those that nobody in the kitchen saw within three minutes. */
  missedOrders: z.number(),
  /** Completed of all orders, in percent with one decimal, without the sign. */
  completionRate: z.string(),
  orderStatusBreakdown: z.record(z.enum(orderStatuses), z.number()),
  /** Orders placed in each hour of the day in India, 24 numbers. */
  ordersByHour: z.array(z.number()),
});
export type PeriodFigures = z.infer<typeof PeriodFigures>;

/** What the same weekday of last week had by the same hour, beside today by then. Revenue in rupees. */
export const TodayCompared = z.object({
  /** Of last week. */
  date: z.string(),
  /** The last full hour in India, 0 to 23: orders placed before it count on both days. */
  untilHour: z.number(),
  orders: z.number(),
  revenue: z.number(),
});
export type TodayCompared = z.infer<typeof TodayCompared>;

/** A period with its growth against the one before it, in percent with one decimal, and the menu as it is. */
export const AnalyticsPeriod = z.extend(PeriodFigures, {
  customerGrowth: z.number(),
  orderGrowth: z.number(),
  revenueGrowth: z.number(),
  aovGrowth: z.number(),
  /** Whether the mess was there on all days of the period before: else growth is only that it is new. */
  isComparable: z.boolean(),
  /** Today, and its growth up to `todayCompared.untilHour`, whatever the period. Rule: analytics-19 */
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
