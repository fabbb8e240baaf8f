import {
  ConditionalCheckFailedException,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { table } from '../../table/table-client.ts';
import { advanceOrder, markAcknowledged } from '../changes/advance-order.ts';
import { changeOrRefuse } from '../changes/replace-or-refuse.ts';
import { insertOrder } from '../placing/insert-order.table.ts';
import type { OrderRecord } from './order-record.ts';
import { toOrderRow } from './order-rows.ts';
import { replaceOrder } from './replace-order.table.ts';
import { sampleLine, sampleOrder } from './sample-order.ts';

vi.mock('../../config.ts', () => ({ config: { tableName: 'test' } }));
vi.mock('../../vendors/vendor-label.ts', () => ({ vendorLabel: async () => undefined }));
vi.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }));

const dynamo = mockClient(table);
const countedOrder = sampleOrder({ lines: [sampleLine({ isStockCounted: true })] });
const later = new Date('2026-11-20T07:31:00.000Z');

beforeEach(() => {
  dynamo.reset();
});

describe('placing an order', () => {
  it('returns its own order when the first answer was lost', async () => {
    const order = sampleOrder();
    dynamo.on(PutCommand).rejects(conditionFailed(order));
    expect(await insertOrder(order)).toEqual({ outcome: 'exists', order });
  });

  it('retries after a conflict with another buyer of the same portions', async () => {
    dynamo
      .on(TransactWriteCommand)
      .rejectsOnce(cancelled('None', 'TransactionConflict'))
      .rejectsOnce(cancelled('TransactionConflict', 'None'))
      .resolves({});
    expect(await insertOrder(countedOrder)).toEqual({ outcome: 'inserted', order: countedOrder });
    expect(dynamo.commandCalls(TransactWriteCommand)).toHaveLength(3);
  });

  it.each([
    ['other transactions keep conflicting', 'TransactionConflict', 6],
    ['DynamoDB throttles the write', 'ThrottlingError', 1],
  ])('asks the caller to try again if %s', async (_what, code, calls) => {
    dynamo.on(TransactWriteCommand).rejects(cancelled('None', code));
    await expect(insertOrder(countedOrder)).rejects.toMatchObject({ code: 'SERVICE_BUSY' });
    expect(dynamo.commandCalls(TransactWriteCommand)).toHaveLength(calls);
  });

  it('returns the existing order on a repeat, sold out or not', async () => {
    const { CancellationReasons, ...rest } = cancelled(
      'ConditionalCheckFailed',
      'ConditionalCheckFailed',
    );
    const [firstReason, ...otherReasons] = CancellationReasons ?? [];
    const reasons = [{ ...firstReason, Item: itemOf(countedOrder) }, ...otherReasons];
    dynamo
      .on(TransactWriteCommand)
      .rejects(new TransactionCanceledException({ ...rest, CancellationReasons: reasons }));
    expect(await insertOrder(countedOrder)).toMatchObject({
      outcome: 'exists',
      order: countedOrder,
    });
  });

  it('names the item whose portions ran out', async () => {
    dynamo.on(TransactWriteCommand).rejects(cancelled('None', 'ConditionalCheckFailed'));
    expect(await insertOrder(countedOrder)).toEqual({
      outcome: 'out-of-stock',
      soldOut: { menuItemId: '0123456789AB' },
    });
  });
});

