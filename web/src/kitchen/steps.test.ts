import { expect, it } from 'vitest';
import { sampleOrder } from '../orders/sample-order.ts';
import {
  doneLinesAfter,
  itemsAfter,
  ordersAfter,
  readSteps,
  type Step,
  type StepAct,
} from './steps.ts';

const at = '2026-11-20T07:30:00.000Z';
const step = (act: StepAct): Step => ({ key: act.kind, group: 'G', at, sendAt: 0, act });
const line = {
  id: 'L',
  orderId: 'A',
  menuItemId: 'D1',
  menuItem: { id: 'D1', name: 'Roti', isVegetarian: true },
  ...{ quantity: 1, unitPrice: 20, totalPrice: 20 },
};
const order = { ...sampleOrder('A'), items: [line, line, line] };
const after = (...acts: StepAct[]) => ordersAfter([order, sampleOrder('B')], acts.map(step));

it('shows at once what was tapped, on that order alone', () => {
  const [shown, other] = after(
    { kind: 'status', orderId: 'A', status: 'confirmed', estimatedReadyTime: at },
    { kind: 'tick', orderId: 'A', lines: [0, 2], isDone: true },
    { kind: 'tick', orderId: 'A', lines: [0], isDone: false },
  );
  expect(shown).toMatchObject({ status: 'confirmed', estimatedReadyTime: at, acknowledgedAt: at });
  expect(shown?.items.map(({ isDone = false }) => isDone)).toEqual([false, false, true]);
  expect(other).toEqual(sampleOrder('B'));
});

it('takes away what is over', () => {
  expect(after({ kind: 'end', orderId: 'A', how: { returnPortions: true } })).toHaveLength(1);
  expect(after({ kind: 'status', orderId: 'A', status: 'completed' })).toHaveLength(1);
});

it('ticks on top of what others have ticked', () => {
  const [first] = after({ kind: 'tick', orderId: 'A', lines: [1], isDone: true });
  if (!first) throw new Error('There is an order');
  const tick = { kind: 'tick', orderId: 'A', lines: [0], isDone: true } as const;
  expect(doneLinesAfter(first, tick)).toEqual([0, 1]);
  expect(doneLinesAfter(first, { ...tick, lines: [1], isDone: false })).toEqual([]);
});

it('shows a dish as it was changed', () => {
  const dish = {
    id: 'D1',
    categoryId: 'C1',
    name: 'Roti',
    ...{ isVegetarian: true, isAvailable: true, soldOutToday: false, quantity: 4 },
  };
  const about = { kind: 'item', vendorId: 'V', itemId: 'D1' } as const;
  const steps = [step({ ...about, soldOutToday: true }), step({ ...about, quantity: null })];
  expect(itemsAfter([dish], steps)).toEqual([{ ...dish, soldOutToday: true, quantity: null }]);
});

it.each([undefined, 'steps', [null, 1, {}, { key: 'K', at, sendAt: 0, act: { kind: 'eat' } }]])(
  'reads no step out of %j',
  (stored) => expect(readSteps(stored)).toEqual([]),
);
