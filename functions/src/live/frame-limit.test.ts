import { expect, it } from 'vitest';
import { isFlooding } from './frame-limit.ts';

const minute = 60_000;

it('lets each connection send 60 frames a minute', () => {
  const sent = (connectionId: string, count: number, now: number) =>
    Array.from({ length: count }, () => isFlooding(connectionId, now)).filter(Boolean).length;
  expect(sent('one', 60, 0)).toBe(0);
  expect(sent('one', 40, 1)).toBe(40);
  expect(sent('other', 60, 1)).toBe(0);
  expect(sent('one', 60, minute)).toBe(0);
});