describe('changing a status', () => {
  it('succeeds if the order already has the written state', async () => {
    const before = sampleOrder();
    const after = advanceOrder(before, 'confirmed', later);
    dynamo.on(PutCommand).rejects(conditionFailed(after));
    expect(await replaceOrder(before, after)).toMatchObject({ outcome: 'changed' });
  });

  it('recognises its own write of an order with payment fields', async () => {
    const before = sampleOrder({ paymentMethod: 'upi', payment: { digits: '1', saidAt: 'then' } });
    const after = advanceOrder(before, 'confirmed', later);
    const stored = { ...after, payment: { saidAt: 'then', digits: '1' } };
    dynamo.on(PutCommand).rejects(conditionFailed(stored));
    expect(
      await replaceOrder(before, {
        ...after,
        payment: { ...after.payment, receivedAt: undefined },
      }),
    ).toMatchObject({ outcome: 'changed' });
    dynamo.on(PutCommand).rejects(conditionFailed({ ...after, payment: { digits: '2' } }));
    expect(await replaceOrder(before, after)).toMatchObject({ outcome: 'conflict' });
  });

  it('returns the current order if another change was faster', async () => {
    const before = sampleOrder();
    const current = advanceOrder(before, 'cancelled', later);
    dynamo.on(PutCommand).rejects(conditionFailed(current));
    const result = await replaceOrder(before, advanceOrder(before, 'confirmed', later));
    expect(result).toMatchObject({ outcome: 'conflict', current: { status: 'cancelled' } });
  });

  it('keeps concurrent changes of other fields, and refuses after another step', async () => {
    const before = sampleOrder();
    const acknowledged = markAcknowledged({ ...before, updatedAt: later.toISOString() });
    const confirm = () =>
      changeOrRefuse(before, {
        reader: 'mess',
        refusal: () => undefined,
        advance: (order) => advanceOrder(order, 'confirmed', later),
      });
    dynamo.on(PutCommand).rejectsOnce(conditionFailed(acknowledged)).resolves({});
    expect((await confirm()).order).toMatchObject({
      status: 'confirmed',
      acknowledgedAt: acknowledged.acknowledgedAt,
    });
    dynamo.on(PutCommand).rejects(conditionFailed(advanceOrder(before, 'cancelled', later)));
    await expect(confirm()).rejects.toMatchObject({ code: 'ORDER_STATUS_CONFLICT' });
  });

  it('does not overwrite a concurrent change of the same work', async () => {
    const before = sampleOrder();
    const promised = { ...before, estimatedReadyAt: later.toISOString() };
    const ready = { ...promised, updatedAt: later.toISOString() };
    dynamo.on(PutCommand).rejects(conditionFailed(ready));
    const move = changeOrRefuse(before, {
      reader: 'mess',
      refusal: () => undefined,
      advance: (order) => ({ ...order, table: '7', updatedAt: '2026-11-20T07:32:00.000Z' }),
    });
    await expect(move).rejects.toMatchObject({ code: 'ORDER_STATUS_CONFLICT' });
  });

  it('retries after a conflict with another transaction on the order', async () => {
    const before = sampleOrder();
    dynamo
      .on(PutCommand)
      .rejectsOnce(new TransactionConflictException({ $metadata: {}, message: 'busy' }))
      .resolves({});
    const result = await replaceOrder(before, advanceOrder(before, 'confirmed', later));
    expect(result).toMatchObject({ outcome: 'changed' });
  });

  it('always raises updatedAt, even if the clock runs behind', () => {
    const before = sampleOrder({ updatedAt: '2026-11-20T07:30:00.500Z' });
    const after = advanceOrder(before, 'confirmed', new Date('2026-11-20T07:29:00.000Z'));
    expect(after.updatedAt).toBe('2026-11-20T07:30:00.501Z');
    expect(after.statusTimes).toEqual({ confirmed: after.updatedAt });
  });

  it('returns portions and enters the fee with the status change, not with later payment data', async () => {
    dynamo.on(PutCommand).resolves({});
    for (const status of ['cancelled', 'completed'] as const) {
      const before = { ...countedOrder, status, paymentMethod: 'upi' } as const;
      const after = { ...before, paymentStatus: 'paid', updatedAt: later.toISOString() } as const;
      expect(await replaceOrder(before, after)).toMatchObject({ outcome: 'changed' });
    }
    expect(dynamo.commandCalls(PutCommand)).toHaveLength(2);
    expect(dynamo.commandCalls(TransactWriteCommand)).toHaveLength(0);
  });

  it('cancels without a deleted item, and does not recreate it', async () => {
    dynamo.on(TransactWriteCommand).rejectsOnce(cancelled('None', 'ConditionalCheckFailed'));
    dynamo.on(PutCommand).resolves({});
    const result = await replaceOrder(countedOrder, advanceOrder(countedOrder, 'cancelled', later));
    expect(result).toMatchObject({ outcome: 'changed' });
    expect(dynamo.commandCalls(PutCommand)).toHaveLength(1);
  });
});

