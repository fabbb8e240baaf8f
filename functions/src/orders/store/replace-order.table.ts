import { isDeepStrictEqual } from 'node:util';
import { isEndedEarly } from '@thali/shared/orders/order-status';
import { busy } from '../../aws/transient-faults.ts';
import { nextBill } from '../../bills/next-bill.ts';
import { readTotals } from '../../ledger/ledger.table.ts';
import { postFee } from '../../ledger/post-fee.ts';
import { raiseRefund } from '../../payments/raise-refund.ts';
import { putRow } from '../../table/put-row.ts';
import { retryTransaction } from '../../table/retry-transaction.ts';
import { tableName } from '../../table/table-client.ts';
import { transact, type Write } from '../../table/transact.ts';
import { awaitingDelete } from './awaiting-orders.table.ts';
import type { OrderRecord } from './order-record.ts';
import { fromOrderRow, toOrderRow } from './order-rows.ts';
import { namedStock, returnStock, type StockName, type StockReturned } from './stock-updates.ts';

/** `current` is the order as it is stored now. */
export type ReplaceResult = { outcome: 'changed' | 'conflict'; current: OrderRecord };

/**
 * Replaces `before` by `after`, if nobody changed the order since `before` was read. Two
 * write units. In the same transaction as the step, cancelling and expiring give counted portions back, unless staff
 * kept them off sale, and completing enters the platform's fee in the vendor's wallet and gives the bill, but for a
 * test order. Money that is to be given back is asked for with it.
 * @throws AppError SERVICE_BUSY when other writes stay in the way
 */
export async function replaceOrder(
  before: OrderRecord,
  after: OrderRecord,
): Promise<ReplaceResult> {
  const isStep = after.status !== before.status;
  if (isStep && after.status === 'completed' && !after.isTest)
    return completeWithFee(before, after);
  const returns = isStep && isEndedEarly(after.status) && !after.keptPortions;
  const stockReturned = returns ? returnStock(after) : [];
  const along = [...refundWrites(before, after), ...awaitingDelete(before, after)];
  const current = await tryReplace(orderPut(before, after), stockReturned, along);
  if (!current) return { outcome: 'changed', current: after };
  return { outcome: isSame(current, after) ? 'changed' : 'conflict', current };
}

/** 1 read unit and 9 write units, 11 with the first entry of a day; a bill's are in `nextBill`. */
function completeWithFee(before: OrderRecord, after: OrderRecord): Promise<ReplaceResult> {
  return retryTransaction(async () => {
    const [totals, bill] = await Promise.all([
      readTotals(after.vendorId, { ConsistentRead: true }),
      after.getsBill && nextBill(after),
    ]);
    const { fee, writes } = postFee(after.vendorId, totals, after, new Date(after.updatedAt));
    const completed = {
      ...after,
      feesUpToPaise: fee.accruedPaise,
      ...(bill && { bill: bill.mark }),
    };
    const put = orderPut(before, completed);
    const refused = await transact({
      order: { Put: { ...put, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' } },
      fee: writes,
      bill: bill ? bill.writes : [],
    });
    if (refused.size === 0) return { outcome: 'changed', current: completed };
    // Another entry of the same wallet was faster.
    if (!refused.has('order')) return undefined;
    const current = inTheWay(refused.get('order'));
    return { outcome: isSame(current, after) ? 'changed' : 'conflict', current };
  });
}

/** @returns the order that was in the way; none: it is done */
async function tryReplace(
  put: ReturnType<typeof orderPut>,
  stockReturned: readonly StockReturned[],
  along: readonly Write[],
): Promise<OrderRecord | undefined> {
  if (stockReturned.length === 0 && along.length === 0) {
    const result = await putRow(put);
    return result.outcome === 'put' ? undefined : inTheWay(result.row);
  }
  const refused = await transact<'order' | 'along' | StockName>({
    order: { Put: { ...put, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' } },
    along,
    ...namedStock(stockReturned),
  });
  if (refused.size === 0) return undefined;
  if (refused.has('order')) return inTheWay(refused.get('order'));
  // The payment is being recorded at this moment.
  if (refused.has('along')) throw busy(undefined);
  // Some dishes or choices no longer count their portions: the others get theirs.
  const stillCounted = stockReturned.flatMap((stock) =>
    refused.has(stock.name) ? stock.without(refused.get(stock.name)) : stock,
  );
  return tryReplace(put, stillCounted, along);
}

/**
 * Writes an order over the state that was read, for a transaction that writes more with it. An erasure keeps `updatedAt` and
 * takes the hash: what was read before it must not bring the person back.
 * Rule: pay-37
 */
export function orderPut(before: OrderRecord, after: OrderRecord) {
  return {
    TableName: tableName(),
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

/** Where more is to be given back than before. Rule: pay-25 */
function refundWrites(before: OrderRecord, { payment = {}, ...after }: OrderRecord): Write[] {
  const { orderId, begunAt, refundDuePaise = 0 } = payment;
  if (refundDuePaise <= (before.payment?.refundDuePaise ?? 0) || !orderId || !begunAt) return [];
  const reason = payment.refundReason ?? after.cancelReason ?? after.status;
  return raiseRefund({ orderId, begunAt, duePaise: refundDuePaise, reason });
}

function inTheWay(row: Record<string, unknown> | undefined): OrderRecord {
  if (!row) throw new Error('An order that was read is not there any more');
  return fromOrderRow(row);
}

/**
 * What a caller chooses in a change, and the time of it: two writes that agree in these are the same one. The
 * rest is fixed when the order is placed, or follows from these.
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
  /** Which of them are cooked. */
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
  acknowledgedAt: true,
  statusTimes: false,
  createdAt: false,
  updatedAt: true,
  bodyHash: false,
  isTest: false,
  getsBill: false,
  bill: false,
  isUnproven: false,
} satisfies Record<keyof OrderRecord, boolean>;

const compared = (Object.keys(identifiesWrite) as (keyof OrderRecord)[]).filter(
  (field) => identifiesWrite[field],
);

/** After a lost answer the SDK repeats a write that had gone through: the row is already ours. */
function isSame(current: OrderRecord, after: OrderRecord): boolean {
  const [one, other] = [toOrderRow(current), toOrderRow(after)];
  return compared.every((field) => isDeepStrictEqual(plain(one[field]), plain(other[field])));
}

/** As the table gives it back: nothing of what is undefined. */
function plain(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
