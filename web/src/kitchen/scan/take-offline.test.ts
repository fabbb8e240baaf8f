import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import type { Member } from './judge-code.ts';
import {
  type OfflineClaim,
  offlineClaims,
  sendOfflineClaims,
  undoOfflineClaim,
} from './offline-claims.ts';
import type { ScanResult } from './scan-result.ts';
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
    undo: expect.objectContaining({
      mealName: 'Lunch',
      claimed: { unsent: offlineClaims.get()[0] },
    }),
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

const unsentOf = ({ undo }: ScanResult): OfflineClaim => {
  if (!undo || !('unsent' in undo.claimed)) throw new Error('Nothing to undo');
  return undo.claimed.unsent;
};
const paths = () => server.call.mock.calls.map(([path]) => path.split(' ')[0]);

it('sends the undo of a claim that staff undid, and not the claim', async () => {
  const unsent = unsentOf(await take('a'));
  await undoOfflineClaim(unsent, 'Wrong person');
  server.call.mockResolvedValue({});
  await sendOfflineClaims(vendorId);
  expect(server.call).toHaveBeenCalledTimes(1);
  expect(server.call).toHaveBeenCalledWith(
    'DELETE /vendors/{vendorId}/claims/{passId}/{date}/{mealId}',
    expect.objectContaining({ body: { reason: 'Wrong person', claimKey: 'a' } }),
  );
  expect(offlineClaims.get()).toEqual([]);
});

it('undoes a claim that is sent at the same moment, or was sent before', async () => {
  const unsent = unsentOf(await take('a'));
  server.call.mockImplementationOnce(() => undoOfflineClaim(unsent, 'Mistake'));
  server.call.mockResolvedValue({});
  await sendOfflineClaims(vendorId);
  await sendOfflineClaims(vendorId);
  expect(paths()).toEqual(['POST', 'DELETE']);
  const second = unsentOf(await take('b'));
  await sendOfflineClaims(vendorId);
  await undoOfflineClaim(second, 'Mistake');
  await sendOfflineClaims(vendorId);
  expect(paths()).toEqual(['POST', 'DELETE', 'POST', 'DELETE']);
  expect(offlineClaims.get()).toEqual([]);
});

it('offers the undo again if staff find the member in the list', async () => {
  const unsent = unsentOf(await take('a'));
  const judgement = { isTaken: false, reason: 'claimed', member, meal } as const;
  const request = { vendorId, key: 'b', by: { passId: member.passId }, at: new Date(), judgement };
  expect(unsentOf(await takeOffline(request))).toEqual(unsent);
  await undoOfflineClaim(unsent, 'Mistake');
  expect(await takeOffline(request)).not.toHaveProperty('undo');
});

it('sends codes before claims that may wait for a PIN', async () => {
  await take('a');
  await takeOffline({
    ...{ vendorId, key: 'b', by: { code: 'PASS-AAAAAAAAAA-AAAAAAAA' }, at: new Date() },
    judgement: { isTaken: true, member, meal },
  });
  server.call.mockImplementation(async (path: string) => {
    if (path.endsWith('by-hand'))
      throw new ApiError({ status: 403, code: 'PERSON_REQUIRED', message: '' });
  });
  await sendOfflineClaims(vendorId);
  expect(offlineClaims.get().map(({ key }) => key)).toEqual(['a']);
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
