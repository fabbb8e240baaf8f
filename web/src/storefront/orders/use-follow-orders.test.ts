import { sampleOrder } from '@thali/shared/orders/sample-order';
import { describe, expect, it, vi } from 'vitest';
import { toastMs } from '../../lib/ui/toast-store.ts';
import { createAnnouncedStatuses, statusToast } from './use-follow-orders.ts';

it('the toast names the order, links to it, and stays for 5 s', () => {
  const view = vi.fn();
  const toast = statusToast(sampleOrder({ status: 'ready' }), view);
  expect(toast.title).toBe('Your order is ready!');
  expect(toast.description).toContain('Order 345678');
  expect(toastMs[toast.kind]).toBe(5000);
  expect(toast.action?.label).toBe('View');
  toast.action?.onPress();
  expect(view).toHaveBeenCalledOnce();
});

const at = (status: 'pending' | 'ready' | 'completed', minute: number) => ({
  id: 'one',
  status,
  updatedAt: `2026-11-20T07:0${minute}:00.000Z`,
});

describe('announced statuses', () => {
  it('announce each change once, but not the first status', () => {
    const announced = createAnnouncedStatuses();
    expect(announced.record(at('pending', 0))).toBe(false);
    expect(announced.record(at('ready', 1))).toBe(true);
    expect(announced.record(at('ready', 1))).toBe(false);
  });

  it('ignore late events', () => {
    const announced = createAnnouncedStatuses();
    announced.record(at('ready', 1));
    expect(announced.record(at('pending', 0))).toBe(false);
    expect(announced.record(at('completed', 2))).toBe(true);
  });

  it('find ongoing orders that are missing from a new list', () => {
    const announced = createAnnouncedStatuses();
    announced.record(at('ready', 1));
    expect(announced.missingFrom([at('ready', 1)])).toEqual([]);
    expect(announced.missingFrom([])).toEqual(['one']);
    announced.record(at('completed', 2));
    expect(announced.missingFrom([])).toEqual([]);
  });
});
