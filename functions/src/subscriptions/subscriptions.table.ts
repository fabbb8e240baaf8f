import { randomUUID } from 'node:crypto';
import type { PlanId } from '@thali/shared/plans/plan-ids';
import type { Period, reminderDays } from '@thali/shared/subscriptions/periods';
import { keys } from '../table/keys.ts';
import { replaceRow } from '../table/put-row.ts';
import { queryPage } from '../table/query-rows.ts';
import { readRow } from '../table/read-row.ts';
import type { Write } from '../table/transact.ts';
import { updateRow } from '../table/update-row.ts';
import type { ReceiptRow } from './receipts.table.ts';

/** A vendor's paid plan. The plan's receipts are in the same partition. */
export interface SubscriptionRow extends Period {
  vendorId: string;
  planId: PlanId;
  /** The end of the grace period. The vendor's profile has a copy. */
  ordersUntil: string;
  /** The period end of the last reminder, 7 days and 1 day before the end. */
  reminded7?: string;
  reminded1?: string;
  createdAt: string;
  updatedAt: string;
}

/** Undefined for a vendor without a subscription. 1 read unit, strongly consistent. */
export async function readSubscription(vendorId: string): Promise<SubscriptionRow | undefined> {
  return readRow<SubscriptionRow>(keys.subscription(vendorId), { ConsistentRead: true });
}

/** A subscription with its newest receipts. 0.5 read units for about 4 receipts. */
export async function readBilling(
  vendorId: string,
  maxReceipts: number,
): Promise<{ subscription: SubscriptionRow | undefined; receipts: ReceiptRow[] }> {
  const { Items = [] } = await queryPage({
    KeyConditionExpression: 'PK = :billing',
    ExpressionAttributeValues: { ':billing': keys.subscription(vendorId).PK },
    // `SUBSCRIPTION` sorts after every `RECEIPT#…`, so it comes first in reverse order.
    ScanIndexForward: false,
    Limit: maxReceipts + 1,
  });
  const isSubscription = ({ SK }: Record<string, unknown>) => SK === 'SUBSCRIPTION';
  return {
    subscription: Items.find(isSubscription) as SubscriptionRow | undefined,
    receipts: Items.filter((row) => !isSubscription(row)).slice(0, maxReceipts) as ReceiptRow[],
  };
}

/**
 * Builds the write that replaces `before`, or creates the first subscription. The write fails if `before` is
 * outdated.
 */
export function putSubscription(
  subscription: SubscriptionRow,
  before: SubscriptionRow | undefined,
): Write {
  const row = { ...keys.subscription(subscription.vendorId), ...subscription };
  return { Put: replaceRow(row, before, 'periodEnd', 'planId') };
}

/** Claims a reminder, so that the vendor gets it once per period. 1 write unit. */
export async function claimReminder(
  { vendorId, periodEnd }: SubscriptionRow,
  days: (typeof reminderDays)[number],
): Promise<boolean> {
  const { outcome } = await updateRow({
    Key: keys.subscription(vendorId),
    UpdateExpression: 'SET #reminded = :end, remindedBy = :run',
    // `remindedBy` recognises this write when the SDK repeats it after a lost answer.
    ConditionExpression:
      'periodEnd = :end AND (attribute_not_exists(#reminded) OR #reminded <> :end OR remindedBy = :run)',
    ExpressionAttributeNames: { '#reminded': `reminded${days}` },
    ExpressionAttributeValues: { ':end': periodEnd, ':run': randomUUID() },
  });
  return outcome === 'changed';
}

/** Releases the claim after a failed e-mail. 1 write unit. */
export async function releaseReminder(
  { vendorId }: SubscriptionRow,
  days: (typeof reminderDays)[number],
): Promise<void> {
  await updateRow({
    Key: keys.subscription(vendorId),
    UpdateExpression: 'REMOVE #reminded',
    ConditionExpression: 'attribute_exists(PK)',
    ExpressionAttributeNames: { '#reminded': `reminded${days}` },
  });
}
