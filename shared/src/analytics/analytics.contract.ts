import * as z from 'zod/mini';
import { defineContract } from '../http/http-contract.ts';
import { VendorId } from '../ids/ids.ts';
import {
  AnalyticsBreakdown,
  AnalyticsPeriod,
  ComparedRange,
  DailyFigures,
  DateRange,
  OptionalDateRange,
  PeriodFigures,
} from './analytics-fields.ts';

const vendorRangeRequest = { params: z.object({ vendorId: VendorId }), query: DateRange };
const errors = ['VENDOR_ACCESS_DENIED', 'VENDOR_NOT_FOUND'] as const;

/**
 * The figures of a period and of an earlier period of the same length, by default `spanBefore`.
 * Rule: analytics-2
 */
export const getVendorAnalytics = defineContract({
  name: 'getVendorAnalytics',
  summary: "Read a vendor's figures for some days, and for as many days before",
  method: 'GET',
  path: '/vendors/{vendorId}/analytics',
  callers: ['vendor', 'admin'],
  request: { ...vendorRangeRequest, query: ComparedRange },
  response: z.object({
    current: AnalyticsPeriod,
    previous: PeriodFigures,
    breakdown: AnalyticsBreakdown,
  }),
  errors,
  vendorIdOf: ({ params }) => params.vendorId,
});

export const getDailyAnalytics = defineContract({
  name: 'getDailyAnalytics',
  summary: 'Read the orders and revenue of each day',
  method: 'GET',
  path: '/vendors/{vendorId}/analytics/daily',
  callers: ['vendor', 'admin'],
  request: vendorRangeRequest,
  response: z.object({ dailyData: z.array(DailyFigures) }),
  errors,
  vendorIdOf: ({ params }) => params.vendorId,
});

/** The `current` part of the analytics. Without dates the period is today. */
export const getOrderSummary = defineContract({
  name: 'getOrderSummary',
  summary: 'Read the figures of some days',
  method: 'GET',
  path: '/orders/analytics/summary',
  callers: ['vendor', 'admin'],
  request: {
    query: z
      .object({ vendorId: z.optional(VendorId), ...OptionalDateRange.fields })
      .check(...OptionalDateRange.rules()),
  },
  response: AnalyticsPeriod,
  errors,
  vendorIdOf: ({ query }) => query.vendorId,
});
