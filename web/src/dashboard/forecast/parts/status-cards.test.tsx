import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { sampleStatus } from '../sample-forecast.ts';
import { comparisonText, measuredText, performanceText, StatusCards } from './status-cards.tsx';

const cards = (changes: Parameters<typeof sampleStatus>[0] = {}) =>
  renderToStaticMarkup(<StatusCards status={sampleStatus(changes)} />);

it('shows the figures of a model that is ready, and what was measured beside them', () => {
  const html = cards();
  for (const text of ['Active &amp; Ready', '95%', 'Measured: 83% right', '7 points better']) {
    expect(html).toContain(text);
  }
  // 3 AM in India.
  expect(html).toContain('20 Nov, 3:00 am');
  expect(html).toContain('Next update: 21 Nov, 3:00 am');
});

it('says what is needed before the first training', () => {
  const accuracy = { model: null, sameWeekdayLastWeek: null, days: 0 };
  const html = cards({ hasModel: false, trainedAt: null, historyDays: 0, accuracy });
  for (const text of ['Training Required', '30%', 'Never', 'Learns from your own orders']) {
    expect(html).toContain(text);
  }
  expect(cards({ hasModel: false, historyDays: 1, accuracy })).toContain('From 1 day of orders');
});

const none = { model: null, sameWeekdayLastWeek: null, days: 0 };

it.each([
  [0.83, 0.76, '7 points better'],
  [0.83, 0.824, '1 point better'],
  [0.834, 0.826, 'Same as last week’s figures'],
  [0.7, 0.75, '5 points worse'],
])('%d against %d is %s', (model, sameWeekdayLastWeek, text) => {
  expect(performanceText({ model, sameWeekdayLastWeek, days: 24 })).toBe(text);
});

it('says what was measured', () => {
  const accuracy = { model: 0.834, sameWeekdayLastWeek: 0.76, days: 24 };
  expect(measuredText(accuracy)).toBe('Measured: 83% right on average, over the last 24 days');
  expect(measuredText({ ...accuracy, days: 1 })).toContain('over the last day');
  expect(comparisonText(accuracy)).toBe('83% right; last week’s figures were 76% right');
});

it('makes up no figure where there is none', () => {
  expect(performanceText(none)).toBe('Not measured yet');
  expect(measuredText(none)).toMatch(/^Not measured yet/);
  expect(comparisonText(none)).not.toMatch(/\d/);
  expect(performanceText({ ...none, model: 0.8 })).toBe('Not measured yet');
});
