import { keys } from '@thali/functions/table/keys';
import { expect, test } from 'vitest';
import {
  confirm,
  createOrder,
  openPlanOrder,
  payAtRazorpay,
  paymentRow,
  planBody,
  readPaymentSession,
} from '../support/buy-plan.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { quickOrLong } from '../support/quick-or-long.ts';
import { randomIds } from '../support/random-ids.ts';
import { signedCheckout } from '../support/razorpay-events.ts';
import { putRows } from '../support/test-table.ts';
import { newSubdomain } from '../support/vendor-bodies.ts';
import { outcomeOf, recordAttack } from './count-attacks.ts';

const cardStateOf = async (token: string) =>
  (await readPaymentSession(token)).json.session.card_state;

test('a confirmation with a signature for another order or payment changes nothing', async () => {
  const { orderId, token } = await openPlanOrder();
  const otherOrder = await openPlanOrder();
  const checkout = signedCheckout(orderId);
  const otherCheckout = signedCheckout(otherOrder.orderId);
  const { razorpay_signature: signature } = checkout;
  const forgeries = [
    { ...checkout, razorpay_signature: '' },
    { ...checkout, razorpay_signature: signature.toUpperCase() },
    { ...checkout, razorpay_signature: signature.slice(0, -1) },
    { ...checkout, razorpay_signature: otherCheckout.razorpay_signature },
    { ...checkout, razorpay_payment_id: otherCheckout.razorpay_payment_id },
    { ...otherCheckout, razorpay_order_id: orderId },
  ];
  const outcomes: string[] = [];
  for (const forgery of forgeries) {
    const answer = await confirm(forgery);
    expectRefusal(answer, 'PAYMENT_NOT_VALID');
    expect(answer.json.error).toBe('Payment failed. Please try again.');
    outcomes.push(outcomeOf(answer));
  }
  recordAttack('Payments: confirmations with a forged signature', outcomes);
  expect((await paymentRow(orderId)).status).toBe('created');
  expect(await cardStateOf(token)).toBe('buy-now');
});

test('refuses to confirm a mock payment if there are real keys, even if a mock payment is stored', async () => {
  const { orderId } = await openPlanOrder();
  const mock = `order_mock_${randomIds.vendor()}0000000000`;
  const row = await paymentRow(orderId);
  await putRows([{ ...row, ...keys.payment(mock), orderId: mock, mode: 'mock' }]);
  const answer = await confirm({
    razorpay_order_id: mock,
    razorpay_payment_id: 'pay_mock_1',
    razorpay_signature: 'mock',
  });
  expectRefusal(answer, 'PAYMENT_NOT_VALID');
  recordAttack('Payments: a mock payment despite real keys', [outcomeOf(answer)]);
  expect((await paymentRow(mock)).status).toBe('created');
});

test('shows the state of a payment only with its token', async () => {
  const { orderId, token, email } = await openPlanOrder();
  const tokens = ['', orderId, `${orderId}.`, `${token}x`, `${orderId}.${'a'.repeat(32)}`, email];
  const answers = await Promise.all(tokens.map((otherToken) => readPaymentSession(otherToken)));
  for (const answer of answers) expectRefusal(answer, 'PAYMENT_NOT_FOUND');
  recordAttack('Payments: the state of a payment by a guessed token', answers.map(outcomeOf));
  const { text } = await readPaymentSession(token);
  expect(text).not.toContain(email);
});

test('a stranger who knows a buyer’s e-mail can’t take the buyer’s subdomain', async () => {
  const buyer = await openPlanOrder();
  const outcomes: string[] = [];
  for (let attempt = 0; attempt < quickOrLong(3, 30); attempt += 1) {
    // The attacker orders another subdomain with the buyer's e-mail. The attacker's token must not change the buyer's
    // hold.
    const ownOrder = await openPlanOrder(planBody({ email: buyer.email }));
    const otherDetails = { email: buyer.email, subdomain: newSubdomain() };
    await createOrder(planBody(otherDetails), { headers: { 'x-payment-session': ownOrder.token } });
    const { subdomain } = buyer;
    for (const email of [buyer.email, randomIds.email()]) {
      for (const token of [
        ownOrder.token,
        `${buyer.token.split('.')[0]}.${ownOrder.token.split('.')[1]}`,
      ]) {
        const headers = { 'x-payment-session': token };
        outcomes.push(outcomeOf(await createOrder(planBody({ email, subdomain }), { headers })));
      }
    }
  }
  recordAttack('Payments: the subdomain of a buyer with a known e-mail', outcomes);
  expect(new Set(outcomes)).toEqual(new Set(['SUBDOMAIN_HELD']));
  await confirm(await payAtRazorpay(buyer.orderId));
  expect((await paymentRow(buyer.orderId)).step).toBe('done');
});
