import { addDays } from '@thali/shared/time/dates';
import { toIst } from '@thali/shared/time/ist';
import { beforeAll, expect, test } from 'vitest';
import { makeAdmin } from '../support/sign-in.ts';
import { getFigures } from '../support/wire-figures.ts';

let token: string;
beforeAll(async () => {
  token = (await makeAdmin()).token;
});

/** The dates of the daily figures in the answer. */
async function daysOf(query: string): Promise<unknown[]> {
  const { daily } = await getFigures(`/admin/analytics${query}`, token);
  if (!Array.isArray(daily)) throw new Error('There are no days');
  return daily.map(({ date }) => date);
}

test('answers for today if the call names no dates', async () => {
  const before = toIst(new Date()).date;
  const days = await daysOf('');
  // Midnight may have passed meanwhile.
  expect([before, addDays(before, 1)]).toContain(days[0]);
  expect(days).toHaveLength(1);
});

test('answers for one day if the call names a single date', async () => {
  expect(await daysOf('?start_date=2026-03-01')).toEqual(['2026-03-01']);
  expect(await daysOf('?end_date=2026-02-28')).toEqual(['2026-02-28']);
});
