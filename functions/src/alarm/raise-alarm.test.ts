import { expect, it, vi } from 'vitest';
import { count } from '../metrics/metrics.ts';
import { sampleOrder } from '../orders/store/sample-order.ts';
import type { VendorRow } from '../vendors/vendors.table.ts';
import { alarmActions } from './raise-alarm.ts';

vi.mock('../metrics/metrics.ts', () => ({ count: vi.fn() }));
vi.mock('../push/notify.ts', () => ({}));
vi.mock('./text-kitchen.ts', () => ({}));

it('counts each unanswered order once, and no test order', async () => {
  const vendor = {} as VendorRow;
  await alarmActions.missed({ order: sampleOrder(), vendor, isRepeat: false });
  await alarmActions.missed({ order: sampleOrder(), vendor, isRepeat: true });
  await alarmActions.missed({ order: { ...sampleOrder(), isTest: true }, vendor, isRepeat: false });
  expect(vi.mocked(count).mock.calls).toEqual([['OrdersUnanswered']]);
});
