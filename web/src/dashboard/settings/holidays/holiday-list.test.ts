import { expect, it } from 'vitest';
import { maxHolidays, splitHolidays, withHoliday, withoutHoliday } from './holiday-list.ts';

const diwali = { date: '2026-11-08', note: 'Diwali' };
const holi = { date: '2026-03-04' };
const republicDay = { date: '2027-01-26', note: 'Republic Day' };

it('separates past days, and counts today as a coming day', () => {
  expect(splitHolidays([republicDay, holi, diwali], '2026-11-08')).toEqual({
    coming: [diwali, republicDay],
    past: [holi],
  });
});

it('adds a holiday in order, or replaces the same day', () => {
  expect(withHoliday([republicDay, holi], diwali)).toEqual([holi, diwali, republicDay]);
  const renamed = { ...diwali, note: 'Lakshmi Puja' };
  expect(withHoliday([diwali], renamed)).toEqual([renamed]);
});

it('drops the oldest holiday beyond the limit', () => {
  const many = Array.from({ length: maxHolidays }, (_, index) => ({
    date: `20${String(index).padStart(2, '0')}-01-26`,
  }));
  const holidays = withHoliday(many, { date: '2100-01-26' });
  expect(holidays).toHaveLength(maxHolidays);
  expect(holidays[0]?.date).toBe('2001-01-26');
  expect(holidays.at(-1)?.date).toBe('2100-01-26');
});

it('removes a holiday', () => {
  expect(withoutHoliday([holi, diwali], '2026-03-04')).toEqual([diwali]);
});
