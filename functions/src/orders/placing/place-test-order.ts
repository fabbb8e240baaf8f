import { randomUUID } from 'node:crypto';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { orderTotals } from '@thali/shared/orders/order-totals';
import type { placeTestOrder as contract } from '@thali/shared/orders/place-test-order.contract';
import type { Actor } from '../../http/actor.ts';
import { countTry } from '../../limits/rate-limits.table.ts';
import { toOrder } from '../reading/to-order.ts';
import { bodyHashOf, orderIdFor } from '../store/order-ids.ts';
import type { OrderRecord } from '../store/order-record.ts';
import { checkActive, itemUnavailable } from './check-order.ts';
import { insertOrder } from './insert-order.table.ts';
import { newOrder } from './new-order.ts';
import { readOrderMenu } from './order-menu.table.ts';

const maxPerHour = 20;

/**
 * Places a test order of one dish for the kitchen's own screens. It has no fee and changes no stock or statistics.
 * A repeat with the same Idempotency-Key returns the first order.
 * Rule: orders-35
 */
export async function placeTestOrder(
  _actor: Actor,
  { params: { vendorId }, body: { menuItemId }, headers }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  await countTry({ scope: `test-order:${vendorId}`, max: maxPerHour, windowSeconds: 3600 });
  const { vendor, items } = await readOrderMenu(vendorId, [{ menuItemId }]);
  const now = new Date();
  checkActive(vendor, now);
  const item = items.get(menuItemId);
  if (!item) throw itemUnavailable(menuItemId, 0);

  const line = {
    menuItemId,
    name: item.name,
    isVegetarian: item.isVegetarian,
    quantity: 1,
    unitPricePaise: item.pricePaise,
    isStockCounted: false,
  };
  const testRequest = {
    orderId: await orderIdFor(vendorId, 'test', headers['idempotency-key']),
    customerId: undefined,
    body: { customerInfo: { name: 'Test order', phone: vendor.phone ?? '' } },
    bodyHash: bodyHashOf(randomUUID()),
    paymentMethod: 'cod' as const,
  };
  const newTestOrder = newOrder(testRequest, [line], orderTotals([line]), vendor, now);
  const order: OrderRecord = { ...newTestOrder, feePaise: 0, isTest: true };
  const result = await insertOrder(order);
  const placed = 'order' in result ? result.order : order;
  const label = { vendorName: vendor.displayName, subdomain: vendor.subdomain };
  return { order: toOrder(placed, label, 'mess') };
}
