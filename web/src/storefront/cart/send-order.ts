import type { Order } from '@thali/shared/orders/order.contract';
import type { PlaceOrderBody } from '@thali/shared/orders/place-order.contract';
import { hasSession } from '../../account/session/stored-session.ts';
import { callApi } from '../../lib/api/call-api.ts';
import type { AnswerOf } from '../../lib/api/calls.ts';
import { sendCall } from '../../lib/api/send-call.ts';
import { NoOrderError } from './order-failure-text.ts';

const timeoutMs = 20_000;

/** As whoever is signed in. */
export async function sendAsCustomer(body: PlaceOrderBody, idempotencyKey: string): Promise<Order> {
  return orderOf(await callApi('POST /orders', { body, idempotencyKey, quiet: true }));
}

/** As nobody in particular, also where somebody has signed in meanwhile. */
export async function sendAsGuest(body: PlaceOrderBody, idempotencyKey: string): Promise<Order> {
  if (!hasSession()) return sendAsCustomer(body, idempotencyKey);
  const headers = { 'idempotency-key': idempotencyKey };
  return orderOf(await sendCall('POST /orders', { body, headers, timeoutMs }));
}

function orderOf(answer: AnswerOf<'POST /orders'>): Order {
  if (!answer?.order?.id) throw new NoOrderError();
  return answer.order;
}
