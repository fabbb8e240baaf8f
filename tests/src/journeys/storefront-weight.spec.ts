import { expect, test } from 'vitest';
import { firstVisitFiles, totalOf } from '../support/first-visit.ts';

test("the storefront's first visit stays light", async () => {
  const files = await firstVisitFiles();
  expect(files.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['js', 'css']));
  expect(totalOf(files, 'js').gzipped).toBeLessThan(100_000);
  expect(totalOf(files, 'css').gzipped).toBeLessThan(15_000);
});
