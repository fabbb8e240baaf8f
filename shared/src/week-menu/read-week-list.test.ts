import { describe, expect, it } from 'vitest';
import { readWeekList } from './read-week-list.ts';

/** A Friday. */
const today = '2026-11-27';
const read = (text: string, names = ['Breakfast', 'Lunch', 'Dinner']) => {
  const { meals, unreadLines } = readWeekList(text, { today, names });
  return {
    meals: meals.map(({ date, name, contents }) => `${date} ${name}: ${contents}`),
    unreadLines,
  };
};

describe('a pasted week', () => {
  it('has days and meals on lines of their own', () => {
    const text = '*Monday*\nBreakfast: Poha, tea\nLUNCH - Dal\nRice\n\nTuesday\nLunch\nRajma, rice';
    expect(read(text)).toEqual({
      meals: [
        '2026-11-30 Breakfast: Poha, tea',
        '2026-11-30 Lunch: Dal, Rice',
        '2026-12-01 Lunch: Rajma, rice',
      ],
      unreadLines: [],
    });
  });

  it('has days and meals on one line, and dates', () => {
    const text =
      'Fri lunch: Dal\nSat, 28 Nov: Dinner: Roti\n30/11 Lunch Kadhi\n1st December\nLunch: Idli';
    expect(read(text).meals).toEqual([
      '2026-11-27 Lunch: Dal',
      '2026-11-28 Dinner: Roti',
      '2026-11-30 Lunch: Kadhi',
      '2026-12-01 Lunch: Idli',
    ]);
  });

  it('needs no meal names if the mess has one meal', () => {
    expect(read('Monday: Dal, rice\nTuesday: Rajma', ['Tiffin']).meals).toEqual([
      '2026-11-30 Tiffin: Dal, rice',
      '2026-12-01 Tiffin: Rajma',
    ]);
  });

  it('may be a table with days or meals on top', () => {
    const meals = ['2026-11-30 Lunch: Dal', '2026-11-30 Dinner: Roti', '2026-12-01 Lunch: Rajma'];
    expect(read('Day\tLunch\tDinner\nMon\tDal\tRoti\nTue\tRajma\t').meals).toEqual(meals);
    const turned = read('| | Monday | Tuesday |\n| Lunch | Dal | Rajma |\n| Dinner | Roti | |');
    expect(turned.meals.sort()).toEqual([...meals].sort());
  });

  it('lists the lines without a day or a meal', () => {
    expect(read('Menu of the week\nMonday\nDal\nLunch: Rice').unreadLines).toEqual([
      'Menu of the week',
      'Dal',
    ]);
    const weeks = Array.from({ length: 3 }, () => 'Monday\nLunch: Dal').join('\n');
    expect(read(weeks)).toEqual({
      meals: ['2026-11-30 Lunch: Dal', '2026-12-07 Lunch: Dal'],
      unreadLines: ['Monday', 'Lunch: Dal'],
    });
  });
});
