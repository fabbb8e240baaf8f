import type { ForecastDay, ForecastStatus } from '@thali/shared/forecast/forecast.contract';
import { addDays } from '@thali/shared/time/dates';
import type { PortionForecast } from './forecast.ts';

/** A Friday. */
export const sampleToday = '2026-11-20';

export function sampleDay(changes: Partial<ForecastDay> & { orders?: number } = {}): ForecastDay {
  const { orders = 40, ...rest } = changes;
  return {
    date: sampleToday,
    isClosed: false,
    confidence: 0.84,
    ensemble: figures(orders),
    lower: figures(Math.round(orders * 0.8)),
    upper: figures(Math.round(orders * 1.25)),
    soldOrders: 0,
    ...rest,
  };
}

/** Seven days from Friday: Saturday is the busiest, Sunday is closed. */
export function sampleWeek(counts: readonly number[] = [48, 60, 0, 40, 41, 42, 44]): ForecastDay[] {
  return counts.map((orders, index) =>
    sampleDay({ date: addDays(sampleToday, index), orders, isClosed: orders === 0 }),
  );
}

export function sampleStatus(changes: Partial<ForecastStatus> = {}): ForecastStatus {
  return {
    hasModel: true,
    trainedAt: '2026-11-19T21:30:00.000Z',
    historyDays: 74,
    accuracy: { model: 0.83, sameWeekdayLastWeek: 0.76, days: 24 },
    isByLastWeek: false,
    isIrregular: false,
    nextTrainingAt: '2026-11-20T21:30:00.000Z',
    ...changes,
  };
}

export function samplePortions(): PortionForecast {
  return {
    date: addDays(sampleToday, 1),
    items: [
      sampleDish('Veg Thali', 31),
      sampleDish('Masala Chai', 42),
      sampleDish('Poha', 12),
      sampleDish('Gulab Jamun', 9),
    ],
  };
}

function sampleDish(name: string, expected: number): PortionForecast['items'][number] {
  const range = (middle: number) => ({
    expected: middle,
    lower: Math.round(middle * 0.75),
    upper: Math.round(middle * 1.3),
  });
  return {
    menuItemId: name,
    name,
    today: { ...range(expected), sold: 5 },
    tomorrow: range(expected),
    week: range(expected * 6),
  };
}

function figures(orders: number): { orders: number; revenue: number } {
  return { orders, revenue: orders * 110 };
}
