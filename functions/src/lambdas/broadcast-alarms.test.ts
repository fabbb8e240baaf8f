import { SendMessageBatchCommand } from '@aws-sdk/client-sqs';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it, vi } from 'vitest';
import { queueClient } from '../alarm/alarm-queue.ts';
import { newOrder } from '../live/sample-record.ts';
import { log } from '../logs/log.ts';
import { handler } from './broadcast.lambda.ts';

vi.mock('../config.ts', () => ({ config: { alarmQueueUrl: 'https://q/1/a' } }));
vi.mock('../live/build-deliveries.ts', () => ({ buildDeliveries: async () => [] }));

const queue = mockClient(queueClient);
const Records = Array.from({ length: 12 }, () => newOrder('VENDR00001'));
const numberAt = (index: number) => Records[index]?.dynamodb?.SequenceNumber;

beforeEach(() => {
  vi.spyOn(log, 'error').mockImplementation(() => undefined);
  queue.reset();
  queue.on(SendMessageBatchCommand).resolves({ Successful: [] });
});

/** The number of alarms in each call of the queue. */
const callSizes = () =>
  queue.commandCalls(SendMessageBatchCommand).map(({ args }) => args[0].input.Entries?.length);

async function failedNumbers() {
  const { batchItemFailures } = await handler({ Records });
  return batchItemFailures.map(({ itemIdentifier }) => itemIdentifier);
}

it('puts the alarms of a batch into the queue, ten per call', async () => {
  expect(await failedNumbers()).toEqual([]);
  expect(callSizes()).toEqual([10, 2]);
});

it('rings for orders that were placed during a stall of ten minutes', async () => {
  const lateRecords = Records.map((record) => ({
    dynamodb: { ...record.dynamodb, ApproximateCreationDateTime: Date.now() / 1000 - 600 },
  }));
  expect(await handler({ Records: lateRecords })).toEqual({ batchItemFailures: [] });
  expect(callSizes()).toEqual([10, 2]);
});

it('resends only the alarms that the queue did not accept', async () => {
  const Failed = [{ Id: '3', Code: 'InternalError', SenderFault: false }];
  queue.on(SendMessageBatchCommand).resolvesOnce({ Failed }).resolves({ Successful: [] });
  expect(await failedNumbers()).toEqual([]);
  expect(callSizes()).toEqual([10, 1, 2]);
});

it('returns only the records whose alarms the queue refuses', async () => {
  const Failed = [{ Id: '1', Code: 'InvalidMessageContents', SenderFault: true }];
  queue.on(SendMessageBatchCommand).resolvesOnce({ Successful: [] }).resolves({ Failed });
  expect(await failedNumbers()).toEqual([numberAt(11)]);
  expect(callSizes()).toEqual([10, 2]);
});
