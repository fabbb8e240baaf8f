import { beforeEach, expect, it, vi } from 'vitest';
import { actingPerson, pinRequest } from '../../device/person/acting.ts';
import { offlineSeller } from './offline-seller.ts';

const device = vi.hoisted(() => ({ people: vi.fn() }));
vi.mock('../../device/person/offline-pins.ts', () => ({ offlinePeople: device.people }));

const person = (role: 'cook' | 'counter') => ({
  id: 'ASHA00000000',
  name: 'Asha',
  role,
  hasPin: true,
});
const unlockOf = (role: 'cook' | 'counter') => ({
  acting: 'offline.ASHA00000000.1',
  until: new Date(Date.now() + 60_000).toISOString(),
  person: person(role),
});

beforeEach(() => {
  actingPerson.set(undefined);
  device.people.mockResolvedValue([person('counter')]);
});

/** Answers the keypad once it is open. */
async function answer(unlock: ReturnType<typeof unlockOf> | undefined): Promise<void> {
  await vi.waitFor(() => expect(pinRequest.get()).toBeDefined());
  pinRequest.get()?.answer(unlock);
}

it('returns the person who has unlocked the device, without asking for a PIN', async () => {
  actingPerson.set(unlockOf('counter'));
  expect(await offlineSeller('guarded')).toBe('ASHA00000000');
});

it('asks for a PIN on a locked device, and sells nothing without the PIN', async () => {
  const seller = offlineSeller('always');
  await answer(unlockOf('counter'));
  expect(await seller).toBe('ASHA00000000');
  actingPerson.set(undefined);
  const nobody = offlineSeller('guarded');
  await answer(undefined);
  expect(await nobody).toBe('refused');
});

it.each([
  ['the mess uses no PINs', 'off', [person('counter')]],
  ['the device knows no PIN', 'guarded', []],
  ['the device knows only the PIN of a cook', 'guarded', [person('cook')]],
] as const)('is unknown, without a question, if %s', async (_why, pin, people) => {
  device.people.mockResolvedValue(people);
  expect(await offlineSeller(pin)).toBeUndefined();
  expect(pinRequest.get()).toBeUndefined();
});
