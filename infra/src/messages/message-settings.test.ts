import { expect, it } from 'vitest';
import { readMessageSettings } from './message-settings.ts';

/** The pattern of the field in the SMS service. */
const awsPrice = /^\d{0,2}\.\d{1,5}$/;

it.each([
  [undefined, '0.10'],
  ['1', '1.00'],
  ['12', '12.00'],
  ['0.5', '0.5'],
  ['99.99999', '99.99999'],
])('sends the maximum price %s in the format of AWS', (smsMaxPrice, sent) => {
  const { sms } = readMessageSettings(
    (name) => (name === 'smsMaxPrice' ? smsMaxPrice : undefined),
    undefined,
  );
  expect(sms.maxPrice).toBe(sent);
  expect(sms.maxPrice).toMatch(awsPrice);
});
