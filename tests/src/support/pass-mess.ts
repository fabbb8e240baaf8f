import { randomUUID } from 'node:crypto';
import type { Actor } from '@thali/functions/http/actor';
import { AppError } from '@thali/shared/http/app-error';
import { weekdays } from '@thali/shared/time/ist';
import { makeVendor } from './make-vendor.ts';
import { randomIds } from './random-ids.ts';

/** A Monday. Tests set the clock to it. */
export const passDay = '2031-03-03';
export const passTime = (clock: string, date = passDay) => new Date(`${date}T${clock}+05:30`);

const everyDay = [...weekdays];
const lunch = { id: 'MEA1', name: 'Lunch', from: '12:00', to: '14:00', weekdays: everyDay };
const dinner = { id: 'MEA2', name: 'Dinner', from: '19:00', to: '21:00', weekdays: everyDay };

/** Settings with a lunch and a dinner. @param cutoff  the last time to skip lunch */
export function passMessSettings(cutoff = '09:00') {
  const rule = (mealId: string, time: string) => ({
    mealId,
    skipUntil: { daysBefore: 0, time },
    minSkipDays: 1,
    maxSkips: 31,
  });
  const rules = [rule('MEA1', cutoff), rule('MEA2', '16:00')];
  return { meals: [lunch, dinner], passes: { meals: rules, grace: 0, cards: true } };
}

export const passTypes = [
  {
    ...{ id: 'EVR1', name: 'Monthly', kind: 'every' as const, meals: ['MEA1', 'MEA2'] },
    ...{ count: 60, days: 30, price: 2400 },
  },
  {
    ...{ id: 'OPN1', name: 'Open meals', kind: 'open' as const, meals: ['MEA1', 'MEA2'] },
    ...{ count: 20, days: 60, price: 900 },
  },
];

/** A mess with its owner and a scanner. */
export async function makePassMess(settings = passMessSettings()) {
  const vendor = await makeVendor({ settings });
  const owner: Actor = {
    role: 'vendor',
    userId: 'U'.repeat(26),
    vendorId: vendor.id,
    name: 'Meera',
  };
  const makeScanner = (name: string): Actor => ({
    ...{ role: 'device', vendorId: vendor.id, deviceId: randomIds.menu(), name },
  });
  return { vendor, owner, makeScanner, params: { vendorId: vendor.id } };
}

export function withKey(key: string = randomUUID()) {
  return { headers: { 'idempotency-key': key } };
}

/** Repeats a call that the busy table refused, as a scanner does. */
export async function answerOf<T>(call: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'SERVICE_BUSY')) throw error;
    }
  }
}

/** Returns `done` or the code of the error. */
export function outcomeOf(call: () => Promise<unknown>): Promise<string> {
  return answerOf(call).then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
}

/** Runs calls with a limited number of workers, so that the local table is not too busy. */
export async function inParallel<Item>(
  items: readonly Item[],
  run: (item: Item) => Promise<void>,
  workers = 16,
): Promise<void> {
  const waiting = [...items];
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await run(item);
  };
  await Promise.all(Array.from({ length: workers }, work));
}
