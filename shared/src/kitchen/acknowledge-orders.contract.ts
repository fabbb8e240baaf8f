import * as z from 'zod/mini';
import { defineContract, staffCallers } from '../http/http-contract.ts';
import { OrderId, VendorId } from '../ids/ids.ts';
import { Order } from '../orders/order.contract.ts';

/** The maximum number of orders that one call acknowledges. */
export const maxAcknowledged = 100;

/**
 * Records that the kitchen has seen many orders, each independently. Safe to repeat.
 * Rule: kitchen-3
 */
export const acknowledgeOrders = defineContract({
  name: 'acknowledgeOrders',
  summary: 'Acknowledge several orders in the kitchen',
  method: 'POST',
  path: '/vendors/{vendorId}/acknowledgements',
  callers: staffCallers,
  request: {
    params: z.object({ vendorId: VendorId }),
    body: z.object({
      orderIds: z.array(OrderId).check(z.minLength(1), z.maxLength(maxAcknowledged)),
    }),
  },
  response: z.object({
    /** The acknowledged orders, and orders that had already ended. */
    orders: z.array(Order),
    /** The other orders of the request. After SERVICE_BUSY the caller may try again. */
    refused: z.array(
      z.object({ orderId: OrderId, code: z.enum(['ORDER_NOT_FOUND', 'SERVICE_BUSY']) }),
    ),
  }),
  errors: ['VENDOR_ACCESS_DENIED'],
  vendorIdOf: ({ params }) => params.vendorId,
});
