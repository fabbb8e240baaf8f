import type {
  AnalyticsPeriod,
  PartSales,
  PeriodFigures,
  SoldDish,
} from '@thali/shared/analytics/analytics-fields';
import {
  comparisonOf,
  type DateSpan,
  lengthOf,
  type PeriodPart,
  spanBefore,
} from '@thali/shared/analytics/comparison-period';
import { growth, percentText } from '@thali/shared/analytics/growth';
import { addDays, datesBetween, daysSinceMonday } from '@thali/shared/time/dates';
import { istHour, toIst } from '@thali/shared/time/ist';
import { samplePeriod } from '../dashboard/analytics/sample-analytics.ts';
import type { AnswerOf } from '../lib/api/calls.ts';
import { type DemoDay, demoDay, dishList, sum } from './demo-days.ts';
import { demoCategories } from './demo-dishes.ts';

interface Query extends DateSpan {
  compareStartDate?: string | undefined;
}

/** The figures of a range in the form of the server's answer, from invented days. */
export function demoAnalytics(
  { compareStartDate, ...span }: Query,
  now: Date,
): AnswerOf<'GET /vendors/{vendorId}/analytics'> {
  const comparedStart = compareStartDate
    ? { startDate: compareStartDate, endDate: addDays(compareStartDate, lengthOf(span) - 1) }
    : spanBefore(span);
  const [days, daysBefore] = [daysOf(span, now), daysOf(comparedStart, now)];
  const figures = figuresOf(span, days);
  const sales = pairOf(comparisonOf(span, now, 'hour', comparedStart), (part) =>
    salesOf(part, now),
  );
  const whole = pairOf(comparisonOf(span, now, 'day', comparedStart), (part) => ({
    ...figuresOf(part, daysOf(part, now)),
    ...part,
  }));
  const dishes = soldDishes(days, daysBefore);
  const current: AnalyticsPeriod = {
    ...samplePeriod(),
    ...figures,
    revenueGrowth: growthOf(sales, ({ revenue }) => revenue),
    orderGrowth: growthOf(sales, ({ orders }) => orders),
    aovGrowth: growthOf(whole, ({ averageOrderValue }) => averageOrderValue),
    customerGrowth: growthOf(whole, ({ activeCustomers }) => activeCustomers),
    isComparable: true,
    compared: { sales, days: whole },
    totalMenuItems: dishList.length,
    availableMenuItems: dishList.filter(({ isAvailable }) => isAvailable).length,
    vegetarianItems: dishList.filter(({ isVegetarian }) => isVegetarian).length,
    spicyItems: dishList.filter(({ isSpicy }) => isSpicy).length,
    totalCategories: demoCategories.length,
    popularItems: dishes
      .toSorted((a, b) => b.quantity - a.quantity)
      .slice(0, 5)
      .map(({ category, days: _, ...item }) => item),
  };
  return {
    current,
    previous: figuresOf(comparedStart, daysBefore),
    breakdown: {
      dishes,
      weekdays: weekdaysOf(days, toIst(now).date),
      daysWithoutHours: 0,
      previousDays: daysBefore.map(toDaily),
    },
  };
}

/** The figures of today, and of the same weekday a week earlier. */
export function demoSummary(now: Date): AnalyticsPeriod {
  const { date } = toIst(now);
  const { current } = demoAnalytics({ startDate: date, endDate: date }, now);
  const weekAgo = addDays(date, -7);
  const { sales } = current.compared;
  return {
    ...current,
    ...{ todayOrders: current.totalOrders, todayRevenue: current.totalRevenue },
    ...{ todayOrderGrowth: current.orderGrowth, todayRevenueGrowth: current.revenueGrowth },
    todayCompared: {
      ...{ date: weekAgo, untilHour: istHour(now) },
      ...{ orders: sales?.previous.orders ?? 0, revenue: sales?.previous.revenue ?? 0 },
      revenueByHour: demoDay(weekAgo, now).revenueByHour,
    },
  };
}

/** Each day of a range. */
export function demoDaily(span: DateSpan, now: Date) {
  return { dailyData: daysOf(span, now).map(toDaily) };
}

function daysOf({ startDate, endDate }: DateSpan, now: Date): DemoDay[] {
  return datesBetween(startDate, endDate).map((date) => demoDay(date, now));
}

