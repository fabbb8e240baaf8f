import { expect, it } from 'vitest';
import { daySuggestions } from './day-suggestions.ts';

const day = (date: string, contents = date) => ({ date, contents });
const monday = '2026-11-23';

it.each([
  [
    'the contents of a week ago first, then yesterday’s',
    ['2026-11-22', '2026-11-21', '2026-11-16'],
    ['2026-11-16', '2026-11-22'],
  ],
  ['the contents of the last open day', ['2026-11-19', '2026-11-16'], ['2026-11-16', '2026-11-19']],
  ['only yesterday’s contents in the first week', ['2026-11-22'], ['2026-11-22']],
  ['the only contents, a week old', ['2026-11-16'], ['2026-11-16']],
  ['contents of long ago', ['2026-10-02'], ['2026-10-02']],
  ['nothing for a new dish', [], []],
  ['no contents of the day itself or of later days', ['2026-11-24', monday], []],
])('suggests %s', (_, dates, expectedDates) => {
  const otherDays = dates.map((date) => day(date));
  expect(daySuggestions(otherDays, monday)).toEqual(expectedDates.map((date) => day(date)));
});

it('suggests equal contents once', () => {
  const otherDays = [day('2026-11-22', 'Dal, rice'), day('2026-11-16', 'Dal, rice')];
  expect(daySuggestions(otherDays, monday)).toEqual([otherDays[0]]);
});
