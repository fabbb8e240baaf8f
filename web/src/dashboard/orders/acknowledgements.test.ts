import { expect, it, vi } from 'vitest';
import { sampleOrder } from '../../orders/sample-order.ts';
import { createAcknowledgements } from './acknowledgements.ts';

it('silences the orders at once, sends one request, and rings again after a failure', async () => {
  const acknowledgedOrder = { ...sampleOrder('A'), acknowledgedAt: sampleOrder('A').createdAt };
  const send = vi.fn(async (ids: readonly string[]) => {
    if (ids.includes('C')) throw new Error('no network');
    return [acknowledgedOrder];
  });
  const onOrders = vi.fn();
  const acknowledgements = createAcknowledgements({ send, onOrders });
  acknowledgements.add(['A', 'B']);
  acknowledgements.add(['A', 'C']);
  expect([...acknowledgements.pending.get()]).toEqual(['A', 'B', 'C']);
  await vi.waitFor(() => expect(acknowledgements.pending.get().size).toBe(0));
  expect(send.mock.calls).toEqual([[['A', 'B']], [['C']]]);
  expect(onOrders.mock.calls).toEqual([[[acknowledgedOrder]], [[]]]);
});
