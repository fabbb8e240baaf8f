import { keys } from '@thali/functions/table/keys';
import { expect, test } from 'vitest';
import {
  confirm,
  createLatePaidOrder,
  createOrder,
  openPlanOrder,
  payAtRazorpay,
  planBody,
  readPaymentSession,
} from '../support/buy-plan.ts';
import { call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { messagesTo, welcomeEmailsTo } from '../support/outbox.ts';
import { changeRow, readRow } from '../support/test-table.ts';
import { newSubdomain } from '../support/vendor-bodies.ts';

const sessionHeaders = (token: string) => ({ headers: { 'x-payment-session': token } });
const extendHold = (token: string) => call('POST', '/payments/hold', sessionHeaders(token));
const chooseSubdomain = (token: string, subdomain: string) =>
  call('POST', '/payments/session/subdomain', { ...sessionHeaders(token), body: { subdomain } });
const endHold = (subdomain: string) =>
  changeRow(keys.subdomain(subdomain), { expiresAt: Math.floor(Date.now() / 1000) - 1 });

test('extends a hold by its own token, until another buyer holds the subdomain', async () => {
  const { token, subdomain } = await openPlanOrder();
  await endHold(subdomain);
  const { status, json } = await extendHold(token);
  expect(status).toBe(200);
  expect(Date.parse(json.held_until)).toBeGreaterThan(Date.now() + 29 * 60_000);
  expectRefusal(await createOrder(planBody({ subdomain })), 'SUBDOMAIN_HELD');
  expectRefusal(await extendHold(`${token.split('.')[0]}.forged`), 'PAYMENT_NOT_FOUND');

  await endHold(subdomain);
  expect((await createOrder(planBody({ subdomain }))).status).toBe(201);
  expectRefusal(await extendHold(token), 'SUBDOMAIN_HELD');
});

test('does not extend the hold of an old or paid order', async () => {
  const abandoned = await openPlanOrder();
  const fourHoursAgo = new Date(Date.now() - 4 * 3_600_000).toISOString();
  await changeRow(keys.payment(abandoned.orderId), { createdAt: fourHoursAgo });
  expectRefusal(await extendHold(abandoned.token), 'PAYMENT_NOT_VALID');

  const paid = await openPlanOrder();
  await confirm(await payAtRazorpay(paid.orderId));
  expectRefusal(await extendHold(paid.token), 'PLAN_ALREADY_PAID');
});

test('renews the hold of a repeated order, and refuses it after another buyer’s hold', async () => {
  const body = planBody();
  const { subdomain } = body.vendor_details;
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const first = await createOrder(body, { headers });
  await endHold(subdomain);
  expect((await createOrder(body, { headers })).json.id).toBe(first.json.id);
  expectRefusal(await createOrder(planBody({ subdomain })), 'SUBDOMAIN_HELD');

  await endHold(subdomain);
  expect((await createOrder(planBody({ subdomain }))).status).toBe(201);
  expectRefusal(await createOrder(body, { headers }), 'SUBDOMAIN_HELD');
});

test('asks by e-mail for another subdomain if the paid subdomain is lost, and creates the mess with it', async () => {
  const { token, email, orderId, subdomain } = await createLatePaidOrder();
  expect((await readPaymentSession(token)).json.session).toMatchObject({
    card_state: 'activation-pending',
    needs_subdomain: true,
    subdomain,
  });
  const [mail, ...more] = await messagesTo(email);
  expect(more).toEqual([]);
  expect(mail?.body).toContain(`/choose-subdomain#token=${token}`);

  const otherMess = await makeVendor();
  expectRefusal(await chooseSubdomain(token, otherMess.subdomain), 'SUBDOMAIN_TAKEN');
  const heldOrder = await openPlanOrder();
  expectRefusal(await chooseSubdomain(token, heldOrder.subdomain), 'SUBDOMAIN_HELD');
  expectRefusal(await chooseSubdomain(token, 'admin'), 'SUBDOMAIN_RESERVED');
  expectRefusal(await chooseSubdomain(`${orderId}.forged`, newSubdomain()), 'PAYMENT_NOT_FOUND');

  const chosen = newSubdomain();
  const answer = await chooseSubdomain(token, chosen);
  expect(answer.json.session).toMatchObject({ subdomain: chosen, needs_subdomain: false });
  expect((await call('GET', `/vendors/subdomain/${chosen}`)).json.vendor.status).toBe('active');
  expect((await welcomeEmailsTo(email))[0]?.body).toContain(chosen);
  // A repeat gets the same answer, and another name is refused.
  expect((await chooseSubdomain(token, chosen)).json).toEqual(answer.json);
  expectRefusal(await chooseSubdomain(token, newSubdomain()), 'PAYMENT_NOT_VALID');
});

test('creates one mess for concurrent choices, and none after a refund', async () => {
  const { token, orderId } = await createLatePaidOrder();
  const names = Array.from({ length: 4 }, newSubdomain);
  const answers = await Promise.all(names.map((name) => chooseSubdomain(token, name)));
  const chosen = names.filter((_, index) => answers[index]?.status === 200);
  expect(chosen).toHaveLength(1);
  for (const name of names.filter((candidate) => candidate !== chosen[0])) {
    expect((await createOrder(planBody({ subdomain: name }))).status).toBe(201);
  }
  const payment = await readRow(keys.payment(orderId));
  expect(payment).toMatchObject({ step: 'done', details: { subdomain: chosen[0] } });

  const refunded = await createLatePaidOrder();
  await changeRow(keys.payment(refunded.orderId), { refundedPaise: 199_900 });
  expect((await readPaymentSession(refunded.token)).json.session.needs_subdomain).toBe(false);
  expectRefusal(await chooseSubdomain(refunded.token, newSubdomain()), 'PAYMENT_NOT_VALID');
});
