import type { Order } from '@thali/shared/orders/order.contract';
import type { PlaceOrderBody } from '@thali/shared/orders/place-order.contract';
import { hasSession } from '../../account/session/stored-session.ts';
import { callApi } from '../../lib/api/call-api.ts';
import { readAnswer } from '../../lib/api/read-answer.ts';
import { sendRequest } from '../../lib/api/send-request.ts';
import { NoOrderError } from './order-failure-text.ts';

const timeoutMs = 20_000;

/** As whoever is signed in. */
export async function sendAsCustomer(body: PlaceOrderBody, idempotencyKey: string): Promise<Order> {
  return orderOf(await callApi('POST', '/orders', { body, idempotencyKey, quiet: true }));
}

/** As nobody in particular, also where somebody has signed in meanwhile. */
export async function sendAsGuest(body: PlaceOrderBody, idempotencyKey: string): Promise<Order> {
  if (!hasSession()) return sendAsCustomer(body, idempotencyKey);
  const headers = { 'idempotency-key': idempotencyKey };
  const request = { method: 'POST', path: '/orders', body, headers, timeoutMs } as const;
  return orderOf(await readAnswer(await sendRequest(request)));
}

function orderOf(answer: unknown): Order {
  const { order } = (answer ?? {}) as { order?: Order };
  if (!order?.id) throw new NoOrderError();
  return order;
}
