import { sampleOrder } from '@thali/shared/orders/sample-order';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LaterStrip } from './later-strip.tsx';

const businessHours = { Friday: { open: '09:00', close: '20:00' } };
const later = ['A', 'B', 'C', 'D'].map((id) =>
  sampleOrder({ id, status: 'confirmed', readyFor: '2026-11-27T07:15:00.000Z', mealId: 'MEA1' }),
);
const textWith = (settings: object) =>
  renderToStaticMarkup(
    <LaterStrip later={later} items={[]} settings={settings} onMore={() => undefined} />,
  ).replaceAll(/<[^>]+>/g, ' ');

it('names the orders of a slot, and says if the mess is now closed at that time', () => {
  expect(textWith({ businessHours })).toMatch(/12:45 pm: 4 orders/);
  const holidays = [{ date: '2026-11-27' }];
  expect(textWith({ businessHours, holidays })).toContain('On a holiday: 4 orders');
});
