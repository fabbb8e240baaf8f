import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type {
  savePushSubscription as contract,
  saveOrderPushSubscription as ofOrder,
  removeOrderPushSubscription as orderRemoval,
  removePushSubscription as removal,
} from '@thali/shared/kitchen/push.contract';
import { type Actor, actorId } from '../http/actor.ts';
import { notAllowed } from '../http/authorize.ts';
import { readUser } from '../identity/users.table.ts';
import { tokenInvalid } from '../identity/verify-access-token.ts';
import { countTry } from '../limits/rate-limits.table.ts';
import { readProvenOrder } from '../orders/reading/get-order.ts';
import { ownVendorOf } from '../vendors/own-or-named-vendor.ts';
import { assertSubscribable } from './push-endpoint.ts';
import {
  addSubscription,
  type PushSubscription,
  pushLists,
  removeSubscription,
} from './subscriptions.table.ts';

type Output = OutputOf<typeof contract>;

/**
 * Subscribes a browser to new orders of the caller's own mess.
 * @throws AppError TOO_MANY_REQUESTS; TOKEN_INVALID if the session ended meanwhile
 */
export async function savePushSubscription(
  actor: Actor,
  { body: { endpoint, keys } }: InputOf<typeof contract>,
): Promise<Output> {
  assertSubscribable(endpoint, keys);
  const list = pushLists.vendor(ownVendorOf(actor));
  await countTry({ scope: `push:${actorId(actor)}`, max: 120, windowSeconds: 3600 });
  await addSubscription(list, { endpoint, ...keys, ...(await subscriberOf(actor)) });
  return { isSubscribed: true };
}

export async function removePushSubscription(
  actor: Actor,
  { body: { endpoint } }: InputOf<typeof removal>,
): Promise<Output> {
  const deviceId = 'deviceId' in actor ? actor.deviceId : undefined;
  await removeSubscription(pushLists.vendor(ownVendorOf(actor)), { endpoint, deviceId });
  return { isSubscribed: false };
}

/** Reads the user again: a session that has just ended must not leave a subscription behind. */
async function subscriberOf(
  actor: Actor,
): Promise<Pick<PushSubscription, 'deviceId' | 'userId' | 'validFrom'>> {
  if ('deviceId' in actor) return { deviceId: actor.deviceId };
  if (actor.role !== 'vendor') throw notAllowed();
  const { userId, tokenIssuedAt = 0 } = actor;
  const user = await readUser(userId, { ConsistentRead: true });
  if (!user || (user.validFrom ?? 0) > tokenIssuedAt) throw tokenInvalid();
  return { userId, validFrom: user.validFrom };
}

/** Subscribes a browser to updates of an order. */
export async function saveOrderPushSubscription(
  actor: Actor,
  { body, ...request }: InputOf<typeof ofOrder>,
): Promise<Output> {
  assertSubscribable(body.endpoint, body.keys);
  const { id } = await readProvenOrder(actor, request);
  await countTry({ scope: `push:${id}`, max: 20, windowSeconds: 3600 });
  await addSubscription(pushLists.order(id), { endpoint: body.endpoint, ...body.keys });
  return { isSubscribed: true };
}

export async function removeOrderPushSubscription(
  actor: Actor,
  { body, ...request }: InputOf<typeof orderRemoval>,
): Promise<Output> {
  const { id } = await readProvenOrder(actor, request);
  await removeSubscription(pushLists.order(id), { endpoint: body.endpoint });
  return { isSubscribed: false };
}
