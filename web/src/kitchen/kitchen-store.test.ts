import { beforeEach, expect, it, vi } from 'vitest';
import type { KitchenData } from './kitchen-data.ts';
import { createKitchenStore } from './kitchen-store.ts';
import { type StepAct, subjectOf } from './steps.ts';

vi.mock('./device/kitchen-call.ts', () => ({ kitchenCall: vi.fn() }));

const kitchenOf = (id: string) =>
  ({ vendor: { id }, orders: [], items: [], categories: [] }) as unknown as KitchenData;
const waiting = (queue: ReturnType<typeof createKitchenStore>['queue']) =>
  queue.steps.get().map(subjectOf);
const ofFirst = ['VENDR000010123456789ABCDEF', 'DISH1'];
const ofSecond = ['VENDR000020123456789ABCDEF', 'DISH2'];
const taps = (vendorId: string, [orderId = '', itemId = '']: string[]): StepAct[] => [
  { kind: 'acknowledge', orderId },
  { kind: 'item', vendorId, itemId, soldOutToday: true },
];

beforeEach(() => {
  const { queue, takeKept } = createKitchenStore();
  takeKept(kitchenOf('nobody'));
  queue.add([...taps('VENDR00001', ofFirst), ...taps('VENDR00002', ofSecond)]);
});

it('drops the steps that this browser took for another mess, before one is sent', () => {
  const { queue, take } = createKitchenStore();
  expect(waiting(queue)).toEqual([...ofFirst, ...ofSecond]);
  take(kitchenOf('VENDR00001'), Date.now());
  expect(waiting(queue)).toEqual(ofFirst);
});

it('so does what a device kept', () => {
  const { queue, takeKept } = createKitchenStore();
  takeKept(kitchenOf('VENDR00002'));
  expect(waiting(queue)).toEqual(ofSecond);
});
