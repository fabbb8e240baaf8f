import type { OrderRecord } from '@thali/functions/orders/store/order-record';
import { sampleLine, sampleOrder } from '@thali/functions/orders/store/sample-order';
import { seededRandom } from '@thali/local/history/random';
import { addDays } from '@thali/shared/time/dates';

interface SteadyOptions {
  lastDay: string;
  days: number;
  /** Distinct customers per day. */
  customersPerDay: number;
  /** Orders per customer and day. */
  ordersPerCustomer: number;
  /** Number of customers. */
  people: number;
}

const dishCount = 30;

/** Completed orders of a mess with the same number on each day. */
export function steadyOrders(vendorId: string, steady: SteadyOptions): OrderRecord[] {
  const { lastDay, days, customersPerDay, ordersPerCustomer, people } = steady;
  const random = seededRandom('steady');
  let number = 0;
  return Array.from({ length: days }, (_, index) => {
    const midnight = Date.parse(`${addDays(lastDay, index + 1 - days)}T00:00:00+05:30`);
    const customers = new Set<number>();
    while (customers.size < customersPerDay) customers.add(random.between(0, people - 1));
    return [...customers].flatMap((customer) =>
      Array.from({ length: ordersPerCustomer }, () => {
        number += 1;
        const createdAt = new Date(midnight + (number % 86_400) * 1000).toISOString();
        return steadyOrder(vendorId, number, customer, createdAt);
      }),
    );
  }).flat();
}

function steadyOrder(
  vendorId: string,
  number: number,
  customer: number,
  createdAt: string,
): OrderRecord {
  return sampleOrder({
    id: `${vendorId}${String(number).padStart(16, '0')}`,
    vendorId,
    customerPhone: `+9190${String(customer).padStart(8, '0')}`,
    lines: [
      sampleLine({
        menuItemId: `D${String(number % dishCount).padStart(11, '0')}`,
        name: `Dish ${number % dishCount}`,
        unitPricePaise: 60_00,
      }),
    ],
    status: 'completed',
    totalPaise: 60_00,
    feePaise: 100,
    paymentStatus: 'settled',
    createdAt,
    updatedAt: createdAt,
  });
}
