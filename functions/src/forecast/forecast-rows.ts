/**
 * A day that was forecast: orders neither cancelled nor expired, in tenths, so that small messes keep their
 * decimals.
 */
export interface ForecastDayRow {
  date: string;
  isClosed: boolean;
  confidence: number;
  orders: Range;
  revenuePaise: Range;
  /** Of today, when it is read; never stored. */
  soldOrders?: number;
}

/** What is expected, and between what four of five come to lie. */
export interface Range {
  expected: number;
  lower: number;
  upper: number;
}

/** To so many parts of a whole. */
export function roundRange({ expected, lower, upper }: Range, parts: number): Range {
  const round = (value: number) => Math.round(value * parts) / parts;
  return { expected: round(expected), lower: round(lower), upper: round(upper) };
}

/** What a dish is expected to sell, day by day from `from` on. */
export interface ItemForecastRow {
  itemId: string;
  portions: Range[];
  /** What is chosen most for it, and of how much of its portions; rows of before have none. */
  choices?: ChosenShare[] | undefined;
}

/** `id` is that of the group and then the choice's own; `share` from 0 to 1. */
export interface ChosenShare {
  id: string;
  share: number;
}

/** A vendor's forecast, written whole with each training. */
export interface ForecastRow {
  trainedAt: string;
  /** The first day that was forecast: that of the training. */
  from: string;
  /** None where the history was too short. */
  days: ForecastDayRow[];
  items: ItemForecastRow[];
  /** The share of a usual day's orders that have come by the end of each hour; rows of before have none. */
  dayCourse?: number[];
  /** Days with any order, in the last 400. */
  historyDays: number;
  /** The figures are last week's; rows of before do not say. */
  isByLastWeek?: boolean;
  accuracy: { model: number | null; sameWeekdayLastWeek: number | null; days: number };
}
