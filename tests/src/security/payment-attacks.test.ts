import { keys } from '@thali/functions/table/keys';
import { expect, test } from 'vitest';
import { attempts } from '../support/attempts.ts';
import {
  confirm,
  createOrder,
  openPlanOrder,
  payAtRazorpay,
  paymentRow,
  planBody,
  sessionOf,
} from '../support/buy-plan.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { randomIds } from '../support/random-ids.ts';
import { signedCheckout } from '../support/razorpay-events.ts';
import { putRows } from '../support/test-table.ts';
import { newSubdomain } from '../support/vendor-bodies.ts';
import { endOf, recordAttack } from './count-attacks.ts';

const cardOf = async (token: string) => (await sessionOf(token)).json.session.card;

test('a confirmation with a signature for another order or payment changes nothing', async () => {
  const { orderId, token } = await openPlanOrder();
  const other = await openPlanOrder();
  const checkout = signedCheckout(orderId);
  const others = signedCheckout(other.orderId);
  const { razorpay_signature: signature } = checkout;
  const forgeries = [
    { ...checkout, razorpay_signature: '' },
    { ...checkout, razorpay_signature: signature.toUpperCase() },
    { ...checkout, razorpay_signature: signature.slice(0, -1) },
    { ...checkout, razorpay_signature: others.razorpay_signature },
    { ...checkout, razorpay_payment_id: others.razorpay_payment_id },
    { ...others, razorpay_order_id: orderId },
  ];
  const ends: string[] = [];
  for (const forgery of forgeries) {
    const answer = await confirm(forgery);
    expectRefusal(answer, 'PAYMENT_NOT_VALID');
    expect(answer.json.error).toBe('Payment failed. Please try again.');
    ends.push(endOf(answer));
  }
  recordAttack('Payments: confirmations with a forged signature', ends);
  expect((await paymentRow(orderId)).status).toBe('created');
  expect(await cardOf(token)).toBe('buy-now');
});

test('refuses the confirmation of a mock payment if there are keys, even with a stored mock row', async () => {
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
  recordAttack('Payments: a mock payment despite real keys', [endOf(answer)]);
  expect((await paymentRow(mock)).status).toBe('created');
});

test('shows the state of a payment only with its token', async () => {
  const { orderId, token, email } = await openPlanOrder();
  const tokens = ['', orderId, `${orderId}.`, `${token}x`, `${orderId}.${'a'.repeat(32)}`, email];
  const answers = await Promise.all(tokens.map((other) => sessionOf(other)));
  for (const answer of answers) expectRefusal(answer, 'PAYMENT_NOT_FOUND');
  recordAttack('Payments: the state of a payment by a guessed token', answers.map(endOf));
  const { text } = await sessionOf(token);
  expect(text).not.toContain(email);
});

test('a stranger who knows the e-mail can’t take a subdomain from its buyer', async () => {
  const buyer = await openPlanOrder();
  const ends: string[] = [];
  for (let attempt = 0; attempt < attempts(3, 30); attempt += 1) {
    // The thief's own order under the buyer's e-mail, with another subdomain: its token must not move the buyer's hold.
    const own = await openPlanOrder(planBody({ email: buyer.email }));
    const other = { email: buyer.email, subdomain: newSubdomain() };
    await createOrder(planBody(other), { headers: { 'x-payment-session': own.token } });
    const { subdomain } = buyer;
    for (const email of [buyer.email, randomIds.email()]) {
      for (const token of [own.token, `${buyer.token.split('.')[0]}.${own.token.split('.')[1]}`]) {
        const headers = { 'x-payment-session': token };
        ends.push(endOf(await createOrder(planBody({ email, subdomain }), { headers })));
      }
    }
  }
  recordAttack('Payments: the subdomain of a buyer with a known e-mail', ends);
  expect(new Set(ends)).toEqual(new Set(['SUBDOMAIN_HELD']));
  await confirm(await payAtRazorpay(buyer.orderId));
  expect((await paymentRow(buyer.orderId)).step).toBe('done');
});
