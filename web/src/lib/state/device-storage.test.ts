import { expect, it, vi } from 'vitest';
import { clearLocalStorage, deviceKey } from './device-storage.ts';
import { fakeStorage } from './fake-storage.ts';

it('clears everything except the keys of a kitchen’s device', () => {
  const storage = fakeStorage();
  vi.stubGlobal('localStorage', storage);
  for (const key of [
    deviceKey('steps'),
    'thali.kitchen-steps',
    deviceKey('other'),
    'guestFavorites',
  ])
    storage.setItem(key, key);
  clearLocalStorage();
  const remainingKeys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  expect(remainingKeys).toEqual([deviceKey('steps'), deviceKey('other')]);
  expect(storage.getItem(deviceKey('steps'))).toBe(deviceKey('steps'));
});
