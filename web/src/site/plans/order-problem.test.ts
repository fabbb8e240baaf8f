import { expect, it } from 'vitest';
import { ApiError, NetworkError } from '../../lib/api/api-error.ts';
import { orderProblem } from './order-problem.ts';

const refused = (status: number, code: string, message: string, path?: string) =>
  new ApiError({ status, code, message, details: path ? [{ path, message }] : [] });

it.each([
  [refused(409, 'SUBDOMAIN_TAKEN', 'Taken.', 'vendor_details.subdomain'), 'subdomain', 'Taken.'],
  [refused(409, 'EMAIL_TAKEN', 'Sign in.'), 'email', 'Sign in.'],
  [
    refused(400, 'VALIDATION_ERROR', 'Too long', 'vendor_details.mess_name'),
    'messName',
    'Too long',
  ],
  [refused(400, 'VALIDATION_ERROR', 'Too long', 'vendorDetails.messName'), 'messName', 'Too long'],
  [refused(400, 'INVALID_PAYMENT_AMOUNT', 'Changed.'), undefined, 'Changed.'],
  [refused(503, 'PAYMENT_PROVIDER_FAILED', 'No order.'), undefined, 'No order.'],
  [refused(503, 'SERVICE_BUSY', 'Busy'), undefined, 'Failed to create order: 503'],
  [refused(404, 'UNEXPECTED_RESPONSE', 'Odd'), undefined, 'Failed to create order: 404'],
  [new NetworkError(), undefined, 'Failed to create Razorpay order.'],
])('%o is about %s: %s', (error, field, message) => {
  expect(orderProblem(error)).toEqual({ ...(field && { field }), message });
});
