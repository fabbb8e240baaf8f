import { sampleOrder } from '@thali/shared/orders/sample-order';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeStorage } from '../../lib/state/fake-storage.ts';
import { readStoredOrder, removeStoredOrder, storeOrder } from './stored-order.ts';
import { storeTrackingToken } from './tracking-tokens.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('sessionStorage', fakeStorage());
});

const order = sampleOrder();
const proof = { trackingToken: 'T' };
const openNewTab = () => vi.stubGlobal('sessionStorage', fakeStorage());

it('keeps the orders of this phone for a new tab, and forgets them with their token', () => {
  storeTrackingToken(order.id, 'T');
  storeOrder(order, proof, 1);
  openNewTab();
  expect(readStoredOrder(order.id, proof)).toEqual({ order, seenAt: 1 });
  for (let number = 0; number < 20; number += 1) storeTrackingToken(`later ${number}`, 'T');
  expect(readStoredOrder(order.id, proof)).toBeUndefined();
  expect(localStorage.getItem(`orderSeen:${order.id}`)).toBeNull();
});

it('keeps an order opened with a phone number only in its tab', () => {
  const byPhone = { phone: '+919876512340' };
  storeOrder(order, byPhone, 1);
  expect(readStoredOrder(order.id, byPhone)?.order).toEqual(order);
  openNewTab();
  expect(readStoredOrder(order.id, byPhone)).toBeUndefined();
});

it('forgets an order that the server refuses', () => {
  storeTrackingToken(order.id, 'T');
  storeOrder(order, proof, 1);
  removeStoredOrder(order.id);
  expect(readStoredOrder(order.id, proof)).toBeUndefined();
});
