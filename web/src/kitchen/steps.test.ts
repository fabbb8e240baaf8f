import { expect, it } from 'vitest';
import { sampleLine, sampleOrder } from '../orders/sample-order.ts';
import {
  groupsAfter,
  isOutdated,
  itemsAfter,
  ordersAfter,
  type Step,
  type StepAction,
  subjectOf,
} from './steps.ts';

const at = '2026-11-20T07:30:00.000Z';
const step = (act: StepAction): Step => ({ key: act.kind, group: 'G', at, sendAt: 0, act });
const line = sampleLine('A');
const order = { ...sampleOrder('A'), items: [line, line, line] };
const ordersAfterActions = (...actions: StepAction[]) =>
  ordersAfter([order, sampleOrder('B')], actions.map(step));

it('shows a tap at once, only on its order', () => {
  const [shown, otherOrder] = ordersAfterActions(
    { kind: 'status', orderId: 'A', status: 'confirmed', readyInMinutes: 20 },
    { kind: 'tick', orderId: 'A', lines: [0, 2], isDone: true },
    { kind: 'tick', orderId: 'A', lines: [0], isDone: false },
  );
  expect(shown).toMatchObject({
    status: 'confirmed',
    estimatedReadyTime: '2026-11-20T07:50:00.000Z',
    acknowledgedAt: at,
  });
  expect(shown?.items.map(({ isDone = false }) => isDone)).toEqual([false, false, true]);
  expect(otherOrder).toEqual(sampleOrder('B'));
});

it('shows a moved order at its new table, or without a table', () => {
  const moved = (table: string | null) => ({ kind: 'table', orderId: 'A', table }) as const;
  const [there] = ordersAfterActions(moved('3'), moved('7'));
  expect(there).toMatchObject({ table: '7', serviceMode: 'dine_in', acknowledgedAt: at });
  const [nowhere] = ordersAfterActions(moved('7'), moved(null));
  expect(nowhere).toMatchObject({ serviceMode: 'dine_in' });
  expect(nowhere).not.toHaveProperty('table');
});

it('shows an order as paid after the first tap', () => {
  const act = (method: 'upi' | 'cash') => ({ kind: 'received', orderId: 'A', method }) as const;
  const [byUpi] = ordersAfterActions(act('upi'), act('cash'));
  expect(byUpi).toMatchObject({
    paymentMethod: 'upi',
    paymentStatus: 'paid',
    payment: { receivedAt: at },
  });
  const [inCash] = ordersAfterActions(act('cash'));
  expect(inCash).toMatchObject({ paymentMethod: 'cod', paymentStatus: 'paid' });
});

function choiceAction(choiceId: string, soldOutToday: boolean): StepAction {
  return { kind: 'choice', vendorId: 'V', groupId: 'G1', choiceId, soldOutToday };
}

it('shows the last tap on a choice of a group, and gives each choice its own subject', () => {
  const choice = (id: string) => ({ id, name: id, isAvailable: true, soldOutToday: false });
  const groups = ['G1', 'G2'].map((id) => ({
    ...{ id, name: id },
    choices: [choice('C1'), choice('C2')],
  }));
  const actions = [choiceAction('C1', true), choiceAction('C2', true), choiceAction('C2', false)];
  const shown = groupsAfter(groups, actions.map(step)).map(({ choices }) =>
    choices.map(({ soldOutToday }) => soldOutToday),
  );
  expect(shown).toEqual([
    [true, false],
    [false, false],
  ]);
  expect(new Set(actions.map((act) => subjectOf({ act }))).size).toBe(2);
});

it('removes ended orders', () => {
  expect(
    ordersAfterActions({ kind: 'end', orderId: 'A', how: { returnPortions: true } }),
  ).toHaveLength(1);
  expect(ordersAfterActions({ kind: 'status', orderId: 'A', status: 'completed' })).toHaveLength(1);
});

it('outdates a step after 12 hours, a dish or choice at midnight in India, and pots at the next midnight', () => {
  const outdated = (act: StepAction, now: string) => isOutdated(step(act), new Date(now));
  const acknowledgement: StepAction = { kind: 'acknowledge', orderId: 'A' };
  const soldOut: StepAction = { kind: 'item', vendorId: 'V', itemId: 'D1', soldOutToday: true };
  for (const act of [soldOut, choiceAction('C1', true)]) {
    expect(outdated(act, '2026-11-20T18:29:59.999Z')).toBe(false);
    expect(outdated(act, '2026-11-20T18:30:00.000Z')).toBe(true);
  }
  expect(outdated(acknowledgement, '2026-11-20T19:30:00.000Z')).toBe(false);
  expect(outdated(acknowledgement, '2026-11-20T19:30:00.001Z')).toBe(true);
  const pots: StepAction = {
    kind: 'pots',
    vendorId: 'V',
    date: '2026-11-20',
    mealId: 'M',
    pots: [],
  };
  expect(outdated(pots, '2026-11-21T18:29:59.999Z')).toBe(false);
  expect(outdated(pots, '2026-11-21T18:30:00.000Z')).toBe(true);
});

it('shows a changed dish', () => {
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
