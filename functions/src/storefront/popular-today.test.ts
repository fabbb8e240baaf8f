import { expect, it } from 'vitest';
import { popularOf } from './popular-today.ts';

it('names the three dishes that sold most portions today, and none that hardly sold', () => {
  const row = { PK: 'x', SK: 'y', qA: 5, qB: 40, qC: 12, qD: 9, qE: 4, rA: 900, rE: 99_000 };
  expect(popularOf(row)).toEqual(['B', 'C', 'D']);
  expect(popularOf({ qA: 4 })).toEqual([]);
});
