import { expect, it } from 'vitest';
import { ApiError, NetworkError } from './api-error.ts';
import { failureText } from './failure-text.ts';

const fallback = 'Failed to send OTP';
const error = (status: number, code: string, data: object = {}) =>
  new ApiError({ status, code, message: 'No.', ...data });

it.each([
  [error(401, 'INVALID_CREDENTIALS'), 'No.'],
  [error(503, 'OTP_NOT_SENT'), 'No.'],
  [error(500, 'UNKNOWN'), fallback],
  [error(502, 'UNEXPECTED_RESPONSE', { data: { text: 'SMS is down' } }), 'SMS is down'],
  [error(502, 'UNEXPECTED_RESPONSE', { data: { text: ' <html></html>' } }), fallback],
  [error(502, 'UNEXPECTED_RESPONSE', { data: { text: 'x'.repeat(201) } }), fallback],
  [error(502, 'UNEXPECTED_RESPONSE', { data: { text: '' } }), fallback],
  [error(429, 'TOO_MANY_REQUESTS'), 'No.'],
  [
    error(429, 'TOO_MANY_REQUESTS', { retryAfterMs: 41_500 }),
    'No. You can try again in 42 seconds.',
  ],
  [error(429, 'TOO_MANY_REQUESTS', { retryAfterMs: 1000 }), 'No. You can try again in 1 second.'],
  [
    error(429, 'TOO_MANY_REQUESTS', { retryAfterMs: 600_000 }),
    'No. You can try again in 10 minutes.',
  ],
  [new NetworkError(), 'Please check your connection.'],
  [new Error('Failed to verify OTP'), 'Failed to verify OTP'],
  [new Error(''), fallback],
  ['thrown', fallback],
])('%#: %s', (thrown, text) => {
  expect(failureText(thrown, fallback)).toBe(text);
});
