import { AppError } from '@thali/shared/http/app-error';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { consumer } from '../invocations/consumer.ts';
import { noteFault } from '../invocations/invocation.ts';
import { retryTransientFaults } from '../invocations/retry-transient-faults.ts';
import { deliveriesOf } from './frames-of-record.ts';
import { connectionsOf, forgetConnection } from './memberships.table.ts';
import { menuChangeOf } from './menu-change-of.ts';
import { postFrame } from './post-frame.ts';

/** Orders and menus that are broadcast in parallel. */
const atOnce = 10;

/**
 * Turns changes in the table into live frames, those of one order in the order they happened. A service that is down is
 * waited for; a record that still fails comes again, with all after it. A client that sees a frame twice
 * just has it again.
 */
export const handler = consumer('broadcast', broadcastAll);

async function broadcastAll(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const lanes = [...Map.groupBy(withoutRepeats(event.Records), laneOf).values()];
  const failed: string[] = [];
  const worker = async () => {
    for (let lane = lanes.shift(); lane; lane = lanes.shift()) {
      const sequenceNumber = await broadcastInOrder(lane);
      if (sequenceNumber !== undefined) failed.push(sequenceNumber);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
}

/** What must not overtake one another: changes of one order, or of one vendor's menu. */
function laneOf({ dynamodb }: DynamoDBRecord): string {
  return dynamodb?.Keys?.PK?.S ?? '';
}

/** @returns the sequence number of the record that failed, and that all others of its lane wait for */
async function broadcastInOrder(records: readonly DynamoDBRecord[]): Promise<string | undefined> {
  for (const record of records) {
    try {
      await retryTransientFaults(() => broadcast(record));
    } catch (error) {
      const sequenceNumber = record.dynamodb?.SequenceNumber ?? '';
      noteFault('broadcast failed', { sequence_number: sequenceNumber, error });
      return sequenceNumber;
    }
  }
  return undefined;
}

/** Of many changes of one menu, such as a new order of its dishes, only the last one is sent. */
function withoutRepeats(records: readonly DynamoDBRecord[]): DynamoDBRecord[] {
  const menus = records.map(menuChangeOf);
  return records.filter(
    (_, index) => menus[index] === undefined || menus.lastIndexOf(menus[index]) === index,
  );
}

async function broadcast(record: DynamoDBRecord): Promise<void> {
  const deliveries = await deliveriesOf(record);
  await allEnded(
    deliveries.map(async ({ audience, frame }) => {
      const connectionIds = await connectionsOf(audience);
      await allEnded(connectionIds.map((id) => deliver(id, audience, frame)));
    }),
  );
}

/** Also where one failed: nothing goes on behind a call that has ended. */
async function allEnded(running: readonly Promise<void>[]): Promise<void> {
  const results = await Promise.allSettled(running);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

async function deliver(connectionId: string, audience: string, frame: unknown): Promise<void> {
  try {
    const isThere = await postFrame(connectionId, frame);
    if (!isThere) await forgetConnection(connectionId, audience);
  } catch (error) {
    if (error instanceof AppError) throw error;
    // It would be refused again, and all others of the shard wait behind it.
    noteFault('a frame was refused', { error });
  }
}
