import { otpIdOf } from '../auth/otp/otp.ts';
import { scopeHash } from '../limits/scope-hash.ts';
import { connectionsOf } from '../live/memberships.table.ts';
import { batchGet } from '../table/batch-get.ts';
import { audiences, keys } from '../table/keys.ts';
import type { Person } from './find-person.ts';
import type { PersonOrders } from './person-data.ts';

type Key = { PK: string; SK: string };

/** A connection is at most two hours old; an order is followed from its beginning on. */
const recentMs = 3 * 24 * 3_600_000;

/** The rows of codes that are out and of when some were sent; they lapse within a day. */
export async function codeKeys({ phones, emails }: Person): Promise<Key[]> {
  const codes = [
    ...phones.map((target) => ({ purpose: 'sign-in', target }) as const),
    ...phones.map((target) => ({ purpose: 'order', target }) as const),
    ...[...phones, ...emails].map((target) => ({ purpose: 'reset', target }) as const),
  ];
  const ids = await Promise.all(codes.map(otpIdOf));
  return [
    ...ids.map(keys.otp),
    ...[...phones, ...emails].map((target) => keys.sendLog(`otp:target:${scopeHash(target)}`)),
  ];
}

/** Codes that are out, and when some were sent. 1 read unit for each row that is there. */
export async function readCodes(person: Person): Promise<Record<string, unknown>[]> {
  return batchGet(await codeKeys(person), { ConsistentRead: true });
}

/** Screens that follow the person's orders at this moment. */
export async function liveMemberships({ customerId }: Person, orders: PersonOrders) {
  const since = new Date(Date.now() - recentMs).toISOString();
  const vendorIds = new Set(orders.signedIn.map(({ vendorId }) => vendorId));
  const names = [
    ...(customerId ? [audiences.person(customerId)] : []),
    ...[...vendorIds].map((vendorId) => audiences.customer(vendorId, customerId ?? '')),
    ...orders.guestAt.flatMap(({ vendorId, orders: own }) =>
      own
        .filter(({ createdAt }) => createdAt >= since)
        .map(({ id }) => audiences.guestOrder(vendorId, id)),
    ),
  ];
  const found = await Promise.all(
    names.map(async (audience) => ({ audience, connectionIds: await connectionsOf(audience) })),
  );
  return found.filter(({ connectionIds }) => connectionIds.length > 0);
}
