import { randomUUID } from 'node:crypto';
import { keys } from '@thali/functions/table/keys';
import { sign } from '@thali/local/stand-ins/razorpay/razorpay-accounts';
import { expect, inject, test } from 'vitest';
import {
  confirm,
  openPlanOrder,
  payAtRazorpay,
  paymentRow,
  refundAtRazorpay,
} from '../support/buy-plan.ts';
import { call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { attemptsOf } from '../support/import-order-payments.ts';
import { importPayments } from '../support/import-payments.ts';
import { readLogLines } from '../support/logs/assert-clean-logs.ts';
import {
  capturedEvent,
  enterKeys,
  insertPayment,
  makeMessWithAccount,
  openAccount,
  removeKeys,
  sendToMess,
} from '../support/mess-account.ts';
import { eventBody, platformRazorpayKeys, sendEvent } from '../support/razorpay-events.ts';
import { changeRow, readRow } from '../support/test-table.ts';

const statusOf = async (orderId: string) => (await paymentRow(orderId)).status;
const settings = (token: string) => call('GET', '/vendor-payments', { token });

test('pays an order by a signed event of the mess’s account, and shows when it arrived', async () => {
  const { vendor, token, account } = await makeMessWithAccount();
  const orderId = await insertPayment(vendor.id, account);
  expect((await settings(token)).json.account.webhook_seen_at).toBeNull();
  const answer = await sendToMess(vendor.id, account, capturedEvent(orderId));
  expect(answer.json).toEqual({ received: true });
  expect(await paymentRow(orderId)).toMatchObject({ status: 'paid', paidVia: 'webhook' });
  expect((await settings(token)).json.account.webhook_seen_at).toMatch(/^20/);
});

test('refuses events with any other signature', async () => {
  const [first, second] = [await makeMessWithAccount(), await makeMessWithAccount()];
  const orderId = await insertPayment(first.vendor.id, first.account);
  const body = capturedEvent(orderId);
  const refused = [
    await sendToMess(first.vendor.id, second.account, body),
    await sendToMess(first.vendor.id, platformRazorpayKeys(), body),
    await sendToMess(first.vendor.id, { webhookSecret: first.account.keySecret }, body),
    await sendToMess(first.vendor.id, { webhookSecret: '' }, body),
    await sendToMess(second.vendor.id, first.account, body),
    await sendEvent(body, sign(body, first.account.webhookSecret)),
    await call('POST', `/payments/razorpay-webhook/${first.vendor.id}`, { rawBody: body }),
    await sendToMess('AAAAAAAAAA', first.account, body),
  ];
  for (const answer of refused) expectRefusal(answer, 'WEBHOOK_REFUSED');
  expect(await statusOf(orderId)).toBe('created');
});

test('ignores events about payments of another mess, account or the platform', async () => {
  const [first, second] = [await makeMessWithAccount(), await makeMessWithAccount()];
  const orderId = await insertPayment(first.vendor.id, first.account);
  // Correctly signed by the other mess, about this mess's order.
  expect((await sendToMess(second.vendor.id, second.account, capturedEvent(orderId))).status).toBe(
    200,
  );
  // Signed by this mess, with a later account.
  const later = await openAccount();
  expect((await enterKeys(first.token, later)).status).toBe(200);
  expect((await sendToMess(first.vendor.id, later, capturedEvent(orderId))).status).toBe(200);
  // Signed by the platform about a guest's payment, and by a mess about a plan.
  expect((await sendEvent(capturedEvent(orderId))).status).toBe(200);
  const plan = await openPlanOrder();
  expect((await sendToMess(first.vendor.id, later, capturedEvent(plan.orderId))).status).toBe(200);
  expect([await statusOf(orderId), await statusOf(plan.orderId)]).toEqual(['created', 'created']);
});

test('processes an event id once per mess', async () => {
  const [ownMess, otherMess] = [await makeMessWithAccount(), await makeMessWithAccount()];
  const [first, second] = [
    await insertPayment(ownMess.vendor.id, ownMess.account),
    await insertPayment(otherMess.vendor.id, otherMess.account),
  ];
  const eventId = randomUUID();
  await sendToMess(
    otherMess.vendor.id,
    otherMess.account,
    '{"event":"invoice.paid","payload":{}}',
    eventId,
  );
  await sendToMess(ownMess.vendor.id, ownMess.account, capturedEvent(first), eventId);
  expect(await statusOf(first)).toBe('paid');
  // Ignores a repeated id, even with another event.
  await sendToMess(otherMess.vendor.id, otherMess.account, capturedEvent(second), eventId);
  expect(await statusOf(second)).toBe('created');
  await sendToMess(otherMess.vendor.id, otherMess.account, capturedEvent(second));
  expect(await statusOf(second)).toBe('paid');
  expect(await readRow(keys.webhookEvent(eventId))).toBeUndefined();
  expect(await readRow(keys.messWebhookEvent(ownMess.vendor.id, eventId))).toBeDefined();
});

test('refuses a payment of another amount or currency', async () => {
  const { vendor, account } = await makeMessWithAccount();
  const orderId = await insertPayment(vendor.id, account);
  const facts = { orderId, paymentId: `pay_${orderId.slice(6)}` };
  await sendToMess(vendor.id, account, eventBody({ ...facts, amount: 100 }));
  await sendToMess(vendor.id, account, eventBody({ ...facts, currency: 'USD' }));
  expect(await statusOf(orderId)).toBe('failed');
});

test('does not count the refund of a wrong amount against a later correct payment', async () => {
  const { readPayment, recordPayment } = await importPayments();
  const { vendor, account } = await makeMessWithAccount();
  const orderId = await insertPayment(vendor.id, account);
  // A Razorpay account may add its own fee to the amount.
  await changeRow(keys.payment(orderId), { amountPaise: 190_000 });
  const { razorpay_payment_id: mismatchId } = await payAtRazorpay(orderId);
  await refundAtRazorpay(mismatchId, 199_900);
  const before = await readPayment(orderId);
  const [attempt] = await attemptsOf({ account }, { orderId });
  if (!before || !attempt) throw new Error('Nothing was paid');
  expect(await recordPayment(before, attempt)).toBe('failed');
  const correctAttempt = { ...attempt, id: 'pay_fits', amount: 190_000, amount_refunded: 0 };
  expect(await recordPayment(before, { ...correctAttempt, status: 'captured' })).toBe('paid');
  const after = await readPayment(orderId);
  expect(after).toMatchObject({ status: 'paid', paymentId: 'pay_fits', step: 'order' });
  expect(after).not.toHaveProperty('refundedPaise');
});

test('ignores invalid ids and shortens long failure texts', async () => {
  const { vendor, account } = await makeMessWithAccount();
  const orderId = await insertPayment(vendor.id, account);
  const facts = { orderId, paymentId: `pay_${orderId.slice(6)}` };
  const failed = eventBody({ ...facts, status: 'failed' });
  const bodies = [
    eventBody({ ...facts, orderId: 'o'.repeat(3000) }),
    eventBody({ ...facts, paymentId: 'p'.repeat(400_000), amount: 1 }),
    eventBody({ ...facts, paymentId: '' }),
    eventBody({ ...facts, paymentId: '../orders?x=1', event: 'refund.failed' }),
    eventBody({ ...facts, orderId: 'order_unknown', event: 'e'.repeat(400_000) }),
    ...['', '{', 'null', '[]', '{"event":"x","payload":null}'],
  ];
  for (const body of bodies) {
    expect((await sendToMess(vendor.id, account, body)).json).toEqual({ received: true });
  }
  expect(await paymentRow(orderId)).toMatchObject({ status: 'created' });
  const long = failed.replace('payment_timed_out', 'r'.repeat(400_000));
  expect((await sendToMess(vendor.id, account, long)).status).toBe(200);
  expect(await paymentRow(orderId)).toMatchObject({ lastFailure: 'r'.repeat(100) });
});

test('counts refused signatures, foreign payments, amounts and currencies', async () => {
  const { purposeHandlers } = await importPayments();
  const { messRazorpayWebhook } = await import('@thali/functions/payments/receive-webhook');
  const { invocation } = await import('@thali/functions/invocations/invocation');
  const [first, second] = [await makeMessWithAccount(), await makeMessWithAccount()];
  const orderId = await insertPayment(first.vendor.id, first.account);
  const facts = { orderId };
  const send = (to: typeof first, by: typeof first, body: string) => {
    const headers = { 'x-razorpay-signature': sign(body, by.account.webhookSecret) };
    const request = { params: { vendorId: to.vendor.id }, headers, body };
    return invocation({}, () =>
      messRazorpayWebhook({ role: 'guest' }, request, purposeHandlers.order),
    );
  };
  const countRefused = async () => {
    const lines = await readLogLines(inject('logFolder'), `${process.pid}.jsonl`);
    const entries = lines.map((line) => JSON.parse(line)).filter(({ _aws }) => _aws);
    return entries.flatMap(({ WebhooksRefused = [] }) => WebhooksRefused).length;
  };
  // Flush counts that earlier tests made outside an invocation.
  await invocation({}, async () => undefined);
  const before = await countRefused();
  const forged = send(first, second, capturedEvent(orderId));
  await expect(forged).rejects.toThrow('The signature is not right.');
  await send(second, second, capturedEvent(orderId));
  for (const changes of [{ amount: 100 }, { currency: 'USD' }]) {
    const { razorpay_payment_id: paymentId } = await payAtRazorpay(orderId, changes);
    await send(first, first, eventBody({ ...facts, paymentId, ...changes }));
  }
  expect(await countRefused()).toBe(before + 4);
  await send(first, first, capturedEvent(orderId));
  expect(await statusOf(orderId)).toBe('paid');
  expect(await countRefused()).toBe(before + 4);
});

test('accepts events and refunds once for a removed account', async () => {
  const { readPayment } = await importPayments();
  const { readPaymentKeys } = await import('@thali/functions/payments/accounts/payment-keys');
  const { fetchProviderPayment, refundProviderPayment } = await import(
    '@thali/functions/payments/provider/razorpay-client'
  );
  const { vendor, token, account } = await makeMessWithAccount();
  const orderId = await insertPayment(vendor.id, account);
  const { razorpay_payment_id: paymentId } = await payAtRazorpay(orderId);
  await removeKeys(token);
  const event = eventBody({ orderId, paymentId });
  expect((await sendToMess(vendor.id, account, event)).status).toBe(200);
  const payment = await readPayment(orderId);
  expect(payment).toMatchObject({ status: 'paid' });
  const workingKeys = payment && (await readPaymentKeys(payment));
  if (!workingKeys) throw new Error('No keys for a removed account');
  const part = { paymentId, amountPaise: 5000, notes: { order: '42' } };
  const refund = () =>
    refundProviderPayment(workingKeys, { ...part, idempotencyKey: `${paymentId}-5000` });
  const [first, again] = [await refund(), await refund()];
  expect(first).toMatchObject({ refund: { amount: 5000, status: 'processed' } });
  expect(again).toEqual(first);
  expect(await fetchProviderPayment(workingKeys, paymentId)).toMatchObject({
    amount_refunded: 5000,
  });
  const tooMuch = { ...part, amountPaise: 199_900, idempotencyKey: `${paymentId}-204900` };
  expect(await refundProviderPayment(workingKeys, tooMuch)).toEqual({ refused: 'other' });
});

test('reports a refund that the account’s balance does not cover', async () => {
  const { refundProviderPayment } = await import(
    '@thali/functions/payments/provider/razorpay-client'
  );
  const { vendor, account } = await makeMessWithAccount();
  const { razorpay_payment_id: paymentId } = await payAtRazorpay(
    await insertPayment(vendor.id, account),
  );
  await openAccount({ ...account, balancePaise: 100 });
  const refund = { paymentId, amountPaise: 5000, idempotencyKey: `${paymentId}-5000`, notes: {} };
  expect(await refundProviderPayment(account, refund)).toEqual({ refused: 'balance' });
  const wrong = { ...account, keySecret: 'x'.repeat(24) };
  await expect(refundProviderPayment(wrong, refund)).rejects.toMatchObject({
    code: 'PAYMENT_PROVIDER_FAILED',
  });
});

test('uses the current key if Razorpay has ended an older key', async () => {
  await importPayments();
  const { readWorkingKeys } = await import('@thali/functions/payments/accounts/account-keys');
  const { vendor, token, account } = await makeMessWithAccount();
  const later = await openAccount({ webhookSecret: account.webhookSecret });
  await enterKeys(token, later);
  expect(await readWorkingKeys(vendor.id, account.keyId)).toEqual(account);
  // With a new secret at Razorpay, the stored secret no longer works.
  await openAccount({ ...account, keySecret: 'y'.repeat(24) });
  expect(await readWorkingKeys(vendor.id, account.keyId)).toEqual(later);
  // Both keys share one webhook secret, so events about the old key still count.
  const orderId = await insertPayment(vendor.id, {
    ...account,
    keySecret: 'y'.repeat(24),
  });
  expect((await sendToMess(vendor.id, later, capturedEvent(orderId))).status).toBe(200);
  expect(await statusOf(orderId)).toBe('paid');
});

test('accepts a confirmation by the browser only with the mess’s signature', async () => {
  const [first, second] = [await makeMessWithAccount(), await makeMessWithAccount()];
  const orderId = await insertPayment(first.vendor.id, first.account);
  const checkout = await payAtRazorpay(orderId);
  const claim = `${orderId}|${checkout.razorpay_payment_id}`;
  for (const { keySecret } of [second.account, platformRazorpayKeys()]) {
    const forged = { ...checkout, razorpay_signature: sign(claim, keySecret) };
    expectRefusal(await confirm(forged), 'PAYMENT_NOT_VALID');
  }
  expect(await statusOf(orderId)).toBe('created');
  expect((await confirm(checkout)).json).toMatchObject({ success: true });
  expect(await paymentRow(orderId)).toMatchObject({ status: 'paid', paidVia: 'checkout' });
});
