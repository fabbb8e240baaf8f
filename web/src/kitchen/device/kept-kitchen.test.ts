import { beforeEach, expect, it, vi } from 'vitest';
import type { KitchenData } from '../kitchen-data.ts';
import { keepKitchen, readKeptKitchen } from './kept-kitchen.ts';
import { keepDevice, storedDevice } from './stored-device.ts';

const kept = vi.hoisted(() => new Map<string, unknown>());
vi.mock('idb-keyval', () => ({
  get: async (key: string) => kept.get(key),
  set: async (key: string, value: unknown) => void kept.set(key, value),
  del: async (key: string) => void kept.delete(key),
}));

const device = { deviceId: 'D1', vendorId: 'V1', name: 'Tawa', token: 'V1.D1.secret' };
const kitchenOf = (id: string) => ({ vendor: { id }, orders: [] }) as unknown as KitchenData;

beforeEach(async () => {
  kept.clear();
  vi.useRealTimers();
  await keepDevice(device);
});

it('shows this device what it showed last', async () => {
  await keepKitchen(kitchenOf('V1'));
  expect(await readKeptKitchen()).toEqual(kitchenOf('V1'));
});

it.each([
  ['another device of the mess', { ...device, deviceId: 'D2' }],
  ['a device of another mess', { ...device, deviceId: 'D2', vendorId: 'V2' }],
])('shows %s nothing, and keeps nothing any more', async (_who, next) => {
  await keepKitchen(kitchenOf('V1'));
  await keepDevice(next);
  expect(await readKeptKitchen()).toBeUndefined();
  expect(kept.has('kitchen-shown')).toBe(false);
});

it('keeps nothing of a mess that the device is none of', async () => {
  await keepKitchen(kitchenOf('V2'));
  expect(kept.has('kitchen-shown')).toBe(false);
  expect(storedDevice.get()).toEqual(device);
});

it('is over after twelve hours, and then gone', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await keepKitchen(kitchenOf('V1'));
  vi.advanceTimersByTime(12 * 60 * 60 * 1000);
  expect(await readKeptKitchen()).toBeUndefined();
  expect(kept.has('kitchen-shown')).toBe(false);
});
