import type { Order } from '@thali/shared/orders/order.contract';
import { expect, it } from 'vitest';
import { newerOrder } from './newer-order.ts';

const at = (time: string): Order => ({
  id: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  vendorId: '01ARZ3NDEK',
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
  statusTimes: {},
  createdAt: '2026-11-20T07:00:00.000Z',
  updatedAt: time,
  vendorName: 'Teen Katori Mess',
  subdomain: 'demo',
});

const early = at('2026-11-20T07:00:00.999Z');
const late = at('2026-11-20T07:00:01.000Z');

it('is the later state, whichever arrives first', () => {
  expect(newerOrder(early, late)).toBe(late);
  expect(newerOrder(late, early)).toBe(late);
  expect(newerOrder(undefined, early)).toBe(early);
});

it('is what arrived where both are of the same moment', () => {
  const again = at(late.updatedAt);
  expect(newerOrder(late, again)).toBe(again);
});
