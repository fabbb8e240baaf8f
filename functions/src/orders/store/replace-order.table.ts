import { isDeepStrictEqual } from 'node:util';
import { isEndedEarly } from '@thali/shared/orders/order-status';
import { busy } from '../../aws/transient-faults.ts';
import { nextBill } from '../../bills/next-bill.ts';
import { readTotals } from '../../ledger/ledger.table.ts';
import { postFee } from '../../ledger/post-fee.ts';
import { raiseRefundWrites } from '../../payments/raise-refund.ts';
import { putRow } from '../../table/put-row.ts';
import { retryTransaction } from '../../table/retry-transaction.ts';
import { transact, type Write } from '../../table/transact.ts';
import { awaitingDelete } from './awaiting-orders.table.ts';
import { drawerWrites } from './drawer-writes.ts';
import type { OrderRecord } from './order-record.ts';
import { fromOrderRow, toOrderRow } from './order-rows.ts';
import { preOrderEndWrites } from './pre-order-writes.ts';
import { removedPaise } from './removed-dishes.ts';
import {
  nameStockWrites,
  returnStock,
  type StockName,
  type StockReturned,
} from './stock-updates.ts';

/** `current` is the order as it is stored now. */
export type ReplaceResult = { outcome: 'changed' | 'conflict'; current: OrderRecord };

/**
 * Replaces `before` by `after` if the order has not changed since the read. 2 write units. If the order is cancelled
 * or expires, the same transaction returns its portions, unless staff keep them off sale, and its slot's room. On
 * completion the transaction enters the platform's fee in the wallet and adds the bill, except for a test order. A
 * due refund is stored for the job too.
 * @param audit the audit entry of a job
 * @throws AppError SERVICE_BUSY if other writes keep conflicting
 */
export async function replaceOrder(
  before: OrderRecord,
  after: OrderRecord,
  audit: readonly Write[] = [],
): Promise<ReplaceResult> {
  const isStep = after.status !== before.status;
  if (isStep && after.status === 'completed' && !after.isTest)
    return completeWithFee(before, after);
  const returnsStock = isStep && isEndedEarly(after.status) && !after.keptPortions;
  const stockReturned = returnsStock ? returnStock(after) : [];
  const extraWrites = [
    ...refundWrites(before, after),
    ...awaitingDelete(before, after),
    ...drawerWrites(before, after),
    ...preOrderEndWrites(before, after),
    ...audit,
  ];
  const current = await tryReplace(orderPut(before, after), stockReturned, extraWrites);
  if (!current) return { outcome: 'changed', current: after };
  return { outcome: isSameWrite(current, after) ? 'changed' : 'conflict', current };
}

