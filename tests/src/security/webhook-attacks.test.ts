import { randomBytes } from 'node:crypto';
import { keys } from '@thali/functions/table/keys';
import { sign } from '@thali/local/stand-ins/razorpay/razorpay-accounts';
import { expect, test, vi } from 'vitest';
import { openPlanOrder, paymentRow } from '../support/buy-plan.ts';
import { call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { welcomeEmailsTo } from '../support/outbox.ts';
import { quickOrLong } from '../support/quick-or-long.ts';
import {
  eventBody,
  platformRazorpayKeys,
  runConcurrently,
  sendEvent,
} from '../support/razorpay-events.ts';
import { readRow } from '../support/test-table.ts';
import { outcomeOf, recordAttack, withoutEffect } from './count-attacks.ts';

const pollOptions = { timeout: 15_000, interval: 50 };
const paymentId = (orderId: string, tail = '') => `pay_${orderId.slice(6)}${tail}`;

test('refuses forged, truncated and re-serialised events', async () => {
  const { orderId } = await openPlanOrder();
  const secret = platformRazorpayKeys().webhookSecret;
  const body = eventBody({ orderId, paymentId: paymentId(orderId) });
  const validSignature = sign(body, secret);
  const otherKey = sign(body, platformRazorpayKeys().keySecret);
  const reordered = JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(body)).reverse()));
  const escaped = body.replaceAll(
    /[\u0080-\uffff]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const fixedFakes: [string, string][] = [
    [body, ''],
    [body, 'null'],
    [body, otherKey],
    [body, validSignature.toUpperCase()],
    [body, `${validSignature}00`],
    [body, Buffer.from(validSignature, 'hex').toString('base64')],
    [body, sign(body, '')],
    [reordered, validSignature],
    [escaped, validSignature],
    [JSON.stringify(JSON.parse(body), null, 2), validSignature],
    [`${body}\n`, validSignature],
    [` ${body}`, validSignature],
    [`\uFEFF${body}`, validSignature],
    ['', validSignature],
    [body.replace('199900', '100'), validSignature],
  ];
  const makers: ((at: number) => [string, string])[] = [
    (at) => fixedFakes[at % fixedFakes.length] ?? [body, ''],
    (at) => [body.slice(0, at % body.length), validSignature],
    (at) => [body, flipDigit(validSignature, at % 64)],
    (at) => [body, validSignature.slice(0, at % 64)],
    (at) => [swapCharacters(body, at % (body.length - 1)), validSignature],
    () => [body, randomBytes(32).toString('hex')],
  ];
  const fakes = Array.from({ length: quickOrLong(90, 1000) }, (_, index): [string, string] => {
    const make = makers[index % makers.length];
    return make?.(Math.floor(index / makers.length)) ?? [body, ''];
  });
  const answers = await runConcurrently(fakes, 20, ([text, signature]) =>
    sendEvent(text, signature),
  );
  expect(answers).toHaveLength(fakes.length);
  expect(answers.filter(({ status }) => status < 400)).toEqual([]);
  const codes = new Set(answers.map(({ json }) => json.code));
  expect(codes).toEqual(new Set(['WEBHOOK_REFUSED']));
  expect((await paymentRow(orderId)).status).toBe('created');
  recordAttack('Payments: forged, truncated or rewritten webhook events', answers.map(outcomeOf));

  const unsigned = await call('POST', '/payments/razorpay-webhook', { rawBody: body });
  expectRefusal(unsigned, 'WEBHOOK_REFUSED');
  expect((await sendEvent(body, validSignature)).json).toEqual({ received: true });
  expect((await paymentRow(orderId)).status).toBe('paid');
});

test('repeated and shuffled deliveries have one effect for each payment', async () => {
  const buyers = await Promise.all(Array.from({ length: 4 }, () => openPlanOrder()));
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
  const deliveries = Array.from({ length: quickOrLong(3, 25) }, () => events).flat();
  shuffle(deliveries);
  const answers = await runConcurrently(deliveries, 20, ({ body, eventId }) =>
    sendEvent(body, undefined, eventId),
  );
  expect(answers).toHaveLength(deliveries.length);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));

  const numbers: string[] = [];
  for (const { orderId, email, subdomain } of buyers) {
    await vi.waitFor(
      async () => expect((await paymentRow(orderId)).step).toBe('done'),
      pollOptions,
    );
    const row = await paymentRow(orderId);
    expect(row).toMatchObject({ status: 'paid', paymentId: paymentId(orderId) });
    expect(row.failedPayments).toEqual(new Set([paymentId(orderId, 'x')]));
    expect(await welcomeEmailsTo(email)).toHaveLength(1);
    const vendorId = String(row.vendorId);
    expect(await readRow(keys.subdomain(subdomain))).toMatchObject({ vendorId });
    const receipt = await readRow(keys.receipt(vendorId, `${row.paidAt}#${orderId}`));
    numbers.push(String(receipt?.number));
  }
  expect(new Set(numbers).size).toBe(buyers.length);
  recordAttack('Payments: repeated and shuffled webhook events', {
    [withoutEffect]: deliveries.length - events.length,
  });
}, 60_000);

function flipDigit(text: string, at: number): string {
  const otherDigit = text[at] === '0' ? '1' : '0';
  return text.slice(0, at) + otherDigit + text.slice(at + 1);
}

/** Swaps two neighbouring characters, or doubles the first if both are equal. */
function swapCharacters(text: string, at: number): string {
  const [a = '', b = ''] = [text[at], text[at + 1]];
  return text.slice(0, at) + (a === b ? `${a}${a}${b}` : `${b}${a}`) + text.slice(at + 2);
}

function shuffle<T>(list: T[]): void {
  for (let index = list.length - 1; index > 0; index -= 1) {
    const swapIndex = Math.floor(Math.random() * (index + 1));
    const [a, b] = [list[index], list[swapIndex]];
    if (a !== undefined && b !== undefined) [list[index], list[swapIndex]] = [b, a];
  }
}
