import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { enqueueAlarm } from '../alarm/enqueue-alarm.ts';
import { consumer } from '../invocations/consumer.ts';
import { inParallel } from '../invocations/in-parallel.ts';
import { noteFault } from '../invocations/invocation.ts';
import { retryTransientFaults } from '../invocations/retry-transient-faults.ts';
import { deliver } from '../live/deliver.ts';
import { deliveriesOf } from '../live/frames-of-record.ts';
import { menuChangeOf } from '../live/menu-change-of.ts';
import { orderChangeOf } from '../orders/store/order-change.ts';
import { sortKeys } from '../table/keys.ts';

/**
 * Turns changes in the table into live frames, those of one order in the order they happened, and orders before
 * menus: a menu may go to thousands. A service that is down is waited for; a record that still fails comes again,
 * with all after it, and goes to whom it has not reached. Rule: live-12
 */
export const handler = consumer('broadcast', broadcastAll);

/**
 * At most 40 posts in all, fewer than the SDK's 50 sockets: a post that waits for a socket counts as one that
 * finds no connection, and is repeated.
 */
const pace = { orders: { atOnce: 10, postsEach: 2 }, menus: { atOnce: 1, postsEach: 40 } };

/** The connections that the records of the last batch reached: Lambda mostly brings back here what failed. */
let reached = new Map<string, Set<string>>();

async function broadcastAll({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const numbers = Records.map(sequenceNumberOf);
  reached = new Map(numbers.map((number) => [number, reached.get(number) ?? new Set()]));
  const { orders = [], menus = [] } = Object.groupBy(withoutRepeats(Records), kindOf);
  const failed = [
    ...(await broadcastLanes(orders, pace.orders)),
    ...(await broadcastLanes(menus, pace.menus)),
  ];
  return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
}

function kindOf({ dynamodb }: DynamoDBRecord): keyof typeof pace {
  return dynamodb?.Keys?.SK?.S === sortKeys.order ? 'orders' : 'menus';
}

/** @returns the sequence numbers of those that have to come again */
async function broadcastLanes(
  records: readonly DynamoDBRecord[],
  { atOnce, postsEach }: (typeof pace)[keyof typeof pace],
): Promise<string[]> {
  const lanes = [...Map.groupBy(records, laneOf).values()];
  const failed: string[] = [];
  await inParallel(lanes, atOnce, async (lane) => {
    const failedOne = await broadcastInOrder(lane, postsEach);
    if (failedOne) failed.push(sequenceNumberOf(failedOne));
  });
  return failed;
}

/** What must not overtake one another: changes of one order, or of one vendor's menu. */
function laneOf({ dynamodb }: DynamoDBRecord): string {
  return dynamodb?.Keys?.PK?.S ?? '';
}

function sequenceNumberOf({ dynamodb }: DynamoDBRecord): string {
  return dynamodb?.SequenceNumber ?? '';
}

/** @returns the record that failed, and that all others of its lane wait for */
async function broadcastInOrder(
  records: readonly DynamoDBRecord[],
  postsAtOnce: number,
): Promise<DynamoDBRecord | undefined> {
  for (const record of records) {
    try {
      await retryTransientFaults(() => broadcast(record, postsAtOnce));
    } catch (error) {
      noteFault('broadcast failed', { sequence_number: sequenceNumberOf(record), error });
      return record;
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

/** Screens hear of it also while the queue is down, and the queue while no screen can be reached. */
async function broadcast(record: DynamoDBRecord, postsAtOnce: number): Promise<void> {
  const alreadyReached = reached.get(sequenceNumberOf(record)) ?? new Set();
  const order = kindOf(record) === 'orders' ? orderChangeOf(record) : undefined;
  const all = (await deliveriesOf(record, order)).map(
    (delivery) => () => deliver(delivery, { reached: alreadyReached, postsAtOnce }),
  );
  if (order) all.unshift(() => enqueueAlarm(order));
  await inParallel(all, all.length, (send) => send());
}
