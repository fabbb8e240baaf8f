import { sampleItem } from '@thali/shared/menu/sample-menu';
import type { Order } from '@thali/shared/orders/order.contract';
import type { PlaceOrderBody } from '@thali/shared/orders/place-order.contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError, NetworkError } from '../../../lib/api/api-error.ts';
import type { CheckoutIntent, IntentStorage } from './checkout-intent.ts';
import { orderBody } from './order-body.ts';
import { OrderWaitsError } from './order-failure-text.ts';
import { pendingCheckout, resumeCheckout, startCheckout } from './settle-checkout.ts';

/** Places one order per key, like the server. The next `loseAnswers` answers get lost. */
function fakeServer() {
  const ordersByKey = new Map<string, { text: string; order: Order }>();
  const server = {
    placed: ordersByKey,
    loseAnswers: 0,
    refusal: undefined as ApiError | undefined,
    send: async (body: PlaceOrderBody, key: string): Promise<Order> => {
      const text = JSON.stringify(body);
      const first = ordersByKey.get(key);
      if (first && first.text !== text) throw refusal(409, 'IDEMPOTENCY_KEY_REUSED');
      if (!first && server.refusal) throw server.refusal;
      const order = first?.order ?? ({ id: `order ${ordersByKey.size + 1}` } as Order);
      ordersByKey.set(key, { text, order });
      if (server.loseAnswers > 0) {
        server.loseAnswers -= 1;
        throw new NetworkError();
      }
      return order;
    },
  };
  return server;
}

function refusal(status: number, code: string): ApiError {
  return new ApiError({ status, code, message: code });
}

function memoryStorage(): IntentStorage & { stored: () => CheckoutIntent | undefined } {
  let stored: CheckoutIntent | undefined;
  return {
    stored: () => stored,
    read: async () => stored,
    async change(step) {
      stored = step(stored);
      return stored;
    },
  };
}

function bodyFor(quantity: number): PlaceOrderBody {
  const { id, ...item } = sampleItem();
  return orderBody({
    vendorId: 'VENDR00001',
    cart: [{ menuItemId: id, menuItem: { id, ...item }, quantity }],
    person: { name: ' Asha ', phone: '+919876543210' },
    isGuest: true,
    specialInstructions: ' ',
  });
}

let server = fakeServer();
let storage = memoryStorage();
let keys = 0;
const parts = () => ({
  storage,
  send: server.send,
  newKey: () => `key ${++keys}`,
  isOnline: () => true,
});

beforeEach(() => {
  server = fakeServer();
  storage = memoryStorage();
  keys = 0;
});

