import { expect, it } from 'vitest';
import { comparisonOf, type DateSpan, type Precision } from './comparison-period.ts';
import { comparisonWords } from './comparison-words.ts';

const [startDate, endDate] = ['2026-11-20', '2026-11-26'];
const now = new Date('2026-11-26T10:05:00+05:30');
const october = { startDate: '2026-10-01', endDate: '2026-10-31' };
const november = { startDate: '2026-11-01', endDate: '2026-11-30' };

it.each<[DateSpan, Precision, DateSpan | undefined, string]>([
  [{ startDate: endDate, endDate }, 'hour', undefined, 'to 10 am, vs last Thursday to 10 am'],
  [{ startDate, endDate: startDate }, 'hour', undefined, 'vs Friday, 13 Nov'],
  [{ startDate, endDate }, 'hour', undefined, 'to 10 am, vs the 7 days before to 10 am'],
  [{ startDate, endDate }, 'day', undefined, 'to 25 Nov, vs 13 to 18 Nov'],
  [{ startDate, endDate: '2026-11-25' }, 'hour', undefined, 'vs the 6 days before'],
  [november, 'minute', october, 'to 10:05 am, vs 1 to 26 Oct to 10:05 am'],
  [november, 'day', october, 'to 25 Nov, vs 1 to 25 Oct'],
])('names the parts of %j by the %s', (span, precision, before, words) => {
  const comparison = comparisonOf(span, now, precision, before);
  expect(comparison && comparisonWords(comparison)).toBe(words);
});
