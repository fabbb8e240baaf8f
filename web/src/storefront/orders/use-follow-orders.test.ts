import { sampleOrder } from '@thali/shared/orders/sample-order';
import { expect, test, vi } from 'vitest';
import { toastMs } from '../../lib/ui/toast-store.ts';
import { statusToast } from './use-follow-orders.ts';

test('the toast of an order names it, links to it, and stays for 5 s', () => {
  const view = vi.fn();
  const toast = statusToast(sampleOrder({ status: 'ready' }), view);
  expect(toast.title).toBe('Your order is ready!');
  expect(toast.description).toContain('12345678');
  expect(toastMs[toast.kind]).toBe(5000);
  expect(toast.action?.label).toBe('View');
  toast.action?.onPress();
  expect(view).toHaveBeenCalledOnce();
});
