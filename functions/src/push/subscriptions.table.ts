import { keys } from '../table/keys.ts';
import { putRow, replaceRow } from '../table/put-row.ts';
import { type ReadOptions, readRow } from '../table/read-row.ts';
import { retryTransaction } from '../table/retry-transaction.ts';

/** A browser that gets notifications. */
export interface PushSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  /** The kitchen device. A removed device gets no messages. */
  deviceId?: string | undefined;
  /**
   * The staff member, and their `validFrom` at the time of the subscription. When their sessions end, `validFrom`
   * changes and the subscription ends too.
   */
  userId?: string | undefined;
  validFrom?: number | undefined;
}

/** The row with all subscriptions to a mess or to an order, newest last. Rule: kitchen-8 */
export interface PushList {
  key: { PK: string; SK: string };
  max: number;
  /** By default the row never expires. */
  ttlSeconds?: number;
}

export const pushLists = {
  vendor: (vendorId: string): PushList => ({ key: keys.vendorPush(vendorId), max: 20 }),
  order: (orderId: string): PushList => ({
    key: keys.orderPush(orderId),
    max: 3,
    ttlSeconds: 2 * 24 * 3600,
  }),
};

/** 0.5 read units for up to 4 kB, about ten subscriptions. */
export async function readSubscriptions(list: PushList): Promise<PushSubscription[]> {
  return (await readList(list)).subscriptions;
}

/**
 * Adds a subscription and drops the oldest if the list is full. A device has at most one subscription, so it cannot
 * displace the owner's phone. A browser may have one subscription as a device and one as a person. 1 read unit per 4
 * kB, 1 write unit per kB.
 */
export function addSubscription(list: PushList, subscription: PushSubscription): Promise<void> {
  const { endpoint, deviceId } = subscription;
  const isReplaced = (known: PushSubscription) =>
    deviceId ? known.deviceId === deviceId : known.endpoint === endpoint && !known.deviceId;
  return changeList(list, (before) =>
    before.some((candidate) => isSame(candidate, subscription))
      ? before
      : [...before.filter((candidate) => !isReplaced(candidate)), subscription],
  );
}

function isSame(a: PushSubscription, b: PushSubscription): boolean {
  const fields = ['endpoint', 'p256dh', 'auth', 'deviceId', 'userId', 'validFrom'] as const;
  return fields.every((field) => a[field] === b[field]);
}

/** Removes a browser's subscription as a device, or as a person if `deviceId` is undefined. */
export function removeSubscription(
  list: PushList,
  { endpoint, deviceId }: Pick<PushSubscription, 'endpoint' | 'deviceId'>,
): Promise<void> {
  return changeList(list, (before) =>
    before.filter(
      (subscription) => subscription.endpoint !== endpoint || subscription.deviceId !== deviceId,
    ),
  );
}

export function removeEndpoints(list: PushList, endpoints: readonly string[]): Promise<void> {
  return changeList(list, (before) =>
    before.filter(({ endpoint }) => !endpoints.includes(endpoint)),
  );
}

interface StoredList {
  subscriptions: PushSubscription[];
  revision: number;
}

async function readList({ key }: PushList, options?: ReadOptions): Promise<StoredList> {
  const row = await readRow<Partial<StoredList>>(key, options);
  const { subscriptions = [], revision = 0 } = row ?? {};
  return { subscriptions, revision };
}

/** Changes the list by a conditional write with retries, so parallel changes do not overwrite each other. */
async function changeList(
  list: PushList,
  change: (before: PushSubscription[]) => PushSubscription[],
): Promise<void> {
  const { key, max, ttlSeconds } = list;
  await retryTransaction(async () => {
    const { subscriptions: before, revision } = await readList(list, { ConsistentRead: true });
    const subscriptions = change(before).slice(-max);
    if (JSON.stringify(subscriptions) === JSON.stringify(before)) return 'done';
    const row = {
      ...key,
      subscriptions,
      revision: revision + 1,
      ...(ttlSeconds && { expiresAt: Math.ceil(Date.now() / 1000) + ttlSeconds }),
    };
    const stored = revision === 0 ? undefined : { revision };
    const result = await putRow(replaceRow(row, stored, 'revision'));
    return result.outcome === 'put' ? 'done' : undefined;
  });
}