/** 1 read unit and 9 write units, 11 with the first entry of a day. `nextBill` adds the units of a bill. */
function completeWithFee(before: OrderRecord, after: OrderRecord): Promise<ReplaceResult> {
  return retryTransaction(async () => {
    const [totals, bill] = await Promise.all([
      readTotals(after.vendorId, { ConsistentRead: true }),
      after.getsBill && nextBill({ ...after, totalPaise: after.totalPaise - removedPaise(after) }),
    ]);
    const { fee, writes } = postFee(after.vendorId, totals, after, new Date(after.updatedAt));
    const completed = {
      ...after,
      feesUpToPaise: fee.accruedPaise,
      ...(bill && { bill: bill.reference }),
    };
    const put = orderPut(before, completed);
    const refused = await transact({
      order: { Put: { ...put, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' } },
      fee: writes,
      bill: bill ? bill.writes : [],
      drawer: drawerWrites(before, completed),
      preOrder: preOrderEndWrites(before, completed),
    });
    if (refused.size === 0) return { outcome: 'changed', current: completed };
    // A concurrent entry of the same wallet was faster.
    if (!refused.has('order')) return undefined;
    const current = parseConflict(refused.get('order'));
    return { outcome: isSameWrite(current, after) ? 'changed' : 'conflict', current };
  });
}

/** @returns the conflicting order; undefined on success */
async function tryReplace(
  put: ReturnType<typeof orderPut>,
  stockReturned: readonly StockReturned[],
  extraWrites: readonly Write[],
): Promise<OrderRecord | undefined> {
  if (stockReturned.length === 0 && extraWrites.length === 0) {
    const result = await putRow(put);
    return result.outcome === 'put' ? undefined : parseConflict(result.row);
  }
  const refused = await transact<'order' | 'extraWrites' | StockName>({
    order: { Put: { ...put, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' } },
    extraWrites,
    ...nameStockWrites(stockReturned),
  });
  if (refused.size === 0) return undefined;
  if (refused.has('order')) return parseConflict(refused.get('order'));
  // A concurrent transaction is recording the payment.
  if (refused.has('extraWrites')) throw busy(undefined);
  // Some dishes or choices no longer have limited portions. Return the portions of the others.
  const stillCounted = stockReturned.flatMap((stock) =>
    refused.has(stock.name) ? stock.withoutUnlimited(refused.get(stock.name)) : stock,
  );
  return tryReplace(put, stillCounted, extraWrites);
}

/**
 * Builds the write that replaces an order, if it is unchanged since the read. An erasure keeps `updatedAt` but removes
 * the hash. The condition on the hash therefore refuses an older state, which would restore the erased person.
 * Rule: pay-37
 */
export function orderPut(before: OrderRecord, after: OrderRecord) {
  return {
    Item: toOrderRow(after),
    ConditionExpression: '#status = :status AND updatedAt = :updatedAt AND bodyHash = :bodyHash',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: {
      ':status': before.status,
      ':updatedAt': before.updatedAt,
      ':bodyHash': before.bodyHash,
    },
  };
}

/** Builds the writes that store a refund for the job, if the due amount has grown. Rule: pay-25 */
function refundWrites(before: OrderRecord, { payment = {}, ...after }: OrderRecord): Write[] {
  const { orderId, begunAt, refundDuePaise = 0 } = payment;
  if (refundDuePaise <= (before.payment?.refundDuePaise ?? 0) || !orderId || !begunAt) return [];
  const reason = payment.refundReason ?? after.cancelReason ?? after.status;
  return raiseRefundWrites({ orderId, begunAt, duePaise: refundDuePaise, reason });
}

function parseConflict(row: Record<string, unknown> | undefined): OrderRecord {
  if (!row) throw new Error('An order was deleted after it was read');
  return fromOrderRow(row);
}

/**
 * The fields that a change can set, and its time. If two writes agree in these fields, they are the same write. The
 * other fields never change, or follow from these.
 */
const identifiesWrite = {
  id: false,
  vendorId: false,
  token: false,
  customerId: false,
  customerName: false,
  customerPhone: false,
  customerEmail: false,
  erasedAs: false,
  /** The `isDone` flags of the lines. */
  lines: true,
  status: true,
  cancelReason: true,
  cancelNote: true,
  keptPortions: true,
  serviceMode: true,
  table: true,
  parcelPaise: false,
  totalPaise: false,
  feePaise: false,
  feeStatus: false,
  feesUpToPaise: false,
  paymentStatus: true,
  paymentMethod: true,
  payment: true,
  awaitsPaymentUntil: false,
  placedAt: false,
  expiresAt: false,
  specialInstructions: false,
  estimatedReadyAt: true,
  readyMinutes: false,
  notThereAt: true,
  acknowledgedAt: true,
  statusTimes: false,
  readyFor: false,
  mealId: false,
  mealName: false,
  orderBy: false,
  takesSlotRoom: false,
  createdAt: false,
  updatedAt: true,
  bodyHash: false,
  isTest: false,
  getsBill: false,
  bill: false,
  counterId: false,
  soldBy: false,
  offline: true,
  isUnproven: false,
} satisfies Record<keyof OrderRecord, boolean>;

const comparedFields = (Object.keys(identifiesWrite) as (keyof OrderRecord)[]).filter(
  (field) => identifiesWrite[field],
);

/** Whether the row is our own write. The SDK repeats a write after a lost answer. */
function isSameWrite(current: OrderRecord, after: OrderRecord): boolean {
  const [first, second] = [toOrderRow(current), toOrderRow(after)];
  return comparedFields.every((field) =>
    isDeepStrictEqual(stripUndefined(first[field]), stripUndefined(second[field])),
  );
}

/** The value as the table returns it: without undefined fields. */
function stripUndefined(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
