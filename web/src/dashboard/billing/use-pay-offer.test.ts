import { expect, it } from 'vitest';
import { ApiError, NetworkError } from '../../lib/api/api-error.ts';
import { PaymentFailure } from './use-pay-offer.ts';

const refusal = (status: number) => new ApiError({ status, code: 'X', message: 'Server’s words' });
const unclear = 'Payment completed but there was an issue processing it. Please contact support.';

it.each([
  ['not-opened', refusal(502), 'Server’s words'],
  ['not-opened', new Error('odd'), 'Failed to create Razorpay order.'],
  ['not-opened', new NetworkError(), 'Please check your connection.'],
  ['not-paid', new Error('odd'), 'Payment failed. Please try again.'],
  ['not-confirmed', refusal(400), 'Server’s words'],
  ['not-confirmed', refusal(500), unclear],
  ['not-confirmed', new NetworkError(), unclear],
] as const)('a payment that is %s after %s says: %s', (step, cause, text) => {
  expect(new PaymentFailure(step, cause).message).toBe(text);
});
