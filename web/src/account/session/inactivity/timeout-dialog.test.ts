import { expect, it } from 'vitest';
import { spokenCountdown } from './timeout-dialog.tsx';

it('counts down in a few round figures', () => {
  const said = Array.from({ length: 61 }, (_, passed) => spokenCountdown(60 - passed));
  expect([...new Set(said)]).toEqual(['', '30 seconds left', '10 seconds left', '5 seconds left']);
  expect(said.at(-1)).toBe('');
});
