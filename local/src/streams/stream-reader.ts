import {
  DescribeStreamCommand,
  type DynamoDBStreamsClient,
  ExpiredIteratorException,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type _Record as StreamRecord,
  TrimmedDataAccessException,
} from '@aws-sdk/client-dynamodb-streams';

/** How far a consumer has come. */
export interface StreamPosition {
  shardId: string;
  sequenceNumber: string;
}

export interface StreamReader {
  /** The next records, none when there is nothing new; and the position after them. */
  read(): Promise<{ records: StreamRecord[]; position: StreamPosition | undefined }>;
}

interface OpenShard {
  shardId: string;
  iterator: string;
  isUnread?: boolean;
}

/**
 * Reads a stream from after `start`, else from its oldest record. An iterator that has died (15
 * minutes unread, or a day idle) is opened again after the last record read.
 */
export function streamReader(
  client: DynamoDBStreamsClient,
  streamArn: string,
  start: StreamPosition | undefined,
): StreamReader {
  let position = start;
  let shard: OpenShard | undefined;

  async function open(): Promise<OpenShard | undefined> {
    const shards = await listShards(client, streamArn);
    const shardId = shards.find((id) => id === position?.shardId) ?? shards[0];
    if (!shardId) return undefined;
    const after = position?.shardId === shardId ? position.sequenceNumber : undefined;
    return openShard(client, streamArn, shardId, after);
  }

  /** A shard that is closed has no next iterator: its successor goes on from its beginning. */
  async function follow(closed: string): Promise<OpenShard | undefined> {
    const shards = await listShards(client, streamArn);
    const next = shards[shards.indexOf(closed) + 1];
    return next ? openShard(client, streamArn, next, undefined) : undefined;
  }

  return {
    read: async () => {
      shard ??= await open();
      if (!shard) return { records: [], position };
      const { shardId, iterator, isUnread } = shard;
      try {
        const answer = await client.send(new GetRecordsCommand({ ShardIterator: iterator }));
        const records = answer.Records ?? [];
        const sequenceNumber = records.at(-1)?.dynamodb?.SequenceNumber;
        if (sequenceNumber) position = { shardId, sequenceNumber };
        const next = answer.NextShardIterator;
        shard = next ? { shardId, iterator: next } : await follow(shardId);
        return { records, position };
      } catch (error) {
        if (!isDead(error)) throw error;
        // What follows the position is gone too: go on with the oldest record there is.
        if (isUnread) position = undefined;
        shard = undefined;
        return { records: [], position };
      }
    },
  };
}

async function listShards(client: DynamoDBStreamsClient, streamArn: string): Promise<string[]> {
  const ids: string[] = [];
  let after: string | undefined;
  do {
    const { StreamDescription: page } = await client.send(
      new DescribeStreamCommand({ StreamArn: streamArn, ExclusiveStartShardId: after }),
    );
    for (const { ShardId } of page?.Shards ?? []) if (ShardId) ids.push(ShardId);
    after = page?.LastEvaluatedShardId;
  } while (after);
  return ids;
}

async function openShard(
  client: DynamoDBStreamsClient,
  streamArn: string,
  shardId: string,
  after: string | undefined,
): Promise<OpenShard> {
  const shard = { StreamArn: streamArn, ShardId: shardId };
  const oldest = { ...shard, ShardIteratorType: 'TRIM_HORIZON' as const };
  const wanted = after
    ? { ...shard, ShardIteratorType: 'AFTER_SEQUENCE_NUMBER' as const, SequenceNumber: after }
    : oldest;
  const { ShardIterator } = await client
    .send(new GetShardIteratorCommand(wanted))
    .catch((error: unknown) => {
      if (!(error instanceof TrimmedDataAccessException)) throw error;
      return client.send(new GetShardIteratorCommand(oldest));
    });
  if (!ShardIterator) throw new Error(`The shard ${shardId} can't be read`);
  return { shardId, iterator: ShardIterator, isUnread: true };
}

function isDead(error: unknown): boolean {
  return error instanceof TrimmedDataAccessException || error instanceof ExpiredIteratorException;
}
