import { expect, it } from 'vitest';
import { readSteps } from './read-steps.ts';

const orderId = 'DEM0000000AAAAAAAA12345678';
const stepOf = (act: object) => ({
  key: 'K',
  group: 'G',
  at: '2026-11-20T07:30:00.000Z',
  sendAt: 0,
  act,
});

it.each([undefined, 'steps', {}, [null, 1, 'step', {}, stepOf({})]])(
  'reads no step from %j',
  (stored) => expect(readSteps(stored)).toEqual([]),
);

it('drops only the steps that are incomplete or unknown', () => {
  const completeSteps = [
    { kind: 'status', orderId, status: 'ready' },
    { kind: 'end', orderId, how: { returnPortions: true } },
    { kind: 'acknowledge', orderId },
    { kind: 'tick', orderId, lines: [0], isDone: true },
    { kind: 'ready-time', orderId, readyInMinutes: 10 },
    { kind: 'table', orderId, table: '7' },
    { kind: 'table', orderId, table: null },
    { kind: 'received', orderId, method: 'cash' },
    { kind: 'item', vendorId: 'DEM0000000', itemId: 'D1', quantity: 4, knownQuantity: 3 },
    { kind: 'choice', vendorId: 'DEM0000000', groupId: 'G', choiceId: 'C', soldOutToday: false },
    { kind: 'pots', vendorId: 'DEM0000000', date: '2026-11-20', mealId: 'LVN1', pots: [] },
  ].map(stepOf);
  const incompleteSteps = [
    { kind: 'eat', orderId },
    { kind: 'pots', vendorId: 'DEM0000000', date: '2026-11-20', pots: [] },
    { kind: 'toString', orderId },
    { kind: 'status', orderId, status: 'burnt' },
    { kind: 'end', orderId },
    { kind: 'acknowledge' },
    { kind: 'tick', orderId, line: 0, isDone: true },
    { kind: 'ready-time', orderId },
    { kind: 'table', orderId },
    { kind: 'received', orderId, method: 'card' },
    { kind: 'item', itemId: 'D1', soldOutToday: true },
    { kind: 'choice', vendorId: 'DEM0000000', groupId: 'G', soldOutToday: true },
    { kind: 'choice', vendorId: 'DEM0000000', groupId: 'G', choiceId: 'C' },
  ].map(stepOf);
  expect(readSteps([...completeSteps, ...incompleteSteps])).toEqual(completeSteps);
});
