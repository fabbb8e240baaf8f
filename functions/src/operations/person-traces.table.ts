import { otpIdOf } from '../auth/otp/otp.ts';
import { scopeHash } from '../limits/scope-hash.ts';
import { connectionsOf } from '../live/memberships.table.ts';
import type { OrderRecord } from '../orders/store/order-record.ts';
import { audiences } from '../table/audiences.ts';
import { batchGet } from '../table/batch-get.ts';
import { keys, type RowKey } from '../table/keys.ts';
import type { Person } from './find-person.ts';
import { allOrders, type PersonOrders } from './person-data.ts';

/** Longer than a guest can follow an order: a connection lasts two hours, and an order one day. */
const recentMs = 3 * 24 * 3_600_000;

/** The keys of the person's unexpired codes and send logs. The rows expire within a day. */
export async function listCodeKeys({ phones, emails }: Person): Promise<RowKey[]> {
  const codes = [
    ...phones.map((target) => ({ purpose: 'sign-in', target }) as const),
    ...phones.map((target) => ({ purpose: 'order', target }) as const),
    ...[...phones, ...emails].flatMap((target) => [
      { purpose: 'reset', target } as const,
      { purpose: 'contact', target } as const,
    ]),
  ];
  const ids = await Promise.all(codes.map(otpIdOf));
  return [
    ...ids.map(keys.otp),
    ...[...phones, ...emails].map((target) => keys.sendLog(`otp:target:${scopeHash(target)}`)),
  ];
}

/** The keys of the person's addresses in the newsletter's list. */
export function subscriberKeys({ emails }: Person): RowKey[] {
  return emails.map((email) => keys.subscriber(email.toLowerCase()));
}

/** The person's subscriptions to the newsletter. 1 read unit for each address. */
export async function readSubscriptions(person: Person): Promise<Record<string, unknown>[]> {
  return batchGet(subscriberKeys(person), { ConsistentRead: true });
}

/** The person's unexpired codes and send logs. 1 read unit for each row. */
export async function readCodes(person: Person): Promise<Record<string, unknown>[]> {
  return batchGet(await listCodeKeys(person), { ConsistentRead: true });
}

/** The keys of the browsers that get notifications of the person's orders. These rows expire after two days. */
export function pushKeys(orders: PersonOrders): RowKey[] {
  return allOrders(orders)
    .filter(isRecent)
    .map(({ id }) => keys.orderPush(id));
}

/** The browsers that get notifications of the person's orders. 1 read unit for each recent order. */
export async function readPushes(orders: PersonOrders): Promise<Record<string, unknown>[]> {
  return batchGet(pushKeys(orders), { ConsistentRead: true });
}

/** The keys of the person's feedback on orders. */
export function feedbackKeys(orders: PersonOrders): RowKey[] {
  return allOrders(orders).map(({ id, createdAt }) => keys.feedback(id, createdAt));
}

/** The person's feedback on orders. 1 read unit for each order. */
export async function readFeedback(orders: PersonOrders): Promise<Record<string, unknown>[]> {
  return batchGet(feedbackKeys(orders), { ConsistentRead: true });
}

/** Whether a guest may still follow the order. */
function isRecent({ createdAt }: OrderRecord): boolean {
  return Date.now() - Date.parse(createdAt) < recentMs;
}

/** The live connections that follow the person's orders. */
export async function readLiveMemberships({ customerId }: Person, orders: PersonOrders) {
  const vendorIds = new Set(orders.signedIn.map(({ vendorId }) => vendorId));
  const audienceNames = [
    ...(customerId ? [audiences.person(customerId)] : []),
    ...[...vendorIds].map((vendorId) => audiences.customer(vendorId, customerId ?? '')),
    ...[...orders.heldBack, ...orders.guests.flatMap(({ orders: guestOrders }) => guestOrders)]
      .filter(isRecent)
      .map(({ vendorId, id }) => audiences.guestOrder(vendorId, id)),
  ];
  const memberships = await Promise.all(
    audienceNames.map(async (audience) => ({
      audience,
      connectionIds: await connectionsOf(audience),
    })),
  );
  return memberships.filter(({ connectionIds }) => connectionIds.length > 0);
}
