import { AppError } from '@thali/shared/http/app-error';
import { maxWaitingPreOrders } from '@thali/shared/vendors/pre-orders-setting';
import { updateRow } from '../../table/update-row.ts';
import type { OrderRecord } from '../store/order-record.ts';
import { slotExpiresAt, waitingKey } from '../store/pre-order-writes.ts';

/**
 * Places a pre-order unless the person has too many waiting pre-orders for the date. An ended order no longer counts.
 * 1 write unit, and 1 more if no order is placed. An order for now has no such limit.
 * @throws AppError TOO_MANY_ORDERS
 * Rule: pre-orders-4
 */
export async function limitWaiting<T extends { outcome: string }>(
  order: OrderRecord,
  insert: () => Promise<T>,
): Promise<T> {
  if (!order.readyFor) return insert();
  await countWaiting(order, order.readyFor);
  try {
    const result = await insert();
    if (result.outcome !== 'inserted') await uncountWaiting(order);
    return result;
  } catch (error) {
    // After any other error the order may exist, so it still counts as waiting.
    if (error instanceof AppError) await uncountWaiting(order);
    throw error;
  }
}

async function countWaiting(order: OrderRecord, readyFor: string): Promise<void> {
  const { outcome } = await updateRow({
    Key: waitingKey(order),
    UpdateExpression: 'SET expiresAt = :expiresAt ADD tries :one',
    ConditionExpression: 'attribute_not_exists(tries) OR tries < :max',
    ExpressionAttributeValues: {
      ':one': 1,
      ':max': maxWaitingPreOrders,
      ':expiresAt': slotExpiresAt(readyFor),
    },
  });
  if (outcome !== 'refused') return;
  throw new AppError(
    'TOO_MANY_ORDERS',
    `You have ${maxWaitingPreOrders} orders waiting for that day. Cancel one to place another.`,
    { retryAfterSeconds: Math.max(1, Math.ceil((Date.parse(readyFor) - Date.now()) / 1000)) },
  );
}

async function uncountWaiting(order: OrderRecord): Promise<void> {
  await updateRow({
    Key: waitingKey(order),
    UpdateExpression: 'ADD tries :minusOne',
    ExpressionAttributeValues: { ':minusOne': -1 },
  });
}
