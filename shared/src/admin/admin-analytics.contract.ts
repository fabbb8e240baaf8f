import * as z from 'zod/mini';
import { OptionalDateRange, PeriodPartFields } from '../analytics/analytics-fields.ts';
import { defineContract } from '../http/http-contract.ts';
import { orderStatuses } from '../orders/order-status.ts';
import { planIds } from '../plans/plan-ids.ts';
import { vendorStatuses } from '../vendors/vendor.contract.ts';

const Sums = z.object({
  orders: z.number(),
  /** Rupees for food, of orders that are neither cancelled nor expired. */
  revenue: z.number(),
  /** The fees of these orders, in rupees. */
  fees: z.number(),
});

const PartSums = z.extend(PeriodPartFields, Sums.shape);

/**
 * Figures of the whole platform for a period and for the previous period of the same length. Without dates the period
 * is today.
 * Rule: analytics-9
 */
export const getAdminAnalytics = defineContract({
  name: 'getAdminAnalytics',
  summary: 'Read the figures of the whole platform',
  method: 'GET',
  path: '/admin/analytics',
  callers: ['admin'],
  request: {
    query: z.object(OptionalDateRange.fields).check(...OptionalDateRange.rules()),
  },
  response: z.object({
    current: z.extend(Sums, { orderStatusBreakdown: z.record(z.enum(orderStatuses), z.number()) }),
    previous: Sums,
    /**
     * Growth compares these two parts of the same length. They exclude today. Null if the period has no complete day.
     */
    compared: z.nullable(z.object({ current: PartSums, previous: PartSums })),
    orderGrowth: z.number(),
    revenueGrowth: z.number(),
    feeGrowth: z.number(),
    today: Sums,
    daily: z.array(z.extend(Sums, { date: z.string() })),
    vendors: z.object({
      total: z.number(),
      byStatus: z.record(z.enum(vendorStatuses), z.number()),
      byPlan: z.record(z.enum([...planIds, 'none']), z.number()),
    }),
  }),
  errors: [],
});
