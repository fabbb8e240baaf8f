import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { enqueueAlarms } from '../alarm/enqueue-alarm.ts';
import { consumer } from '../invocations/consumer.ts';
import { inParallel } from '../invocations/in-parallel.ts';
import { logFault } from '../invocations/invocation.ts';
import { retryTransientFaults } from '../invocations/retry-transient-faults.ts';
import { buildDeliveries } from '../live/build-deliveries.ts';
import { deliver } from '../live/deliver.ts';
import { menuChangeOf } from '../live/menu-change-of.ts';
import { type OrderChange, orderChangeOf } from '../orders/store/order-change.ts';
import { putMenuStamp } from '../storefront/menu-stamp.table.ts';
import { sortKeys } from '../table/keys.ts';

/**
 * Turns changes in the table into live frames. Changes of one order stay in sequence. Orders go before menus, because
 * a menu may have thousands of viewers. If a record still fails after retries, Lambda sends it and all later records
 * again. The next run then posts only to connections that the record has not reached.
 * Rule: live-12
 */
export const handler = consumer('broadcast', broadcastAll);

/** Sends at most 40 posts at once, because the SDK has 50 sockets. A post without a free socket would time out. */
const pace = {
  orders: { maxLanes: 10, postsPerLane: 2 },
  menus: { maxLanes: 1, postsPerLane: 40 },
};

/** The connections that each record of the last batch reached. Lambda mostly retries a batch in the same process. */
let reached = new Map<string, Set<string>>();

async function broadcastAll({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const numbers = Records.map(sequenceNumberOf);
  reached = new Map(numbers.map((number) => [number, reached.get(number) ?? new Set()]));
  const frames = latestMenuChanges(Records).filter(isFrameDue);
  const { orders = [], menus = [] } = Object.groupBy(frames, kindOf);
  // Frames and alarms are independent: a failure of one does not stop the other.
  const alarms = alarmAll(Records.filter((record) => kindOf(record) === 'orders'));
  const failed = new Set([
    ...(await broadcastLanes(orders, pace.orders)),
    ...(await broadcastLanes(menus, pace.menus)),
    ...(await alarms),
  ]);
  return { batchItemFailures: [...failed].map((itemIdentifier) => ({ itemIdentifier })) };
}

/** Screens read their state again within minutes, so a later frame is useless. Alarms have no age limit. */
const maxFrameAgeMs = 5 * 60_000;

function isFrameDue({ dynamodb }: DynamoDBRecord): boolean {
  const changedAtMs = (dynamodb?.ApproximateCreationDateTime ?? 0) * 1000;
  return Date.now() - changedAtMs < maxFrameAgeMs;
}

const changes = new WeakMap<DynamoDBRecord, OrderChange>();

/** Parses a record once, for its frames and its alarms. */
function changeOf(record: DynamoDBRecord): OrderChange {
  const change = changes.get(record) ?? orderChangeOf(record);
  changes.set(record, change);
  return change;
}

/** @returns the sequence numbers of the records whose alarms are not in the queue */
async function alarmAll(records: readonly DynamoDBRecord[]): Promise<string[]> {
  const numbers = new Map<OrderChange, string>();
  for (const record of records) {
    try {
      numbers.set(changeOf(record), sequenceNumberOf(record));
    } catch {
      // The broadcast reports a malformed record.
    }
  }
  let unsent = [...numbers.keys()];
  try {
    await retryTransientFaults(async () => {
      const failures = await enqueueAlarms(unsent);
      unsent = [...failures.keys()];
      for (const error of failures.values()) throw error;
    });
    return [];
  } catch (error) {
    const failed = unsent.map((change) => numbers.get(change) ?? '');
    logFault('alarms failed', { sequence_numbers: failed, error });
    return failed;
  }
}

function kindOf({ dynamodb }: DynamoDBRecord): keyof typeof pace {
  return dynamodb?.Keys?.SK?.S === sortKeys.order ? 'orders' : 'menus';
}

/** @returns the sequence numbers of the records that Lambda has to send again */
async function broadcastLanes(
  records: readonly DynamoDBRecord[],
  { maxLanes, postsPerLane }: (typeof pace)[keyof typeof pace],
): Promise<string[]> {
  const lanes = [...Map.groupBy(records, laneOf).values()];
  const failed: string[] = [];
  await inParallel(lanes, maxLanes, async (lane) => {
    const failedRecord = await broadcastInOrder(lane, postsPerLane);
    if (failedRecord) failed.push(sequenceNumberOf(failedRecord));
  });
  return failed;
}

/** Changes of one order, or of one vendor's menu, must stay in sequence. */
function laneOf({ dynamodb }: DynamoDBRecord): string {
  return dynamodb?.Keys?.PK?.S ?? '';
}

function sequenceNumberOf({ dynamodb }: DynamoDBRecord): string {
  return dynamodb?.SequenceNumber ?? '';
}

/** @returns the record that failed; the later records of its lane wait for it */
async function broadcastInOrder(
  records: readonly DynamoDBRecord[],
  maxConcurrentPosts: number,
): Promise<DynamoDBRecord | undefined> {
  for (const record of records) {
    try {
      await retryTransientFaults(() => broadcast(record, maxConcurrentPosts));
    } catch (error) {
      logFault('broadcast failed', { sequence_number: sequenceNumberOf(record), error });
      return record;
    }
  }
  return undefined;
}

/** Drops all but the last change of each menu: a reordered menu writes one record per dish. */
function latestMenuChanges(records: readonly DynamoDBRecord[]): DynamoDBRecord[] {
  const menus = records.map(menuChangeOf);
  return records.filter(
    (_, index) => menus[index] === undefined || menus.lastIndexOf(menus[index]) === index,
  );
}

async function broadcast(record: DynamoDBRecord, maxConcurrentPosts: number): Promise<void> {
  const alreadyReached = reached.get(sequenceNumberOf(record)) ?? new Set();
  const order = kindOf(record) === 'orders' ? changeOf(record) : undefined;
  const menuVendorId = order ? undefined : menuChangeOf(record);
  if (menuVendorId) await putMenuStamp(menuVendorId, sequenceNumberOf(record));
  const posts = (await buildDeliveries(record, order)).map(
    (delivery) => () => deliver(delivery, { reached: alreadyReached, maxConcurrentPosts }),
  );
  await inParallel(posts, posts.length, (send) => send());
}
