import {
  DescribeStreamCommand,
  type DynamoDBStreamsClient,
  ExpiredIteratorException,
  GetRecordsCommand,
  GetShardIteratorCommand,
  TrimmedDataAccessException,
} from '@aws-sdk/client-dynamodb-streams';
import { expect, test } from 'vitest';
import { streamReader } from './stream-reader.ts';

type GetRecords = () => { Records?: unknown[]; NextShardIterator?: string };

const record = (SequenceNumber: string) => ({ dynamodb: { SequenceNumber } });
const expiredError = { $metadata: {}, message: 'dead' };

/** A stream with these shards. The stream answers reads in order, and records the opened shards. */
function fakeStream(shards: string[], readings: GetRecords[]) {
  const openedShards: string[] = [];
  const send = async (command: unknown) => {
    if (command instanceof DescribeStreamCommand) {
      return { StreamDescription: { Shards: shards.map((ShardId) => ({ ShardId })) } };
    }
    if (command instanceof GetShardIteratorCommand) {
      const { ShardId, ShardIteratorType, SequenceNumber = '' } = command.input;
      openedShards.push(`${ShardId} ${ShardIteratorType} ${SequenceNumber}`.trim());
      return { ShardIterator: 'iterator' };
    }
    if (command instanceof GetRecordsCommand) return readings.shift()?.() ?? {};
    throw new Error('Unexpected call');
  };
  return { client: { send } as unknown as DynamoDBStreamsClient, opened: openedShards };
}

test('reopens an expired iterator after the last record', async () => {
  const { client, opened } = fakeStream(
    ['s1'],
    [
      () => ({ Records: [record('5')], NextShardIterator: 'next' }),
      () => {
        throw new ExpiredIteratorException(expiredError);
      },
      () => ({ Records: [record('6')], NextShardIterator: 'next' }),
    ],
  );
  const reader = streamReader(client, 'arn', undefined);
  expect((await reader.read()).position).toEqual({ shardId: 's1', sequenceNumber: '5' });
  expect((await reader.read()).records).toEqual([]);
  expect((await reader.read()).records).toEqual([record('6')]);
  expect(opened).toEqual(['s1 TRIM_HORIZON', 's1 AFTER_SEQUENCE_NUMBER 5']);
});

test('continues at the oldest record if the records after the position are trimmed', async () => {
  const { client, opened } = fakeStream(
    ['s1'],
    [
      () => {
        throw new TrimmedDataAccessException(expiredError);
      },
      () => ({ Records: [record('9')], NextShardIterator: 'next' }),
    ],
  );
  const reader = streamReader(client, 'arn', { shardId: 's1', sequenceNumber: '2' });
  await reader.read();
  expect((await reader.read()).records).toEqual([record('9')]);
  expect(opened).toEqual(['s1 AFTER_SEQUENCE_NUMBER 2', 's1 TRIM_HORIZON']);
});

test('reads the next shard after a closed shard, and the oldest shard after a missing shard', async () => {
  const { client, opened } = fakeStream(['s2', 's3'], [() => ({ Records: [] }), () => ({})]);
  const reader = streamReader(client, 'arn', { shardId: 's1', sequenceNumber: '2' });
  await reader.read();
  await reader.read();
  expect(opened).toEqual(['s2 TRIM_HORIZON', 's3 TRIM_HORIZON']);
});
