import type { WeekMenu } from '@thali/shared/week-menu/week-menu.contract';
import { expect, it } from 'vitest';
import { changedDates, copyDay, fillFromLastWeek, mealNames, withDraft } from './week-drafts.ts';

const meal = (name: string, contents: string) => ({ name, contents, publishedAt: '1' });
const week: WeekMenu = {
  today: '2026-11-27',
  days: [
    { date: '2026-11-21', updatedAt: '1', meals: [meal('Lunch', 'Dal'), meal('Dinner', 'Roti')] },
    {
      date: '2026-11-28',
      updatedAt: '1',
      meals: [meal('Lunch', 'Rajma'), meal('High tea', 'Bun')],
    },
  ],
  thalis: [],
  offeredMeals: [{ name: 'Lunch' }, { name: 'Dinner' }],
};

it('fills empty meals from the week before, and then from the filled week', () => {
  const drafts = fillFromLastWeek(week, {});
  expect(drafts['2026-11-28']).toEqual({ Dinner: 'Roti' });
  expect(drafts['2026-12-05']).toEqual({ Lunch: 'Rajma', Dinner: 'Roti', 'High tea': 'Bun' });
  expect(Object.keys(drafts)).toHaveLength(2);
});

it('copies a day, including unsaved contents', () => {
  const typed = withDraft({}, { date: '2026-11-28', name: 'Dinner', contents: 'Khichdi' });
  const copied = copyDay(week, typed, '2026-11-28', '2026-11-29');
  expect(copied['2026-11-29']).toEqual({ Lunch: 'Rajma', Dinner: 'Khichdi', 'High tea': 'Bun' });
  expect(changedDates(week, copied)).toEqual(['2026-11-28', '2026-11-29']);
});

it('publishes only days that differ', () => {
  const same = withDraft({}, { date: '2026-11-28', name: 'Lunch', contents: ' Rajma ' });
  expect(changedDates(week, same)).toEqual([]);
});

it('keeps the fields of stored meals that the mess no longer offers', () => {
  expect(mealNames(week)).toEqual(['Lunch', 'Dinner', 'High tea']);
});
