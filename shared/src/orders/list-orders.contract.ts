import * as z from 'zod/mini';
import { CalendarDate } from '../http/calendar-date.ts';
import { textField, wholeNumber } from '../http/fields.ts';
import { defineContract } from '../http/http-contract.ts';
import { CountedPagination, pagedQuery } from '../http/paging.ts';
import { VendorId } from '../ids/ids.ts';
import { Order, OrderStatusSchema } from './order.contract.ts';
import { ongoingStatuses } from './order-status.ts';
import { paymentFilters } from './payment-filter.ts';

/** The maximum number of recent orders that offset, search and total cover. Rule: orders-18 */
export const recentOrdersCap = 1000;

/** One or several statuses, separated by commas; `ongoing` means all ongoing statuses. */
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
 * Lists a vendor's orders for its staff, or a customer's own orders, newest first. Pages by cursor, or by offset within
 * the 1,000 most recent orders.
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
      /** For staff: only their own vendor. For a customer: limits the list to orders at this vendor. */
      vendorId: z.optional(VendorId),
      status: z.optional(Statuses),
      ...pagedQuery(),
      offset: wholeNumber(0, recentOrdersCap, 0),
      /**
       * A part of the customer's name or phone or of the order id, in upper or lower case. Searches the most recent
       * orders.
       */
      search: z.optional(textField(80)),
      /** `best`: with a search, lists whole words and starts of words first, and has no cursor. */
      sort: z.optional(z.enum(['newest', 'best'])),
      /** Only orders of this day in India, however old. */
      date: z.optional(CalendarDate),
      payment: z.optional(z.enum(paymentFilters)),
      /** `true`: lists orders older than the most recent orders; pages by cursor. */
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
