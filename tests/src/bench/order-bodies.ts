import type { MenuItemRow } from '@thali/functions/menu/menu-rows';
import type { OrderRecord } from '@thali/functions/orders/store/order-record';
import { historyMark } from '@thali/local/history/history-mark';
import { toRupees } from '@thali/shared/money/paise';
import { isOngoing } from '@thali/shared/orders/order-status';
import { orderTotals } from '@thali/shared/orders/order-totals';
import type { BenchPlatform } from './bench-platform.ts';

const customer = { name: 'Ananya Kulkarni', phone: '+919000000001' };
const email = 'ananya.kulkarni@students.example';
const lineWish = 'Less spicy, no onion, curd on the side';
const orderWish = 'Please pack for hostel B and call at the gate, I come at half past one.';

/** The request body for one portion of each dish. `isFull` adds an e-mail and wishes, about 1 kB. */
export function orderBody(vendorId: string, dishes: readonly MenuItemRow[], isFull = false) {
  const totals = orderTotals(
    dishes.map(({ pricePaise }) => ({ unitPricePaise: pricePaise, quantity: 1 })),
  );
  return {
    vendorId,
    customerInfo: { ...customer, ...(isFull && { email }) },
    ...(isFull && { specialInstructions: orderWish }),
    items: dishes.map(({ id, pricePaise }) => ({
      menuItemId: id,
      quantity: 1,
      unitPrice: toRupees(pricePaise),
      ...(isFull && { specialInstructions: lineWish }),
    })),
    totalAmount: toRupees(totals.totalPaise),
    serviceCharge: toRupees(totals.platformFeePaise),
    finalAmount: toRupees(totals.finalPaise),
    paymentMethod: 'cod' as const,
  };
}

/**
 * A past order of five lines with an e-mail and wishes. Every second order belongs to the demo student; among ongoing
 * orders, every tenth.
 */
export function pastOrder(
  { vendorId, studentId, dishes }: BenchPlatform,
  number: number,
  status: OrderRecord['status'],
  placedAt: Date,
): OrderRecord {
  const lines = dishes.slice(0, 5).map((dish) => ({
    menuItemId: dish.id,
    name: dish.name,
    isVegetarian: dish.isVegetarian,
    quantity: 1,
    unitPricePaise: dish.pricePaise,
    isStockCounted: false,
    specialInstructions: lineWish,
  }));
  const { totalPaise, platformFeePaise } = orderTotals(lines);
  const createdAt = placedAt.toISOString();
  return {
    id: `${vendorId}BENCH${String(number).padStart(11, '0')}`,
    vendorId,
    ...(number % (isOngoing(status) ? 10 : 2) === 0 && { customerId: studentId }),
    customerName: customer.name,
    customerPhone: customer.phone,
    customerEmail: email,
    specialInstructions: orderWish,
    lines,
    status,
    totalPaise,
    feePaise: platformFeePaise,
    feeStatus: 'settled',
    paymentStatus: 'settled',
    paymentMethod: 'cod',
    statusTimes: status === 'completed' ? { completed: createdAt } : {},
    createdAt,
    updatedAt: createdAt,
    // The live link does not announce orders with this mark.
    bodyHash: historyMark,
  };
}
