import { expect, it } from 'vitest';
import { moreDataText, needsMoreData } from './more-data-texts.ts';
import { sampleStatus, sampleWeek } from './sample-forecast.ts';

it.each([
  ['no day', [], true],
  ['six days', [48, 60, 0, 40, 41, 42], true],
  ['seven days', [48, 60, 0, 40, 41, 42, 44], false],
  ['seven days alike', [40, 40, 40, 40, 40, 40, 40], true],
  ['a difference too small to see', [40, 40.2, 40, 40, 40, 39.9, 40], true],
  ['one order more on one day', [40, 40, 40, 40, 40, 40, 41], false],
  ['nothing at all', [0, 0, 0, 0, 0, 0, 0], true],
])('decides whether more data is needed after %s', (_, counts, isNeeded) => {
  expect(needsMoreData(sampleWeek(counts))).toBe(isNeeded);
});

it.each([
  [0, 'No days have orders so far.'],
  [1, '1 day has orders so far.'],
  [6, '6 days have orders so far.'],
])('names the missing history after %d days of orders', (days, end) => {
  expect(moreDataText(sampleStatus({ historyDays: days }))).toBe(
    `At least 7 days of history covering all weekdays are needed. ${end}`,
  );
});

it('does not count days before the first training', () => {
  expect(moreDataText(sampleStatus({ historyDays: 0, trainedAt: null }))).toBe(
    'At least 7 days of history covering all weekdays are needed.',
  );
});
