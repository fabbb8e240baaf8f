import type { QueueConsumer } from './route-types.ts';

export const queueConsumers = [
  {
    name: 'raise-alarms',
    fn: 'raise-alarms',
    queue: 'alarms',
    batchSize: 10,
    // Each takes ten messages: enough for a hundred orders a second, and the account keeps its runs for guests.
    mostRuns: 5,
    // Six times what a run may take, as AWS advises.
    visibilitySeconds: 90,
    mostReceives: 6,
    access: {
      table: ['GetItem', 'PutItem', 'UpdateItem'],
      secrets: ['order'],
      queues: ['alarms'],
      sms: true,
    },
  },
] as const satisfies readonly QueueConsumer[];
