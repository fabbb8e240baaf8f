import { expect, it, vi } from 'vitest';
import { sampleOrder } from '../../orders/sample-order.ts';
import { failureToast } from './change-order-status.ts';

it('shows the specified text for a failure', () => {
  expect(failureToast({ outcome: 'failed' })).toEqual({
    kind: 'error',
    title: 'Update failed',
    description: 'Could not update order status.',
  });
});

it('says what to do while offline', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(failureToast({ outcome: 'failed' })?.description).toBe(
    'Could not update order status. You are offline: please tap again once the network is back.',
  );
});

it('shows the status that another device has set', () => {
  const current = sampleOrder('ORDER1ABC234', { status: 'preparing' });
  expect(failureToast({ outcome: 'conflict', current })?.description).toBe(
    'Could not update order status. Order ABC234 is Preparing now, changed on another device.',
  );
});

it('shows nothing if the order has the requested status, or the session has ended', () => {
  expect(failureToast({ outcome: 'moved', current: undefined })).toBeUndefined();
  expect(failureToast({ outcome: 'session-over' })).toBeUndefined();
});
