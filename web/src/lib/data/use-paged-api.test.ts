import { expect, it, vi } from 'vitest';
import { readAllPages } from './use-paged-api.ts';

/** A list of numbers in pages of 100; the cursor is the offset. */
const pagesOf = (total: number) =>
  vi.fn(async (cursor: string) => {
    const offset = Number(cursor);
    const rows = Array.from({ length: Math.min(100, total - offset) }, (_, i) => offset + i);
    return { rows, nextCursor: offset + 100 < total ? String(offset + 100) : null };
  });

it.each([
  [0, 1],
  [100, 1],
  [101, 2],
  [250, 3],
])('reads all of %i entries in %i calls', async (total, calls) => {
  const readPage = pagesOf(total);
  const { rows, isTruncated } = await readAllPages(readPage, String, 1000);
  expect([rows.length, isTruncated]).toEqual([total, false]);
  expect(readPage).toHaveBeenCalledTimes(calls);
});

it('returns an entry once even if it moves to the next page meanwhile', async () => {
  const readPage = async (cursor: string) =>
    cursor === '' ? { rows: [1, 2], nextCursor: 'next' } : { rows: [2, 3], nextCursor: null };
  expect((await readAllPages(readPage, String, 1000)).rows).toEqual([1, 2, 3]);
});

it('stops at the limit, and reports that there are more entries', async () => {
  const readPage = pagesOf(1_000_000);
  expect(await readAllPages(readPage, String, 300)).toMatchObject({ isTruncated: true });
  expect(readPage).toHaveBeenCalledTimes(3);
});
