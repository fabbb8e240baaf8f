import { sortKeys } from '../table/keys.ts';
import { memberships } from './common-access.ts';
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
    retryAttempts: 3,
    maxRecordAgeSeconds: 300,
    access: {
      table: ['GetItem', 'Query', 'BatchWriteItem'],
      rows: ['vendors', 'orders', ...memberships],
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
    // What comes together is written together. Screens ask for figures for the last time 3 seconds after a change.
    batchingWindowSeconds: 2,
    // A record that can't be read holds its shard up for so long, which is soon over: each run counts all others,
    // and tries again for most of its time where the table is unavailable.
    retryAttempts: 5,
    // As long as the stream keeps a record: a late figure is better than a wrong one.
    maxRecordAgeSeconds: 86_400,
    access: { table: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem'] },
  },
] as const satisfies readonly StreamConsumer[];
