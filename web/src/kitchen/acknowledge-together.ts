import { vendorIdOfOrder } from '@thali/shared/ids/order-id';
import { maxAcknowledged } from '@thali/shared/kitchen/acknowledge-orders.contract';
import type { AnswerOf } from '../lib/api/calls.ts';
import { kitchenCall } from './device/kitchen-call.ts';

type Answer = AnswerOf<'POST /vendors/{vendorId}/acknowledgements'>;

interface Batch {
  orderIds: string[];
  answer: Promise<Answer>;
}

let open: Batch | undefined;

/**
 * Acknowledges an order. Concurrent calls share one request, so 'Got it' is one call for many orders.
 * @returns the answer about all orders of the request
 * @throws the errors of `kitchenCall`
 */
export function acknowledgeTogether(orderId: string): Promise<Answer> {
  if (!open || open.orderIds.length >= maxAcknowledged) open = openBatch(vendorIdOfOrder(orderId));
  open.orderIds.push(orderId);
  return open.answer;
}

function openBatch(vendorId: string): Batch {
  const orderIds: string[] = [];
  // Sends after the current loop of the queue has added all its orders.
  const answer = Promise.resolve().then(() => {
    if (open?.orderIds === orderIds) open = undefined;
    return kitchenCall('POST /vendors/{vendorId}/acknowledgements', {
      params: { vendorId },
      body: { orderIds },
      background: true,
      keepalive: true,
    });
  });
  return { orderIds, answer };
}
