import { keys, paymentsPartition } from '../../table/keys.ts';
import { queryPage } from '../../table/query-rows.ts';
import { readUnexpiredRow } from '../../table/read-row.ts';
import { isExpired } from '../../table/table-client.ts';
import type { Write } from '../../table/transact.ts';
import { updateRow } from '../../table/update-row.ts';

/** A mess's own Razorpay account, by one of its keys. docs/data-model.md describes the layout. */
export interface PaymentAccount {
  vendorId: string;
  /** Razorpay's public id of the key. */
  keyId: string;
  /** Key secret and webhook secret, encrypted; see `secrets/seal.ts`. */
  sealed: string;
  /** When Razorpay last accepted these keys. */
  testedAt: string;
  /** A removed account takes no new payments, but still refunds its earlier payments. */
  state: 'active' | 'removed';
  /** The time of the last webhook with a valid signature, accurate to five minutes. */
  webhookSeenAt?: string;
  /** When the row of a removed account is deleted, epoch seconds. */
  expiresAt?: number;
}

/** Razorpay allows refunds for this long after a payment. */
const retentionDays = 180;
const minSeenGapMs = 5 * 60_000;

/** A mess has at most one active account. 0.5 read units for 4 kB, about six accounts. */
export async function readAccounts(vendorId: string): Promise<PaymentAccount[]> {
  const { Items = [] } = await queryPage({
    KeyConditionExpression: 'PK = :payments AND begins_with(SK, :account)',
    ExpressionAttributeValues: {
      ':payments': paymentsPartition(vendorId),
      ':account': keys.paymentAccount(vendorId, '').SK,
    },
    ConsistentRead: true,
  });
  return (Items as PaymentAccount[]).filter((account) => !isExpired(account));
}

/** An account, active or removed. 1 read unit. */
export async function readAccount(
  vendorId: string,
  keyId: string,
): Promise<PaymentAccount | undefined> {
  const Key = keys.paymentAccount(vendorId, keyId);
  return readUnexpiredRow<PaymentAccount>(Key, { ConsistentRead: true });
}

/** Builds the write of a new account, for the transaction that makes it the active account in the settings. */
export function putAccount(account: PaymentAccount): Write {
  const key = keys.paymentAccount(account.vendorId, account.keyId);
  return { Put: { Item: { ...key, ...account } } };
}

/** Builds the write that removes an account, for the transaction that removes it from the settings. */
export function retireAccount(vendorId: string, keyId: string): Write {
  return {
    Update: {
      Key: keys.paymentAccount(vendorId, keyId),
      UpdateExpression: 'SET #state = :removed, expiresAt = :expiresAt',
      ConditionExpression: 'attribute_exists(PK)',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: {
        ':removed': 'removed',
        ':expiresAt': Math.floor(Date.now() / 1000) + retentionDays * 86_400,
      },
    },
  };
}

/** Stores the time of a webhook, at most once in five minutes. No write, or 1 write unit. */
export async function recordWebhookSeen({
  vendorId,
  keyId,
  webhookSeenAt = '',
}: PaymentAccount): Promise<void> {
  const now = Date.now();
  const before = new Date(now - minSeenGapMs).toISOString();
  if (webhookSeenAt > before) return;
  await updateRow({
    Key: keys.paymentAccount(vendorId, keyId),
    UpdateExpression: 'SET webhookSeenAt = :now',
    ConditionExpression:
      'attribute_exists(PK) AND (attribute_not_exists(webhookSeenAt) OR webhookSeenAt < :before)',
    ExpressionAttributeValues: { ':now': new Date(now).toISOString(), ':before': before },
  });
}
