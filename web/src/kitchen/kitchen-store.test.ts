import { beforeEach, expect, it, vi } from 'vitest';
import type { KitchenData } from './kitchen-data.ts';
import { createKitchenStore } from './kitchen-store.ts';

vi.mock('./device/kitchen-call.ts', () => ({ kitchenCall: vi.fn() }));

const kitchenOf = (id: string) =>
  ({ vendor: { id }, orders: [], items: [], categories: [] }) as unknown as KitchenData;
const waiting = (queue: ReturnType<typeof createKitchenStore>['queue']) =>
  queue.steps.get().map(({ act }) => act.kind === 'acknowledge' && act.orderId);
const [mine, foreign] = ['VENDR000010123456789ABCDEF', 'VENDR000020123456789ABCDEF'];

beforeEach(() => {
  const { queue, takeKept } = createKitchenStore();
  takeKept(kitchenOf('nobody'));
  queue.add([mine, foreign].map((orderId) => ({ kind: 'acknowledge', orderId })));
});

it('drops the steps that this browser took for another mess, before one is sent', () => {
  const { queue, take } = createKitchenStore();
  expect(waiting(queue)).toEqual([mine, foreign]);
  take(kitchenOf('VENDR00001'), Date.now());
  expect(waiting(queue)).toEqual([mine]);
});

it('so does what a device kept', () => {
  const { queue, takeKept } = createKitchenStore();
  takeKept(kitchenOf('VENDR00002'));
  expect(waiting(queue)).toEqual([foreign]);
});
