import type { Order } from '@thali/shared/orders/order.contract';
import { sampleOrder } from '@thali/shared/orders/sample-order';
import { expect, it } from 'vitest';
import { undoLabel } from '../staff/undo-label.ts';
import {
  type HandOverPayment,
  handOverMoney,
  mustAskForMoney,
  paymentFieldsOf,
  settledMoney,
} from './hand-over.ts';

const cash = sampleOrder({ status: 'ready' });
const upi = sampleOrder({ status: 'ready', paymentMethod: 'upi' });
const online = sampleOrder({ status: 'ready', paymentMethod: 'online' });
const paid = sampleOrder({ status: 'ready', paymentMethod: 'upi', paymentStatus: 'paid' });
const trial = sampleOrder({ status: 'ready', isTest: true });

it.each([
  ['one cash order', [cash], false],
  ['one paid order', [paid], false],
  ['paid orders', [paid, paid], false],
  ['test orders', [trial, trial], false],
  ['one UPI order', [upi], true],
  ['one online order', [online], true],
  ['cash orders', [cash, cash], true],
  ['a paid and a cash order', [paid, cash], true],
])('handing over %s asks for the money: %j', (_what, orders, asks) => {
  expect(mustAskForMoney(orders)).toBe(asks);
});

it('records the answer only for unpaid orders', () => {
  expect([cash, upi, online, paid].map((order) => paymentFieldsOf(order, 'cash'))).toEqual([
    {},
    { received: 'cash' },
    { received: 'cash' },
    {},
  ]);
  expect([cash, paid].map((order) => paymentFieldsOf(order, 'upi'))).toEqual([
    { received: 'upi' },
    {},
  ]);
  expect([cash, upi, paid, trial].map((order) => paymentFieldsOf(order, 'unpaid'))).toEqual([
    { isUnpaid: true },
    { isUnpaid: true },
    {},
    {},
  ]);
  expect(paymentFieldsOf(upi, undefined)).toEqual({});
});

it('names the amount and the payment of an order', () => {
  const says = { ...upi, payment: { saidAt: '2026-11-24T07:00:00.000Z', digits: '4321' } };
  expect([cash, upi, online, says, paid, trial].map((order) => handOverMoney(order).text)).toEqual([
    'Collect ₹112 cash',
    '₹112 by UPI not paid',
    '₹112 online not paid',
    'Says paid ₹112 · 4321',
    'Paid ₹112 by UPI',
    'Test order',
  ]);
});

it('names the money of a hand-over beside Undo', () => {
  const textOf = (orders: Order[], payment?: HandOverPayment) =>
    undoLabel(
      orders.map((_, index) => `Token ${index + 1}`),
      'completed',
      orders.flatMap((order) => settledMoney(order, payment) ?? []),
    );
  expect(textOf([cash])).toBe('Token 1 handed over, ₹112 in cash');
  expect(textOf([upi], 'upi')).toBe('Token 1 handed over, ₹112 by UPI');
  expect(textOf([cash, paid, upi], 'unpaid')).toBe('3 orders handed over, ₹224 not received');
  expect(textOf([paid])).toBe('Token 1 handed over');
});
