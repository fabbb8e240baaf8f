import { describe, expect, it } from 'vitest';
import {
  addDays,
  datesBetween,
  daysBetween,
  daysSinceMonday,
  mondayOf,
  monthStart,
} from './dates.ts';

describe('dates', () => {
  it.each([
    ['2026-11-30', 1, '2026-12-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2028-03-01', -1, '2028-02-29'],
    ['2000-01-01', -1, '1999-12-31'],
    ['2026-01-15', 0, '2026-01-15'],
    ['2028-01-01', 366, '2029-01-01'],
  ])('%s plus %i days is %s', (date, days, later) => {
    expect(addDays(date, days)).toBe(later);
    expect(daysBetween(date, later)).toBe(days);
  });

  it('list each day between two dates, including both', () => {
    expect(datesBetween('2028-02-27', '2028-03-02')).toEqual([
      '2028-02-27',
      '2028-02-28',
      '2028-02-29',
      '2028-03-01',
      '2028-03-02',
    ]);
    expect(datesBetween('2026-01-01', '2026-01-01')).toEqual(['2026-01-01']);
    expect(datesBetween('2028-01-01', '2028-12-31')).toHaveLength(366);
  });

  it('find the first day of a month', () => {
    expect(monthStart('2026-11-30')).toBe('2026-11-01');
    expect(monthStart('2026-11-01')).toBe('2026-11-01');
  });

  it('count days from Monday', () => {
    // 2026-11-30 is a Monday.
    const week = datesBetween('2026-11-30', '2026-12-06');
    expect(week.map(daysSinceMonday)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(week.map(mondayOf)).toEqual(week.map(() => '2026-11-30'));
    expect(mondayOf('2026-11-29')).toBe('2026-11-23');
  });
});
