import { marshall } from '@aws-sdk/util-dynamodb';
import { orderStatuses } from '@thali/shared/orders/order-status';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { OrderRecord } from './order-record.ts';
import { fromOrderRow, toOrderRow } from './order-rows.ts';

const vendorId = 'VENDOR0001';
const time = '2026-03-02T06:30:00.000Z';

const order: OrderRecord = {
  id: `${vendorId}ORDER00000000001`,
  vendorId,
  customerId: 'C'.repeat(26),
  customerName: 'Ananya Kulkarni',
  customerPhone: '+919000000001',
  customerEmail: 'student@demo.example',
  lines: Array.from({ length: 5 }, (_, index) => ({
    menuItemId: `ITEM0000000${index}`,
    name: 'Special Maharashtrian Thali',
    isVegetarian: index % 2 === 0,
    isStockCounted: index > 2,
    quantity: 100,
    unitPricePaise: 120_50,
    specialInstructions: undefined,
  })),
  status: 'pending',
  totalPaise: 60_250_00,
  feePaise: 300,
  feeStatus: 'pending',
  paymentStatus: 'pending',
  paymentMethod: 'cod',
  statusTimes: {},
  createdAt: time,
  updatedAt: time,
  bodyHash: 'h'.repeat(22),
};

it('keeps an order of five lines with all index keys below one write unit', () => {
  expect(itemBytes(toOrderRow(order))).toBeLessThan(1000);
});

it('lists an ongoing order in the index of ongoing orders and among the customer’s ongoing orders', () => {
  expect(toOrderRow(order)).toMatchObject({
    PK: `V#${vendorId}#O#${order.id}`,
    SK: 'O',
    vendorOrdersKey: `V#${vendorId}#O`,
    customerOrdersKey: `C#${order.customerId}`,
    ongoingOrdersKey: `V#${vendorId}#ONGOING`,
  });
  const endedRow = toOrderRow({ ...order, status: 'completed' });
  expect(endedRow.customerOrdersKey).toBe(`P#${order.customerId}`);
  expect(endedRow.ongoingOrdersKey).toBeUndefined();
  expect(toOrderRow({ ...order, customerId: undefined }).customerOrdersKey).toBeUndefined();
});

it('lists a guest’s unpaid order by phone only, and still reads it as a guest’s order', () => {
  const { customerId: _, ...guestOrder } = order;
  const row = toOrderRow({ ...guestOrder, awaitsPaymentUntil: time });
  expect(row.vendorOrdersKey).toBeUndefined();
  expect(row.customerOrdersKey).toBe(`H#${order.customerPhone}`);
  expect(fromOrderRow(row).customerId).toBeUndefined();
});

it('restores an order from its row', () => {
  const choice = fc.record({
    groupId: fc.stringMatching(/^[0-9A-Z]{12}$/),
    choiceId: fc.stringMatching(/^[0-9A-Z]{4}$/),
    name: fc.string({ minLength: 1, unit: 'grapheme' }),
    pricePaise: fc.integer(),
    isStockCounted: fc.boolean(),
  });
  const line = fc.record({
    menuItemId: fc.stringMatching(/^[0-9A-Z]{12}$/),
    name: fc.string({ minLength: 1, unit: 'grapheme' }),
    isVegetarian: fc.boolean(),
    isStockCounted: fc.boolean(),
    isDone: fc.constantFrom(true, undefined),
    quantity: fc.integer({ min: 1, max: 100 }),
    unitPricePaise: fc.nat(),
    choices: fc.option(fc.array(choice, { minLength: 1, maxLength: 5 }), { nil: undefined }),
    specialInstructions: fc.option(fc.string({ minLength: 1 }), { nil: undefined }),
  });
  const changes = fc.record({
    customerId: fc.constantFrom(undefined, 'C'.repeat(26)),
    customerEmail: fc.constantFrom(undefined, 'a@b.example'),
    status: fc.constantFrom(...orderStatuses),
    statusTimes: fc.dictionary(fc.constantFrom(...orderStatuses), fc.constant(time)),
    lines: fc.array(line, { minLength: 1, maxLength: 50 }),
  });
  fc.assert(
    fc.property(changes, (changed) => {
      const record = { ...order, ...changed };
      expect(fromOrderRow(toOrderRow(record))).toEqual(record);
    }),
  );
});

/** The size in DynamoDB's count: names and values in UTF-8. No number here exceeds 21 bytes. */
function itemBytes(row: Record<string, unknown>): number {
  const item = marshall(row, { removeUndefinedValues: true });
  return Buffer.byteLength(
    Object.entries(item)
      .map(([name, value]) => name + JSON.stringify(Object.values(value)[0]))
      .join(''),
  );
}
