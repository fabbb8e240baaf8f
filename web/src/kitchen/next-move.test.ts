import { expect, it } from 'vitest';
import { sampleLine, sampleOrder } from '../orders/sample-order.ts';
import { nextMove } from './next-move.ts';

const order = (status: 'pending' | 'confirmed' | 'preparing' | 'ready', isDone = false) => ({
  ...sampleOrder('A', { status }),
  items: [sampleLine('A'), sampleLine('A')].map((line) => ({ ...line, isDone })),
});

it.each([
  ['pending', 'Confirm', ['confirmed'], 'Confirm and cook', ['confirmed', 'preparing']],
  ['confirmed', 'Prepare', ['preparing'], 'Ready', ['preparing', 'ready']],
  ['preparing', 'Ready', ['ready'], 'Ready', ['ready']],
  ['ready', 'Handed over', ['completed'], 'Handed over', ['completed']],
] as const)('a %s order: offers %s', (status, label, path, shortFlowLabel, shortFlowPath) => {
  expect(nextMove(order(status), false)).toMatchObject({ label, path });
  expect(nextMove(order(status), true)).toMatchObject({
    label: shortFlowLabel,
    path: shortFlowPath,
  });
});

it('highlights Ready, never Prepare, when all dishes are ticked off', () => {
  for (const isShortFlow of [false, true]) {
    for (const status of ['confirmed', 'preparing'] as const) {
      expect(nextMove(order(status, true), isShortFlow)).toMatchObject({
        label: 'Ready',
        isHighlighted: true,
      });
      expect(nextMove(order(status), isShortFlow)?.isHighlighted).toBe(false);
    }
  }
});

it('offers nothing for an ended order', () => {
  expect(nextMove(sampleOrder('A', { status: 'completed' }), true)).toBeUndefined();
});
