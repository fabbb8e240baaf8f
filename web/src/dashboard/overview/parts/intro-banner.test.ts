import { expect, it } from 'vitest';
import { greetingAt, statusText } from './intro-banner.tsx';

it.each([
  ['03:59', 'Good evening'],
  ['04:00', 'Good morning'],
  ['11:59', 'Good morning'],
  ['12:00', 'Good afternoon'],
  ['16:59', 'Good afternoon'],
  ['17:00', 'Good evening'],
])('greets at %s in India: %s', (clock, greeting) => {
  expect(greetingAt(new Date(`2026-03-02T${clock}:00+05:30`))).toBe(greeting);
});

const dish = { isAvailable: true, quantity: null };
const off = { isAvailable: false, quantity: null };
const soldOut = { isAvailable: true, quantity: 0 };

it.each([
  ['active', undefined, [off, dish], 'Customers can order right now.'],
  ['active', undefined, [], 'Next step: add your first dish.'],
  ['active', undefined, [off, soldOut], 'Next step: put a dish on sale.'],
  ['active', 'We are closed today.', [dish], 'We are closed today.'],
  ['active', undefined, undefined, undefined],
  ['suspended', undefined, [dish], 'No orders are taken at the moment.'],
] as const)('a mess with the status %s, the closing reason %s and dishes %j: %s', (...facts) => {
  const [status, reason, items, text] = facts;
  expect(statusText({ status }, reason, items)).toBe(text);
});
