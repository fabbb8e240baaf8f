import { expect, it } from 'vitest';
import { daySuggestions } from './day-suggestions.ts';

const day = (date: string, contents = date) => ({ date, contents });
const monday = '2026-11-23';

it.each([
  [
    'the weekday’s first, then yesterday’s',
    ['2026-11-22', '2026-11-21', '2026-11-16'],
    ['2026-11-16', '2026-11-22'],
  ],
  [
    'the last one before days that were closed',
    ['2026-11-19', '2026-11-16'],
    ['2026-11-16', '2026-11-19'],
  ],
  ['yesterday’s alone in the first week', ['2026-11-22'], ['2026-11-22']],
  ['the only one, a week old', ['2026-11-16'], ['2026-11-16']],
  ['one of long ago', ['2026-10-02'], ['2026-10-02']],
  ['none at first', [], []],
  ['none of that day itself, and none of later', ['2026-11-24', monday], []],
])('suggests %s', (_, dates, suggested) => {
  const served = dates.map((date) => day(date));
  expect(daySuggestions(served, monday)).toEqual(suggested.map((date) => day(date)));
});

it('suggests equal contents once', () => {
  const served = [day('2026-11-22', 'Dal, rice'), day('2026-11-16', 'Dal, rice')];
  expect(daySuggestions(served, monday)).toEqual([served[0]]);
});
