import { SendMessageBatchCommand } from '@aws-sdk/client-sqs';
import { BatchGetCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { SQSEvent } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it, vi } from 'vitest';
import { queueClient } from '../alarm/alarm-queue.ts';
import { log } from '../logs/log.ts';
import { toOrderRow } from '../orders/store/order-rows.ts';
import { sampleOrder } from '../orders/store/sample-order.ts';
import { keys } from '../table/keys.ts';
import { table } from '../table/table-client.ts';
import { handler } from './raise-alarms.lambda.ts';

vi.mock('../config.ts', () => ({ config: { tableName: 'thali', alarmQueueUrl: 'https://q/1/a' } }));

const db = mockClient(table);
const queue = mockClient(queueClient);
const vendorId = 'VENDR00001';
const orderIds = [1, 2, 3].map((number) => `${vendorId}${String(number).padStart(16, '0')}`);

beforeEach(() => {
  vi.spyOn(log, 'error').mockImplementation(() => undefined);
  db.reset();
  queue.reset();
  const createdAt = new Date().toISOString();
  const orders = orderIds.map((id) => toOrderRow(sampleOrder({ id, vendorId, createdAt })));
  const vendor = { ...keys.vendorProfile(vendorId), id: vendorId, settings: {} };
  db.onAnyCommand().resolves({});
  db.on(BatchGetCommand).resolves({ Responses: { thali: [vendor, ...orders] } });
  queue.on(SendMessageBatchCommand).resolves({ Successful: [] });
});

async function ringAll() {
  const Records = orderIds.map((orderId) => ({
    messageId: orderId,
    body: JSON.stringify({ orderId, step: 'ring' }),
  }));
  const { batchItemFailures } = await handler({ Records } as SQSEvent);
  return batchItemFailures.map(({ itemIdentifier }) => itemIdentifier);
}

/** The keys of the orders whose step is marked as done. */
const finished = () => db.commandCalls(UpdateCommand).map(({ args }) => args[0].input.Key?.PK);

it('reads the rows of a batch once, and sends the next steps with one call', async () => {
  expect(await ringAll()).toEqual([]);
  const [read, ...otherReads] = db.commandCalls(BatchGetCommand);
  expect(read?.args[0].input.RequestItems?.thali?.Keys).toHaveLength(4);
  expect(otherReads).toEqual([]);
  expect(db.commandCalls(GetCommand)).toHaveLength(1);
  expect(db.commandCalls(PutCommand)).toHaveLength(3);
  const sentBatches = queue.commandCalls(SendMessageBatchCommand);
  expect(
    sentBatches.map(({ args }) => args[0].input.Entries?.map(({ MessageBody }) => MessageBody)),
  ).toEqual([orderIds.map((orderId) => JSON.stringify({ orderId, step: 'again' }))]);
  expect(finished()).toHaveLength(3);
});

it('returns only the message whose next step the queue refused, and does not mark its step as done', async () => {
  const refused = { Id: '1', Code: 'InvalidMessageContents', SenderFault: true };
  queue.on(SendMessageBatchCommand).resolves({ Failed: [refused] });
  expect(await ringAll()).toEqual([orderIds[1]]);
  expect(finished()).toHaveLength(2);
  expect(finished().join()).not.toContain(orderIds[1]);
});

it('returns only the message whose claim failed', async () => {
  db.on(PutCommand)
    .rejectsOnce(Object.assign(new Error('no'), { name: 'AccessDeniedException' }))
    .resolves({});
  expect(await ringAll()).toEqual([orderIds[0]]);
});

it('returns all messages if the rows cannot be read', async () => {
  db.on(BatchGetCommand).rejects(new Error('no'));
  expect(await ringAll()).toEqual(orderIds);
});
