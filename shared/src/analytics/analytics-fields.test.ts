import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { DateRange, OptionalDateRange } from './analytics-fields.ts';

const Optional = z.object(OptionalDateRange.fields).check(...OptionalDateRange.rules());

const validRanges = [
  ['one day', '2026-11-30', '2026-11-30'],
  ['a leap day', '2028-02-29', '2028-02-29'],
  ['a leap year', '2028-01-01', '2028-12-31'],
  ['366 days over two years', '2026-06-01', '2027-06-01'],
  ['the first day of the century', '2000-01-01', '2000-01-01'],
  ['the last day of the century', '2099-12-31', '2099-12-31'],
] as const;

const invalidRanges = [
  ['its start after its end', '2026-11-30', '2026-11-29'],
  ['367 days', '2026-06-01', '2027-06-02'],
  ['31 February', '2026-02-31', '2026-03-01'],
  ['29 February of a year that is no leap year', '2027-02-29', '2027-03-01'],
  ['31 April', '2026-04-30', '2026-04-31'],
  ['no month', '2026-00-10', '2026-01-10'],
  ['a 13th month', '2026-12-01', '2026-13-01'],
  ['another century', '1999-12-31', '2000-01-01'],
  ['the next century', '2099-12-31', '2100-01-01'],
  ['a year of five digits', '20260-01-01', '20260-01-02'],
  ['a time of day', '2026-01-01T00:00:00Z', '2026-01-02'],
  ['blanks', ' 2026-01-01', '2026-01-02'],
  ['one digit', '2026-1-1', '2026-1-2'],
  ['another order', '30-11-2026', '30-11-2026'],
  ['empty dates', '', ''],
  ['other digits', '२०२६-01-01', '२०२६-01-02'],
  ['a number', 20_260_101, 20_260_102],
  ['lists', ['2026-01-01'], ['2026-01-02']],
  ['null', null, null],
] as const;

describe('a range of days', () => {
  it.each(validRanges)('may be %s', (_what, startDate, endDate) => {
    expect(DateRange.safeParse({ startDate, endDate }).success).toBe(true);
    expect(Optional.safeParse({ startDate, endDate }).success).toBe(true);
  });

  it.each(invalidRanges)('may not have %s', (_what, startDate, endDate) => {
    expect(DateRange.safeParse({ startDate, endDate }).success).toBe(false);
    expect(Optional.safeParse({ startDate, endDate }).success).toBe(false);
  });

  it.each([[{}], [{ startDate: '2026-01-01' }], [{ endDate: '2026-01-01' }]])(
    'needs both ends unless they are optional: %o',
    (range) => {
      expect(DateRange.safeParse(range).success).toBe(false);
      expect(Optional.safeParse(range).success).toBe(true);
    },
  );

  it('names the problem', () => {
    const messages = (startDate: string, endDate: string) =>
      DateRange.safeParse({ startDate, endDate }).error?.issues.map(({ message }) => message);
    expect(messages('2026-01-02', '2026-01-01')).toEqual([
      'The start date must not be after the end date',
    ]);
    expect(messages('2026-01-01', '2027-01-02')).toEqual(['A range has at most 366 days']);
  });
});
