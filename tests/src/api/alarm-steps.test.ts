import { keys } from '@thali/functions/table/keys';
import { historyMark } from '@thali/local/history/history-mark';
import { alarmSms } from '@thali/shared/kitchen/alarm-sms';
import type { VendorSettings } from '@thali/shared/vendors/vendor-settings';
import type { SQSEvent } from 'aws-lambda';
import { expect, test } from 'vitest';
import { prices } from '../bench/costs/prices.ts';
import { recordAttack, withoutEffect } from '../security/count-attacks.ts';
import { call } from '../support/call.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { operate } from '../support/operate.ts';
import { messagesTo } from '../support/outbox.ts';
import { proveVendorPhone } from '../support/prove-vendor-phone.ts';
import { randomIds } from '../support/random-ids.ts';
import { setUpHandlers } from '../support/set-up-handlers.ts';
import { makeStaff } from '../support/sign-in.ts';
import { changeRow, readRow } from '../support/test-table.ts';
import { countedLine, writeOrder } from '../support/write-order.ts';

setUpHandlers();
const { handler } = await import('@thali/functions/lambdas/raise-alarms.lambda');

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();

/** A mess with its own phone, by default a proven phone. */
async function makeMess(alarm: VendorSettings['alarm'], isProven = true) {
  const vendor = await makeVendor({
    items: [{ stock: 20 }],
    settings: { ...(alarm && { alarm }) },
  });
  const phone = randomIds.phone();
  await changeRow(keys.vendorProfile(vendor.id), { phone });
  if (isProven) await proveVendorPhone(vendor.id, phone);
  return { vendor, phone, texts: async () => (await messagesTo(phone)).map(({ body }) => body) };
}

type Mess = Awaited<ReturnType<typeof makeMess>>;

/** An order that waits. For an order with `historyMark`, the running platform raises no alarms. */
const writeWaitingOrder = ({ vendor }: Mess, changes: Parameters<typeof writeOrder>[1] = {}) =>
  writeOrder(vendor, { createdAt: ago(121), bodyHash: historyMark, ...changes });

async function runStep(orderId: string, step: string): Promise<void> {
  const Records = [{ messageId: 'one', body: JSON.stringify({ orderId, step }) }];
  expect(await handler({ Records } as SQSEvent)).toEqual({ batchItemFailures: [] });
}

test('sends the mess only one text within two minutes', async () => {
  const mess = await makeMess({ sms: true, cancelAfterMinutes: null });
  const [order, next] = [await writeWaitingOrder(mess), await writeWaitingOrder(mess)];
  await runStep(order.id, 'text');
  await runStep(order.id, 'text');
  await runStep(next.id, 'text');
  expect(await mess.texts()).toEqual([
    `Order ${order.id.slice(-6)} on Thali has waited for 2 minutes and nobody has seen it. Please open your orders or call your kitchen.`,
  ]);
  const [{ countryParameters } = {}] = await messagesTo(mess.phone);
  expect(countryParameters).toMatchObject({ IN_TEMPLATE_ID: 'local-alarm-template' });
});

test('the operator rings again for an order whose alarms were lost', async () => {
  const mess = await makeMess({ sms: true, cancelAfterMinutes: null });
  await writeWaitingOrder(mess);
  const { result } = await operate('ring-waiting-orders', { vendorId: mess.vendor.id });
  expect(result).toEqual({ vendors: 1, orders: 1 });
  await expect.poll(mess.texts).toHaveLength(1);
});

test.each([
  ['the mess switched texts off', { sms: false, cancelAfterMinutes: null }, {}],
  ['the mess never chose', undefined, {}],
  ['the order is a test', { sms: true, cancelAfterMinutes: null }, { isTest: true }],
  [
    'the kitchen has seen the order',
    { sms: true, cancelAfterMinutes: null },
    { acknowledgedAt: ago(5) },
  ],
  ['the order is over', { sms: true, cancelAfterMinutes: null }, { status: 'cancelled' }],
] as const)('sends no text if %s', async (_what, alarm, changes) => {
  const mess = await makeMess(alarm);
  const { id } = await writeWaitingOrder(mess, changes);
  await runStep(id, 'text');
  expect(await mess.texts()).toEqual([]);
});

