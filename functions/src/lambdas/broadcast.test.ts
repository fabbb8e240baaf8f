import type { DynamoDBRecord } from 'aws-lambda';
import { beforeEach, expect, it, vi } from 'vitest';
import { busy } from '../aws/transient-faults.ts';
import type { Delivery } from '../live/build-deliveries.ts';
import { postFrame } from '../live/post-frame.ts';
import { log } from '../logs/log.ts';
import { handler } from './broadcast.lambda.ts';

vi.mock('../invocations/retry-transient-faults.ts', () => ({
  retryTransientFaults: (run: () => Promise<unknown>) => run(),
  isTimeUp: () => false,
}));
vi.mock('../live/build-deliveries.ts', () => ({
  buildDeliveries: async ({ dynamodb }: DynamoDBRecord): Promise<Delivery[]> => [
    {
      audience: 'staff',
      frame: { event: 'order:update', room: 'r', data: dynamodb?.SequenceNumber },
    },
  ],
}));
vi.mock('../live/memberships.table.ts', () => ({ connectionsOf: async () => ['one', 'other'] }));
vi.mock('../live/post-frame.ts', () => ({ postFrame: vi.fn() }));

let sentFrames: string[];
/** The error of a post; undefined if the frame arrives. */
let errorOfPost: (connectionId: string, number: string) => unknown;

beforeEach(async () => {
  // An empty batch clears the handler's memory of other tests.
  await handler({ Records: [] });
  sentFrames = [];
  errorOfPost = () => undefined;
  vi.spyOn(log, 'error')
    .mockReset()
    .mockImplementation(() => undefined);
  vi.mocked(postFrame).mockImplementation(async (connectionId, frame) => {
    const { data }: { data?: unknown } = Object(frame);
    // The posts of the first records take the longest.
    await new Promise((resolve) => setTimeout(resolve, 20 - Number(data)));
    const error = errorOfPost(connectionId, String(data));
    if (error) throw error;
    sentFrames.push(`${connectionId} ${data}`);
    return true;
  });
});

function record(order: string, number: number, ageSeconds = 0): DynamoDBRecord {
  return {
    dynamodb: {
      Keys: { PK: { S: order }, SK: { S: 'O' } },
      SequenceNumber: String(number),
      ApproximateCreationDateTime: Math.floor(Date.now() / 1000) - ageSeconds,
    },
  };
}

const records = [record('A', 1), record('B', 2), record('A', 3), record('C', 4), record('A', 5)];

it('sends the changes of one order in sequence, and different orders in parallel', async () => {
  expect(await handler({ Records: records })).toEqual({ batchItemFailures: [] });
  expect(sentFrames.filter((text) => /^one [135]$/.test(text))).toEqual([
    'one 1',
    'one 3',
    'one 5',
  ]);
  expect(sentFrames.indexOf('one 4')).toBeLessThan(sentFrames.indexOf('one 5'));
  expect(sentFrames).toHaveLength(10);
});

it('sends no frame for a change from ten minutes ago', async () => {
  const Records = [record('A', 1, 600), record('A', 2)];
  expect(await handler({ Records })).toEqual({ batchItemFailures: [] });
  expect(sentFrames).toEqual(['one 2', 'other 2']);
});

it('returns the failed record for a retry, and sends all other orders', async () => {
  errorOfPost = (_connectionId, number) => (number === '3' ? busy(undefined) : undefined);
  const { batchItemFailures } = await handler({ Records: records });
  expect(batchItemFailures).toEqual([{ itemIdentifier: '3' }]);
  expect(sentFrames.filter((text) => text.startsWith('one')).toSorted()).toEqual([
    'one 1',
    'one 2',
    'one 4',
  ]);
});

it('does not retry a frame that the gateway refuses permanently', async () => {
  errorOfPost = (connectionId) => (connectionId === 'other' ? new Error('Forbidden') : undefined);
  expect(await handler({ Records: records })).toEqual({ batchItemFailures: [] });
  expect(sentFrames).toHaveLength(5);
  const logged = vi.mocked(log.error).mock.calls.map(([message]) => message);
  expect(logged).toEqual(records.map(() => 'frame refused'));
});
