import type { Order } from '@thali/shared/orders/order.contract';

/** An order for tests. */
export function sampleOwnOrder(changes: Partial<Order> = {}): Order {
  return {
    id: 'DEM0000000AAAAAAAA12345678',
    vendorId: 'DEM0000000',
    customerId: 'C1',
    isGuestOrder: false,
    customerInfo: { name: 'Asha', phone: '+919812345678' },
    items: [],
    status: 'pending',
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
    createdAt: '2026-11-20T07:00:00.000Z',
    updatedAt: '2026-11-20T07:00:00.000Z',
    vendorName: 'Demo Mess',
    subdomain: 'demo',
    ...changes,
  };
}
