import { randomUUID } from 'node:crypto';
import type { Actor } from '@thali/functions/http/actor';
import { camelKeys } from '@thali/shared/http/camel-keys';
import { PlaceOrderBody } from '@thali/shared/orders/place-order.contract';
import { testRequestContext } from './test-context.ts';

interface PlaceOptions {
  /** IP address. Default: a random address. */
  from?: string;
  key?: string;
  actor?: Actor;
}

/** Imports `placeOrder` into this process, to place orders from any IP address. */
export async function importOrders() {
  const { placeOrder } = await import('@thali/functions/orders/placing/place-order');
  const { phoneProofOf } = await import('@thali/functions/auth/otp/phone-proof');
  return {
    phoneProofOf,
    async place(body: object, { from, key, actor }: PlaceOptions = {}) {
      const input = {
        headers: { 'idempotency-key': key ?? randomUUID() },
        body: PlaceOrderBody.parse(camelKeys(body)),
      };
      const context = testRequestContext(from ?? randomUUID());
      return (await placeOrder(actor ?? { role: 'guest' }, input, context)).order;
    },
  };
}
