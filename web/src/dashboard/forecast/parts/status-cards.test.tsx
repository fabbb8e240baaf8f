import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { sampleStatus } from '../sample-forecast.ts';
import { StatusCards } from './status-cards.tsx';

const cards = (changes: Parameters<typeof sampleStatus>[0] = {}) =>
  renderToStaticMarkup(<StatusCards status={sampleStatus(changes)} />);

it('shows the figures of a model that is ready, and what was measured beside them', () => {
  const html = cards();
  for (const text of ['Active &amp; Ready', '95%', 'Measured: 83% right', '7 points better']) {
    expect(html).toContain(text);
  }
  // 3 AM in India.
  expect(html).toContain('20 Nov, 3:00 am');
  expect(html).toContain('Next by itself: 21 Nov, 3:00 am');
});

it('says what is needed before the first training', () => {
  const accuracy = { model: null, sameWeekdayLastWeek: null, days: 0 };
  const html = cards({ hasModel: false, trainedAt: null, historyDays: 0, accuracy });
  for (const text of ['Training Required', '30%', 'Never', 'Learns from your own orders']) {
    expect(html).toContain(text);
  }
  expect(cards({ hasModel: false, historyDays: 1, accuracy })).toContain('From 1 day of orders');
});
