import type { CustomerRow } from '../analytics/projection-rows.ts';
import { busy } from '../aws/transient-faults.ts';
import { correctTaking } from '../order-payments/takings.table.ts';
import { correctBrief } from '../orders/briefs/order-briefs.table.ts';
import { isHeldBack, type OrderRecord } from '../orders/store/order-record.ts';
import { toOrderRow } from '../orders/store/order-rows.ts';
import { deleteRow } from '../table/delete-row.ts';
import { customerKeys, keys, type RowKey } from '../table/keys.ts';
import { putRow, replaceRow } from '../table/put-row.ts';
import { transact, type Write } from '../table/transact.ts';
import { updateRow } from '../table/update-row.ts';
import { erasedName, toErasedOrder } from './erased-order.ts';

/**
 * Removes personal data from an ended order. `updatedAt` stays, so the projections see no new state. 3 write units.
 * @throws AppError SERVICE_BUSY if the order changed meanwhile
 */
export async function eraseOrder(order: OrderRecord, erasedAs?: string): Promise<void> {
  await correctLists(toErasedOrder(order));
  const { outcome } = await putRow(erasurePut(order, erasedAs));
  if (outcome === 'refused') throw busy('The order changed during its erasure');
}

/** Removes personal data from the lists that copy fields of orders. */
async function correctLists(erased: OrderRecord): Promise<void> {
  if (!isHeldBack(erased)) await correctBrief(erased);
  await correctTaking(erased);
}

/** Removes name and phone from an account's row at a vendor, if there is one. 1 write unit. */
export async function eraseCustomerRow(vendorId: string, customerId: string): Promise<void> {
  await updateRow({
    Key: keys.customer(vendorId, customerKeys.account(customerId)),
    UpdateExpression: 'SET #name = :name, phone = :none ADD revision :one',
    ConditionExpression: 'orders > :zero',
    ExpressionAttributeNames: { '#name': 'name' },
    ExpressionAttributeValues: { ':name': erasedName, ':none': '', ':zero': 0, ':one': 1 },
  });
}

/**
 * Erases a guest's last order and replaces the guest's row, whose key is the phone, in one transaction. Until then the
 * order keeps the phone, so the next run can continue an interrupted erasure.
 * @returns false if a row changed meanwhile
 */
export async function eraseGuestRow(
  order: OrderRecord,
  {
    before,
    after,
    replaced,
  }: { before: CustomerRow; after: CustomerRow; replaced: CustomerRow | undefined },
): Promise<boolean> {
  const { vendorId } = order;
  await correctLists(toErasedOrder(order));
  const refused = await transact({
    order: { Put: erasurePut(order, after.key.slice(customerKeys.guest('').length)) },
    before: {
      Delete: {
        Key: keys.customer(vendorId, before.key),
        ConditionExpression: 'revision = :revision',
        ExpressionAttributeValues: { ':revision': before.revision },
      },
    },
    after: {
      Put: replaceRow({ ...after, ...keys.customer(vendorId, after.key) }, replaced, 'revision'),
    },
  });
  return refused.size === 0;
}

/**
 * Deletes an account with its sign-in names in one transaction. Refuses a vendor's account, and an account whose first
 * password is being set.
 * @returns false if a row changed meanwhile
 */
export async function deleteAccount(
  userId: string,
  names: readonly Write[],
  now = Date.now(),
): Promise<boolean> {
  const refused = await transact({
    user: {
      Delete: {
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

export async function deleteRows(rowKeys: readonly RowKey[]): Promise<void> {
  for (const Key of rowKeys) {
    await deleteRow({ Key });
  }
}

function erasurePut(order: OrderRecord, erasedAs: string | undefined) {
  return {
    Item: toOrderRow(toErasedOrder(order, erasedAs)),
    ConditionExpression: '#status = :status AND updatedAt = :updatedAt',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':status': order.status, ':updatedAt': order.updatedAt },
  };
}
