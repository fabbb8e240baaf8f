import { expect, it } from 'vitest';
import { limitFrames } from './frame-limit.ts';

const window = 5 * 60_000;

it('answers 100 frames of a connection in five minutes, then closes it once and drops the remaining frames', () => {
  const send = (connectionId: string, count: number, now: number) =>
    Array.from({ length: count }, () => limitFrames(connectionId, now));
  expect(new Set(send('one', 100, 0))).toEqual(new Set(['answer']));
  expect(send('one', 3, 1)).toEqual(['close', 'drop', 'drop']);
  expect(new Set(send('other', 100, 1))).toEqual(new Set(['answer']));
  expect(new Set(send('one', 100, window))).toEqual(new Set(['answer']));
});

it('closes a flooding connection again if it still sends', () => {
  const limits = Array.from({ length: 400 }, () => limitFrames('stubborn', 0));
  expect(limits.filter((verdict) => verdict === 'close')).toHaveLength(3);
});
