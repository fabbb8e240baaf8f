import { expect, it } from 'vitest';
import { ApiError, NetworkError } from '../../../lib/api/api-error.ts';
import { retryProblems } from './retry-form.tsx';

function refusal(code: string, details: { path: string; message: string }[] = []) {
  return new ApiError({ status: 400, code, message: 'No.', details });
}

it.each([
  ['nothing', null, {}],
  ['a reserved subdomain', refusal('SUBDOMAIN_RESERVED'), { subdomain: 'No.' }],
  [
    'a wrong e-mail',
    refusal('VALIDATION_ERROR', [{ path: 'email', message: 'Invalid email address' }]),
    { email: 'Invalid email address' },
  ],
  [
    'both',
    refusal('VALIDATION_ERROR', [
      { path: 'subdomain', message: 'Not a subdomain' },
      { path: 'email', message: 'Invalid email address' },
    ]),
    { subdomain: 'Not a subdomain', email: 'Invalid email address' },
  ],
  ['a payment that is done', refusal('PAYMENT_NOT_VALID'), { form: 'No.' }],
  ['no connection', new NetworkError(), { form: 'Please check your connection.' }],
  [
    'something of ours',
    new TypeError('x is undefined'),
    { form: 'Could not retry. Please try again.' },
  ],
])('%s is said where it belongs', (_, error, problems) => {
  expect(retryProblems(error)).toEqual(problems);
});