describe('checkout', () => {
  it('stores the intent before sending, and deletes it after the answer', async () => {
    let storedIntent: CheckoutIntent | undefined;
    const send = (body: PlaceOrderBody, key: string) => {
      storedIntent = storage.stored();
      return server.send(body, key);
    };
    await startCheckout(bodyFor(1), { ...parts(), send });
    expect(storedIntent?.bodies).toEqual([bodyFor(1)]);
    expect(storage.stored()).toBeUndefined();
  });

  it('places one order despite lost answers, a reload and another try', async () => {
    server.loseAnswers = 2;
    await expect(startCheckout(bodyFor(1), parts())).rejects.toBeInstanceOf(NetworkError);
    await expect(startCheckout(bodyFor(1), parts())).rejects.toBeInstanceOf(NetworkError);
    expect((await resumeCheckout(parts()))?.id).toBe('order 1');
    expect(server.placed.size).toBe(1);
    expect(await resumeCheckout(parts())).toBeUndefined();
  });

  it('finds the first order if the cart changed after a lost answer', async () => {
    server.loseAnswers = 1;
    await expect(startCheckout(bodyFor(1), parts())).rejects.toBeInstanceOf(NetworkError);
    expect((await startCheckout(bodyFor(2), parts())).id).toBe('order 1');
    expect(server.placed.size).toBe(1);
    expect(storage.stored()).toBeUndefined();
  });

  it('uses a new key for the next order', async () => {
    await startCheckout(bodyFor(1), parts());
    await startCheckout(bodyFor(1), parts());
    expect(server.placed.size).toBe(2);
  });

  it('deletes a refused order, and keeps an order that the server may have accepted', async () => {
    for (const code of ['VENDOR_CLOSED', 'KITCHEN_BUSY', 'TOO_MANY_ORDERS']) {
      server.refusal = refusal(code === 'TOO_MANY_ORDERS' ? 429 : 409, code);
      await expect(startCheckout(bodyFor(1), parts())).rejects.toMatchObject({ code });
      expect(storage.stored()).toBeUndefined();
    }
    server.refusal = refusal(503, 'SERVICE_BUSY');
    await expect(startCheckout(bodyFor(1), parts())).rejects.toMatchObject({ status: 503 });
    server.refusal = refusal(400, 'VALIDATION_ERROR');
    await expect(startCheckout(bodyFor(2), parts())).rejects.toMatchObject({ status: 400 });
    expect(storage.stored()?.bodies).toEqual([bodyFor(1)]);
  });

  it('uses the same key again after the phone is confirmed', async () => {
    server.refusal = refusal(403, 'PHONE_PROOF_REQUIRED');
    await expect(startCheckout(bodyFor(1), parts())).rejects.toMatchObject({ status: 403 });
    const key = storage.stored()?.idempotencyKey ?? '';
    server.refusal = undefined;
    const order = await resumeCheckout(parts());
    expect(server.placed.get(key)?.order).toEqual(order);
    expect(storage.stored()).toBeUndefined();
  });

  it('drops an intent that the server no longer remembers', async () => {
    server.loseAnswers = 1;
    await expect(startCheckout(bodyFor(1), parts())).rejects.toBeInstanceOf(NetworkError);
    const nextDay = () => Date.now() + 24 * 60 * 60 * 1000;
    expect(await pendingCheckout(storage, nextDay)).toBeUndefined();
  });

  it('without a network, stores the order and sends it once later', async () => {
    const offline = { ...parts(), isOnline: () => false };
    await expect(startCheckout(bodyFor(1), offline)).rejects.toBeInstanceOf(OrderWaitsError);
    await expect(resumeCheckout(offline)).rejects.toBeInstanceOf(OrderWaitsError);
    expect(server.placed.size).toBe(0);
    const key = storage.stored()?.idempotencyKey;
    await resumeCheckout(parts());
    await resumeCheckout(parts());
    expect([...server.placed.keys()]).toEqual([key]);
  });

  it('without a network, keeps only the latest order', async () => {
    const offline = { ...parts(), isOnline: () => false };
    await expect(startCheckout(bodyFor(1), offline)).rejects.toBeInstanceOf(OrderWaitsError);
    await expect(startCheckout(bodyFor(2), offline)).rejects.toBeInstanceOf(OrderWaitsError);
    expect(storage.stored()?.bodies).toEqual([bodyFor(2)]);
    await resumeCheckout(parts());
    expect([...server.placed.values()].map(({ text }) => text)).toEqual([
      JSON.stringify(bodyFor(2)),
    ]);
  });

  it('treats a sent order as possibly placed, even without a network later', async () => {
    server.loseAnswers = 1;
    await expect(startCheckout(bodyFor(1), parts())).rejects.toBeInstanceOf(NetworkError);
    const offline = {
      ...parts(),
      isOnline: () => false,
      send: () => Promise.reject(new NetworkError()),
    };
    await expect(startCheckout(bodyFor(1), offline)).rejects.toBeInstanceOf(NetworkError);
    expect(storage.stored()?.isUnsent).toBeUndefined();
    await resumeCheckout(parts());
    expect(server.placed.size).toBe(1);
  });
});
