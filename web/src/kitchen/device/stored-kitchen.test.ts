import { beforeEach, expect, it, vi } from 'vitest';
import { sampleLine, sampleOrder } from '../../orders/sample-order.ts';
import type { KitchenData } from '../kitchen-data.ts';
import { storeDevice, storedDevice } from './stored-device.ts';
import { readStoredKitchen, storeKitchen } from './stored-kitchen.ts';

const database = vi.hoisted(() => new Map<string, unknown>());
vi.mock('idb-keyval', () => ({
  get: async (key: string) => database.get(key),
  set: async (key: string, value: unknown) => void database.set(key, value),
  del: async (key: string) => void database.delete(key),
}));

const device = {
  deviceId: 'D1',
  vendorId: 'TAWA000001',
  name: 'Tawa',
  token: 'TAWA000001.D1.secret',
};
const orderId = 'TAWA0000010123456789ABCDEF';
const dishId = 'D00000000001';
const line = {
  ...sampleLine(orderId),
  menuItemId: dishId,
  menuItem: { id: dishId, name: 'Roti', isVegetarian: true },
};
const kitchenOf = (id: string): KitchenData => ({
  vendor: {
    id,
    subdomain: 'tawa',
    displayName: 'Tawa',
    accentColor: null,
    phone: null,
    settings: { alarm: { sms: false, cancelAfterMinutes: null } },
  },
  orders: [{ ...sampleOrder(orderId), items: [line] }],
  items: [
    {
      ...{ id: dishId, categoryId: 'C00000000001', name: 'Roti' },
      ...{ isVegetarian: true, isAvailable: true, soldOutToday: false, quantity: 4 },
    },
  ],
  categories: [
    { id: 'C00000000001', name: 'Breads', description: null, image: null, sortOrder: 1 },
  ],
});

beforeEach(async () => {
  database.clear();
  vi.useRealTimers();
  await storeDevice(device);
});

it('restores the last data of this device', async () => {
  await storeKitchen(kitchenOf('TAWA000001'));
  expect(await readStoredKitchen()).toEqual(kitchenOf('TAWA000001'));
});

it.each([
  ['another device of the mess', { ...device, deviceId: 'D2' }],
  ['a device of another mess', { ...device, deviceId: 'D2', vendorId: 'TAWA000002' }],
])('deletes the data for %s', async (_who, next) => {
  await storeKitchen(kitchenOf('TAWA000001'));
  await storeDevice(next);
  expect(await readStoredKitchen()).toBeUndefined();
  expect(database.has('kitchen-shown')).toBe(false);
});

it('stores no data of another mess', async () => {
  await storeKitchen(kitchenOf('TAWA000002'));
  expect(database.has('kitchen-shown')).toBe(false);
  expect(storedDevice.get()).toEqual(device);
});

it('deletes the data after twelve hours', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await storeKitchen(kitchenOf('TAWA000001'));
  vi.advanceTimersByTime(12 * 60 * 60 * 1000);
  expect(await readStoredKitchen()).toBeUndefined();
  expect(database.has('kitchen-shown')).toBe(false);
});

it.each([
  ['without its dishes', ({ items: _items, ...rest }: KitchenData) => rest],
  [
    'with lines of another kind',
    (data: KitchenData) => ({ ...data, orders: [{ id: orderId, lines: [] }] }),
  ],
  ['with no data', () => undefined],
])('deletes data %s, from an earlier release', async (_how, changed) => {
  await storeKitchen(kitchenOf('TAWA000001'));
  const stored = database.get('kitchen-shown') as { data: KitchenData };
  database.set('kitchen-shown', { ...stored, data: changed(stored.data) });
  expect(await readStoredKitchen()).toBeUndefined();
  expect(database.has('kitchen-shown')).toBe(false);
});

it.each([1, 'kitchen', null, []])('deletes malformed data: %j', async (stored) => {
  database.set('kitchen-shown', stored);
  expect(await readStoredKitchen()).toBeUndefined();
  expect(database.has('kitchen-shown')).toBe(false);
});
