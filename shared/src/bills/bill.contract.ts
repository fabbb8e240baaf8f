import * as z from 'zod/mini';
import { defineContract, everyone } from '../http/http-contract.ts';
import { Pagination, pagedQuery } from '../http/paging.ts';
import { OrderId, VendorId } from '../ids/ids.ts';
import { vendorIdOfOrder } from '../ids/order-id.ts';
import { Order } from '../orders/order.contract.ts';
import { orderProof } from '../orders/order-proof.ts';
import { serviceModes } from '../orders/service-mode.ts';
import { gstSchemes } from './bill-settings.ts';

/** A bill, which never changes. Amounts in rupees. */
export const Bill = z.object({
  number: z.string(),
  date: z.string(),
  orderId: OrderId,
  /** The order's token, table and service mode. Bills from before November 2026 lack them. */
  token: z.optional(z.int()),
  table: z.optional(z.string()),
  serviceMode: z.optional(z.enum(serviceModes)),
  /** The food with the parcel charge, the only taxed amount. */
  total: z.number(),
  platformFee: z.number(),
  /** The total with the platform fee. */
  amount: z.number(),
  /** Included in `total`; null if the scheme shows no tax. */
  taxable: z.nullable(z.number()),
  cgst: z.nullable(z.number()),
  sgst: z.nullable(z.number()),
  paymentMethod: z.string(),
  scheme: z.enum(gstSchemes),
  /** The mess's details on the day of the bill. */
  seller: z.object({
    name: z.string(),
    legalName: z.optional(z.string()),
    address: z.optional(z.string()),
    fssai: z.optional(z.string()),
    gstin: z.optional(z.string()),
  }),
});
export type Bill = z.infer<typeof Bill>;

/** A bill with its order, for everyone who may read the order. Rule: bills-6 */
export const getBill = defineContract({
  name: 'getBill',
  summary: "Read an order's bill",
  method: 'GET',
  path: '/orders/{orderId}/bill',
  callers: everyone,
  request: { params: z.object({ orderId: OrderId }), ...orderProof },
  response: z.object({ bill: Bill, order: Order }),
  errors: ['ORDER_NOT_FOUND', 'BILL_NOT_FOUND', 'TOO_MANY_REQUESTS'],
  vendorIdOf: ({ params }) => vendorIdOfOrder(params.orderId),
});

export const BillMonth = z
  .string()
  .check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'A month is YYYY-MM'));

/** A vendor's bills of a month, by number. */
export const listBills = defineContract({
  name: 'listBills',
  summary: 'List the bills of a month',
  method: 'GET',
  path: '/vendors/{vendorId}/bills',
  callers: ['vendor', 'admin'],
  request: {
    params: z.object({ vendorId: VendorId }),
    query: z.object({
      month: BillMonth,
      ...pagedQuery(1000, 1000),
      cursor: z.optional(z.string().check(z.regex(/^[\w#:./-]{1,60}$/))),
    }),
  },
  response: z.object({
    bills: z.array(Bill),
    pagination: Pagination,
    /** Same as in `pagination`, for sites loaded before `pagination` existed. */
    nextCursor: z.nullable(z.string()),
  }),
  errors: ['VENDOR_ACCESS_DENIED'],
  vendorIdOf: ({ params }) => params.vendorId,
});
