import type { OrderRecord } from '@thali/functions/orders/order-record';
import { toOrderRow } from '@thali/functions/orders/order-rows';
import type { TestVendor } from './make-vendor.ts';
import { randomIds } from './random-ids.ts';
import { putRows } from './test-table.ts';

/** An order in any state and of any age, straight into the table. */
export async function writeOrder(
  vendor: TestVendor,
  changes: Partial<OrderRecord> = {},
): Promise<OrderRecord> {
  const createdAt = changes.createdAt ?? new Date().toISOString();
  const order: OrderRecord = {
    id: randomIds.order(vendor.id),
    vendorId: vendor.id,
    customerName: 'Test Guest',
    customerPhone: randomIds.phone(),
    lines: [
      {
        menuItemId: vendor.item.id,
        name: vendor.item.name,
        isVegetarian: true,
        quantity: 1,
        unitPricePaise: 60_00,
        isStockCounted: false,
      },
    ],
    status: 'pending',
    totalPaise: 60_00,
    feePaise: 100,
    feeStatus: 'pending',
    paymentStatus: 'pending',
    paymentMethod: 'cod',
    statusTimes: {},
    createdAt,
    updatedAt: createdAt,
    bodyHash: 'x'.repeat(22),
    ...changes,
  };
  await putRows([toOrderRow(order)]);
  return order;
}
