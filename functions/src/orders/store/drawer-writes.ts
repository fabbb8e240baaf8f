import { keys } from '../../table/keys.ts';
import type { Write } from '../../table/transact.ts';
import { offlineCounts } from './offline-sale.ts';
import type { OrderRecord } from './order-record.ts';
import { removedPaise } from './removed-dishes.ts';

/**
 * Updates a counter's cash and its offline figures in the transaction that changes the order. 2 write units. Empty if
 * no counter's cash changes.
 * @param before  undefined for a new order
 * Rule: counter-8
 */
export function drawerWrites(before: OrderRecord | undefined, after: OrderRecord): Write[] {
  const counterId = after.payment?.counterId ?? after.counterId;
  const changePaise = cashPaise(after) - (before ? cashPaise(before) : 0);
  const counts = Object.entries(before ? {} : offlineCounts(after));
  if (counterId === undefined || (changePaise === 0 && counts.length === 0)) return [];
  const added = [['cashPaise', changePaise] as const, ...counts];
  return [
    {
      Update: {
        Key: keys.drawer(after.vendorId, counterId),
        UpdateExpression: `ADD ${added.map((_, index) => `#${index} :${index}`).join(', ')}`,
        ExpressionAttributeNames: Object.fromEntries(
          added.map(([name], index) => [`#${index}`, name]),
        ),
        ExpressionAttributeValues: Object.fromEntries(
          added.map(([, change], index) => [`:${index}`, change]),
        ),
      },
    },
  ];
}

/** The cash of an order in the drawer of its counter: received minus refunded. */
function cashPaise(order: OrderRecord): number {
  const { payment, paymentMethod, totalPaise, feePaise } = order;
  if (!payment?.counterId || !payment.receivedAt || paymentMethod !== 'cod') return 0;
  return totalPaise + feePaise - removedPaise(order) - (payment.refundedPaise ?? 0);
}
