import { expect, it } from 'vitest';
import { forecastAlertText } from './forecast-alert.tsx';
import { forecastCardText } from './forecast-card.tsx';
import { dayName, dishNote, moneyRangeText, ordersText, rangeText } from './forecast-texts.ts';
import { sampleDay, sampleToday, sampleWeek } from './sample-forecast.ts';

it.each([
  ['2026-11-20', 'Today'],
  ['2026-11-21', 'Tomorrow'],
  ['2026-11-22', 'Sunday'],
  ['2026-11-26', 'Thursday'],
])('calls %s %s', (date, name) => {
  expect(dayName(date, sampleToday)).toBe(name);
});

it.each([
  [32, 50, '32 to 50'],
  [0.4, 1234.5, '0 to 1,235'],
  [3.1, 2.9, '3'],
])('writes a range from %d to %d as %s', (low, high, text) => {
  expect(rangeText(low, high)).toBe(text);
});

it("shortens money ranges, and writes '1 order' in the singular", () => {
  expect(moneyRangeText(3840, 6000)).toBe('₹3,840 to ₹6,000');
  expect(moneyRangeText(659.7, 999.6)).toBe('₹660 to ₹1,000');
  expect(ordersText(1.2)).toBe('1 order');
  expect(ordersText(0)).toBe('0 orders');
});

it('the alert names the busiest weekday, its orders and the revenue of all days', () => {
  expect(forecastAlertText(sampleWeek())).toBe(
    'Busiest day: Saturday, 21 Nov, with 60 orders expected. Revenue of the next 7 days: about ₹30,300.',
  );
  expect(forecastAlertText(sampleWeek([0, 0]))).toBe('No orders are expected in the next 2 days.');
});

it('the card shows the next open day', () => {
  const closed = sampleDay({ isClosed: true, orders: 0 });
  const on = (date: string) => sampleDay({ date });
  expect(forecastCardText(sampleWeek(), sampleToday, 0)).toEqual({
    value: '48 orders',
    note: 'Expected today, 38 to 60',
  });
  expect(forecastCardText([closed, on('2026-11-21')], sampleToday, 99).note).toContain('tomorrow');
  expect(forecastCardText([closed, on('2026-11-23')], sampleToday, 0).note).toContain('on Monday');
  expect(forecastCardText([closed], sampleToday, 0)).toEqual({
    value: '–',
    note: 'Closed all week',
  });
  expect(forecastCardText([], sampleToday, 0).note).toBe('Needs 7 days of orders');
});

it('lists the options of a dish with their shares', () => {
  const choices = [
    { name: 'Half', share: 0.6 },
    { name: 'Full', share: 0.4 },
  ];
  expect(dishNote({ choices })).toBe('Half 60%, Full 40%');
  expect(dishNote({})).toBe('');
});

it('says that a dish sells on irregular days', () => {
  const choices = [{ name: 'Half', share: 1 }];
  expect(dishNote({ isIrregular: true })).toBe('Sells on some days only: plan by the range');
  expect(dishNote({ choices, isIrregular: true })).toBe(
    'Half 100% · Sells on some days only: plan by the range',
  );
});
