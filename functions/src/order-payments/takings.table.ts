import { payablePaise } from '../orders/changes/payment-at-end.ts';
import {
  isHeldBack,
  type OrderPaymentRecord,
  type OrderRecord,
} from '../orders/store/order-record.ts';
import { keys, takingsPartition } from '../table/keys.ts';
import { putRow } from '../table/put-row.ts';
import { type PageOfPeriod, queryPeriod, queryRows } from '../table/query-rows.ts';

/** The latest state of an order with a payment other than plain cash. Holds no personal data of the guest. */
export interface TakingRow
  extends Pick<OrderRecord, 'token' | 'status' | 'paymentMethod' | 'paymentStatus'> {
  PK: string;
  SK: string;
  /** The amount with the fee, as on the bank statement. */
  amountPaise: number;
  payment?: OrderPaymentRecord | undefined;
  isCounterSale?: true | undefined;
  /** The time of the order's last change; later states compare greater. */
  revision: string;
}

/**
 * Whether an order belongs in the takings: a payment other than cash was planned or begun. A prepaid order that never
 * reached its mess belongs there only if its payment came too late.
 * Rule: pay-32, pay-35
 */
export function belongsInTakings(order: OrderRecord): boolean {
  const { paymentMethod, payment, isTest } = order;
  if (isHeldBack(order)) return payment?.paymentId !== undefined;
  return !isTest && (paymentMethod !== 'cod' || payment !== undefined);
}

export function toTakingRow(order: OrderRecord): TakingRow {
  const { token, status, paymentMethod, paymentStatus, payment } = order;
  return {
    ...keys.taking(order.id, order.createdAt),
    token,
    status,
    paymentMethod,
    paymentStatus,
    amountPaise: payablePaise(order),
    payment,
    isCounterSale: order.counterId ? true : undefined,
    revision: order.updatedAt,
  };
}

/** Stores an order unless a later state is stored. Safe for repeated and reordered calls. 1 write unit. */
export async function recordTaking(order: OrderRecord): Promise<void> {
  await putRow(takingPut(order, 'revision < :revision'));
}

/** Overwrites a wrong taking of the same order state. 1 write unit; none for an order without a taking. */
export async function correctTaking(order: OrderRecord): Promise<void> {
  if (belongsInTakings(order)) await putRow(takingPut(order, 'revision <= :revision'));
}

function takingPut(order: OrderRecord, condition: string) {
  return {
    Item: toTakingRow(order),
    ConditionExpression: `attribute_not_exists(PK) OR ${condition}`,
    ExpressionAttributeValues: { ':revision': order.updatedAt },
  };
}

/** All takings of a vendor, for a rebuild. 1 read unit for about 15. */
export async function readAllTakings(vendorId: string): Promise<TakingRow[]> {
  const rows = await queryRows({
    KeyConditionExpression: 'PK = :takings',
    ExpressionAttributeValues: { ':takings': takingsPartition(vendorId) },
    ConsistentRead: true,
  });
  return rows as unknown as TakingRow[];
}

/** Takings by the time of the order, oldest first. 0.5 read units for about 15. */
export async function readTakings(vendorId: string, ...page: PageOfPeriod) {
  const PK = takingsPartition(vendorId);
  const { rows, nextCursor } = await queryPeriod((SK) => ({ PK, SK }), ...page);
  return { takings: rows as unknown as TakingRow[], nextCursor };
}
