import { setUpi } from '@thali/shared/order-payments/payment-settings.contract';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { formResolver, problemWithoutField } from './form-resolver.ts';
import { showServerDetails } from './server-details.ts';

const options = { fields: {}, shouldUseNativeValidation: false };

interface UpiFields {
  upiId: string;
  payeeName: string;
}

const upi = formResolver<UpiFields, unknown, UpiFields>(setUpi.request.body, {});

it('returns the body as the contract parses it', async () => {
  const typed = { upiId: ' Anna@OkHdfcBank ', payeeName: 'Anna' };
  expect(await upi(typed, undefined, options)).toEqual({
    values: { body: { upiId: 'anna@okhdfcbank', payeeName: 'Anna' } },
    errors: {},
  });
});

it("shows the contract's message at its field", async () => {
  const { errors } = await upi({ upiId: 'anna', payeeName: 'Anna' }, undefined, options);
  expect(errors).toMatchObject({ upiId: { message: 'Enter a UPI ID such as name@bank' } });
});

it("prefers the screen's texts, and shows one problem at a time if the form asks for it", async () => {
  const check = () => ({ upiId: 'No UPI ID', payeeName: 'No name' });
  const empty = { upiId: 'x', payeeName: '' };
  const all = formResolver<UpiFields, unknown, UpiFields>(setUpi.request.body, { check });
  expect((await all(empty, undefined, options)).errors).toMatchObject({
    upiId: { message: 'No UPI ID' },
    payeeName: { message: 'No name' },
  });
  const upiResolver = formResolver<UpiFields, unknown, UpiFields>(setUpi.request.body, {
    check,
    showsOneProblem: true,
  });
  expect(Object.keys((await upiResolver(empty, undefined, options)).errors)).toEqual(['upiId']);
});

it("shows the server's details at their fields, and focuses the first field", () => {
  const setError = vi.fn();
  const form = { getValues: () => ({ payeeName: '', choices: [] }) as never, setError };
  const refusal = (...paths: string[]) =>
    new ApiError({
      status: 400,
      code: 'VALIDATION_ERROR',
      message: 'Invalid input',
      details: paths.map((path) => ({ path, message: `bad ${path}` })),
    });
  expect(showServerDetails(form, refusal('payee_name', 'choices.0.name', 'other'))).toBe(true);
  expect(setError.mock.calls.map(([field, , { shouldFocus }]) => [field, shouldFocus])).toEqual([
    ['payeeName', true],
    ['choices', false],
  ]);
  expect(showServerDetails(form, refusal('other'))).toBe(false);
  expect(showServerDetails(form, new Error('offline'))).toBe(false);
});

it('finds a problem that no field of the form shows', () => {
  const overlap = { type: 'check', message: 'Meals of one day may not overlap' };
  const values = { name: 'Lunch', to: undefined };
  expect(problemWithoutField({ meals: overlap }, values)).toBe(overlap.message);
  expect(problemWithoutField({ settings: { meals: overlap } }, values)).toBe(overlap.message);
  expect(problemWithoutField({ name: overlap, to: overlap }, values)).toBeUndefined();
});
