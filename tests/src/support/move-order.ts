import { type Answer, call } from './call.ts';

/** One change of the status, as staff make it. */
export function moveOrder(token: string, orderId: string, status: string): Promise<Answer> {
  return call('PATCH', `/orders/${orderId}/status`, { token, body: { status } });
}
