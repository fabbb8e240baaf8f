import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import type { CustomerRow } from '../analytics/projection-rows.ts';
import { busy } from '../aws/transient-faults.ts';
import { correctTaking } from '../order-payments/takings.table.ts';
import { correctBrief } from '../orders/briefs/order-briefs.table.ts';
import { isHeldBack, type OrderRecord } from '../orders/store/order-record.ts';
import { toOrderRow } from '../orders/store/order-rows.ts';
import { customerKeys, keys } from '../table/keys.ts';
import { putRow } from '../table/put-row.ts';
import { table, tableName } from '../table/table-client.ts';
import { transact, type Write } from '../table/transact.ts';
import { updateRow } from '../table/update-row.ts';
import { erasedName, erasedOrder } from './erased-order.ts';

type Key = { PK: string; SK: string };

/**
 * Takes the person out of an order that is done. `updatedAt` stays, so that code that counts or compares
 * orders takes it for the same state. 3 write units.
 * @throws AppError SERVICE_BUSY when the order changed meanwhile
 */
export async function eraseOrder(order: OrderRecord, erasedAs?: string): Promise<void> {
  await correctLists(erasedOrder(order));
  const { outcome } = await putRow(erasingPut(order, erasedAs));
  if (outcome === 'refused') throw busy('An order changed while it was erased');
}

/** Where lists repeat something of an order. */
async function correctLists(erased: OrderRecord): Promise<void> {
  // One that was held back is in no list but that of what was paid, if money came for it.
  if (!isHeldBack(erased)) await correctBrief(erased);
  await correctTaking(erased);
}

/** Takes name and phone out of an account's row at a vendor, where they are in it. 1 write unit. */
export async function eraseCustomerRow(vendorId: string, customerId: string): Promise<void> {
  await updateRow({
    TableName: tableName(),
    Key: keys.customer(vendorId, customerKeys.account(customerId)),
    UpdateExpression: 'SET #name = :name, phone = :none ADD revision :one',
    ConditionExpression: 'orders > :zero',
    ExpressionAttributeNames: { '#name': 'name' },
    ExpressionAttributeValues: { ':name': erasedName, ':none': '', ':zero': 0, ':one': 1 },
  });
}

/**
 * A guest's last order and their row at a vendor, whose key is the phone, at once: as long as the order
 * has the phone, an erasure that was cut short finds its way.
 * @returns false when a row is another by now
 */
export async function closeGuest(
  order: OrderRecord,
  {
    before,
    after,
    replaced,
  }: { before: CustomerRow; after: CustomerRow; replaced: CustomerRow | undefined },
): Promise<boolean> {
  const { vendorId } = order;
  await correctLists(erasedOrder(order));
  const refused = await transact({
    order: { Put: erasingPut(order, after.key.slice(customerKeys.guest('').length)) },
    before: deleteOver(keys.customer(vendorId, before.key), before),
    after: {
      Put: {
        TableName: tableName(),
        Item: { ...after, ...keys.customer(vendorId, after.key) },
        ...(replaced
          ? overRevision(replaced)
          : { ConditionExpression: 'attribute_not_exists(PK)' }),
      },
    },
  });
  return refused.size === 0;
}

/**
 * An account with its sign-in names, all or nothing, unless it has become a vendor's or somebody is setting
 * its first password.
 * @returns false when a row is another by now
 */
export async function deleteAccount(
  userId: string,
  names: readonly Write[],
  now = Date.now(),
): Promise<boolean> {
  const refused = await transact({
    user: {
      Delete: {
        TableName: tableName(),
        Key: keys.user(userId),
        ConditionExpression:
          'attribute_not_exists(vendorId) AND (attribute_not_exists(passwordClaimedUntil) OR passwordClaimedUntil <= :now)',
        ExpressionAttributeValues: { ':now': Math.floor(now / 1000) },
      },
    },
    names,
  });
  return refused.size === 0;
}

export async function deleteRows(wanted: readonly Key[]): Promise<void> {
  for (const Key of wanted) {
    await table.send(new DeleteCommand({ TableName: tableName(), Key }));
  }
}

function erasingPut(order: OrderRecord, erasedAs: string | undefined) {
  return {
    TableName: tableName(),
    Item: toOrderRow(erasedOrder(order, erasedAs)),
    ConditionExpression: '#status = :status AND updatedAt = :updatedAt',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':status': order.status, ':updatedAt': order.updatedAt },
  };
}

function deleteOver(Key: Key, row: CustomerRow): Write {
  return { Delete: { TableName: tableName(), Key, ...overRevision(row) } };
}

function overRevision({ revision }: CustomerRow) {
  return {
    ConditionExpression: 'revision = :revision',
    ExpressionAttributeValues: { ':revision': revision },
  };
}
