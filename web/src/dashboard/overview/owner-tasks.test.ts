import { expect, it } from 'vitest';
import { ownerTasks } from './owner-tasks.ts';

const dish = { isAvailable: true, quantity: null, soldOutToday: false };
const facts = {
  settings: { payment: { accepts: 'upi' as const } },
  items: [dish],
  paymentsToCheck: 0,
};
const labels = (changes: Partial<Parameters<typeof ownerTasks>[0]>) =>
  ownerTasks({ ...facts, ...changes }).map(({ label }) => label);

it('has no task if everything is in order', () => {
  expect(labels({})).toEqual([]);
});

it('names each open task, the most urgent first', () => {
  expect(labels({ items: [], settings: {} })).toEqual(['Add your first dish', 'Take UPI payments']);
  const [, upi] = ownerTasks({ ...facts, items: [], settings: {} });
  expect(upi?.href).toBe('/vendor/settings/payments?edit=upi');
  const soldOut = { ...dish, isAvailable: false, soldOutToday: true };
  expect(labels({ items: [soldOut], paymentsToCheck: 2 })).toEqual([
    'Check your UPI app',
    'Put dishes on sale',
    'Look at the menu',
  ]);
  expect(labels({ items: [{ ...dish, quantity: 0 }] })).toEqual(['Put dishes on sale']);
});
