import type { CustomerRow } from '../analytics/projection-rows.ts';
import { listCustomerOrders } from '../orders/store/customer-orders.table.ts';
import {
  newestFirstQuery,
  type OrderPosition,
  positionOfKeys,
} from '../orders/store/order-index.ts';
import type { OrderRecord } from '../orders/store/order-record.ts';
import { fromOrderRow } from '../orders/store/order-rows.ts';
import { readOrders } from '../orders/store/orders.table.ts';
import { batchGet } from '../table/batch-get.ts';
import { customerKeys, indexKeys, keys } from '../table/keys.ts';
import { queryRows } from '../table/query-rows.ts';
import { eachVendorId } from '../vendors/vendor-directory.table.ts';

const pageSize = 500;

/** All orders of an account, newest first. 0.5 read units each. */
export async function readAccountOrders(customerId: string): Promise<OrderRecord[]> {
  const orders: OrderRecord[] = [];
  let after: OrderPosition | undefined;
  for (;;) {
    const positions = await listCustomerOrders(customerId, { limit: pageSize, after });
    orders.push(...(await readOrders(positions)));
    after = positions.at(-1);
    if (positions.length < pageSize) return orders;
  }
}

/** A guest's orders that never reached their mess, newest first. 0.5 read units, and 0.5 for each. Rule: pay-20 */
export async function readHeldBackOrders(phone: string): Promise<OrderRecord[]> {
  const rows = await queryRows(newestFirstQuery('customerOrders', indexKeys.heldBackOrders(phone)));
  return readOrders(rows.map(positionOfKeys));
}

/** A customer's rows at all vendors. 1 read unit for each vendor of the platform. */
export async function readCustomerRows(
  customerKey: string,
): Promise<{ vendorId: string; row: CustomerRow }[]> {
  const vendorIds: string[] = [];
  for await (const vendorId of eachVendorId()) vendorIds.push(vendorId);
  const rowKeys = vendorIds.map((vendorId) => keys.customer(vendorId, customerKey));
  const rows = await batchGet(rowKeys, { ConsistentRead: true });
  const byPartition = new Map(rows.map((row) => [row.PK, row as unknown as CustomerRow]));
  return vendorIds.flatMap((vendorId) => {
    const row = byPartition.get(keys.customer(vendorId, customerKey).PK);
    return row ? [{ vendorId, row }] : [];
  });
}

/**
 * The orders of a guest and of all erased guests at a vendor, newest first. Reads every order of the vendor since the
 * guest's first order.
 */
export async function readGuestOrders(
  vendorId: string,
  phone: string,
  since: string,
): Promise<OrderRecord[]> {
  const query = newestFirstQuery('vendorOrders', indexKeys.vendorOrders(vendorId), { since });
  const rows = await queryRows({
    ...query,
    FilterExpression:
      'attribute_not_exists(customerOrdersKey) AND (customerPhone = :phone OR attribute_exists(erasedAs))',
    ExpressionAttributeValues: { ...query.ExpressionAttributeValues, ':phone': phone },
  });
  return rows.map(fromOrderRow);
}

/** A guest's row at a vendor, strongly consistent. 1 read unit. */
export async function readGuestRow(
  vendorId: string,
  phoneOrErasedAs: string,
): Promise<CustomerRow | undefined> {
  const [row] = await batchGet([keys.customer(vendorId, customerKeys.guest(phoneOrErasedAs))], {
    ConsistentRead: true,
  });
  return row as unknown as CustomerRow | undefined;
}
