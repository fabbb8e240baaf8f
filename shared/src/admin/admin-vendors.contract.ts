import * as z from 'zod/mini';
import { textField, wholeNumber } from '../http/fields.ts';
import { defineContract } from '../http/http-contract.ts';
import { Pagination, pagedQuery } from '../http/paging.ts';
import { VendorId } from '../ids/ids.ts';
import { planIds } from '../plans/plan-ids.ts';
import { vendorStatuses } from '../vendors/vendor.contract.ts';
import { OwnVendor } from '../vendors/vendor-answer.ts';
import { StatusReason } from '../vendors/vendor-fields.ts';

/** A vendor in an admin's list. */
export const AdminVendor = z.object({
  id: z.string(),
  name: z.string(),
  subdomain: z.string(),
  status: z.enum(vendorStatuses),
  /** The reason of a suspension. */
  statusReason: z.nullable(z.string()),
  plan: z.nullable(z.enum(planIds)),
  /** The end of the paid period, including the days of grace. Null if it has no end. */
  ordersUntil: z.nullable(z.string()),
  lastOrderAt: z.nullable(z.string()),
  customers: z.number(),
  /** Counts of the vendor's accepted orders of the last 30 days by their outcome. Rule: fees-6 */
  uncollected: z.object({
    orders: z.number(),
    notCollected: z.number(),
    expiredReady: z.number(),
  }),
  /**
   * Counts of orders in the last 30 days, without cancelled orders. `counterOrders` is a part of `orders` and owes no
   * fee.
   * Rule: counter-9
   */
  sold: z.object({ orders: z.number(), counterOrders: z.number() }),
  createdAt: z.string(),
});
export type AdminVendor = z.infer<typeof AdminVendor>;

export const listAdminVendors = defineContract({
  name: 'listAdminVendors',
  summary: 'List vendors with plan and last order',
  method: 'GET',
  path: '/admin/vendors',
  callers: ['admin'],
  request: {
    query: z.object({
      /** A part of the name or the subdomain, in any case. */
      search: z.optional(textField(80)),
      status: z.optional(z.enum(vendorStatuses)),
      ...pagedQuery(),
    }),
  },
  response: z.object({
    vendors: z.array(AdminVendor),
    pagination: Pagination,
  }),
  errors: [],
});

/** A suspended vendor takes no orders and keeps its data. Safe to repeat. */
export const setVendorStatus = defineContract({
  name: 'setVendorStatus',
  summary: 'Suspend or reactivate a vendor',
  method: 'POST',
  path: '/admin/vendors/{vendorId}/status',
  callers: ['admin'],
  request: {
    params: z.object({ vendorId: VendorId }),
    body: z.object({ status: z.enum(['active', 'suspended']), reason: StatusReason }),
  },
  response: z.object({ vendor: OwnVendor }),
  errors: ['VENDOR_NOT_FOUND'],
  vendorIdOf: ({ params }) => params.vendorId,
});

/** A plan that ends soon or has ended. `ordersUntil` includes the days of grace. */
export const EndingSubscription = z.object({
  vendorId: z.string(),
  name: z.string(),
  subdomain: z.string(),
  plan: z.nullable(z.enum(planIds)),
  periodEnd: z.string(),
  ordersUntil: z.string(),
  state: z.enum(['active', 'grace', 'ended']),
});
export type EndingSubscription = z.infer<typeof EndingSubscription>;

/** Plans that end within `days` days or ended in the last 30 days, soonest first. */
export const listEndingSubscriptions = defineContract({
  name: 'listEndingSubscriptions',
  summary: 'List plans that end soon',
  method: 'GET',
  path: '/admin/subscriptions/ending',
  callers: ['admin'],
  request: { query: z.object({ days: wholeNumber(1, 60, 14) }) },
  response: z.object({ subscriptions: z.array(EndingSubscription) }),
  errors: [],
});
