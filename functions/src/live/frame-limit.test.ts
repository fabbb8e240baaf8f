import { expect, it } from 'vitest';
import { isFlooding } from './frame-limit.ts';

const window = 5 * 60_000;

it('lets each connection send 100 frames in five minutes', () => {
  const sent = (connectionId: string, count: number, now: number) =>
    Array.from({ length: count }, () => isFlooding(connectionId, now)).filter(Boolean).length;
  expect(sent('one', 100, 0)).toBe(0);
  expect(sent('one', 40, 1)).toBe(40);
  expect(sent('other', 100, 1)).toBe(0);
  expect(sent('one', 100, window)).toBe(0);
});
