import type { ForecastDay } from '@thali/shared/forecast/forecast.contract';

export interface WeekSums {
  orders: number;
  revenue: number;
  /** The average over the open days. */
  ordersPerDay: number;
  openDays: number;
  /** The busiest day. Undefined if no day has an order. */
  peak: ForecastDay | undefined;
}

/** The totals of the days. Rounds the orders of each day, so that the total agrees with the list. */
export function weekSums(days: readonly ForecastDay[]): WeekSums {
  const open = days.filter(({ isClosed }) => !isClosed);
  const orders = sum(days.map(wholeOrders));
  return {
    orders,
    revenue: sum(days.map(({ ensemble }) => ensemble.revenue)),
    ordersPerDay: open.length > 0 ? orders / open.length : 0,
    openDays: open.length,
    peak: busiestDay(days),
  };
}

/** The day with the most orders. The earliest of equal days. */
export function busiestDay(days: readonly ForecastDay[]): ForecastDay | undefined {
  const maxOrders = Math.max(0, ...days.map(wholeOrders));
  return maxOrders > 0 ? days.find((day) => wholeOrders(day) === maxOrders) : undefined;
}

export function wholeOrders({ ensemble }: ForecastDay): number {
  return Math.round(ensemble.orders);
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}