describe('completing an order', () => {
  const before = sampleOrder({ status: 'ready' });
  const completed = advanceOrder(before, 'completed', later);
  const profile = { settings: { bill: { isOn: true, scheme: 'none' } }, displayName: 'Asha' };

  function writesOf(call: number) {
    return dynamo.commandCalls(TransactWriteCommand)[call]?.args[0].input.TransactItems ?? [];
  }

  it('reads and writes no bill if the mess issues no bills', async () => {
    dynamo.on(GetCommand).resolves({});
    dynamo.on(TransactWriteCommand).resolves({});
    expect((await replaceOrder(before, completed)).current).not.toHaveProperty('bill');
    expect(dynamo.commandCalls(GetCommand)).toHaveLength(1);
    // The order, the wallet's totals, the first entry of the day, and the fee.
    expect(writesOf(0)).toHaveLength(4);
  });

  it('uses the next number if another bill took the first number', async () => {
    const counter = { lastAt: completed.updatedAt };
    dynamo.on(GetCommand).resolves({ Item: profile });
    dynamo
      .on(GetCommand, { Key: { PK: 'V#DEM0VEND0R#BILLS', SK: 'COUNTER#2026-27' } })
      .resolvesOnce({ Item: { ...counter, lastNumber: 4 } })
      .resolves({ Item: { ...counter, lastNumber: 5 } });
    dynamo.on(GetCommand, { Key: { PK: 'V#DEM0VEND0R#WALLET', SK: 'TOTALS' } }).resolves({});
    const refused = ['None', 'None', 'None', 'None', 'ConditionalCheckFailed', 'None'];
    dynamo
      .on(TransactWriteCommand)
      .rejectsOnce(cancelled(...refused))
      .resolves({});
    const billed = { ...completed, getsBill: true } as const;
    const { current } = await replaceOrder({ ...before, getsBill: true }, billed);
    expect(current.bill).toEqual({ number: 'S/2026-27/000006', date: completed.updatedAt });
    expect(writesOf(0)).toHaveLength(6);
  });
});

describe('ending an order that nobody collected', () => {
  const before = { ...countedOrder, status: 'ready' } as const;
  const cancelled = advanceOrder(before, 'cancelled', later);
  const returned = { ...cancelled, cancelReason: 'not_collected' } as const;
  const keptOffSale = { ...returned, keptPortions: true } as const;

  it('keeps the portions off sale if staff choose that', async () => {
    dynamo.on(PutCommand).resolves({});
    expect(await replaceOrder(before, keptOffSale)).toMatchObject({ outcome: 'changed' });
    expect(dynamo.commandCalls(TransactWriteCommand)).toHaveLength(0);
  });

  it('succeeds if the row has the same outcome, and fails if another outcome was stored first', async () => {
    dynamo.on(PutCommand).rejects(conditionFailed(keptOffSale));
    expect(await replaceOrder(before, keptOffSale)).toMatchObject({ outcome: 'changed' });
    for (const winner of [returned, cancelled]) {
      dynamo.on(PutCommand).rejects(conditionFailed(winner));
      expect(await replaceOrder(before, keptOffSale)).toMatchObject({ outcome: 'conflict' });
    }
  });
});

function conditionFailed(order: OrderRecord): ConditionalCheckFailedException {
  return new ConditionalCheckFailedException({
    $metadata: {},
    message: 'The conditional request failed',
    Item: itemOf(order),
  });
}

function itemOf(order: OrderRecord) {
  return marshall(toOrderRow(order), { removeUndefinedValues: true });
}

function cancelled(...codes: string[]): TransactionCanceledException {
  return new TransactionCanceledException({
    $metadata: {},
    message: 'Transaction cancelled',
    CancellationReasons: codes.map((Code) => ({ Code })),
  });
}
