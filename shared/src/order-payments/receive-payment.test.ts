import { expect, it } from 'vitest';
import type { OrderPaymentStatus } from '../orders/payment-methods.ts';
import { canPayByUpi } from './can-pay-by-upi.ts';
import { canReceive, canRefundByHand } from './receive-payment.ts';

const completed = '2026-11-24T08:00:00.000Z';
const at = (hours: number) => Date.parse(completed) + hours * 3_600_000;
const order = (
  status: 'ready' | 'completed' | 'cancelled' | 'expired',
  paymentStatus: OrderPaymentStatus,
  paymentMethod = 'upi',
) => ({ status, paymentStatus, paymentMethod, statusTimes: { completed } }) as const;

it.each([
  ['ready, not paid', order('ready', 'pending'), 0, true],
  ['ready, paid', order('ready', 'paid'), 0, false],
  ['ready, in cash', order('ready', 'pending', 'cod'), 0, false],
  ['ready, online', order('ready', 'pending', 'online'), 0, false],
  ['just completed', order('completed', 'pending'), 23, true],
  ['completed yesterday', order('completed', 'pending'), 24, false],
  ['cancelled', order('cancelled', 'failed'), 0, false],
])('lets a guest pay by UPI: %s', (_what, orderState, hours, isAllowed) => {
  expect(canPayByUpi(orderState, at(hours))).toBe(isAllowed);
});

it.each([
  ['ready', order('ready', 'pending'), true, true],
  ['completed', order('completed', 'pending'), true, true],
  ['paid already', order('ready', 'paid'), false, false],
  ['cancelled', order('cancelled', 'failed'), true, false],
  ['expired', order('expired', 'failed'), true, false],
  ['refunded', order('cancelled', 'refunded'), false, false],
  ['in cash', order('ready', 'pending', 'cod'), true, true],
  ['in cash, settled', order('completed', 'settled', 'cod'), false, false],
  ['online', order('ready', 'pending', 'online'), true, true],
  ['online, cancelled', order('cancelled', 'failed', 'online'), false, false],
])('lets staff record a UPI or cash payment: %s', (_what, orderState, byUpi, inCash) => {
  expect([canReceive(orderState, 'upi'), canReceive(orderState, 'cash')]).toEqual([byUpi, inCash]);
});

it.each([
  ['cancelled and received', order('cancelled', 'paid'), true],
  ['expired and received', order('expired', 'paid'), true],
  ['cancelled, paid in cash', order('cancelled', 'paid', 'cod'), true],
  ['cancelled, never received', order('cancelled', 'failed'), false],
  ['refunded', order('cancelled', 'refunded'), false],
  ['completed', order('completed', 'paid'), false],
  ['online', order('cancelled', 'paid', 'online'), false],
])('lets staff refund by hand: %s', (_what, orderState, isAllowed) => {
  expect(canRefundByHand(orderState)).toBe(isAllowed);
});
