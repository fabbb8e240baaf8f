import * as z from 'zod/mini';
import { textField, wholeNumber } from '../http/fields.ts';
import { defineContract } from '../http/http-contract.ts';
import { CountedPagination, pagedQuery } from '../http/paging.ts';
import { VendorId } from '../ids/ids.ts';
import { Order, OrderStatusSchema } from './order.contract.ts';
import { ongoingStatuses } from './order-status.ts';

/** The most recent orders that offset, search and total reach. Rule: orders-18 */
export const recentOrdersCap = 1000;

/** One status or several with commas between; `ongoing` means its four. */
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
 * The orders of one vendor (its staff) or of one customer (itself), newest first. Pages by cursor,
 * or by offset within the 1,000 most recent. Rule: orders-18
 */
export const listOrders = defineContract({
  name: 'listOrders',
  summary: 'List orders, newest first',
  method: 'GET',
  path: '/orders',
  callers: ['student', 'vendor'],
  request: {
    query: z.object({
      /** The staff's own vendor, who see no other; of a customer's orders those at this vendor. */
      vendorId: z.optional(VendorId),
      status: z.optional(Statuses),
      ...pagedQuery(),
      offset: wholeNumber(0, recentOrdersCap, 0),
      /** Part of the customer's name, phone or the order id, in any case; among the most recent. */
      search: z.optional(textField(80)),
      /** What is older than the most recent ones; goes on by cursor. */
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
