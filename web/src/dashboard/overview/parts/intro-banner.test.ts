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

it.each([
  ['active', undefined, 3, 'Customers can order right now.'],
  ['active', undefined, 0, 'Next step: add your first dish.'],
  ['active', 'We are closed today.', 3, 'We are closed today.'],
  ['active', undefined, undefined, undefined],
  ['suspended', undefined, 3, 'No orders are taken at the moment.'],
] as const)('a mess with the status %s, the closing reason %s and %s dishes: %s', (...facts) => {
  const [status, reason, dishes, text] = facts;
  expect(statusText({ status }, reason, dishes)).toBe(text);
});
