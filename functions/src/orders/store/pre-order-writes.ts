import { isEndedEarly, isOngoing } from '@thali/shared/orders/order-status';
import { toIst } from '@thali/shared/time/ist';
import { scopeHash } from '../../limits/scope-hash.ts';
import { keys, type RowKey } from '../../table/keys.ts';
import type { Write } from '../../table/transact.ts';
import { type OrderRecord, portionsOf } from './order-record.ts';

const retentionSeconds = 2 * 86_400;

type PreOrder = Pick<OrderRecord, 'vendorId' | 'customerId' | 'customerPhone' | 'readyFor'>;

/** When DynamoDB deletes the rows of a slot, in epoch seconds. */
export function slotExpiresAt(startsAt: string): number {
  return Date.parse(startsAt) / 1000 + retentionSeconds;
}

/** The row that counts the person's waiting pre-orders for the date. An account or a phone is one person. */
export function waitingKey({
  vendorId,
  customerId,
  customerPhone,
  readyFor = '',
}: PreOrder): RowKey {
  const { date } = toIst(new Date(readyFor));
  return keys.waitingPreOrders(vendorId, scopeHash(customerId ?? customerPhone), date);
}

/**
 * Builds the writes for the end of a pre-order: the order no longer waits, and a cancelled or expired order gives its
 * room back. 2 write units each. They have no condition, so the order's own write decides.
 * Rule: pre-orders-3, pre-orders-4
 */
export function preOrderEndWrites(before: OrderRecord, after: OrderRecord): Write[] {
  const { vendorId, readyFor, takesSlotRoom, status, lines } = after;
  if (!readyFor || !isOngoing(before.status) || isOngoing(status)) return [];
  const expiresAt = slotExpiresAt(readyFor);
  const waiting = subtract(waitingKey(before), { tries: 1 }, expiresAt);
  if (!takesSlotRoom || !isEndedEarly(status)) return [waiting];
  const takenRoom = { orders: 1, portions: portionsOf(lines) };
  return [waiting, subtract(keys.slot(vendorId, readyFor), takenRoom, expiresAt)];
}

function subtract(Key: RowKey, amounts: Record<string, number>, expiresAt: number): Write {
  const names = Object.keys(amounts);
  return {
    Update: {
      Key,
      UpdateExpression: `SET expiresAt = :expiresAt ADD ${names.map((name) => `${name} :${name}`).join(', ')}`,
      ExpressionAttributeValues: {
        ':expiresAt': expiresAt,
        ...Object.fromEntries(names.map((name) => [`:${name}`, -(amounts[name] ?? 0)])),
      },
    },
  };
}
