import type { Order } from './order.contract.ts';

/** An order for tests: a guest has just placed it. `changes` override its fields. */
export function sampleOrder(changes: Partial<Order> = {}): Order {
  return {
    id: 'DEM0000000AAAAAAAA12345678',
    vendorId: 'DEM0000000',
    customerId: null,
    isGuestOrder: true,
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
    acknowledgedAt: null,
    statusTimes: {},
    createdAt: '2026-11-20T07:00:00.000Z',
    updatedAt: '2026-11-20T07:00:00.000Z',
    vendorName: 'Teen Katori Mess',
    subdomain: 'demo',
    ...changes,
  };
}
