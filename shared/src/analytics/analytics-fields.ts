import * as z from 'zod/mini';
import { CalendarDate } from '../http/calendar-date.ts';
import { orderStatuses } from '../orders/order-status.ts';
import { daysBetween } from '../time/dates.ts';

export const maxRangeDays = 366;

/** A range of at most 366 days in India, both ends included. */
export const DateRange = z
  .object({ startDate: CalendarDate, endDate: CalendarDate })
  .check(...rangeRules());

/** A range, and the first day of an earlier range of the same length to compare with. Rule: analytics-23 */
export const ComparedRange = z
  .object({
    startDate: CalendarDate,
    endDate: CalendarDate,
    compareStartDate: z.optional(CalendarDate),
  })
  .check(
    ...rangeRules(),
    z.refine(
      ({ startDate, compareStartDate }) => !compareStartDate || compareStartDate < startDate,
      {
        error: 'The range to compare with must start before the range itself',
        path: ['compareStartDate'],
      },
    ),
  );

/** The fields and rules of a range with optional ends. */
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
  /** Portions of each choice, most portions first; absent if the dish has no choices. Rule: analytics-22 */
  choices: z.optional(
    z.array(z.object({ choiceId: z.string(), name: z.string(), quantity: z.number() })),
  ),
});
export type PopularItem = z.infer<typeof PopularItem>;

/**
 * A vendor's figures for a period. Amounts in rupees. Revenue is the price of the food, without the platform fee, of
 * orders that are neither cancelled nor expired.
 * Rule: analytics-1
 */
export const PeriodFigures = z.object({
  startDate: z.string(),
  endDate: z.string(),

  totalOrders: z.number(),
  /** The orders that are neither cancelled nor expired. Revenue and average include only these. */
  soldOrders: z.number(),
  totalRevenue: z.number(),
  /** The revenue from orders that are not completed yet. */
  openRevenue: z.number(),
  /**
   * The revenue by payment state. `unpaid` is money that the mess still expects by UPI or online. Cash is the revenue
   * that has no other state.
   * Rule: pay-36
   */
  revenueByPayment: z.object({
    cash: z.number(),
    upi: z.number(),
    online: z.number(),
    unpaid: z.number(),
    givenBack: z.number(),
  }),
  /** The counter's share of `soldOrders` and `totalRevenue`. Rule: counter-9 */
  counterOrders: z.number(),
  counterRevenue: z.number(),
  /** Revenue divided by `soldOrders`. */
  averageOrderValue: z.number(),
  /** Distinct customers who placed an order. */
  activeCustomers: z.number(),
  /** The active customers who placed their first order at this vendor. */
  newCustomers: z.number(),
  pendingOrders: z.number(),
  confirmedOrders: z.number(),
  preparingOrders: z.number(),
  readyOrders: z.number(),
  completedOrders: z.number(),
  cancelledOrders: z.number(),
  /** The cancelled orders that nobody collected. */
  notCollectedOrders: z.number(),
  expiredOrders: z.number(),
  /** The median time in seconds until the kitchen saw an order. Rule: analytics-21 */
  medianAnswerSeconds: z.nullable(z.number()),
  /** Orders that the kitchen did not see within three minutes. */
  missedOrders: z.number(),
  /** Share of completed orders in percent, with one decimal and without the sign. */
  completionRate: z.string(),
  orderStatusBreakdown: z.record(z.enum(orderStatuses), z.number()),
  /** Orders placed in each hour of the day in India, 24 numbers. */
  ordersByHour: z.array(z.number()),
  /** Revenue of the orders placed in each hour. */
  revenueByHour: z.array(z.number()),
});
export type PeriodFigures = z.infer<typeof PeriodFigures>;

/** The same weekday of last week, up to the same hour, for comparison with today. Revenue in rupees. */
export const TodayCompared = z.object({
  /** The day of last week. */
  date: z.string(),
  /** The last full hour in India, 0 to 23. Both days count orders placed before it. */
  untilHour: z.number(),
  orders: z.number(),
  revenue: z.number(),
  /** The revenue of each hour of that whole day, 24 numbers, for a curve beside today's `revenueByHour`. */
  revenueByHour: z.array(z.number()),
});
export type TodayCompared = z.infer<typeof TodayCompared>;

