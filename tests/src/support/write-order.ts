import type { OrderLine, OrderRecord } from '@thali/functions/orders/store/order-record';
import { toOrderRow } from '@thali/functions/orders/store/order-rows';
import { sampleLine, sampleOrder } from '@thali/functions/orders/store/sample-order';
import type { TestItem, TestVendor } from './make-vendor.ts';
import { randomIds } from './random-ids.ts';
import { putRows } from './test-table.ts';

/** Writes an order in any state and of any age to the table. */
export async function writeOrder(
  vendor: TestVendor,
  changes: Partial<OrderRecord> = {},
): Promise<OrderRecord> {
  const order = newOrder(vendor, changes);
  await putRows([toOrderRow(order)]);
  return order;
}

/** Writes many orders at once. */
export async function writeOrders(
  vendor: TestVendor,
  all: readonly Partial<OrderRecord>[],
): Promise<OrderRecord[]> {
  const orders = all.map((changes) => newOrder(vendor, changes));
  await putRows(orders.map(toOrderRow));
  return orders;
}

/** An order line of a dish with limited stock. */
export function countedLine(item: TestItem, quantity: number): OrderLine {
  return sampleLine({
    menuItemId: item.id,
    name: item.name,
    unitPricePaise: 60_00,
    quantity,
    isStockCounted: true,
  });
}

function newOrder(vendor: TestVendor, changes: Partial<OrderRecord>): OrderRecord {
  const createdAt = changes.createdAt ?? new Date().toISOString();
  return sampleOrder({
    id: randomIds.order(vendor.id),
    vendorId: vendor.id,
    customerName: 'Test Guest',
    customerPhone: randomIds.phone(),
    lines: [
      sampleLine({
        menuItemId: vendor.item.id,
        name: vendor.item.name,
        unitPricePaise: 60_00,
      }),
    ],
    totalPaise: 60_00,
    feePaise: 100,
    createdAt,
    updatedAt: createdAt,
    ...changes,
  });
}
