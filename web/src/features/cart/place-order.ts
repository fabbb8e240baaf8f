import type { Order } from '@thali/shared/orders/order.contract';
import type { PlaceOrderBody } from '@thali/shared/orders/place-order.contract';
import { callApi } from '../../api/call-api.ts';
import { keepTrackingToken } from '../../guest-orders/tracking-tokens.ts';
import { cartStoreOf } from './cart-store.ts';
import { browserIntentStorage } from './intent-storage.ts';
import { pendingCheckout, resumeCheckout, startCheckout } from './settle-checkout.ts';

const underWay = new Map<string, Promise<Order>>();

/** Places an order, once however often it is pressed. */
export function placeOrder(body: PlaceOrderBody): Promise<Order> {
  const { vendorId } = body;
  return onlyOne(vendorId, () => startCheckout(body, partsOf(vendorId)));
}

/** Finishes an order that was interrupted. */
export function finishInterrupted(vendorId: string): Promise<Order | undefined> {
  return onlyOne(vendorId, () => resumeCheckout(partsOf(vendorId)));
}

export function interruptedCheckout(vendorId: string) {
  return pendingCheckout(browserIntentStorage(vendorId));
}

/** The customer gave up on it. */
export async function forgetInterrupted(vendorId: string): Promise<void> {
  await browserIntentStorage(vendorId).change(() => undefined);
}

function partsOf(vendorId: string) {
  return { storage: browserIntentStorage(vendorId), send: sendOrder };
}

async function sendOrder(body: PlaceOrderBody, idempotencyKey: string): Promise<Order> {
  const answer = await callApi<{ order?: Order }>('POST', '/orders', {
    body,
    idempotencyKey,
    quiet: true,
  });
  if (!answer?.order?.id) throw new Error('Order could not be placed. Please try again.');
  return answer.order;
}

function onlyOne<T extends Order | undefined>(
  vendorId: string,
  start: () => Promise<T>,
): Promise<T | Order> {
  const running = underWay.get(vendorId);
  if (running) return running;
  const started = start().then((order) => {
    if (order) afterPlacing(order);
    return order;
  });
  underWay.set(vendorId, started as Promise<Order>);
  const clear = () => underWay.delete(vendorId);
  started.then(clear, clear);
  return started;
}

function afterPlacing(order: Order): void {
  if (order.trackingToken) keepTrackingToken(order.id, order.trackingToken);
  cartStoreOf(order.vendorId).change(() => []);
}
