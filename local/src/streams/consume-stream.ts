import { setTimeout as sleep } from 'node:timers/promises';
import type {
  DynamoDBStreamsClient,
  _Record as StreamRecord,
} from '@aws-sdk/client-dynamodb-streams';
import type { StreamConsumer } from '@thali/functions/routes/route-types';
import type { DynamoDBRecord } from 'aws-lambda';
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
/** Between two readings, so that a burst is read together. */
const gatherMs = 40;
/** More records than this may be there than one answer holds. */
const manyRecords = 100;
const saveEveryMs = 1000;

export interface RunningConsumer {
  /** There may be something new. */
  poke(): void;
  stop(): Promise<void>;
}

export interface Surroundings {
  client: DynamoDBStreamsClient;
  streamArn: string;
  /** Keeps the position, so that a kill -9 repeats at most what was read in its last second or so. */
  state: StateTable;
  invoker: Invoker;
  failures: JsonLines<StreamFailure>;
  printer: Printer;
  /** Records that no consumer gets, such as those of an import. */
  isIgnored(record: DynamoDBRecord): boolean;
}

/**
 * Stands in for one event source mapping: a single loop, so that its calls never overlap. It gathers records for a
 * moment only, whatever the consumer's window: nobody waits here for writes to be saved.
 */
export function consumeStream(consumer: StreamConsumer, around: Surroundings): RunningConsumer {
  let poked = new AbortController();
  let isStopped = false;
  const key = `STREAM#${consumer.name}`;

  /** Until the next poke, at once if there was one since the last wait, or for so long. */
  async function wait(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: poked.signal }).catch(() => undefined);
    poked = new AbortController();
  }

  async function loop(): Promise<void> {
    const start = await around.state.read<StreamPosition>(key);
    const reader = streamReader(around.client, around.streamArn, start);
    const place = keptPlace((position) => around.state.write(key, position));
    while (!isStopped) {
      const soonest = performance.now() + gatherMs;
      const { records, position } = await reader.read();
      if (records.length > 0) await handOver(consumer, records, around);
      await place.reached(records.length > 0 ? position : undefined);
      if (records.length < manyRecords) await wait(pollMs);
      await sleep(Math.max(0, soonest - performance.now()));
    }
    await place.save();
  }

  /** A fault of the engine ends the loop; the next one begins at the saved position. */
  async function run(): Promise<void> {
    while (!isStopped) {
      try {
        await loop();
      } catch (error) {
        if (isStopped) return;
        around.printer.problem(`The stream consumer '${consumer.name}' begins again`, error);
        await wait(pollMs);
      }
    }
  }

  const running = run();
  return {
    poke: () => poked.abort(),
    stop: async () => {
      isStopped = true;
      poked.abort();
      await running;
    },
  };
}

/** Saves how far a consumer has come, at most once in a second. */
function keptPlace(write: (position: StreamPosition) => Promise<void>) {
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
    /** @param position  undefined: nothing new was read */
    reached: async (position: StreamPosition | undefined) => {
      unsaved = position ?? unsaved;
      if (performance.now() - savedAt > saveEveryMs) await save();
    },
  };
}

async function handOver(
  consumer: StreamConsumer,
  records: readonly StreamRecord[],
  { streamArn, invoker, failures, printer, isIgnored }: Surroundings,
): Promise<void> {
  const oldest = Date.now() - consumer.maxRecordAgeSeconds * 1000;
  const wanted: DynamoDBRecord[] = [];
  const tooOld: DynamoDBRecord[] = [];
  for (const record of records) {
    const event = lambdaRecord(record, streamArn);
    if (isIgnored(event) || !matchesFilter(event, consumer.filters)) continue;
    if (createdAt(record) < oldest) tooOld.push(event);
    else wanted.push(event);
  }
  const givenUp = new Map<string, number>();
  const giveUp = async (record: DynamoDBRecord, reason: string) => {
    givenUp.set(reason, (givenUp.get(reason) ?? 0) + 1);
    const failedAt = new Date().toISOString();
    await failures.append({ consumer: consumer.name, reason, failedAt, record });
  };
  for (const record of tooOld) {
    await giveUp(record, `older than ${consumer.maxRecordAgeSeconds} seconds`);
  }
  await deliverRecords(wanted, {
    batchSize: consumer.batchSize,
    retryAttempts: consumer.retryAttempts,
    call: (batch) => invoker.invoke(consumer.fn, { Records: batch }),
    giveUp,
  });
  for (const [reason, count] of givenUp) {
    printer.problem(`The stream consumer '${consumer.name}' gave up ${count} records: ${reason}`);
  }
}
