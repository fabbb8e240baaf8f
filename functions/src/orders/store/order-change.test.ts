import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { expect, it } from 'vitest';
import { changeForMess, orderChangeOf } from './order-change.ts';
import type { OrderRecord } from './order-record.ts';
import { toOrderRow } from './order-rows.ts';
import { sampleOrder } from './sample-order.ts';

const held = sampleOrder({ awaitsPaymentUntil: '2026-11-20T07:40:00.000Z' });
const listed = sampleOrder();

function recordOf(before: OrderRecord | undefined, after: OrderRecord): DynamoDBRecord {
  const image = (order: OrderRecord) =>
    marshall(toOrderRow(order), { removeUndefinedValues: true });
  const images = { ...(before && { OldImage: image(before) }), NewImage: image(after) };
  return { dynamodb: images } as DynamoDBRecord;
}

/** Which of the two its mess sees. */
function seen(before: OrderRecord | undefined, after: OrderRecord) {
  const change = changeForMess(orderChangeOf(recordOf(before, after)));
  return [change.before?.id, change.after?.id];
}

it('has an order from its beginning', () => {
  expect(seen(undefined, listed)).toEqual([undefined, listed.id]);
  expect(seen(listed, listed)).toEqual([listed.id, listed.id]);
});

it('has one that is paid first as new once it is paid, and never where it was not', () => {
  expect(seen(undefined, held)).toEqual([undefined, undefined]);
  expect(seen(held, listed)).toEqual([undefined, listed.id]);
  expect(seen(held, { ...held, status: 'cancelled' })).toEqual([undefined, undefined]);
});

it('tells who ordered of all of it', () => {
  const { before, after } = orderChangeOf(recordOf(held, listed));
  expect([before?.awaitsPaymentUntil, after?.awaitsPaymentUntil]).toEqual([
    held.awaitsPaymentUntil,
    undefined,
  ]);
});

it('is in no list of its mess while it is held back', () => {
  const account = { customerId: 'C0FFEE' };
  expect(toOrderRow({ ...held, ...account })).toMatchObject({
    vendorOrdersKey: undefined,
    ongoingOrdersKey: undefined,
    customerOrdersKey: expect.any(String),
  });
  expect(toOrderRow(listed)).toMatchObject({
    vendorOrdersKey: expect.any(String),
    ongoingOrdersKey: expect.any(String),
  });
});
