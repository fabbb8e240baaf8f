import { randomUUID } from 'node:crypto';
import type { PlanId } from '@thali/shared/plans/plan-ids';
import type { Period, reminderDays } from '@thali/shared/subscriptions/periods';
import { keys } from '../table/keys.ts';
import { queryPage } from '../table/query-rows.ts';
import { readRow } from '../table/read-row.ts';
import type { Write } from '../table/transact.ts';
import { updateRow } from '../table/update-row.ts';
import type { ReceiptRow } from './receipts.table.ts';

/** What a vendor has paid for. Its receipts are in the same partition. */
export interface SubscriptionRow extends Period {
  vendorId: string;
  planId: PlanId;
  /** The end of the days of grace; the vendor's profile carries it too. */
  ordersUntil: string;
  /** The period end for which the reminder of 7 days and of 1 day was sent. */
  reminded7?: string;
  reminded1?: string;
  createdAt: string;
  updatedAt: string;
}

/** The newest state, or undefined for a vendor without one. 1 read unit. */
export async function readSubscription(vendorId: string): Promise<SubscriptionRow | undefined> {
  return readRow<SubscriptionRow>(keys.subscription(vendorId), { ConsistentRead: true });
}

/** A subscription with its newest receipts: one Query, 0.5 read units for some 4 receipts. */
export async function readBilling(
  vendorId: string,
  maxReceipts: number,
): Promise<{ subscription: SubscriptionRow | undefined; receipts: ReceiptRow[] }> {
  const { Items = [] } = await queryPage({
    KeyConditionExpression: 'PK = :billing',
    ExpressionAttributeValues: { ':billing': keys.subscription(vendorId).PK },
    // `SUBSCRIPTION` sorts behind every `RECEIPT#…`, so backwards it comes first.
    ScanIndexForward: false,
    Limit: maxReceipts + 1,
  });
  const isSubscription = ({ SK }: Record<string, unknown>) => SK === 'SUBSCRIPTION';
  return {
    subscription: Items.find(isSubscription) as SubscriptionRow | undefined,
    receipts: Items.filter((row) => !isSubscription(row)).slice(0, maxReceipts) as ReceiptRow[],
  };
}

/** The write of a subscription over the one that was read, or of the first one. */
export function putSubscription(
  subscription: SubscriptionRow,
  before: SubscriptionRow | undefined,
): Write {
  return {
    Put: {
      Item: { ...keys.subscription(subscription.vendorId), ...subscription },
      ...(before
        ? {
            ConditionExpression: 'periodEnd = :end AND planId = :plan',
            ExpressionAttributeValues: { ':end': before.periodEnd, ':plan': before.planId },
          }
        : { ConditionExpression: 'attribute_not_exists(PK)' }),
    },
  };
}

/** Records that a reminder is being sent, once per period end and kind. 1 write unit. */
export async function beginReminder(
  { vendorId, periodEnd }: SubscriptionRow,
  days: (typeof reminderDays)[number],
): Promise<boolean> {
  const { outcome } = await updateRow({
    Key: keys.subscription(vendorId),
    UpdateExpression: 'SET #reminded = :end, remindedBy = :run',
    // Its own: the answer to the first attempt was lost, and the SDK sent it again.
    ConditionExpression:
      'periodEnd = :end AND (attribute_not_exists(#reminded) OR #reminded <> :end OR remindedBy = :run)',
    ExpressionAttributeNames: { '#reminded': `reminded${days}` },
    ExpressionAttributeValues: { ':end': periodEnd, ':run': randomUUID() },
  });
  return outcome === 'changed';
}

/** Takes the record back after a reminder that was certainly not sent. 1 write unit. */
export async function takeReminderBack(
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
