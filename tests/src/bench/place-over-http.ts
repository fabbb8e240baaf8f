import { randomUUID } from 'node:crypto';
import type { MenuItemRow } from '@thali/functions/menu/menu-rows';
import type { BenchPlatform } from './bench-platform.ts';
import { orderBody } from './order-bodies.ts';
import { type Answer, sendRequest } from './send-request.ts';

/** POST /api/orders as a guest, one portion of each dish. */
export function placeOverHttp(
  { url, vendorId, dishes }: BenchPlatform,
  what: readonly MenuItemRow[] = dishes.slice(0, 2),
  idempotencyKey: string = randomUUID(),
): Promise<Answer> {
  return sendRequest(`${url}/api/orders`, {
    body: orderBody(vendorId, what),
    headers: { 'idempotency-key': idempotencyKey },
  });
}

export function orderIdOf({ status, body }: Answer): string {
  if (status !== 201) throw new Error(`An order was answered ${status}: ${body.slice(0, 300)}`);
  return (JSON.parse(body) as { order: { id: string } }).order.id;
}
