import { keys, paymentsPartition } from '../../table/keys.ts';
import { queryPage } from '../../table/query-rows.ts';
import { readUnexpiredRow } from '../../table/read-row.ts';
import { isExpired } from '../../table/table-client.ts';
import type { Write } from '../../table/transact.ts';
import { updateRow } from '../../table/update-row.ts';

/** A mess's own Razorpay account, by one of its keys. Layout in docs/data-model.md. */
export interface PaymentAccount {
  vendorId: string;
  /** Razorpay's name of the key; public. */
  keyId: string;
  /** Key secret and webhook secret, encrypted; see `secrets/seal.ts`. */
  sealed: string;
  /** When Razorpay last accepted these keys. */
  testedAt: string;
  /** `removed`: takes no new payments, but still gives refunds. */
  state: 'active' | 'removed';
  /** When the last webhook with a valid signature came, to within five minutes. */
  webhookSeenAt?: string;
  /** When the row of a removed account is deleted, epoch seconds. */
  expiresAt?: number;
}

/** Razorpay gives refunds this long after a payment. */
const keptDays = 180;
const seenEveryMs = 5 * 60_000;

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

/** One account, active or removed. 1 read unit. */
export async function readAccount(
  vendorId: string,
  keyId: string,
): Promise<PaymentAccount | undefined> {
  const Key = keys.paymentAccount(vendorId, keyId);
  return readUnexpiredRow<PaymentAccount>(Key, { ConsistentRead: true });
}

/** For the transaction in which the vendor's settings name it as the active account. */
export function putAccount(account: PaymentAccount): Write {
  const key = keys.paymentAccount(account.vendorId, account.keyId);
  return { Put: { Item: { ...key, ...account } } };
}

/** For the transaction in which the settings stop naming it. */
export function retireAccount(vendorId: string, keyId: string): Write {
  return {
    Update: {
      Key: keys.paymentAccount(vendorId, keyId),
      UpdateExpression: 'SET #state = :removed, expiresAt = :expiresAt',
      ConditionExpression: 'attribute_exists(PK)',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: {
        ':removed': 'removed',
        ':expiresAt': Math.floor(Date.now() / 1000) + keptDays * 86_400,
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
  const before = new Date(now - seenEveryMs).toISOString();
  if (webhookSeenAt > before) return;
  await updateRow({
    Key: keys.paymentAccount(vendorId, keyId),
    UpdateExpression: 'SET webhookSeenAt = :now',
    ConditionExpression:
      'attribute_exists(PK) AND (attribute_not_exists(webhookSeenAt) OR webhookSeenAt < :before)',
    ExpressionAttributeValues: { ':now': new Date(now).toISOString(), ':before': before },
  });
}
