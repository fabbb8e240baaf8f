import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it, vi } from 'vitest';
import { keys } from '../table/keys.ts';
import { table } from '../table/table-client.ts';
import { paySettlement } from './pay-settlement.ts';

vi.mock('../config.ts', () => ({ config: { tableName: 'test', razorpay: {} } }));
vi.mock('../secrets/order-secret.ts', () => ({ deriveKey: async () => Buffer.from('key') }));

const dynamo = mockClient(table);
const vendorId = 'AAAAAAAAAA';
const orderId = 'order_N7Kd82hXq0aaaa';
const createdAt = '2026-11-20T07:30:00.000Z';
const shared = { orderId, amountPaise: 300, createdAt };

/** All attempts of the hour are used up. */
beforeEach(() => {
  dynamo.reset();
  dynamo.on(UpdateCommand).callsFake(() => refuse({ tries: 100 }));
  const rows = {
    [keys.vendorProfile(vendorId).PK]: { id: vendorId, name: 'Teen Katori Mess' },
    [keys.payment(orderId).PK]: { ...shared, purpose: 'settlement', settlement: 1, vendorId },
    [keys.settlement(vendorId, 1).PK]: {
      ...shared,
      number: 1,
      type: 'settlement',
      status: 'pending',
    },
  };
  dynamo.on(GetCommand).callsFake(({ Key }) => ({ Item: rows[Key.PK] }));
});

it('answers a repeated key even after the limit', async () => {
  dynamo.on(PutCommand).callsFake(({ Item }) => refuse({ ...Item, orderId }));
  const { settlement, order } = await pay();
  expect(settlement).toMatchObject({ id: 'S000001', amount: 3, status: 'pending' });
  expect(order.id).toBe(orderId);
});

it('starts no payment with a new key after the limit, and releases the key', async () => {
  dynamo.on(PutCommand).resolves({});
  dynamo.on(DeleteCommand).resolves({});
  await expect(pay()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect(dynamo.commandCalls(DeleteCommand)).toHaveLength(1);
});

function pay() {
  return paySettlement(
    { role: 'vendor', userId: 'staff', vendorId },
    {
      headers: { 'idempotency-key': 'a key of sixteen' },
      body: { vendorId, amount: 3, paymentMethod: 'razorpay' },
    },
  );
}

function refuse(row: Record<string, unknown>): never {
  throw new ConditionalCheckFailedException({
    $metadata: {},
    message: 'The conditional request failed',
    Item: marshall(row),
  });
}
