import { expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '../../lib/api/api-error.ts';
import type { CallOptions } from '../../lib/api/call-api.ts';
import { createPaymentKey, type PaymentDependencies, payOffFees } from './pay-settlement.ts';

const paid = {
  razorpay_order_id: 'order_1',
  razorpay_payment_id: 'pay_1',
  razorpay_signature: 'signed',
};
const refusal = (code: string, status = 409) => new ApiError({ status, code, message: code });
const opened = (mock: boolean) => ({ settlement: { id: 'S000001' }, order: { mock } });
const pay = 'POST /vendor-wallet/pay';
const cancel = 'POST /vendor-wallet/settlements/{settlementId}/cancel';
const confirmation = 'POST /payments/payment-success';

/** A payment with fake answers of the server and of Checkout. Throws each answer that is an Error. */
function fakePayment(
  answers: Record<string, unknown>,
  checkout: () => Promise<typeof paid | undefined> = () => Promise.resolve(paid),
) {
  let keys = 0;
  const calls: { key: string; call: CallOptions }[] = [];
  const callApi: PaymentDependencies['callApi'] = async (key, call) => {
    calls.push({ key, call });
    const answer = answers[key];
    if (answer instanceof Error) throw answer;
    return answer as never;
  };
  const payWithRazorpay = vi.fn<PaymentDependencies['payWithRazorpay']>(checkout);
  const dependencies = { callApi, payWithRazorpay, key: createPaymentKey(() => `key-${++keys}`) };
  const run = () =>
    payOffFees({ vendorId: 'DEM0000000', amount: 24, payer: { name: 'Asha' } }, dependencies);
  return { run, calls, answers, payWithRazorpay, keys: () => calls.map(({ key }) => key) };
}

it('makes only one call with a mock provider', async () => {
  const { run, calls, payWithRazorpay } = fakePayment({ [pay]: opened(true) });
  expect(await run()).toEqual({ kind: 'paid', settlementId: 'S000001' });
  expect(calls).toEqual([
    {
      key: pay,
      call: {
        body: { vendorId: 'DEM0000000', amount: 24, paymentMethod: 'razorpay' },
        idempotencyKey: 'key-1',
        quiet: true,
      },
    },
  ]);
  expect(payWithRazorpay).not.toHaveBeenCalled();
});

it("sends Checkout's signature to the server for confirmation", async () => {
  const { run, calls, payWithRazorpay } = fakePayment({ [pay]: opened(false) });
  expect((await run()).kind).toBe('paid');
  expect(payWithRazorpay.mock.lastCall?.[1]).toEqual({
    description: 'Platform fees',
    name: 'Asha',
  });
  expect(calls[1]).toMatchObject({
    key: confirmation,
    call: { body: paid, idempotencyKey: 'pay_1' },
  });
});

it.each([
  [undefined, 'cancelled'],
  [refusal('SETTLEMENT_ALREADY_PAID'), 'on-its-way'],
  [new NetworkError(), 'reserved'],
])(
  'asks to release the reserved amount after a closed Checkout (answer %s, outcome %s)',
  async (answer, kind) => {
    const { run, calls, keys } = fakePayment({ [pay]: opened(false), [cancel]: answer }, () =>
      Promise.resolve(undefined),
    );
    expect(await run()).toEqual({ kind, settlementId: 'S000001' });
    expect(keys()).toEqual([pay, cancel]);
    expect(calls[1]?.call).toMatchObject({ params: { settlementId: 'S000001' } });
  },
);

it('releases the reserved amount and fails if Checkout fails', async () => {
  const failure = new Error('Payment failed');
  const { run, keys } = fakePayment({ [pay]: opened(false) }, () => Promise.reject(failure));
  await expect(run()).rejects.toBe(failure);
  expect(keys()).toEqual([pay, cancel]);
});

it('trusts the server over Checkout when the payment went through', async () => {
  const { run } = fakePayment(
    { [pay]: opened(false), [cancel]: refusal('SETTLEMENT_ALREADY_PAID') },
    () => Promise.reject(new Error('Payment failed')),
  );
  expect((await run()).kind).toBe('on-its-way');
});

it.each([new NetworkError(), refusal('INTERNAL_ERROR', 500), refusal('TOO_MANY_REQUESTS', 429)])(
  'does not ask for a second payment after a lost confirmation: %s',
  async (failure) => {
    const { run } = fakePayment({ [pay]: opened(false), [confirmation]: failure });
    expect((await run()).kind).toBe('on-its-way');
  },
);

it('releases the reserved amount and fails if the server rejects the payment', async () => {
  const failure = refusal('PAYMENT_NOT_VALID', 400);
  const { run, keys } = fakePayment({ [pay]: opened(false), [confirmation]: failure });
  await expect(run()).rejects.toBe(failure);
  expect(keys()).toEqual([pay, confirmation, cancel]);
});

it('keeps its key while the outcome is unknown', async () => {
  const { run, calls, answers } = fakePayment({ [pay]: new NetworkError() });
  await expect(run()).rejects.toThrow();
  answers[pay] = refusal('PAYMENT_PROVIDER_FAILED', 503);
  await expect(run()).rejects.toThrow();
  answers[pay] = refusal('SETTLEMENT_EXCEEDS_PENDING');
  await expect(run()).rejects.toThrow();
  answers[pay] = opened(true);
  await run();
  await run();
  expect(calls.map(({ call }) => call?.idempotencyKey)).toEqual([
    'key-1',
    'key-1',
    'key-1',
    'key-2',
    'key-3',
  ]);
});

it('uses a new key for another amount or vendor', () => {
  let made = 0;
  const key = createPaymentKey(() => `key-${++made}`);
  expect([
    key.for('A', 1),
    key.for('A', 1),
    key.for('A', 2),
    key.for('B', 2),
    key.for('A', 1),
  ]).toEqual(['key-1', 'key-1', 'key-2', 'key-3', 'key-4']);
});
