import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { keys, paymentsPartition } from '../../table/keys.ts';
import { isExpired, table, tableName } from '../../table/table-client.ts';
import type { Write } from '../../table/transact.ts';
import { updateRow } from '../../table/update-row.ts';

/** A mess's own account at Razorpay, by one of its keys. Layout in docs/data-model.md. */
export interface PaymentAccount {
  vendorId: string;
  /** Razorpay's name of the key; it is public. */
  keyId: string;
  /** The other two, encrypted; see `secrets/seal.ts`. */
  sealed: string;
  /** When Razorpay last took these keys. */
  testedAt: string;
  /** `removed`: it takes no new payments, but gives back what it took. */
  state: 'active' | 'removed';
  /** When the last webhook with the right signature came, give or take five minutes. */
  webhookSeenAt?: string;
  /** When the row of a removed one is deleted, epoch seconds. */
  expiresAt?: number;
}

/** As long as Razorpay gives payments back. */
const keptDays = 180;
const seenEveryMs = 5 * 60_000;

/** Of each mess one is active at most. 0.5 read units for 4 kB, some six of them. */
export async function readAccounts(vendorId: string): Promise<PaymentAccount[]> {
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'PK = :payments AND begins_with(SK, :account)',
      ExpressionAttributeValues: {
        ':payments': paymentsPartition(vendorId),
        ':account': keys.paymentAccount(vendorId, '').SK,
      },
      ConsistentRead: true,
    }),
  );
  return (Items as PaymentAccount[]).filter((account) => !isExpired(account));
}

/** One account, active or removed. 1 read unit. */
export async function readAccount(
  vendorId: string,
  keyId: string,
): Promise<PaymentAccount | undefined> {
  const Key = keys.paymentAccount(vendorId, keyId);
  const { Item } = await table.send(
    new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }),
  );
  return Item && !isExpired(Item) ? (Item as PaymentAccount) : undefined;
}

/** Part of the transaction in which the vendor's settings name it as the active one. */
export function putAccount(account: PaymentAccount): Write {
  const key = keys.paymentAccount(account.vendorId, account.keyId);
  return { Put: { TableName: tableName(), Item: { ...key, ...account } } };
}

/** Part of the transaction in which the settings no longer name it. */
export function retireAccount(vendorId: string, keyId: string): Write {
  return {
    Update: {
      TableName: tableName(),
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

/** Notes that a webhook came, once in five minutes at most. No write, or 1 write unit. */
export async function noteWebhook({
  vendorId,
  keyId,
  webhookSeenAt = '',
}: PaymentAccount): Promise<void> {
  const now = Date.now();
  const before = new Date(now - seenEveryMs).toISOString();
  if (webhookSeenAt > before) return;
  await updateRow({
    TableName: tableName(),
    Key: keys.paymentAccount(vendorId, keyId),
    UpdateExpression: 'SET webhookSeenAt = :now',
    ConditionExpression:
      'attribute_exists(PK) AND (attribute_not_exists(webhookSeenAt) OR webhookSeenAt < :before)',
    ExpressionAttributeValues: { ':now': new Date(now).toISOString(), ':before': before },
  });
}
