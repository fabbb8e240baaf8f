import * as z from 'zod/mini';
import { textField, wholeNumber } from '../http/fields.ts';
import { defineContract } from '../http/http-contract.ts';
import { CountedPagination, pagedQuery } from '../http/paging.ts';
import { VendorId } from '../ids/ids.ts';
import { Order, OrderStatusSchema } from './order.contract.ts';
import { ongoingStatuses } from './order-status.ts';

/** Offset, search and total cover at most this many recent orders. Rule: orders-18 */
export const recentOrdersCap = 1000;

/** One status or several, separated by commas; `ongoing` stands for its four statuses. */
const Statuses = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(120)),
    z.transform((text: string): string[] =>
      text.split(',').flatMap((status) => (status === 'ongoing' ? ongoingStatuses : [status])),
    ),
  ),
  z.array(OrderStatusSchema),
);

/**
 * The orders of a vendor, for its staff, or of a customer, for that customer. Newest first. Pages by cursor, or by
 * offset within the 1,000 most recent orders.
 * Rule: orders-18
 */
export const listOrders = defineContract({
  name: 'listOrders',
  summary: 'List orders, newest first',
  method: 'GET',
  path: '/orders',
  callers: ['student', 'vendor'],
  request: {
    query: z.object({
      /** Staff name their own vendor only. A customer gets their orders at this vendor. */
      vendorId: z.optional(VendorId),
      status: z.optional(Statuses),
      ...pagedQuery(),
      offset: wholeNumber(0, recentOrdersCap, 0),
      /** A part of the customer's name, phone or the order id, in any case. Searches the most recent orders. */
      search: z.optional(textField(80)),
      /** Orders older than the most recent ones; pages by cursor. */
      archived: z.optional(z.enum(['true', 'false'])),
    }),
  },
  response: z.object({
    orders: z.array(Order),
    pagination: z.extend(CountedPagination, { total: z.nullable(z.number()) }),
  }),
  errors: ['VENDOR_ACCESS_DENIED'],
  vendorIdOf: ({ query }) => query.vendorId,
});
