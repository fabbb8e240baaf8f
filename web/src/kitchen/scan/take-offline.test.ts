import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import type { Member } from './judge-code.ts';
import { offlineClaims, sendOfflineClaims } from './offline-claims.ts';
import { takeOffline } from './take-offline.ts';

const database = vi.hoisted(() => ({ rows: new Map<string, unknown>(), mode: 'works' }));
vi.mock('idb-keyval', () => ({
  get: async (key: string) => structuredClone(database.rows.get(key)),
  update: (key: string, change: (value: unknown) => unknown) => {
    if (database.mode === 'throws') throw new Error('No IndexedDB');
    if (database.mode === 'hangs') return new Promise(() => undefined);
    if (database.mode === 'full') return Promise.reject(new DOMException('', 'QuotaExceededError'));
    database.rows.set(key, structuredClone(change(structuredClone(database.rows.get(key)))));
    return Promise.resolve();
  },
}));
const server = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../device/kitchen-call.ts', () => ({ kitchenCall: server.call }));

const vendorId = 'TAWA000001';
const member: Member = {
  ...{ passId: 'TAWA000001AAAAAAAAAA', name: 'Asha', roll: '21CS07', left: 41 },
  ...{ meals: ['LVN1'], skipped: [], claimed: [], key: 'key-of-asha', card: null },
};
const meal = { id: 'LVN1', name: 'Lunch' };
const take = (key: string) =>
  takeOffline({
    ...{ vendorId, key, by: { passId: member.passId }, at: new Date() },
    judgement: { isTaken: true, member, meal },
  });

beforeEach(() => {
  database.rows.clear();
  database.mode = 'works';
  server.call.mockReset();
  vi.stubGlobal('navigator', { locks: { request: (_: string, __: object, run: Run) => run({}) } });
});
type Run = (lock: object) => Promise<void>;
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('takes a meal that the device has stored', async () => {
  expect(await take('a')).toEqual({
    isTaken: true,
    name: 'Asha · 21CS07',
    text: 'Lunch · 40 left · not sent yet',
    isCard: false,
  });
  expect(offlineClaims.get()).toMatchObject([{ key: 'a', mealId: 'LVN1' }]);
});

it('marks a meal below zero', async () => {
  const taken = await takeOffline({
    ...{ vendorId, key: 'a', by: { passId: member.passId }, at: new Date() },
    judgement: { isTaken: true, member: { ...member, left: 0 }, meal },
  });
  expect(taken.text).toBe('Lunch · 1 below zero · not sent yet');
});

it('shows why a meal is not taken', async () => {
  const judgement = { isTaken: false, reason: 'claimed', member } as const;
  const request = { vendorId, key: 'a', by: { code: 'PASS' }, at: new Date(), judgement };
  expect(await takeOffline(request)).toMatchObject({ isTaken: false, text: 'Already taken' });
});

it('keeps sending later claims if the device cannot store a refusal', async () => {
  await take('a');
  await take('b');
  database.mode = 'full';
  server.call.mockRejectedValue(
    new ApiError({ status: 409, code: 'MEAL_SKIPPED', message: 'Skipped.' }),
  );
  await sendOfflineClaims(vendorId);
  database.mode = 'works';
  await sendOfflineClaims(vendorId);
  expect(offlineClaims.get().map(({ key, refused }) => [key, refused])).toEqual([
    ['a', 'Skipped.'],
    ['b', 'Skipped.'],
  ]);
});

it('tells staff to note the meal if the device cannot store it', async () => {
  vi.useFakeTimers();
  // The storage helper refuses all calls after a hanging one, so that mode is last.
  for (const mode of ['throws', 'full', 'hangs']) {
    database.mode = mode;
    const taken = take('a');
    await vi.advanceTimersByTimeAsync(2000);
    expect(await taken, mode).toEqual({
      isTaken: false,
      name: 'Asha · 21CS07',
      text: 'No network, and this device cannot store the meal. Note it on paper.',
    });
  }
});
