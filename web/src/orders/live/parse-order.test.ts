import { expect, it } from 'vitest';
import { sampleOrder } from '../sample-order.ts';
import { parseOrder } from './parse-order.ts';

it('parses a customer in the form of JSON text', () => {
  const order = { ...sampleOrder('A'), customerInfo: '{"name":"Asha","phone":"+91981"}' };
  expect(parseOrder(order)?.customerInfo).toEqual({ name: 'Asha', phone: '+91981' });
});

it.each([
  undefined,
  null,
  'order',
  [],
  {},
  { ...sampleOrder('A'), id: 7 },
  { ...sampleOrder('A'), status: 'eaten' },
  { ...sampleOrder('A'), items: null },
  { ...sampleOrder('A'), items: [{ quantity: 1 }] },
  { ...sampleOrder('A'), items: [{ quantity: 1, menuItem: { name: 'Roti' }, choices: 'Half' }] },
  { ...sampleOrder('A'), customerInfo: 'Asha' },
])('refuses a malformed order: %j', (value) => {
  expect(parseOrder(value)).toBeUndefined();
});
