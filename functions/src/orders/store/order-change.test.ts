import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { expect, it } from 'vitest';
import { changeForMess, orderChangeOf } from './order-change.ts';
import type { OrderRecord } from './order-record.ts';
import { toOrderRow } from './order-rows.ts';
import { sampleOrder } from './sample-order.ts';

const heldOrder = sampleOrder({ awaitsPaymentUntil: '2026-11-20T07:40:00.000Z' });
const listedOrder = sampleOrder();

function recordOf(before: OrderRecord | undefined, after: OrderRecord): DynamoDBRecord {
  const image = (order: OrderRecord) =>
    marshall(toOrderRow(order), { removeUndefinedValues: true });
  const images = { ...(before && { OldImage: image(before) }), NewImage: image(after) };
  return { dynamodb: images } as DynamoDBRecord;
}

/** The ids of the states that the mess sees, before and after the change. */
function idsSeenByMess(before: OrderRecord | undefined, after: OrderRecord) {
  const change = changeForMess(orderChangeOf(recordOf(before, after)));
  return [change.before?.id, change.after?.id];
}

it('shows a mess its order from the start', () => {
  expect(idsSeenByMess(undefined, listedOrder)).toEqual([undefined, listedOrder.id]);
  expect(idsSeenByMess(listedOrder, listedOrder)).toEqual([listedOrder.id, listedOrder.id]);
});

it('shows a mess a prepaid order as new once it is paid, and never if it stays unpaid', () => {
  expect(idsSeenByMess(undefined, heldOrder)).toEqual([undefined, undefined]);
  expect(idsSeenByMess(heldOrder, listedOrder)).toEqual([undefined, listedOrder.id]);
  expect(idsSeenByMess(heldOrder, { ...heldOrder, status: 'cancelled' })).toEqual([
    undefined,
    undefined,
  ]);
});

it('shows the guest every change', () => {
  const { before, after } = orderChangeOf(recordOf(heldOrder, listedOrder));
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
  expect(toOrderRow(listedOrder)).toMatchObject({
    vendorOrdersKey: expect.any(String),
    ongoingOrdersKey: expect.any(String),
  });
});
