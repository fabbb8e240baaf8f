import { expect, it } from 'vitest';
import { selectPopular } from './popular-today.ts';

it('selects the three best-selling dishes and skips dishes with few portions', () => {
  const row = { PK: 'x', SK: 'y', qA: 5, qB: 40, qC: 12, qD: 9, qE: 4, rA: 900, rE: 99_000 };
  expect(selectPopular(row)).toEqual(['B', 'C', 'D']);
  expect(selectPopular({ qA: 4 })).toEqual([]);
});
