import { expect, it } from 'vitest';
import { spokenCountdown } from './timeout-dialog.tsx';

it('announces only 30, 10 and 5 seconds', () => {
  const countdowns = Array.from({ length: 61 }, (_, passed) => spokenCountdown(60 - passed));
  expect([...new Set(countdowns)]).toEqual([
    '',
    '30 seconds left',
    '10 seconds left',
    '5 seconds left',
  ]);
  expect(countdowns.at(-1)).toBe('');
});
