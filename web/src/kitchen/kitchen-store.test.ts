import { sampleOrder } from '@thali/shared/orders/sample-order';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeStorage } from '../lib/state/fake-storage.ts';
import { currentToast } from '../lib/ui/toast-store.ts';
import type { KitchenData } from './kitchen-data.ts';
import { createKitchenStore } from './kitchen-store.ts';
import { type StepAction, subjectOf } from './steps.ts';

vi.mock('idb-keyval', () => ({
  get: async () => undefined,
  set: async () => undefined,
  createStore: () => async () => undefined,
}));
vi.mock('./device/kitchen-call.ts', () => ({ kitchenCall: vi.fn() }));

const kitchenOf = (id: string) =>
  ({ vendor: { id }, orders: [], items: [], categories: [] }) as unknown as KitchenData;
const waiting = (queue: ReturnType<typeof createKitchenStore>['queue']) =>
  queue.steps.get().map(subjectOf);
const ofFirst = ['VENDR000010123456789ABCDEF', 'DISH1'];
const ofSecond = ['VENDR000020123456789ABCDEF', 'DISH2'];
const taps = (vendorId: string, [orderId = '', itemId = '']: string[]): StepAction[] => [
  { kind: 'acknowledge', orderId },
  { kind: 'item', vendorId, itemId, soldOutToday: true },
];

beforeEach(() => {
  const { queue, showStored } = createKitchenStore();
  showStored(kitchenOf('nobody'));
  queue.add([...taps('VENDR00001', ofFirst), ...taps('VENDR00002', ofSecond)]);
});

it('removes steps of another mess before sending', () => {
  const { queue, applyResponse } = createKitchenStore();
  expect(waiting(queue)).toEqual([...ofFirst, ...ofSecond]);
  applyResponse(kitchenOf('VENDR00001'), Date.now());
  expect(waiting(queue)).toEqual(ofFirst);
});

it('removes steps of another mess when the stored data appears', () => {
  const { queue, showStored } = createKitchenStore();
  showStored(kitchenOf('VENDR00002'));
  expect(waiting(queue)).toEqual(ofSecond);
});

it('restores the last handed-over orders of the device, separate from the open orders', () => {
  const { data, handedOver, showStored } = createKitchenStore();
  const open = sampleOrder({ id: 'VENDR000011' });
  const ended = sampleOrder({ id: 'VENDR000012', status: 'completed' });
  showStored({ ...kitchenOf('VENDR00001'), orders: [open, ended] } as KitchenData);
  expect(data.get()?.orders).toEqual([open]);
  expect(handedOver.get()).toEqual([ended]);
});

it('announces an order on screen that its guest cancelled', () => {
  const { applyOrders, showStored } = createKitchenStore();
  const [shown, otherOrder] = [1, 2].map((token) =>
    sampleOrder({ id: `VENDR00001${token}`, token }),
  );
  showStored({ ...kitchenOf('VENDR00001'), orders: [shown] } as KitchenData);
  const cancelled = { status: 'cancelled', cancelReason: 'customer' } as const;
  applyOrders([shown, otherOrder].map((order) => ({ ...sampleOrder(order), ...cancelled })));
  expect(currentToast()?.title).toBe('Cancelled by the guest: Token 1');
});

it.each([
  ['a device', { deviceId: 'D1', vendorId: 'VENDR00001', name: 'Tawa', token: 'T' }, 1],
  ['staff', undefined, 0],
])(
  'a sign-out keeps the unsent steps of a device, but not of staff: %s',
  async (_who, device, count) => {
    vi.stubGlobal('localStorage', fakeStorage());
    /** The queue after a reload of the page. */
    const reloadedQueue = async () => {
      vi.resetModules();
      const { storeDevice } = await import('./device/stored-device.ts');
      if (device) await storeDevice(device);
      return (await import('./kitchen-store.ts')).createKitchenStore().queue;
    };
    (await reloadedQueue()).add([{ kind: 'acknowledge', orderId: ofFirst[0] ?? '' }]);
    const { endSession } = await import('../account/session/sign-out.ts');
    await endSession(undefined, 'asked');
    expect(waiting(await reloadedQueue())).toHaveLength(count);
  },
);
