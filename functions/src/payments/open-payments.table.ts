import { deleteRow } from '../table/delete-row.ts';
import { keys, type RowKey, sharedLists } from '../table/keys.ts';
import { queryRows } from '../table/query-rows.ts';
import { unchangedCondition } from '../table/unchanged-condition.ts';
import { updateRow } from '../table/update-row.ts';

/** The payers: vendors pay the platform, and guests pay messes. Each kind of payer has its own list. */
export type Payers = 'vendors' | 'guests';

const partitions: Record<Payers, readonly string[]> = {
  vendors: [keys.paymentList('OPEN', '').PK],
  guests: sharedLists.guestPayments,
};

/** A payment with open work, in a list of the jobs. */
export interface OpenEntry {
  key: RowKey;
  orderId: string;
  /** The time at which the payment's immediate work became due. */
  raisedAt?: string | undefined;
  /** When `reconcile-payments` next asks the provider about the payment. If absent, the next run asks. */
  askAt?: string | undefined;
}

/**
 * The open payments, oldest first within each partition. At least 0.5 read units per partition, and 0.5 for about 50
 * payments.
 */
export async function listOpenPayments(payers: Payers): Promise<OpenEntry[]> {
  const lists = await Promise.all(partitions[payers].map((PK) => listPartition(PK)));
  return lists.flat();
}

/** Guests' payments that need immediate work. Same cost as all open payments. */
export async function listDuePayments(): Promise<OpenEntry[]> {
  const filter = { FilterExpression: 'attribute_exists(raisedAt)' };
  const lists = await Promise.all(partitions.guests.map((PK) => listPartition(PK, filter)));
  return lists.flat();
}

async function listPartition(
  PK: string,
  filter?: { FilterExpression: string },
): Promise<OpenEntry[]> {
  const rows = await queryRows({
    KeyConditionExpression: 'PK = :list',
    ExpressionAttributeValues: { ':list': PK },
    ...filter,
  });
  return rows.map(({ SK, orderId, raisedAt, askAt }) => ({
    key: { PK, SK: String(SK) },
    orderId: String(orderId),
    raisedAt: raisedAt === undefined ? undefined : String(raisedAt),
    askAt: askAt === undefined ? undefined : String(askAt),
  }));
}

/** Sets when the job next asks the provider about a payment, unless new work arrived after the read. 1 write unit. */
export async function postponeOpen(entry: OpenEntry, askAt: Date): Promise<void> {
  const { condition, values } = unchangedCondition(entry, 'raisedAt', 'askAt');
  await updateRow({
    Key: entry.key,
    UpdateExpression: 'SET askAt = :askAt',
    ConditionExpression: `attribute_exists(PK) AND ${condition}`,
    ExpressionAttributeValues: { ...values, ':askAt': askAt.toISOString() },
  });
}

/** Removes a payment from its list, unless new work arrived after the read. 1 write unit. */
export async function removeOpen(entry: OpenEntry): Promise<void> {
  const { condition, values } = unchangedCondition(entry, 'raisedAt', 'askAt');
  await deleteRow({
    Key: entry.key,
    ConditionExpression: condition,
    ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
  });
}
