import * as z from 'zod/mini';
import { BillMonth } from '../bills/bill.contract.ts';
import { CalendarDate } from '../http/calendar-date.ts';
import { defineContract } from '../http/http-contract.ts';
import { Pagination, pagedQuery } from '../http/paging.ts';
import { OrderId } from '../ids/ids.ts';
import { orderStatuses } from '../orders/order-status.ts';
import { OrderPayment, orderPaymentStatuses, paymentMethods } from '../orders/payment-methods.ts';

/**
 * An order in the list that owners compare with the bank statement. The list leaves out cash orders that were paid in
 * cash. Rule: pay-35
 */
export const Taking = z.object({
  orderId: OrderId,
  token: z.optional(z.number()),
  createdAt: z.string(),
  status: z.enum(orderStatuses),
  paymentMethod: z.enum(paymentMethods),
  paymentStatus: z.enum(orderPaymentStatuses),
  /** The total that the guest pays, in rupees. */
  amount: z.number(),
  payment: z.optional(OrderPayment),
  /** Set for a sale at the counter. Rule: counter-9 */
  isCounterSale: z.optional(z.boolean()),
});
export type Taking = z.infer<typeof Taking>;

/** Lists the orders that guests placed on a day or in a month in India, oldest first. */
export const listTakings = defineContract({
  name: 'listTakings',
  summary: 'List the UPI, online and unpaid orders of a day or a month',
  method: 'GET',
  path: '/vendor-payments/takings',
  callers: ['vendor'],
  request: {
    query: z
      .object({
        date: z.optional(CalendarDate),
        month: z.optional(BillMonth),
        ...pagedQuery(500, 500),
        cursor: z.optional(z.string().check(z.regex(/^[\w#:.-]{1,60}$/))),
      })
      .check(z.refine(({ date, month }) => !date !== !month, 'Give a date or a month')),
  },
  response: z.object({
    takings: z.array(Taking),
    pagination: Pagination,
    /** Same as in `pagination`, for sites that a browser loaded before `pagination` existed. */
    nextCursor: z.nullable(z.string()),
  }),
  errors: ['VENDOR_ACCESS_DENIED'],
});
