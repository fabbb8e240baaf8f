import { expect, it, vi } from 'vitest';
import { count } from '../metrics/metrics.ts';
import { sampleOrder } from '../orders/store/sample-order.ts';
import type { VendorRow } from '../vendors/vendors.table.ts';
import { alarmActions } from './raise-alarm.ts';

vi.mock('../metrics/metrics.ts', () => ({ count: vi.fn() }));
vi.mock('../push/notify.ts', () => ({}));
vi.mock('./text-kitchen.ts', () => ({}));

it('counts each unanswered order once, but no test order', async () => {
  const vendor = {} as VendorRow;
  const context = { order: sampleOrder(), vendor, kitchen: async () => [] };
  await alarmActions.missed({ ...context, isRepeat: false });
  await alarmActions.missed({ ...context, isRepeat: true });
  await alarmActions.missed({
    ...context,
    order: { ...sampleOrder(), isTest: true },
    isRepeat: false,
  });
  expect(vi.mocked(count).mock.calls).toEqual([['OrdersUnanswered']]);
});
