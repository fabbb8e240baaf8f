import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { sampleStatus } from '../sample-forecast.ts';
import { comparisonText, measuredText, performanceText, StatusCards } from './status-cards.tsx';

const cards = (changes: Parameters<typeof sampleStatus>[0] = {}) =>
  renderToStaticMarkup(<StatusCards status={sampleStatus(changes)} />);

it('shows the figures of a ready model and its measured accuracy', () => {
  const html = cards();
  for (const text of ['Active &amp; Ready', '95%', 'Measured: 83% right', '7 points better']) {
    expect(html).toContain(text);
  }
  // 3 AM in India.
  expect(html).toContain('20 Nov, 3:00 am');
  expect(html).toContain('Next update: 21 Nov, 3:00 am');
});

it('says before the first training that the model learns from orders', () => {
  const accuracy = { model: null, sameWeekdayLastWeek: null, days: 0 };
  const html = cards({ hasModel: false, trainedAt: null, historyDays: 0, accuracy });
  for (const text of [
    'Training Required',
    'None yet',
    '30%',
    'Never',
    'Learns from your own orders',
  ]) {
    expect(html).toContain(text);
  }
  expect(cards({ hasModel: false, historyDays: 1, accuracy })).toContain('From 1 day of orders');
});

const none = { model: null, sameWeekdayLastWeek: null, days: 0 };

it.each([
  [0.83, 0.76, '7 points better'],
  [0.83, 0.824, '1 point better'],
  [0.834, 0.826, 'As good as last week’s figures'],
  [0.7, 0.75, '5 points worse'],
])('compares %d with %d: %s', (model, sameWeekdayLastWeek, text) => {
  const accuracy = { model, sameWeekdayLastWeek, days: 24 };
  expect(performanceText({ accuracy, isByLastWeek: false, isIrregular: false })).toBe(text);
});

it('writes the measured accuracy in words', () => {
  const accuracy = { model: 0.834, sameWeekdayLastWeek: 0.76, days: 24 };
  const measured = { accuracy, isByLastWeek: false, isIrregular: false };
  expect(measuredText(measured)).toBe(
    'Shown for each trained model. Measured: 83% right on average, over the last 24 days',
  );
  expect(measuredText({ ...measured, accuracy: { ...accuracy, days: 1 } })).toContain(
    'over the last day',
  );
  // Only one text states an accuracy.
  expect(comparisonText(measured)).toBe('Compared with repeating last week’s figures');
});

it("reports that last week's figures are the forecast if the model is no better", () => {
  const byLastWeek = {
    accuracy: { model: 0.74, sameWeekdayLastWeek: 0.76, days: 56 },
    isByLastWeek: true,
    isIrregular: false,
  };
  expect(performanceText(byLastWeek)).toBe('Same as last week’s figures');
  expect(measuredText(byLastWeek)).toContain('76% right');
  expect(comparisonText(byLastWeek)).toBe(
    'The model was not better, so the forecast repeats last week',
  );
});

it('shows no figure before the first measurement', () => {
  const unmeasured = { accuracy: none, isByLastWeek: false, isIrregular: false };
  expect(performanceText(unmeasured)).toBe('Not measured yet');
  expect(measuredText(unmeasured)).toContain('Not measured yet');
  expect(comparisonText(unmeasured)).not.toMatch(/\d/);
  expect(performanceText({ ...unmeasured, accuracy: { ...none, model: 0.8 } })).toBe(
    'Not measured yet',
  );
});

it('says that irregular orders have no pattern', () => {
  const accuracy = { model: 0.2, sameWeekdayLastWeek: null, days: 56 };
  const irregular = { accuracy, isByLastWeek: false, isIrregular: true };
  expect(performanceText(irregular)).toBe('No regular pattern');
  expect(measuredText(irregular)).toContain('20% right');
  expect(comparisonText(irregular)).toBe(
    'Orders come on some days only. The figures are averages, so plan by the range',
  );
});
