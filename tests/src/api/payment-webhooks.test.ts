import { randomBytes } from 'node:crypto';
import { keys } from '@thali/functions/table/keys';
import { sign } from '@thali/local/stand-ins/razorpay/razorpay-keys';
import { expect, test, vi } from 'vitest';
import { openedOrder, payAtRazorpay, paymentRow, sessionOf } from '../support/buy-plan.ts';
import { call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { sentTo } from '../support/outbox.ts';
import { eventBody, inTurns, razorpayKeysHere, sendEvent } from '../support/razorpay-events.ts';
import { readRow } from '../support/test-table.ts';

const patience = { timeout: 15_000, interval: 50 };
const paymentId = (orderId: string, tail = '') => `pay_${orderId.slice(6)}${tail}`;

test('a payment whose browser never came back is provisioned by the webhook', async () => {
  const { orderId, token, email } = await openedOrder();
  await payAtRazorpay(orderId, { webhook: true });
  await vi.waitFor(
    async () => expect((await sessionOf(token)).json.session.card).toBe('payment-completed'),
    patience,
  );
  expect(await paymentRow(orderId)).toMatchObject({ status: 'paid', paidVia: 'webhook' });
  expect(await sentTo(email)).toHaveLength(1);
});

test('1,000 forged, truncated and re-serialised events: none is taken', async () => {
  const { orderId } = await openedOrder();
  const secret = razorpayKeysHere().webhookSecret;
  const body = eventBody({ orderId, paymentId: paymentId(orderId) });
  const right = sign(body, secret);
  const otherKey = sign(body, razorpayKeysHere().keySecret);
  const reordered = JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(body)).reverse()));
  const escaped = body.replaceAll(
    /[\u0080-\uffff]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const fixed: [string, string][] = [
    [body, ''],
    [body, 'null'],
    [body, otherKey],
    [body, right.toUpperCase()],
    [body, `${right}00`],
    [body, Buffer.from(right, 'hex').toString('base64')],
    [body, sign(body, '')],
    [reordered, right],
    [escaped, right],
    [JSON.stringify(JSON.parse(body), null, 2), right],
    [`${body}\n`, right],
    [` ${body}`, right],
    [`\uFEFF${body}`, right],
    ['', right],
    [body.replace('199900', '100'), right],
  ];
  const made: ((at: number) => [string, string])[] = [
    (at) => fixed[at % fixed.length] ?? [body, ''],
    (at) => [body.slice(0, at % body.length), right],
    (at) => [body, flipped(right, at % 64)],
    (at) => [body, right.slice(0, at % 64)],
    (at) => [swapped(body, at % (body.length - 1)), right],
    () => [body, randomBytes(32).toString('hex')],
  ];
  const fakes = Array.from({ length: 1000 }, (_, index): [string, string] => {
    const make = made[index % made.length];
    return make?.(Math.floor(index / made.length)) ?? [body, ''];
  });
  const answers = await inTurns(fakes, 20, ([text, signature]) => sendEvent(text, signature));
  expect(answers).toHaveLength(1000);
  expect(answers.filter(({ status }) => status < 400)).toEqual([]);
  const codes = new Set(answers.map(({ json }) => json.code));
  expect(codes).toEqual(new Set(['WEBHOOK_REFUSED']));
  expect((await paymentRow(orderId)).status).toBe('created');

  const unsigned = await call('POST', '/payments/razorpay-webhook', { rawBody: body });
  expectRefusal(unsigned, 'WEBHOOK_REFUSED');
  expect((await sendEvent(body, right)).json).toEqual({ received: true });
  expect((await paymentRow(orderId)).status).toBe('paid');
});

test('1,000 deliveries, repeated and shuffled: one effect for each payment', async () => {
  const buyers = await Promise.all(Array.from({ length: 10 }, () => openedOrder()));
  const events = buyers.flatMap(({ orderId }) => {
    const id = paymentId(orderId);
    const failed = { orderId, paymentId: paymentId(orderId, 'x'), status: 'failed' };
    return [
      eventBody({ orderId, paymentId: id, status: 'authorized' }),
      eventBody({ orderId, paymentId: id }),
      eventBody({ orderId, paymentId: id, event: 'order.paid' }),
      eventBody(failed),
    ].map((body, index) => ({ body, eventId: `${orderId}-${index}` }));
  });
  const deliveries = Array.from({ length: 25 }, () => events).flat();
  shuffle(deliveries);
  const answers = await inTurns(deliveries, 20, ({ body, eventId }) =>
    sendEvent(body, undefined, eventId),
  );
  expect(answers).toHaveLength(1000);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));

  const numbers: string[] = [];
  for (const { orderId, email, subdomain } of buyers) {
    await vi.waitFor(async () => expect((await paymentRow(orderId)).step).toBe('done'), patience);
    const row = await paymentRow(orderId);
    expect(row).toMatchObject({ status: 'paid', paymentId: paymentId(orderId) });
    expect(row.failedPayments).toEqual(new Set([paymentId(orderId, 'x')]));
    expect(await sentTo(email)).toHaveLength(1);
    const vendorId = String(row.vendorId);
    expect(await readRow(keys.subdomain(subdomain))).toMatchObject({ vendorId });
    const receipt = await readRow(keys.receipt(vendorId, `${row.paidAt}#${orderId}`));
    numbers.push(String(receipt?.number));
  }
  expect(new Set(numbers).size).toBe(buyers.length);
}, 60_000);