test('sends a text only after a person of the mess has proven its phone', async () => {
  const mess = await makeMess({ sms: true, cancelAfterMinutes: null }, false);
  const staff = await makeStaff(mess.vendor.id);
  const isProven = async () =>
    (await call('GET', `/vendors/${mess.vendor.id}`, staff)).json.vendor.is_phone_proven;
  await runStep((await writeWaitingOrder(mess)).id, 'text');
  expect([await isProven(), await mess.texts()]).toEqual([false, []]);

  const otherVendor = await makeVendor();
  await proveVendorPhone(otherVendor.id, mess.phone);
  await runStep((await writeWaitingOrder(mess)).id, 'text');
  expect([await isProven(), await mess.texts()]).toEqual([false, []]);

  recordAttack(
    'Alarms: texts to a phone that the mess has not proven',
    [withoutEffect, withoutEffect],
    alarmSms.perHour * prices.textMessage,
  );

  await proveVendorPhone(mess.vendor.id, mess.phone);
  await runStep((await writeWaitingOrder(mess)).id, 'text');
  expect(await isProven()).toBe(true);
  expect(await mess.texts()).toHaveLength(1);
});

test('does nothing before the step is due', async () => {
  const mess = await makeMess({ sms: true, cancelAfterMinutes: 5 });
  const order = await writeWaitingOrder(mess, { createdAt: ago(30) });
  await runStep(order.id, 'text');
  await runStep(order.id, 'cancel');
  expect(await mess.texts()).toEqual([]);
  expect(await readRow(keys.order(order.id))).toMatchObject({ status: 'pending' });
});

test('cancels an unanswered order if the mess chose so, and returns the portions', async () => {
  const mess = await makeMess({ sms: false, cancelAfterMinutes: 5 });
  const { item } = mess.vendor;
  const { id } = await writeWaitingOrder(mess, {
    createdAt: ago(301),
    lines: [countedLine(item, 3)],
  });
  await runStep(id, 'cancel');
  await runStep(id, 'cancel');
  expect(await readRow(keys.order(id))).toMatchObject({
    status: 'cancelled',
    cancelReason: 'no_answer',
  });
  expect(await item.stock()).toBe(23);
});

test('either cancels an order or shows it as seen if the kitchen answers at the same time', async () => {
  const mess = await makeMess({ sms: false, cancelAfterMinutes: 5 });
  const staff = await makeStaff(mess.vendor.id);
  const { item } = mess.vendor;
  const stock = Number(await item.stock());
  const orders = await Promise.all(
    Array.from({ length: 6 }, () =>
      writeWaitingOrder(mess, { createdAt: ago(301), lines: [countedLine(item, 1)] }),
    ),
  );
  const answers = await Promise.all(
    orders.map(async ({ id }) => {
      const [answer] = await Promise.all([
        call('POST', `/orders/${id}/acknowledge`, staff),
        runStep(id, 'cancel'),
      ]);
      return answer.status;
    }),
  );
  expect(new Set(answers)).toEqual(new Set([200]));
  const rows = await Promise.all(orders.map(({ id }) => readRow(keys.order(id))));
  const cancelled = rows.filter((row) => row?.status === 'cancelled');
  expect(
    rows.filter((row) => (row?.status === 'pending') !== Boolean(row?.acknowledgedAt)),
  ).toEqual([]);
  expect(await item.stock()).toBe(stock + cancelled.length);
});

test('keeps the order if the mess has switched cancelling off meanwhile', async () => {
  const mess = await makeMess({ sms: false, cancelAfterMinutes: null });
  const { id } = await writeWaitingOrder(mess, { createdAt: ago(1000) });
  await runStep(id, 'cancel');
  expect(await readRow(keys.order(id))).toMatchObject({ status: 'pending' });
});

test('retries an invalid message without delaying other messages', async () => {
  const mess = await makeMess({ sms: true, cancelAfterMinutes: null });
  const { id } = await writeWaitingOrder(mess);
  const bodies = [
    '{"orderId":"none","step":"text"}',
    JSON.stringify({ orderId: id, step: 'text' }),
  ];
  const Records = bodies.map((body, index) => ({ messageId: String(index), body }));
  expect(await handler({ Records } as SQSEvent)).toEqual({
    batchItemFailures: [{ itemIdentifier: '0' }],
  });
  expect(await mess.texts()).toHaveLength(1);
});
