import type { ForecastDay } from '@thali/shared/forecast/forecast.contract';

export interface WeekSums {
  orders: number;
  revenue: number;
  /** Of the days that are open. */
  ordersPerDay: number;
  openDays: number;
  /** Undefined where no day has an order. */
  peak: ForecastDay | undefined;
}

/** What the days come to. Orders are counted as they are shown, whole, so that a list adds up. */
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

/** The first of the days with the most orders. */
export function busiestDay(days: readonly ForecastDay[]): ForecastDay | undefined {
  const most = Math.max(0, ...days.map(wholeOrders));
  return most > 0 ? days.find((day) => wholeOrders(day) === most) : undefined;
}

export function wholeOrders({ ensemble }: ForecastDay): number {
  return Math.round(ensemble.orders);
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}
