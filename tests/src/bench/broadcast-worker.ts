import { handler } from '@thali/functions/lambdas/broadcast.lambda';
import type { DynamoDBStreamEvent } from 'aws-lambda';

/** One run of the function: failed records and processor time. */
export interface BroadcastRun {
  failed: number;
  cpuMs: number;
}

/** Runs the function in a separate process, so that the bench can limit its processor share. */
process.on('message', async (event: DynamoDBStreamEvent) => {
  const before = process.cpuUsage();
  const { batchItemFailures } = await handler(event);
  const { user, system } = process.cpuUsage(before);
  const run: BroadcastRun = { failed: batchItemFailures.length, cpuMs: (user + system) / 1000 };
  process.send?.(run);
});
process.send?.('ready');
