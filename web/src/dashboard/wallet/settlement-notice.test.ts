import { reservationMinutes } from '@thali/shared/wallet/pay-settlement.contract';
import { expect, it } from 'vitest';
import { ApiError, NetworkError } from '../../lib/api/api-error.ts';
import { failureText, outcomeNotice } from './settlement-notice.ts';

const refusal = (code: string, message: string) => new ApiError({ status: 409, code, message });

it.each([
  [
    refusal('SETTLEMENT_EXCEEDS_PENDING', 'Payment amount cannot exceed pending fees'),
    'Payment amount cannot exceed pending fees',
  ],
  [
    refusal('INVALID_SETTLEMENT_AMOUNT', 'The smallest payment is ₹1.'),
    'The smallest payment is ₹1.',
  ],
  [refusal('PAYMENT_PROVIDER_FAILED', 'Odd'), 'Payment failed. Please try again.'],
  [new NetworkError(), 'Payment failed. Please try again.'],
  [new Error('x is not a function'), 'Payment failed. Please try again.'],
])('shows %s as: %s', (error, text) => {
  expect(failureText(error)).toBe(text);
});

it('says how long an amount stays reserved', () => {
  const { text } = outcomeNotice({ kind: 'reserved', settlementId: 'S000001' }, 123456.5);
  expect(text).toContain(`₹1,23,456.50 stays reserved for up to ${reservationMinutes} minutes`);
});

it('follows a settlement only while its payment is in progress', () => {
  const outcome = { settlementId: 'S000001' };
  expect(outcomeNotice({ ...outcome, kind: 'on-its-way' }, 5)).toHaveProperty(
    'settlementId',
    'S000001',
  );
  expect(outcomeNotice({ ...outcome, kind: 'cancelled' }, 5)).toEqual({
    kind: 'cancelled',
    text: 'Nothing was paid. ₹5 can be paid again at once.',
  });
});
