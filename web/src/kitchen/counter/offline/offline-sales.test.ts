import type { CounterOrderBody } from '@thali/shared/counter/place-counter-order.contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '../../../lib/api/api-error.ts';
import {
  codeHoldMs,
  offlineSales,
  releaseSale,
  removeSale,
  settleSale,
  storeSale,
} from './offline-sales.ts';
import { isStuck, sendOfflineSales } from './send-offline-sales.ts';

const database = vi.hoisted(() => new Map<string, unknown>());
const disk = vi.hoisted(() => ({ isFull: false }));
vi.mock('idb-keyval', () => ({
  get: async (key: string) => structuredClone(database.get(key)),
  update: async (key: string, change: (value: unknown) => unknown) => {
    if (disk.isFull) throw new DOMException('', 'QuotaExceededError');
    database.set(key, structuredClone(change(structuredClone(database.get(key)))));
  },
}));
const server = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../device/kitchen-call.ts', () => ({ kitchenCall: server.call }));

const vendorId = 'TAWA000001';
const body: CounterOrderBody = {
  items: [{ menuItemId: 'D', quantity: 1, unitPrice: 60, specialInstructions: undefined }],
  totalAmount: 60,
  finalAmount: 60,
  specialInstructions: undefined,
  paymentMethod: 'cash',
};
const keep = (key: string, isHeld = false, sellerId?: string) =>
  storeSale({ key, vendorId, counter: 2, sellerId, isHeld, body });
const keysOf = () => offlineSales.get().map(({ key }) => key);
/** The keys of the calls, in their order. */
const sentKeys = () => server.call.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);

beforeEach(async () => {
  for (const key of keysOf()) await removeSale(key);
  database.clear();
  server.call.mockReset();
  vi.stubGlobal('addEventListener', () => undefined);
  vi.useFakeTimers({ now: Date.parse('2026-11-27T07:00:00Z') });
  let last: Promise<unknown> = Promise.resolve();
  const request = (_: string, { signal }: { signal: AbortSignal }, run: () => Promise<unknown>) => {
    const mine = last.then(() => !signal.aborted && run());
    last = mine.catch(() => undefined);
    return mine;
  };
  vi.stubGlobal('navigator', { locks: { request }, onLine: true });
  return () => vi.useRealTimers();
});

it('gives each sale a new number of the device, even at the same time', async () => {
  const storedSales = await Promise.all([keep('a'), keep('b'), keep('c'), keep('a')]);
  expect(storedSales.map(({ number }) => number)).toEqual(['K2-1', 'K2-2', 'K2-3', 'K2-1']);
  await removeSale('c');
  expect((await keep('d')).number).toBe('K2-4');
  expect((await keep('d')).body).toMatchObject({
    offlineNumber: 'K2-4',
    soldAt: '2026-11-27T07:00:00.000Z',
  });
  expect((await keep('d')).body).not.toHaveProperty('sellerId');
});

it('names the person at the time of the sale, whoever sends it later', async () => {
  await keep('a', true, 'ASHA00000000');
  await keep('a', true, 'RAV100000000');
  await settleSale('a', 'cash');
  expect(offlineSales.get()[0]?.body).toMatchObject({ sellerId: 'ASHA00000000', received: 'cash' });
});

it('gives a browser without an enrolled number its own number from 100', async () => {
  const sale = { vendorId, counter: undefined, sellerId: undefined, isHeld: false, body };
  const first = await storeSale({ ...sale, key: 'a' });
  const second = await storeSale({ ...sale, key: 'b' });
  expect(first.number).toMatch(/^K[1-9]\d\d-1$/);
  expect(second.number).toBe(first.number.replace(/1$/, '2'));
});

it('sends all sales once and in order, despite lost answers and two tabs', async () => {
  for (const key of ['a', 'b', 'c']) await keep(key);
  server.call.mockRejectedValueOnce(new NetworkError());
  server.call.mockImplementation(async (_, { idempotencyKey: id }) => ({ order: { id } }));
  const sent: string[] = [];
  const stops = [1, 2].map(() => sendOfflineSales(vendorId, ({ id }) => sent.push(id)));
  await vi.advanceTimersByTimeAsync(0);
  expect(isStuck.get()).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual(['a', 'b', 'c']);
  expect(sentKeys()).toEqual(['a', 'a', 'b', 'c']);
  expect(keysOf()).toEqual([]);
  expect(isStuck.get()).toBe(false);
  for (const stop of stops) stop();
});

it('keeps a refused sale with its reason and continues, but waits while the device is refused', async () => {
  for (const key of ['a', 'b']) await keep(key);
  const refusal = (status: number, code: string) =>
    new ApiError({ status, code, message: 'The sale is more than 12 hours old.' });
  server.call.mockRejectedValueOnce(refusal(409, 'TOO_OLD'));
  server.call.mockRejectedValue(refusal(401, 'TOKEN_INVALID'));
  const stop = sendOfflineSales(vendorId, () => undefined);
  await vi.advanceTimersByTimeAsync(100_000);
  expect(offlineSales.get()).toMatchObject([
    { key: 'a', refused: 'The sale is more than 12 hours old.' },
    { key: 'b' },
  ]);
  expect(offlineSales.get()[1]).not.toHaveProperty('refused');
  stop();
});

it('keeps sending after the device could not store a refusal', async () => {
  for (const key of ['a', 'b']) await keep(key);
  const message = 'The sale is more than 12 hours old.';
  server.call.mockImplementation(async (_, { idempotencyKey: id }) => {
    if (id === 'a') throw new ApiError({ status: 409, code: 'TOO_OLD', message });
    return { order: { id } };
  });
  disk.isFull = true;
  const stop = sendOfflineSales(vendorId, () => undefined);
  await vi.advanceTimersByTimeAsync(5000);
  disk.isFull = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(offlineSales.get()).toMatchObject([{ key: 'a', refused: message }]);
  stop();
});

it('holds a sale with a UPI code until its payment, for at most ten minutes', async () => {
  server.call.mockImplementation(async (_, { idempotencyKey: id }) => ({ order: { id } }));
  await keep('paid', true);
  await keep('unpaid', true);
  const stop = sendOfflineSales(vendorId, () => undefined);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sentKeys()).toEqual([]);
  expect(await settleSale('paid', 'cash')).toBe(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(server.call.mock.calls[0]?.[1].body).toMatchObject({ received: 'cash' });
  await vi.advanceTimersByTimeAsync(codeHoldMs);
  expect(sentKeys()).toEqual(['paid', 'unpaid']);
  expect(await settleSale('unpaid', 'upi')).toBe(false);
  await keep('closed', true);
  await releaseSale('closed');
  await vi.advanceTimersByTimeAsync(0);
  expect(sentKeys()).toEqual(['paid', 'unpaid', 'closed']);
  stop();
});

it('does not send the sales of another mess', async () => {
  await keep('a');
  const stop = sendOfflineSales('OTHER00001', () => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sentKeys()).toEqual([]);
  expect(keysOf()).toEqual(['a']);
  stop();
});
