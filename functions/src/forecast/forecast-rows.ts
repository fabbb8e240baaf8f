/**
 * The forecast of one day, without cancelled and expired orders. Orders are rounded to tenths, because a small mess has
 * few.
 */
export interface ForecastDayRow {
  date: string;
  isClosed: boolean;
  confidence: number;
  orders: Range;
  revenuePaise: Range;
  /** Today's orders so far, added at each read; never stored. */
  soldOrders?: number;
}

/** The expected value, and the bounds that contain the result in four of five cases. */
export interface Range {
  expected: number;
  lower: number;
  upper: number;
}

/** Rounds to `parts` per unit: 10 rounds to tenths. */
export function roundRange({ expected, lower, upper }: Range, parts: number): Range {
  const round = (value: number) => Math.round(value * parts) / parts;
  return { expected: round(expected), lower: round(lower), upper: round(upper) };
}

/** The expected portions of a dish, day by day. The first day is the forecast's `from`. */
export interface ItemForecastRow {
  itemId: string;
  portions: Range[];
  /** The dish's most frequent choices, with their share of its portions; absent in older rows. */
  choices?: ChoiceShare[] | undefined;
  /** Whether the dish sells only on some days, without a pattern. */
  isIrregular?: boolean;
}

/** `id` is the id of the group followed by the id of the choice; `share` is from 0 to 1. */
export interface ChoiceShare {
  id: string;
  share: number;
}

/** A vendor's forecast. Each training replaces the whole row. */
export interface ForecastRow {
  trainedAt: string;
  /** The first forecast day: the day of the training. */
  from: string;
  /** Empty if the history was too short. */
  days: ForecastDayRow[];
  items: ItemForecastRow[];
  /** The cumulative share of a usual day's orders at the end of each hour; absent in older rows. */
  dayCourse?: number[];
  /** The number of days with orders, in the last 400 days. */
  historyDays: number;
  /** Whether the forecast repeats last week; absent in older rows. */
  isByLastWeek?: boolean;
  /** Whether orders come only on some days, without a pattern; absent in older rows. */
  isIrregular?: boolean;
  accuracy: { model: number | null; sameWeekdayLastWeek: number | null; days: number };
}
