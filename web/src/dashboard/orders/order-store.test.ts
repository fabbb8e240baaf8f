import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { sampleOrder } from '../../orders/sample-order.ts';
import { createOrderStore } from './order-store.tsx';

it('counts each completed order once, even if it arrives twice', () => {
  const { updateLists, completions } = createOrderStore(new QueryClient(), 'DEM0000000');
  updateLists([sampleOrder('A'), sampleOrder('B', { status: 'ready' })]);
  expect(completions.get()).toBe(0);
  updateLists([sampleOrder('A', { status: 'completed', updated: 1 })]);
  updateLists([
    sampleOrder('A', { status: 'completed', updated: 1 }),
    sampleOrder('B', { status: 'completed', updated: 2 }),
  ]);
  expect(completions.get()).toBe(2);
});