/** A part of a period: its days, and the end of the last day (HH:MM, exclusive) if the part ends within that day. */
export const PeriodPartFields = z.object({
  startDate: z.string(),
  endDate: z.string(),
  until: z.nullable(z.string()),
});

/** Orders and revenue of a part, in rupees. */
export const PartSales = z.extend(PeriodPartFields, { orders: z.number(), revenue: z.number() });
export type PartSales = z.infer<typeof PartSales>;

/** Figures that exist only for whole days, not by hour. */
export const PartDays = z.extend(
  z.pick(PeriodFigures, {
    totalOrders: true,
    averageOrderValue: true,
    activeCustomers: true,
    newCustomers: true,
    completionRate: true,
  }),
  PeriodPartFields.shape,
);
export type PartDays = z.infer<typeof PartDays>;

/**
 * The two parts of the same length that the figures compare. Null if there is nothing to compare, or if the mess
 * began after the start of the earlier part.
 * Rule: analytics-19
 */
export const ComparedParts = z.object({
  /** Ends at the last full hour if the last day is today. */
  sales: z.nullable(z.object({ current: PartSales, previous: PartSales })),
  /** Leaves out today, because the day is not over. */
  days: z.nullable(z.object({ current: PartDays, previous: PartDays })),
});

/**
 * A period with its growth over the previous period, in percent with one decimal, and figures of the current menu. The
 * growth is between the parts in `compared`.
 */
export const AnalyticsPeriod = z.extend(PeriodFigures, {
  customerGrowth: z.number(),
  orderGrowth: z.number(),
  revenueGrowth: z.number(),
  aovGrowth: z.number(),
  /**
   * Whether the mess took orders before or on the first day of the previous period. Otherwise growth has no meaning.
   */
  isComparable: z.boolean(),
  compared: ComparedParts,
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

/**
 * A dish that sold in the period or in the compared period. The revenue excludes parcel charges.
 * Rule: analytics-25
 */
export const SoldDish = z.extend(PopularItem, {
  /** The dish's category on the current menu; null if the menu no longer has the dish. */
  category: z.nullable(z.string()),
  /**
   * The portions and the revenue of each day of the period and of the compared period, in order.
   * Rule: analytics-28
   */
  days: z.optional(
    z.object({
      quantity: z.array(z.number()),
      revenue: z.array(z.number()),
      previousQuantity: z.array(z.number()),
      previousRevenue: z.array(z.number()),
    }),
  ),
});
export type SoldDish = z.infer<typeof SoldDish>;

/** The sums of one weekday. The hours are 24 numbers. */
export const WeekdayFigures = z.object({
  /** The number of days with orders in the sums. */
  days: z.number(),
  ordersByHour: z.array(z.number()),
  revenueByHour: z.array(z.number()),
});
export type WeekdayFigures = z.infer<typeof WeekdayFigures>;

/** The figures of a day, zero for a day without orders. Amounts in rupees. */
export const DailyFigures = z.object({
  date: z.string(),
  orders: z.number(),
  revenue: z.number(),
});
export type DailyFigures = z.infer<typeof DailyFigures>;

/** A period's figures by dish and by weekday, and the days of the compared period. */
export const AnalyticsBreakdown = z.object({
  /** Every dish, most revenue first. */
  dishes: z.array(SoldDish),
  /** Monday to Sunday. Includes whole days only, so never today. Rule: analytics-24 */
  weekdays: z.array(WeekdayFigures),
  /** The number of older days that `weekdays` leaves out. A rebuild adds their revenue by hour. */
  daysWithoutHours: z.number(),
  /** The days of the compared period. */
  previousDays: z.array(DailyFigures),
});
export type AnalyticsBreakdown = z.infer<typeof AnalyticsBreakdown>;
