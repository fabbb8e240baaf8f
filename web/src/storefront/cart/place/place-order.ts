import type { Order } from '@thali/shared/orders/order.contract';
import type { PlaceOrderBody } from '@thali/shared/orders/place-order.contract';
import { callApi } from '../../../lib/api/call-api.ts';
import type { AnswerOf } from '../../../lib/api/calls.ts';
import { sendCall } from '../../../lib/api/send-call.ts';
import { hasSession } from '../../../lib/session/stored-session.ts';
import { storeTrackingToken } from '../../../orders/follow/tracking-tokens.ts';
import { phoneProofOf } from '../checkout/verify-phone.ts';
import { cartStoreOf } from '../state/cart-store.ts';
import { browserIntentStorage, type CheckoutIntent } from './checkout-intent.ts';
import { NoOrderError } from './order-failure-text.ts';
import { pendingCheckout, resumeCheckout, startCheckout } from './settle-checkout.ts';

/** The owner of a cart. A guest has no customer id. */
export interface CartOwner {
  vendorId: string;
  customerId: string | undefined;
}

const placements = new Map<string, Promise<Order>>();

/** Places an order. Repeated presses place only one order. */
export function placeOrder(body: PlaceOrderBody, owner: CartOwner): Promise<Order> {
  return runOnce(owner.vendorId, () => startCheckout(body, partsOf(owner)));
}

/** Finishes an order that was interrupted. */
export function finishInterrupted(owner: CartOwner): Promise<Order | undefined> {
  return runOnce(owner.vendorId, async () => {
    const interrupted = await ownerOfInterrupted(owner);
    return interrupted && resumeCheckout(partsOf(interrupted));
  });
}

/** The order that is still without an answer. */
export async function interruptedCheckout(owner: CartOwner): Promise<CheckoutIntent | undefined> {
  const interrupted = await ownerOfInterrupted(owner);
  return interrupted && pendingCheckout(storageOf(interrupted));
}

export async function forgetInterrupted(owner: CartOwner): Promise<void> {
  for (const possibleOwner of possibleOwners(owner))
    await storageOf(possibleOwner).change(() => undefined);
}

/** A customer may have ordered as a guest before signing in. Such an order is finished as a guest's order. */
function possibleOwners({ vendorId, customerId }: CartOwner): CartOwner[] {
  const guest = { vendorId, customerId: undefined };
  return customerId ? [{ vendorId, customerId }, guest] : [guest];
}

async function ownerOfInterrupted(owner: CartOwner): Promise<CartOwner | undefined> {
  for (const possibleOwner of possibleOwners(owner)) {
    if (await pendingCheckout(storageOf(possibleOwner))) return possibleOwner;
  }
  return undefined;
}

function partsOf(owner: CartOwner) {
  return { storage: storageOf(owner), send: owner.customerId ? sendAsCustomer : sendAsGuest };
}

function storageOf({ vendorId, customerId }: CartOwner) {
  return browserIntentStorage(vendorId, customerId);
}

function runOnce<T extends Order | undefined>(
  vendorId: string,
  start: () => Promise<T>,
): Promise<T | Order> {
  const running = placements.get(vendorId);
  if (running) return running;
  const result = start().then((order) => {
    if (order) afterPlacing(order);
    return order;
  });
  placements.set(vendorId, result as Promise<Order>);
  const clear = () => placements.delete(vendorId);
  result.then(clear, clear);
  return result;
}

function afterPlacing(order: Order): void {
  if (order.trackingToken) storeTrackingToken(order.id, order.trackingToken);
  cartStoreOf(order.vendorId).change(() => []);
}

const timeoutMs = 20_000;

async function sendAsCustomer(body: PlaceOrderBody, idempotencyKey: string): Promise<Order> {
  const call = { body: withProof(body), idempotencyKey, quiet: true };
  return orderOf(await callApi('POST /orders', call));
}

/** Sends without an access token, even if the guest has signed in meanwhile. */
async function sendAsGuest(body: PlaceOrderBody, idempotencyKey: string): Promise<Order> {
  if (!hasSession()) return sendAsCustomer(body, idempotencyKey);
  const headers = { 'idempotency-key': idempotencyKey };
  return orderOf(await sendCall('POST /orders', { body: withProof(body), headers, timeoutMs }));
}

/** Adds the proof only when sending: the stored body must not change with a new proof. */
function withProof(body: PlaceOrderBody): PlaceOrderBody {
  return { ...body, phoneProof: phoneProofOf(body.customerInfo.phone) };
}

function orderOf(answer: AnswerOf<'POST /orders'>): Order {
  if (!answer?.order?.id) throw new NoOrderError();
  return answer.order;
}
