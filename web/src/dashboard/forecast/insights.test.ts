import type { ForecastDay, PastDay } from '@thali/shared/forecast/forecast.contract';
import { addDays } from '@thali/shared/time/dates';
import { expect, it } from 'vitest';
import { forecastInsights, type Insight } from './insights.ts';
import { samplePortions, sampleToday, sampleWeek } from './sample-forecast.ts';

const nothing = { past: [], portions: undefined, today: sampleToday };

function insightOf(
  kind: Insight['kind'],
  days: readonly ForecastDay[],
  facts: Partial<Parameters<typeof forecastInsights>[0]> = {},
): Insight | undefined {
  return forecastInsights({ days, ...nothing, ...facts }).find((insight) => insight.kind === kind);
}

it('names the busiest day and its share', () => {
  expect(insightOf('busiest', sampleWeek())).toEqual({
    kind: 'busiest',
    title: 'Saturday, 21 Nov is the busiest day',
    text: '60 orders are expected (48 to 75), 22% of the week. Plan staff and stock for it.',
  });
  expect(insightOf('busiest', sampleWeek([0, 0]))).toBeUndefined();
  const allSold = { lower: { orders: 60, revenue: 0 }, upper: { orders: 60, revenue: 0 } };
  const soldWeek = sampleWeek([60, 40]).map((day, index) =>
    index === 0 ? { ...day, ...allSold } : day,
  );
  expect(insightOf('busiest', soldWeek)?.text).toMatch(/^60 orders are expected, 60% of the week/);
  expect(insightOf('busiest', sampleWeek([5, 5, 0, 5]))).toBeUndefined();
  expect(insightOf('busiest', sampleWeek([5, 0, 0]))?.title).toMatch(/^Friday/);
});

it.each([
  ['more', [40, 40, 40, 40, 40, 40, 10], 'More revenue than last week', '(+10%)'],
  ['less', [50, 50, 50, 50, 50, 50, 5], 'Less revenue than last week', '(-9.8%)'],
  [
    'same',
    [40, 40, 40, 40, 40, 40, 40],
    'About as much revenue as last week',
    'About ₹30,300 expected, after ₹30,800 on',
  ],
] as const)('compares with last week (%s): %j', (kind, before, title, text) => {
  const past = before.map((orders, index) => ({
    date: addDays(sampleToday, index - 7),
    orders,
    revenue: orders * 110,
  }));
  const change = insightOf(kind, sampleWeek(), { past });
  expect(change?.title).toBe(title);
  expect(change?.text).toContain(text);
});

it('makes no comparison with an incomplete week or a week without sales', () => {
  const quiet = { date: '2026-11-19', orders: 0, revenue: 0 };
  const kinds = (past: PastDay[]) =>
    forecastInsights({ days: sampleWeek(), ...nothing, past }).map(({ kind }) => kind);
  for (const past of [Array(7).fill(quiet), [{ ...quiet, revenue: 500 }], []]) {
    expect(kinds(past)).toEqual(['busiest', 'closed']);
  }
});

it('names the closed days', () => {
  expect(insightOf('closed', sampleWeek())?.title).toBe('Closed on one day');
  expect(insightOf('closed', sampleWeek())?.text).toMatch(/^Sunday, 22 Nov:/);
  const two = insightOf('closed', sampleWeek([0, 5, 0]));
  expect(two?.title).toBe('Closed on 2 days');
  expect(two?.text).toMatch(/^Today and Sunday, 22 Nov:/);
  expect(insightOf('closed', sampleWeek([0, 0]))?.title).toBe('Closed all week');
  expect(insightOf('closed', sampleWeek([5, 6]))).toBeUndefined();
});

it('names the three dishes with the most portions tomorrow', () => {
  const portions = samplePortions();
  expect(insightOf('prepare', sampleWeek(), { portions })).toEqual({
    kind: 'prepare',
    title: 'Prepare for tomorrow',
    text: 'About 42 × Masala Chai, 31 × Veg Thali and 12 × Poha. ‘What to Buy’ has all dishes, with their ranges.',
  });
  const none = { ...portions, items: [] };
  expect(insightOf('prepare', sampleWeek(), { portions: none })).toBeUndefined();
});