test.each([
  [['failed', 'authorized', 'captured']],
  [['captured', 'failed', 'authorized']],
  [['authorized', 'captured', 'failed']],
  [['captured', 'authorized', 'failed']],
])('%j: in any order it is paid in the end', async (statuses) => {
  const { orderId } = await openedOrder();
  for (const status of statuses) {
    const id = paymentId(orderId, status === 'failed' ? 'x' : '');
    await sendEvent(eventBody({ orderId, paymentId: id, status }));
  }
  expect(await paymentRow(orderId)).toMatchObject({
    status: 'paid',
    paymentId: paymentId(orderId),
    lastFailure: 'payment_timed_out',
  });
});

test('a failed try is recorded, and the order can still be paid', async () => {
  const { orderId, token } = await openedOrder();
  await sendEvent(eventBody({ orderId, paymentId: paymentId(orderId, 'x'), status: 'failed' }));
  expect(await paymentRow(orderId)).toMatchObject({ status: 'failed' });
  expect((await sessionOf(token)).json.session).toMatchObject({
    card: 'buy-now',
    payment_status: 'failed',
  });
  await sendEvent(eventBody({ orderId, paymentId: paymentId(orderId) }));
  expect(await paymentRow(orderId)).toMatchObject({ status: 'paid' });
});

test.each([{ amount: 199_800 }, { amount: 499_900 }, { currency: 'USD' }])(
  'money that does not fit the order (%j) buys nothing, and is recorded',
  async (changes) => {
    const { orderId } = await openedOrder();
    await sendEvent(eventBody({ orderId, paymentId: paymentId(orderId), ...changes }));
    const row = await paymentRow(orderId);
    expect(row).toMatchObject({ status: 'failed', lastFailure: 'does not fit the order' });
    expect(row.failedPayments).toEqual(new Set([paymentId(orderId)]));
  },
);

test('refunds add up to the most that was told, before or after the payment', async () => {
  const { orderId, token } = await openedOrder();
  const id = paymentId(orderId);
  const refund = (refunded: number, status = 'captured') =>
    sendEvent(eventBody({ orderId, paymentId: id, event: 'refund.processed', refunded, status }));
  await sendEvent(eventBody({ orderId, paymentId: id }));
  await refund(50_000);
  await refund(20_000);
  expect(await paymentRow(orderId)).toMatchObject({ status: 'paid', refundedPaise: 50_000 });
  await refund(199_900, 'refunded');
  expect((await sessionOf(token)).json.session).toMatchObject({ card: 'buy-now', refunded: true });
  await sendEvent(eventBody({ orderId, paymentId: id }));
  expect(await paymentRow(orderId)).toMatchObject({ status: 'paid', refundedPaise: 199_900 });
});

test('what was given back before it was provisioned makes no vendor', async () => {
  const { orderId, email } = await openedOrder();
  const refunded = { paymentId: paymentId(orderId), refunded: 199_900, status: 'refunded' };
  await sendEvent(eventBody({ orderId, event: 'refund.processed', ...refunded }));
  expect(await paymentRow(orderId)).toMatchObject({
    status: 'paid',
    step: 'subscription',
    failure: 'The payment was given back.',
  });
  expect(await sentTo(email)).toEqual([]);
});

test('events that are not ours or not understood are taken and change nothing', async () => {
  const unknown = eventBody({ orderId: 'order_AAAAAAAAAAAAAA', paymentId: 'pay_1' });
  for (const body of [
    unknown,
    '[]',
    '"text"',
    'no json',
    '{"event":"invoice.paid","payload":{}}',
  ]) {
    expect((await sendEvent(body)).json).toEqual({ received: true });
  }
});

function flipped(text: string, at: number): string {
  const other = text[at] === '0' ? '1' : '0';
  return text.slice(0, at) + other + text.slice(at + 1);
}

/** Two neighbours change places, or the first is doubled where they are alike. */
function swapped(text: string, at: number): string {
  const [a = '', b = ''] = [text[at], text[at + 1]];
  return text.slice(0, at) + (a === b ? `${a}${a}${b}` : `${b}${a}`) + text.slice(at + 2);
}

function shuffle<T>(list: T[]): void {
  for (let index = list.length - 1; index > 0; index -= 1) {
    const other = Math.floor(Math.random() * (index + 1));
    const [a, b] = [list[index], list[other]];
    if (a !== undefined && b !== undefined) [list[index], list[other]] = [b, a];
  }
}
