import { toPaise, toRupees } from '@thali/shared/money/paise';
import type { Order, OrderItem } from '@thali/shared/orders/order.contract';
import type { OrderStatus } from '@thali/shared/orders/order-status';
import { platformFee } from '@thali/shared/orders/platform-fee';
import { sampleOrder } from '@thali/shared/orders/sample-order';
import { type DemoDishId, demoDishes } from './demo-dishes.ts';

interface DemoOrder {
  guest: string;
  status: OrderStatus;
  minutesAgo: number;
  lines: Partial<Record<DemoDishId, number>>;
  table?: string;
  isPaid?: boolean;
  note?: string;
}

const orders: readonly DemoOrder[] = [
  { guest: 'Asha', status: 'pending', minutesAgo: 1, lines: { thali: 2, chai: 2 }, table: '4' },
  { guest: 'Ravi', status: 'pending', minutesAgo: 2, lines: { dosa: 1 }, note: 'Less spicy' },
  { guest: 'Meera', status: 'confirmed', minutesAgo: 6, lines: { chicken: 1, chai: 1 } },
  {
    guest: 'Imran',
    status: 'preparing',
    minutesAgo: 9,
    lines: { thali: 3 },
    table: '2',
    isPaid: true,
  },
  { guest: 'Kavita', status: 'preparing', minutesAgo: 12, lines: { poha: 2, chai: 2 } },
  { guest: 'John', status: 'ready', minutesAgo: 18, lines: { dosa: 2 }, isPaid: true },
  { guest: 'Sunita', status: 'ready', minutesAgo: 21, lines: { thali: 1 }, table: '7' },
];

/** The sample orders of the demo, oldest last, as if they came in the last minutes. */
export function demoOrders(now: Date): Order[] {
  return orders.map((order, index) => toOrder(order, index, now));
}

function toOrder(demo: DemoOrder, index: number, now: Date): Order {
  const id = `DEM0000000AAAAAAAA000000${40 - index}`;
  const items = Object.entries(demo.lines).map(([dish, quantity]) =>
    toLine(id, dish as DemoDishId, quantity),
  );
  const food = items.reduce((sum, { totalPrice }) => sum + totalPrice, 0);
  const serviceCharge = toRupees(platformFee(toPaise(food)));
  const createdAt = new Date(now.getTime() - demo.minutesAgo * 60_000).toISOString();
  return sampleOrder({
    id,
    token: 40 - index,
    customerInfo: { name: demo.guest, phone: '+919800000000' },
    items,
    status: demo.status,
    ...(demo.table && { table: demo.table, serviceMode: 'dine_in' as const }),
    ...(demo.isPaid && { paymentMethod: 'upi', paymentStatus: 'paid' as const }),
    totalAmount: food,
    serviceCharge,
    finalAmount: food + serviceCharge,
    specialInstructions: demo.note ?? null,
    acknowledgedAt: demo.status === 'pending' ? null : createdAt,
    estimatedReadyTime: new Date(now.getTime() + (15 - demo.minutesAgo) * 60_000).toISOString(),
    statusTimes: demo.status === 'pending' ? {} : { [demo.status]: createdAt },
    createdAt,
    updatedAt: createdAt,
  });
}

function toLine(orderId: string, dish: DemoDishId, quantity: number): OrderItem {
  const { name, price, isVegetarian } = demoDishes[dish];
  return {
    id: `${orderId}-${dish}`,
    orderId,
    menuItemId: dish,
    menuItem: { id: dish, name, isVegetarian },
    quantity,
    unitPrice: price,
    totalPrice: price * quantity,
  };
}
