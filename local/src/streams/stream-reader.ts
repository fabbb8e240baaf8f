import {
  DescribeStreamCommand,
  type DynamoDBStreamsClient,
  ExpiredIteratorException,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type _Record as StreamRecord,
  TrimmedDataAccessException,
} from '@aws-sdk/client-dynamodb-streams';

/** The last record that a consumer has read. */
export interface StreamPosition {
  shardId: string;
  sequenceNumber: string;
}

export interface StreamReader {
  /** Reads new records, if any, and the position after them. */
  read(): Promise<{ records: StreamRecord[]; position: StreamPosition | undefined }>;
}

interface OpenShard {
  shardId: string;
  iterator: string;
  /** Whether no read has used the iterator yet. */
  isUnread?: boolean;
}

/**
 * Reads a stream after `start`, or from its oldest record. It reopens an expired iterator (15 minutes
 * unread, or a day idle) after the last record.
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

  /** A closed shard has no next iterator, so read the next shard from its start. */
  async function openNext(closed: string): Promise<OpenShard | undefined> {
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
        shard = next ? { shardId, iterator: next } : await openNext(shardId);
        return { records, position };
      } catch (error) {
        if (!isExpired(error)) throw error;
        // The records after the position are trimmed too, so continue at the oldest record.
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
  const iterator = after
    ? { ...shard, ShardIteratorType: 'AFTER_SEQUENCE_NUMBER' as const, SequenceNumber: after }
    : oldest;
  const { ShardIterator } = await client
    .send(new GetShardIteratorCommand(iterator))
    .catch((error: unknown) => {
      if (!(error instanceof TrimmedDataAccessException)) throw error;
      return client.send(new GetShardIteratorCommand(oldest));
    });
  if (!ShardIterator) throw new Error(`The shard ${shardId} can't be read`);
  return { shardId, iterator: ShardIterator, isUnread: true };
}

function isExpired(error: unknown): boolean {
  return error instanceof TrimmedDataAccessException || error instanceof ExpiredIteratorException;
}
