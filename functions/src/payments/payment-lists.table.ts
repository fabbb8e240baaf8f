import { batchGet } from '../table/batch-get.ts';
import { deleteRow } from '../table/delete-row.ts';
import { keys, type PaymentList } from '../table/keys.ts';
import { queryPage, queryRows } from '../table/query-rows.ts';
import type { VendorPayment } from './payment-rows.ts';

interface ListEntry {
  position: string;
  orderId: string;
  /** The time since when the payment needs immediate work. */
  raisedAt?: string | undefined;
}

interface ListPage {
  entries: ListEntry[];
  nextPosition: string | undefined;
}

/** A page of a list of payments. 0.5 read units for about 60. */
export async function readPaymentList(
  list: PaymentList,
  {
    after,
    limit,
    newestFirst,
  }: { after?: string | undefined; limit: number; newestFirst: boolean },
): Promise<ListPage> {
  const page = await queryPage({
    KeyConditionExpression: 'PK = :list',
    ExpressionAttributeValues: { ':list': keys.paymentList(list, '').PK },
    ScanIndexForward: !newestFirst,
    Limit: limit,
    ...(after && { ExclusiveStartKey: keys.paymentList(list, after) }),
  });
  return {
    entries: (page.Items ?? []).map(toEntry),
    nextPosition: page.LastEvaluatedKey && String(page.LastEvaluatedKey.SK),
  };
}

function toEntry({ SK, orderId, raisedAt }: Record<string, unknown>): ListEntry {
  return {
    position: String(SK),
    orderId: String(orderId),
    raisedAt: raisedAt === undefined ? undefined : String(raisedAt),
  };
}

/** Guests' payments that need immediate work. 0.5 read units for about 60 open payments. */
export async function listDuePayments(): Promise<ListEntry[]> {
  const rows = await queryRows({
    KeyConditionExpression: 'PK = :list',
    FilterExpression: 'attribute_exists(raisedAt)',
    ExpressionAttributeValues: { ':list': keys.paymentList('ORDERS', '').PK },
  });
  return rows.map(toEntry);
}

/** Removes a payment from a list, unless new work arrived after the read. 1 write unit. */
export async function removeListed(
  list: PaymentList,
  { position, raisedAt }: ListEntry,
): Promise<void> {
  await deleteRow({
    Key: keys.paymentList(list, position),
    ConditionExpression: raisedAt ? 'raisedAt = :raisedAt' : 'attribute_not_exists(raisedAt)',
    ...(raisedAt && { ExpressionAttributeValues: { ':raisedAt': raisedAt } }),
  });
}

/** Payments to the platform, in the sequence of the ids; 0.5 read units each. */
export async function readVendorPayments(orderIds: readonly string[]): Promise<VendorPayment[]> {
  const rows = await batchGet(orderIds.map((orderId) => keys.payment(orderId)));
  return rows as unknown as VendorPayment[];
}
