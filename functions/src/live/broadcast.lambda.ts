import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { consumer } from '../invocations/consumer.ts';
import { noteFault } from '../invocations/invocation.ts';
import { deliveriesOf } from './frames-of-record.ts';
import { connectionsOf, forgetConnection } from './memberships.table.ts';
import { menuChangeOf } from './menu-change-of.ts';
import { postFrame } from './post-frame.ts';

/**
 * Turns changes in the table into live frames, in the order they happened. A record that fails stops
 * the batch there, so that it comes again; a client that sees a frame twice just has it again.
 */
export const handler = consumer('broadcast', broadcastAll);

async function broadcastAll(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  for (const record of withoutRepeats(event.Records)) {
    try {
      await broadcast(record);
    } catch (error) {
      const sequenceNumber = record.dynamodb?.SequenceNumber ?? '';
      noteFault('broadcast failed', { sequence_number: sequenceNumber, error });
      return { batchItemFailures: [{ itemIdentifier: sequenceNumber }] };
    }
  }
  return { batchItemFailures: [] };
}

/** Of many changes of one menu, such as a new order of its dishes, the last one tells of all. */
function withoutRepeats(records: readonly DynamoDBRecord[]): DynamoDBRecord[] {
  const menus = records.map(menuChangeOf);
  return records.filter(
    (_, index) => menus[index] === undefined || menus.lastIndexOf(menus[index]) === index,
  );
}

async function broadcast(record: DynamoDBRecord): Promise<void> {
  const deliveries = await deliveriesOf(record);
  await Promise.all(
    deliveries.map(async ({ audience, frame }) => {
      const connectionIds = await connectionsOf(audience);
      await Promise.all(connectionIds.map((id) => deliver(id, audience, frame)));
    }),
  );
}

async function deliver(connectionId: string, audience: string, frame: unknown): Promise<void> {
  const isThere = await postFrame(connectionId, frame);
  if (!isThere) await forgetConnection(connectionId, audience);
}
