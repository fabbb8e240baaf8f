import * as z from 'zod/mini';
import { defineContract } from '../http/http-contract.ts';
import { OrderId } from '../ids/ids.ts';
import { vendorIdOfOrder } from '../ids/order-id.ts';

/** Texts the guest of a counter sale the link to their order. A repeat sends nothing. Rule: counter-15 */
export const textOrderLink = defineContract({
  name: 'textOrderLink',
  summary: 'Text the guest of a counter sale the link to their order',
  method: 'POST',
  path: '/orders/{orderId}/text-link',
  callers: ['vendor', 'counter'],
  needs: 'sell',
  request: { params: z.object({ orderId: OrderId }) },
  response: z.object({ success: z.literal(true) }),
  errors: ['ORDER_NOT_FOUND', 'TOO_MANY_REQUESTS'],
  vendorIdOf: ({ params }) => vendorIdOfOrder(params.orderId),
});
