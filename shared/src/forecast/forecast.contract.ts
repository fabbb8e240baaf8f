import * as z from 'zod/mini';
import { wholeNumber } from '../http/fields.ts';
import { defineContract } from '../http/http-contract.ts';
import { VendorId } from '../ids/ids.ts';

/** Rule: forecast-1 */
export const defaultHorizonDays = 7;
export const maxHorizonDays = 14;

const Figures = z.object({ orders: z.number(), revenue: z.number() });

/**
 * A day of the forecast. Leaves out cancelled and expired orders, because the kitchen does not cook them;
 * `/analytics/daily` counts all orders. Revenue in rupees.
 * Rule: forecast-3
 */
export const ForecastDay = z.object({
  date: z.string(),
  /** Whether the business hours, a holiday or the pattern of the last weeks close the day. */
  isClosed: z.boolean(),
  /** Expected accuracy, 0 to 1: 1 - |actual - forecast| / max(actual, forecast). */
  confidence: z.number(),
  ensemble: Figures,
  /** Four of five days fall between `lower` and `upper`. */
  lower: Figures,
  upper: Figures,
  /** Today's orders so far. All figures of today include them. Rule: forecast-17 */
  soldOrders: z.number(),
});
export type ForecastDay = z.infer<typeof ForecastDay>;

/**
 * The accuracy of the last weeks' forecasts, and of the same weekday a week before, from 0 to 1. Null with too few
 * days.
 */
const Accuracy = z.object({
  model: z.nullable(z.number()),
  sameWeekdayLastWeek: z.nullable(z.number()),
  /** The number of days in the measurement. */
  days: z.number(),
});

export const ForecastStatus = z.object({
  hasModel: z.boolean(),
  trainedAt: z.nullable(z.string()),
  /** The number of days with an order in the history. */
  historyDays: z.number(),
  accuracy: Accuracy,
  /** Whether the forecast repeats last week's figures, because the model was no better. Rule: forecast-18 */
  isByLastWeek: z.boolean(),
  /** Whether orders come only on some days, without a pattern. The forecast is then their rate. Rule: forecast-21 */
  isIrregular: z.boolean(),
  /** The time of the next nightly training. */
  nextTrainingAt: z.string(),
});
export type ForecastStatus = z.infer<typeof ForecastStatus>;

const ownVendor = z.object({ vendorId: z.optional(VendorId) });
const errors = ['VENDOR_ACCESS_DENIED', 'VENDOR_NOT_FOUND'] as const;

/** The forecast reads this many days before today. */
export const pastDays = 14;

/** A past day, counted as in `ForecastDay`. Revenue in rupees. */
export const PastDay = z.extend(Figures, { date: z.string() });
export type PastDay = z.infer<typeof PastDay>;

const DaysAnswer = z.object({
  /** The days from today; empty with fewer than seven days of history. Rule: forecast-4 */
  forecasts: z.array(ForecastDay),
  /** Up to 14 days before today, from the first day with a sale. */
  past: z.array(PastDay),
  hasModel: z.boolean(),
});

/** Rule: forecast-1 */
export const getForecast = defineContract({
  name: 'getForecast',
  summary: 'Read the forecast of orders and revenue',
  method: 'GET',
  path: '/vendors/forecast',
  callers: ['vendor', 'admin'],
  request: {
    query: z.extend(ownVendor, { days: wholeNumber(1, maxHorizonDays, defaultHorizonDays) }),
  },
  response: DaysAnswer,
  errors,
  vendorIdOf: ({ query }) => query.vendorId,
});

/** The next seven days. */
export const getWeeklyForecast = defineContract({
  name: 'getWeeklyForecast',
  summary: 'Read the forecast of the next seven days',
  method: 'GET',
  path: '/vendors/forecast/weekly',
  callers: ['vendor', 'admin'],
  request: { query: ownVendor },
  response: DaysAnswer,
  errors,
  vendorIdOf: ({ query }) => query.vendorId,
});

export const getForecastStatus = defineContract({
  name: 'getForecastStatus',
  summary: 'Read the age and accuracy of the forecast',
  method: 'GET',
  path: '/vendors/forecast/status',
  callers: ['vendor', 'admin'],
  request: { query: ownVendor },
  response: z.object({ status: ForecastStatus }),
  errors,
  vendorIdOf: ({ query }) => query.vendorId,
});

const Portions = z.object({ expected: z.number(), lower: z.number(), upper: z.number() });

/** The expected portions of each dish, most portions first, without cancelled and expired orders. */
export const getPortionForecast = defineContract({
  name: 'getPortionForecast',
  summary: 'Read the portions to prepare today, tomorrow and this week',
  method: 'GET',
  path: '/vendors/forecast/items',
  callers: ['vendor', 'admin'],
  request: { query: ownVendor },
  response: z.object({
    /** The date of `tomorrow`. */
    date: z.string(),
    items: z.array(
      z.object({
        menuItemId: z.string(),
        name: z.string(),
        /** The figures of the whole day. All of them include the sold portions. Rule: forecast-17 */
        today: z.extend(Portions, { sold: z.number() }),
        /** `ordered`: the portions that guests have ordered ahead. If absent, there are none. Rule: pre-orders-9 */
        tomorrow: z.extend(Portions, { ordered: z.optional(z.number()) }),
        week: Portions,
        /** The most frequent choices and their share of the portions, 0 to 1. Rule: forecast-19 */
        choices: z.optional(z.array(z.object({ name: z.string(), share: z.number() }))),
        /** Whether the dish sells only on some days, without a pattern. Rule: forecast-21 */
        isIrregular: z.optional(z.boolean()),
      }),
    ),
  }),
  errors,
  vendorIdOf: ({ query }) => query.vendorId,
});

/** Trains the forecast now, on all days up to yesterday. Safe to repeat. */
export const retrainForecast = defineContract({
  name: 'retrainForecast',
  summary: 'Train the forecast again',
  method: 'POST',
  path: '/vendors/forecast/retrain',
  callers: ['vendor', 'admin'],
  needs: 'manage',
  request: { body: z._default(ownVendor, {}) },
  response: z.object({ status: ForecastStatus }),
  errors: [...errors, 'TOO_MANY_REQUESTS'],
  vendorIdOf: ({ body }) => body.vendorId,
});