function toDaily({ date, sold, cancelled, revenue }: DemoDay) {
  return { date, orders: sold + cancelled, revenue };
}

function figuresOf({ startDate, endDate }: DateSpan, days: readonly DemoDay[]): PeriodFigures {
  const sold = sum(days.map((day) => day.sold));
  const cancelled = sum(days.map((day) => day.cancelled));
  const revenue = sum(days.map((day) => day.revenue));
  const guests = Math.round(1400 * (1 - Math.exp(-sold / 2500)));
  const upi = Math.round(revenue * 0.58);
  const online = Math.round(revenue * 0.13);
  return {
    ...samplePeriod(),
    ...{ startDate, endDate, totalOrders: sold + cancelled, soldOrders: sold },
    ...{ totalRevenue: revenue, openRevenue: 0 },
    averageOrderValue: sold > 0 ? Math.round((revenue * 100) / sold) / 100 : 0,
    revenueByPayment: { cash: revenue - upi - online, upi, online, unpaid: 0, givenBack: 0 },
    ...{ counterOrders: 0, counterRevenue: 0 },
    activeCustomers: guests,
    newCustomers: Math.round(guests * 0.14),
    ...{ pendingOrders: 0, confirmedOrders: 0, preparingOrders: 0, readyOrders: 0 },
    ...{
      completedOrders: sold,
      cancelledOrders: cancelled,
      notCollectedOrders: 0,
      expiredOrders: 0,
    },
    completionRate: percentText(sold, sold + cancelled),
    orderStatusBreakdown: {
      ...{ pending: 0, confirmed: 0, preparing: 0, ready: 0 },
      ...{ completed: sold, cancelled, expired: 0 },
    },
    ordersByHour: byHour(days.map((day) => day.ordersByHour)),
    revenueByHour: byHour(days.map((day) => day.revenueByHour)),
  };
}

function byHour(days: readonly number[][]): number[] {
  return Array.from({ length: 24 }, (_, hour) => sum(days.map((day) => day[hour] ?? 0)));
}

function salesOf(part: PeriodPart, now: Date): PartSales {
  const days = daysOf(part, now);
  const hours = part.until === null ? 24 : Number(part.until.slice(0, 2));
  const sumUntil = (read: (day: DemoDay) => number[]) =>
    sum(days.map((day) => sum(read(day).slice(0, day.date === part.endDate ? hours : 24))));
  return {
    ...part,
    orders: sumUntil((day) => day.ordersByHour),
    revenue: sumUntil((day) => day.revenueByHour),
  };
}

function pairOf<Part>(
  comparison: ReturnType<typeof comparisonOf>,
  read: (part: PeriodPart) => Part,
): { current: Part; previous: Part } | null {
  if (!comparison) return null;
  return { current: read(comparison.current), previous: read(comparison.previous) };
}

function growthOf<Part>(
  pair: { current: Part; previous: Part } | null,
  read: (part: Part) => number,
): number {
  return pair ? growth(read(pair.current), read(pair.previous)) : 0;
}

function soldDishes(days: readonly DemoDay[], daysBefore: readonly DemoDay[]): SoldDish[] {
  const names = new Map(demoCategories.map(({ id, name }) => [id, name]));
  return dishList.map(({ id, name, categoryId }, index) => {
    const quantity = days.map(({ portions }) => portions[index] ?? 0);
    const revenue = days.map(({ revenues }) => revenues[index] ?? 0);
    return {
      ...{ menuItemId: id, name, category: names.get(categoryId) ?? null },
      ...{ quantity: sum(quantity), revenue: sum(revenue) },
      days: {
        ...{ quantity, revenue },
        previousQuantity: daysBefore.map(({ portions }) => portions[index] ?? 0),
        previousRevenue: daysBefore.map(({ revenues }) => revenues[index] ?? 0),
      },
    };
  });
}

/** Monday to Sunday, without the running day. */
function weekdaysOf(days: readonly DemoDay[], today: string) {
  return Array.from({ length: 7 }, (_, weekday) => {
    const daysOfWeekday = days.filter(
      ({ date }) => date < today && daysSinceMonday(date) === weekday,
    );
    return {
      days: daysOfWeekday.length,
      ordersByHour: byHour(daysOfWeekday.map((day) => day.ordersByHour)),
      revenueByHour: byHour(daysOfWeekday.map((day) => day.revenueByHour)),
    };
  });
}
