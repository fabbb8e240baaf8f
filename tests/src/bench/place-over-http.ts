import { randomUUID } from 'node:crypto';
import type { BenchPlatform } from './bench-platform.ts';
import { orderBody } from './order-bodies.ts';
import { type Answer, sendRequest } from './send-request.ts';

/** POST /api/orders as a guest, one portion of two dishes. */
export function placeOverHttp(
  { url, vendorId, dishes }: BenchPlatform,
  { phone }: { phone?: string } = {},
): Promise<Answer> {
  const body = orderBody(vendorId, dishes.slice(0, 2));
  if (phone) body.customerInfo.phone = phone;
  return sendRequest(`${url}/api/orders`, { body, headers: { 'idempotency-key': randomUUID() } });
}

export function orderIdOf({ status, body }: Answer): string {
  if (status !== 201) throw new Error(`An order was answered ${status}: ${body.slice(0, 300)}`);
  return (JSON.parse(body) as { order: { id: string } }).order.id;
}
