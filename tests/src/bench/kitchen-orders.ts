import { answerKeys } from '@thali/shared/http/schema-keys';
import { Order } from '@thali/shared/orders/order.contract';
import type { OrderStatus } from '@thali/shared/orders/order-status';
import { randomIds } from '../support/random-ids.ts';

const statuses = ['pending', 'confirmed', 'preparing', 'ready'] as const;
const dishes = ['Veg Mess Thali', 'Masala Chai', 'Chicken Dum Biryani', 'Paneer Butter Masala'].map(
  (name) => ({ id: randomIds.menu(), name, isVegetarian: !name.startsWith('Chicken') }),
);
const wishes = ['no ghee', 'less spicy', 'no onion'];

/** Ongoing orders, newest first. One order every ten seconds until now. */
export function kitchenOrders(vendorId: string, count: number): Order[] {
  return Array.from({ length: count }, (_, index) =>
    kitchenOrder(vendorId, statuses[index % 4] ?? 'pending', Date.now() - index * 10_000),
  );
}

/** An order of four lines. */
export function kitchenOrder(vendorId: string, status: OrderStatus, placedAt: number): Order {
  const id = randomIds.order(vendorId);
  const createdAt = new Date(placedAt).toISOString();
  return {
    id,
    vendorId,
    customerId: null,
    isGuestOrder: true,
    customerInfo: { name: 'Zubeida Kazi', phone: randomIds.phone() },
    items: dishes.map((menuItem, index) => ({
      id: `${id}-${index}`,
      orderId: id,
      menuItemId: menuItem.id,
      menuItem,
      quantity: index + 1,
      unitPrice: 110,
      totalPrice: 110 * (index + 1),
      ...(wishes[index] && { specialInstructions: wishes[index] }),
    })),
    status,
    totalAmount: 1100,
    taxAmount: 0,
    discountAmount: 0,
    serviceCharge: 3,
    serviceChargeStatus: 'pending',
    finalAmount: 1103,
    paymentStatus: 'pending',
    paymentMethod: 'cod',
    specialInstructions: 'Less spicy, please',
    estimatedReadyTime: null,
    actualReadyTime: null,
    acknowledgedAt: null,
    statusTimes: {},
    createdAt,
    updatedAt: createdAt,
    vendorName: 'Teen Katori Mess',
    subdomain: 'demo',
  };
}

/** The order as the API sends it. */
export function toWireOrder(order: Order): unknown {
  return answerKeys(Order, order);
}
