import { vendorIdOfOrder } from '@thali/shared/ids/order-id';
import { maxAcknowledged } from '@thali/shared/kitchen/acknowledge-orders.contract';
import type { AnswerOf } from '../lib/api/calls.ts';
import { kitchenCall } from './device/kitchen-call.ts';

type Answer = AnswerOf<'POST /vendors/{vendorId}/acknowledgements'>;

interface Batch {
  orderIds: string[];
  answer: Promise<Answer>;
}

let currentBatch: Batch | undefined;

/**
 * Acknowledges an order. Concurrent calls share one request, so 'Got it' is one call for many orders.
 * @returns the answer about all orders of the request
 * @throws the errors of `kitchenCall`
 */
export function acknowledgeTogether(orderId: string): Promise<Answer> {
  if (!currentBatch || currentBatch.orderIds.length >= maxAcknowledged)
    currentBatch = openBatch(vendorIdOfOrder(orderId));
  currentBatch.orderIds.push(orderId);
  return currentBatch.answer;
}

function openBatch(vendorId: string): Batch {
  const orderIds: string[] = [];
  // Sends after the current loop of the queue has added all its orders.
  const answer = Promise.resolve().then(() => {
    if (currentBatch?.orderIds === orderIds) currentBatch = undefined;
    return kitchenCall('POST /vendors/{vendorId}/acknowledgements', {
      params: { vendorId },
      body: { orderIds },
      background: true,
      keepalive: true,
    });
  });
  return { orderIds, answer };
}
