import { keys } from '@thali/functions/table/keys';
import { historyMark } from '@thali/local/history/history-mark';
import type { VendorSettings } from '@thali/shared/vendors/vendor-settings';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { beforeAll, expect, test } from 'vitest';
import { handlersHere } from '../support/handlers-here.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { sentTo } from '../support/outbox.ts';
import { randomIds } from '../support/random-ids.ts';
import { changeRow, readRow } from '../support/test-table.ts';
import { countedLine, writeOrder } from '../support/write-order.ts';

let handler: (event: SQSEvent) => Promise<SQSBatchResponse>;
beforeAll(async () => {
  handlersHere();
  ({ handler } = await import('@thali/functions/lambdas/raise-alarms.lambda'));
});

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();

/** A mess with a phone of its own. */
async function messWith(alarm: VendorSettings['alarm']) {
  const vendor = await makeVendor({
    items: [{ stock: 20 }],
    settings: { ...(alarm && { alarm }) },
  });
  const phone = randomIds.phone();
  await changeRow(keys.vendorProfile(vendor.id), { phone });
  return { vendor, phone, texts: async () => (await sentTo(phone)).map(({ body }) => body) };
}

type Mess = Awaited<ReturnType<typeof messWith>>;

/** The running platform takes it for no news. */
const waiting = ({ vendor }: Mess, changes: Parameters<typeof writeOrder>[1] = {}) =>
  writeOrder(vendor, { createdAt: ago(121), bodyHash: historyMark, ...changes });

async function take(orderId: string, step: string): Promise<void> {
  const Records = [{ messageId: 'one', body: JSON.stringify({ orderId, step }) }];
  expect(await handler({ Records } as SQSEvent)).toEqual({ batchItemFailures: [] });
}

test('a text to the mess’s own phone, once, and not twice within two minutes', async () => {
  const mess = await messWith({ sms: true, cancelAfterMinutes: null });
  const [order, next] = [await waiting(mess), await waiting(mess)];
  await take(order.id, 'text');
  await take(order.id, 'text');
  await take(next.id, 'text');
  expect(await mess.texts()).toEqual([
    `Order ${order.id.slice(-6)} on Thali has waited for 2 minutes and nobody has seen it. Please open your orders or call your kitchen.`,
  ]);
  const [{ countryParameters } = {}] = await sentTo(mess.phone);
  expect(countryParameters).toMatchObject({ IN_TEMPLATE_ID: 'local-alarm-template' });
});

test.each([
  ['the mess wants none', { sms: false, cancelAfterMinutes: null }, {}],
  ['it was never asked', undefined, {}],
  ['it is a test order', { sms: true, cancelAfterMinutes: null }, { isTest: true }],
  ['somebody has seen it', { sms: true, cancelAfterMinutes: null }, { acknowledgedAt: ago(5) }],
  ['it is over', { sms: true, cancelAfterMinutes: null }, { status: 'cancelled' }],
] as const)('no text where %s', async (_what, alarm, changes) => {
  const mess = await messWith(alarm);
  const { id } = await waiting(mess, changes);
  await take(id, 'text');
  expect(await mess.texts()).toEqual([]);
});

test('does nothing before the step is due', async () => {
  const mess = await messWith({ sms: true, cancelAfterMinutes: 5 });
  const order = await waiting(mess, { createdAt: ago(30) });
  await take(order.id, 'text');
  await take(order.id, 'cancel');
  expect(await mess.texts()).toEqual([]);
  expect(await readRow(keys.order(order.id))).toMatchObject({ status: 'pending' });
});

test('cancelled by itself, where the mess wants it: the portions go back', async () => {
  const mess = await messWith({ sms: false, cancelAfterMinutes: 5 });
  const { item } = mess.vendor;
  const { id } = await waiting(mess, { createdAt: ago(301), lines: [countedLine(item, 3)] });
  await take(id, 'cancel');
  await take(id, 'cancel');
  expect(await readRow(keys.order(id))).toMatchObject({
    status: 'cancelled',
    cancelReason: 'no_answer',
  });
  expect(await item.stock()).toBe(23);
});

test('does not cancel if the mess switched it off meanwhile', async () => {
  const mess = await messWith({ sms: false, cancelAfterMinutes: null });
  const { id } = await waiting(mess, { createdAt: ago(1000) });
  await take(id, 'cancel');
  expect(await readRow(keys.order(id))).toMatchObject({ status: 'pending' });
});

test('retries an invalid message, which delays no other', async () => {
  const mess = await messWith({ sms: true, cancelAfterMinutes: null });
  const { id } = await waiting(mess);
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
