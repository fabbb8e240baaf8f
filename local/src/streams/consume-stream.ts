import { setTimeout as sleep } from 'node:timers/promises';
import { DescribeTableCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DynamoDBStreamsClient,
  type _Record as StreamRecord,
} from '@aws-sdk/client-dynamodb-streams';
import type { StreamConsumer } from '@thali/functions/routes/route-types';
import type { DynamoDBRecord } from 'aws-lambda';
import { awsClientConfig } from '../engines/aws-client-config.ts';
import type { StateTable } from '../engines/state-table.ts';
import type { Invoker } from '../lambda/invoker.ts';
import type { Printer } from '../printer.ts';
import type { JsonLines } from '../stand-ins/json-lines.ts';
import { deliverRecords } from './deliver-records.ts';
import type { StreamFailure } from './failures.ts';
import { createdAt, lambdaRecord } from './lambda-record.ts';
import { matchesFilter } from './matches-filter.ts';
import { type StreamPosition, streamReader } from './stream-reader.ts';

const pollMs = 1000;
/** The minimum time between two reads, so that one read returns all records of a burst. */
const minReadMs = 40;
/** After a read of this many records, more may wait, so the next read follows at once. */
const fullReadRecords = 100;
const saveEveryMs = 1000;

interface RunningConsumer {
  /** Reads at once, because the table may have new records. */
  wake(): void;
  stop(): Promise<void>;
}

interface ConsumerContext {
  client: DynamoDBStreamsClient;
  streamArn: string;
  /** Keeps the position. After a kill -9, about one second of records is delivered again. */
  state: StateTable;
  invoker: Invoker;
  failures: JsonLines<StreamFailure>;
  printer: Printer;
  /** Whether to skip this record for all consumers, such as the row of an import. */
  isIgnored(record: DynamoDBRecord): boolean;
}

interface StreamContext extends Omit<ConsumerContext, 'client' | 'streamArn'> {
  dynamo: DynamoDBClient;
  endpoint: string;
  table: string;
}

/** Starts the consumers of the table's stream. */
export async function startConsumers(
  dependencies: StreamContext,
  consumers: readonly StreamConsumer[],
): Promise<RunningConsumer> {
  const { dynamo, endpoint, table, ...context } = dependencies;
  const { Table } = await dynamo.send(new DescribeTableCommand({ TableName: table }));
  const streamArn = Table?.LatestStreamArn;
  if (!streamArn) throw new Error(`The table ${table} has no stream`);
  const client = new DynamoDBStreamsClient(awsClientConfig(endpoint));
  const running = consumers.map((consumer) =>
    consumeStream(consumer, { ...context, client, streamArn }),
  );
  return {
    wake: () => {
      for (const consumer of running) consumer.wake();
    },
    stop: async () => {
      await Promise.all(running.map((consumer) => consumer.stop()));
      client.destroy();
    },
  };
}

/**
 * Stands in for one event source mapping. One loop makes all calls, so calls never overlap. It ignores the batching
 * window, which only saves costs on AWS.
 */
function consumeStream(consumer: StreamConsumer, context: ConsumerContext): RunningConsumer {
  let wakeUp = new AbortController();
  let isStopped = false;
  const key = `STREAM#${consumer.name}`;

  /** Waits for a wake-up, at most `ms` milliseconds. If a wake-up came after the last wait, returns at once. */
  async function wait(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: wakeUp.signal }).catch(() => undefined);
    wakeUp = new AbortController();
  }

  async function loop(): Promise<void> {
    const start = await context.state.read<StreamPosition>(key);
    const reader = streamReader(context.client, context.streamArn, start);
    const saver = positionSaver((position) => context.state.write(key, position));
    while (!isStopped) {
      const nextReadAt = performance.now() + minReadMs;
      const { records, position } = await reader.read();
      if (records.length > 0) await deliver(consumer, records, context);
      await saver.advance(records.length > 0 ? position : undefined);
      if (records.length < fullReadRecords) await wait(pollMs);
      await sleep(Math.max(0, nextReadAt - performance.now()));
    }
    await saver.save();
  }

  /** An engine error ends the loop. The next loop starts at the saved position. */
  async function run(): Promise<void> {
    while (!isStopped) {
      try {
        await loop();
      } catch (error) {
        if (isStopped) return;
        context.printer.problem(`The stream consumer '${consumer.name}' restarts`, error);
        await wait(pollMs);
      }
    }
  }

  const running = run();
  return {
    wake: () => wakeUp.abort(),
    stop: async () => {
      isStopped = true;
      wakeUp.abort();
      await running;
    },
  };
}

/** Saves a consumer's position, at most once a second. */
function positionSaver(write: (position: StreamPosition) => Promise<void>) {
  let unsaved: StreamPosition | undefined;
  let savedAt = 0;
  const save = async () => {
    if (!unsaved) return;
    savedAt = performance.now();
    await write(unsaved);
    unsaved = undefined;
  };
  return {
    save,
    /** @param position  undefined if there was no new record */
    advance: async (position: StreamPosition | undefined) => {
      unsaved = position ?? unsaved;
      if (performance.now() - savedAt > saveEveryMs) await save();
    },
  };
}

async function deliver(
  consumer: StreamConsumer,
  records: readonly StreamRecord[],
  { streamArn, invoker, failures, printer, isIgnored }: ConsumerContext,
): Promise<void> {
  const oldest = Date.now() - consumer.maxRecordAgeSeconds * 1000;
  const accepted: DynamoDBRecord[] = [];
  const tooOld: DynamoDBRecord[] = [];
  for (const record of records) {
    const event = lambdaRecord(record, streamArn);
    if (isIgnored(event) || !matchesFilter(event, consumer.filters)) continue;
    if (createdAt(record) < oldest) tooOld.push(event);
    else accepted.push(event);
  }
  const discarded = new Map<string, number>();
  const discard = async (record: DynamoDBRecord, reason: string) => {
    discarded.set(reason, (discarded.get(reason) ?? 0) + 1);
    const failedAt = new Date().toISOString();
    await failures.append({ consumer: consumer.name, reason, failedAt, record });
  };
  for (const record of tooOld) {
    await discard(record, `older than ${consumer.maxRecordAgeSeconds} seconds`);
  }
  await deliverRecords(accepted, {
    batchSize: consumer.batchSize,
    retryAttempts: consumer.retryAttempts,
    call: (batch) => invoker.invoke(consumer.fn, { Records: batch }),
    discard,
  });
  for (const [reason, count] of discarded) {
    printer.problem(`The stream consumer '${consumer.name}' discarded ${count} records: ${reason}`);
  }
}
