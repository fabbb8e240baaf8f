import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { expect, it } from 'vitest';
import { changeForMess, orderChangeOf } from './order-change.ts';
import type { OrderRecord } from './order-record.ts';
import { toOrderRow } from './order-rows.ts';
import { sampleOrder } from './sample-order.ts';

const heldOrder = sampleOrder({ awaitsPaymentUntil: '2026-11-20T07:40:00.000Z' });
const listed = sampleOrder();

function recordOf(before: OrderRecord | undefined, after: OrderRecord): DynamoDBRecord {
  const image = (order: OrderRecord) =>
    marshall(toOrderRow(order), { removeUndefinedValues: true });
  const images = { ...(before && { OldImage: image(before) }), NewImage: image(after) };
  return { dynamodb: images } as DynamoDBRecord;
}

/** Which of the two states the mess sees. */
function seen(before: OrderRecord | undefined, after: OrderRecord) {
  const change = changeForMess(orderChangeOf(recordOf(before, after)));
  return [change.before?.id, change.after?.id];
}

it('shows a mess its order from the start', () => {
  expect(seen(undefined, listed)).toEqual([undefined, listed.id]);
  expect(seen(listed, listed)).toEqual([listed.id, listed.id]);
});

it('shows a mess a prepaid order as new once it is paid, and never if it stays unpaid', () => {
  expect(seen(undefined, heldOrder)).toEqual([undefined, undefined]);
  expect(seen(heldOrder, listed)).toEqual([undefined, listed.id]);
  expect(seen(heldOrder, { ...heldOrder, status: 'cancelled' })).toEqual([undefined, undefined]);
});

it('shows the guest every change', () => {
  const { before, after } = orderChangeOf(recordOf(heldOrder, listed));
  expect([before?.awaitsPaymentUntil, after?.awaitsPaymentUntil]).toEqual([
    heldOrder.awaitsPaymentUntil,
    undefined,
  ]);
});

it('keeps an order that awaits payment out of the mess’s lists', () => {
  const account = { customerId: 'C0FFEE' };
  expect(toOrderRow({ ...heldOrder, ...account })).toMatchObject({
    vendorOrdersKey: undefined,
    ongoingOrdersKey: undefined,
    customerOrdersKey: expect.any(String),
  });
  expect(toOrderRow(listed)).toMatchObject({
    vendorOrdersKey: expect.any(String),
    ongoingOrdersKey: expect.any(String),
  });
});
