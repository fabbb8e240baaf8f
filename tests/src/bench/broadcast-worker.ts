import { handler } from '@thali/functions/lambdas/broadcast.lambda';
import type { DynamoDBStreamEvent } from 'aws-lambda';

/** What one run of the function took: its answer, and the processor's milliseconds. */
export interface BroadcastRun {
  failed: number;
  cpuMs: number;
}

/** The function in a process of its own, whose share of a processor the bench sets. */
process.on('message', async (event: DynamoDBStreamEvent) => {
  const before = process.cpuUsage();
  const { batchItemFailures } = await handler(event);
  const { user, system } = process.cpuUsage(before);
  const run: BroadcastRun = { failed: batchItemFailures.length, cpuMs: (user + system) / 1000 };
  process.send?.(run);
});
process.send?.('ready');
