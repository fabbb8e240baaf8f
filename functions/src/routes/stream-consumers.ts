import { sortKeys } from '../table/keys.ts';
import { membershipRows } from './common-access.ts';
import type { StreamConsumer } from './route-types.ts';

export const streamConsumers = [
  {
    name: 'broadcast',
    fn: 'broadcast',
    filters: [
      { eventName: ['INSERT', 'MODIFY'], dynamodb: { Keys: { SK: { S: [sortKeys.order] } } } },
      {
        dynamodb: {
          Keys: {
            SK: {
              S: [
                sortKeys.vendorProfile,
                { prefix: sortKeys.menuItem },
                { prefix: sortKeys.menuCategory },
                { prefix: sortKeys.optionGroup },
              ],
            },
          },
        },
      },
    ],
    batchSize: 100,
    batchingWindowSeconds: 0,
    // Ten runs last about ten minutes while the table or the queue is unavailable.
    retryAttempts: 10,
    // The retention time of the stream, because a late alarm is better than a lost order. Late frames are skipped.
    maxRecordAgeSeconds: 86_400,
    access: {
      table: ['GetItem', 'Query', 'PutItem', 'BatchWriteItem'],
      rows: ['vendors', 'menuStamps', 'orders', ...membershipRows],
      sockets: ['POST'],
      queues: ['alarms'],
    },
  },
  {
    name: 'project-orders',
    fn: 'project-orders',
    filters: [
      { eventName: ['INSERT', 'MODIFY'], dynamodb: { Keys: { SK: { S: [sortKeys.order] } } } },
    ],
    batchSize: 100,
    // Groups concurrent orders. Must stay below 3 seconds, because screens reload figures only for that long after a
    // change.
    batchingWindowSeconds: 2,
    // Low, so a malformed record blocks its shard only for a few short runs. If the table is unavailable, each run
    // itself retries for most of its time.
    retryAttempts: 5,
    // The retention time of the stream, because a late figure is better than a missing figure.
    maxRecordAgeSeconds: 86_400,
    access: { table: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem'] },
  },
] as const satisfies readonly StreamConsumer[];
