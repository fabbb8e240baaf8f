import { expect, it } from 'vitest';
import { webhookText } from './account-card.tsx';

const now = new Date('2026-11-23T07:30:00Z');

it.each([
  [null, 'No webhook seen yet. The first one comes with the first payment.'],
  ['2026-11-23T07:29:30Z', 'Webhook seen just now'],
  // The device's clock is slow.
  ['2026-11-23T07:31:00Z', 'Webhook seen just now'],
  ['2026-11-23T07:25:00Z', 'Webhook seen 5 min ago'],
  ['2026-11-23T06:29:00Z', 'Webhook seen 11:59 am'],
  ['2026-11-20T07:35:00Z', 'Webhook seen 20 Nov, 1:05 pm'],
])('describes a webhook of %s: %s', (seenAt, text) => {
  expect(webhookText(seenAt, now)).toBe(text);
});
