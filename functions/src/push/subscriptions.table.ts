import { keys } from '../table/keys.ts';
import { putRow } from '../table/put-row.ts';
import { type ReadOptions, readRow } from '../table/read-row.ts';
import { retryTransaction } from '../table/retry-transaction.ts';

/** A browser that gets notifications. */
export interface PushSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  /** Of a kitchen's device: which one. It gets nothing more once it is removed. */
  deviceId?: string | undefined;
  /** Of staff: who, and since when their sessions are good (`validFrom`): it ends with those of that time. */
  userId?: string | undefined;
  validFrom?: number | undefined;
}

/** One row with all subscriptions of a mess, or of who placed one order, the newest last. Rule: kitchen-8 */
export interface PushList {
  key: { PK: string; SK: string };
  max: number;
  /** How long it is kept; absent: until it is removed. */
  keptSeconds?: number;
}

export const pushLists = {
  vendor: (vendorId: string): PushList => ({ key: keys.vendorPush(vendorId), max: 20 }),
  order: (orderId: string): PushList => ({
    key: keys.orderPush(orderId),
    max: 3,
    keptSeconds: 2 * 24 * 3600,
  }),
};

/** 0.5 read units up to 4 kB, which are ten subscriptions. */
export async function readSubscriptions(list: PushList): Promise<PushSubscription[]> {
  return (await readList(list)).subscriptions;
}

/**
 * The oldest makes room for one too many. A device has one, so that none can push the owner's phone out. In one browser
 * a device and a person have one each. 1 read unit for 4 kB, 1 write unit for each kB.
 */
export function addSubscription(list: PushList, subscription: PushSubscription): Promise<void> {
  const { endpoint, deviceId } = subscription;
  const isReplaced = (one: PushSubscription) =>
    deviceId ? one.deviceId === deviceId : one.endpoint === endpoint && !one.deviceId;
  return changeList(list, (before) =>
    before.some((one) => isSame(one, subscription))
      ? before
      : [...before.filter((one) => !isReplaced(one)), subscription],
  );
}

function isSame(one: PushSubscription, other: PushSubscription): boolean {
  const fields = ['endpoint', 'p256dh', 'auth', 'deviceId', 'userId', 'validFrom'] as const;
  return fields.every((field) => one[field] === other[field]);
}

/** Of a browser that is both, what the device subscribed to stays when the person leaves, and the other way round. */
export function removeSubscription(
  list: PushList,
  { endpoint, deviceId }: Pick<PushSubscription, 'endpoint' | 'deviceId'>,
): Promise<void> {
  return changeList(list, (before) =>
    before.filter((one) => one.endpoint !== endpoint || one.deviceId !== deviceId),
  );
}

export function removeEndpoints(list: PushList, endpoints: readonly string[]): Promise<void> {
  return changeList(list, (before) =>
    before.filter(({ endpoint }) => !endpoints.includes(endpoint)),
  );
}

interface Read {
  subscriptions: PushSubscription[];
  revision: number;
}

async function readList({ key }: PushList, options?: ReadOptions): Promise<Read> {
  const row = await readRow<Partial<Read>>(key, options);
  const { subscriptions = [], revision = 0 } = row ?? {};
  return { subscriptions, revision };
}

/** Two changes at once come one after the other. */
async function changeList(
  list: PushList,
  change: (before: PushSubscription[]) => PushSubscription[],
): Promise<void> {
  const { key, max, keptSeconds } = list;
  await retryTransaction(async () => {
    const { subscriptions: before, revision } = await readList(list, { ConsistentRead: true });
    const subscriptions = change(before).slice(-max);
    if (JSON.stringify(subscriptions) === JSON.stringify(before)) return 'done';
    const result = await putRow({
      Item: {
        ...key,
        subscriptions,
        revision: revision + 1,
        ...(keptSeconds && { expiresAt: Math.ceil(Date.now() / 1000) + keptSeconds }),
      },
      ...(revision === 0
        ? { ConditionExpression: 'attribute_not_exists(PK)' }
        : {
            ConditionExpression: 'revision = :revision',
            ExpressionAttributeValues: { ':revision': revision },
          }),
    });
    return result.outcome === 'put' ? 'done' : undefined;
  });
}
