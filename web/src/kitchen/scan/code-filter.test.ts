import { expect, it } from 'vitest';
import { createCodeFilter } from './code-filter.ts';

const asha = { passId: 'TAWA000001AAAAAAAAAA', first: 'PASS-AAAAAAAAAA-11111111' };
const nextOfAsha = 'PASS-AAAAAAAAAA-22222222';
const bina = 'PASS-BBBBBBBBBB-11111111';

it('accepts a code once while it stays in front of the camera', () => {
  const filter = createCodeFilter();
  const pictures = [0, 150, 3000, 6000, 9000];
  expect(pictures.map((now) => filter.accepts(asha.first, now, false))).toEqual([
    ...[true, false, false, false, false],
  ]);
  expect(filter.accepts(asha.first, 13_001, false)).toBe(true);
});

it('accepts the next member at the next picture after a claim ended', () => {
  const filter = createCodeFilter();
  expect(filter.accepts(asha.first, 0, false)).toBe(true);
  expect(filter.accepts(bina, 150, true)).toBe(false);
  expect(filter.accepts(bina, 300, true)).toBe(false);
  expect(filter.accepts(bina, 450, false)).toBe(true);
});

it('ignores the next code of a phone that has just taken its meal', () => {
  const filter = createCodeFilter();
  filter.accepts(asha.first, 0, false);
  filter.markTaken(asha.passId);
  expect(filter.accepts(nextOfAsha, 1000, false)).toBe(false);
  expect(filter.accepts(bina, 1500, false)).toBe(true);
});

it('accepts a new code of a phone whose old code was refused', () => {
  const filter = createCodeFilter();
  filter.accepts(asha.first, 0, false);
  expect(filter.accepts(nextOfAsha, 1000, false)).toBe(true);
});
