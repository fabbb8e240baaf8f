import type { OrderStatus } from '@thali/shared/orders/order-status';
import type { Order, OrderList } from './order-list.ts';

interface Sample {
  status?: OrderStatus;
  /** Minutes after seven when it was placed. */
  minute?: number;
  /** Minutes after it was placed when it last changed. */
  updated?: number;
}

/** An order for tests. */
export function sampleOrder(
  id: string,
  { status = 'pending', minute = 0, updated = 0 }: Sample = {},
): Order {
  return {
    id,
    vendorId: 'DEM0000000',
    customerId: null,
    isGuestOrder: true,
    customerInfo: { name: 'Asha', phone: '+919812345678' },
    items: [],
    status,
    totalAmount: 110,
    taxAmount: 0,
    discountAmount: 0,
    serviceCharge: 2,
    serviceChargeStatus: 'pending',
    finalAmount: 112,
    paymentStatus: 'pending',
    paymentMethod: 'cod',
    specialInstructions: null,
    estimatedReadyTime: null,
    actualReadyTime: null,
    statusTimes: {},
    createdAt: timeAt(minute),
    updatedAt: timeAt(minute + updated),
    vendorName: 'Demo Mess',
    subdomain: 'demo',
  };
}

/** An answer of the list call for tests. */
export function listOf(orders: Order[], total = orders.length): OrderList {
  return { orders, pagination: { total, limit: 50, offset: 0, nextCursor: null } };
}

function timeAt(minute: number): string {
  return new Date(Date.UTC(2026, 10, 20, 7, minute)).toISOString();
}
