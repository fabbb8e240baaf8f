import { setTimeout as sleep } from 'node:timers/promises';
import { log } from '../log.ts';
import { provision } from '../subscriptions/provisioning/provision-vendor.ts';

/**
 * Provisions for as long as a caller may wait. What takes longer goes on if it can, and else is taken up
 * by the job: each step writes only while its run is the one that counts.
 */
export async function provisionWithin(orderId: string, longestMs: number): Promise<void> {
  const waiting = new AbortController();
  const run = provision(orderId).catch((error: unknown) => {
    log.error('provisioning could not be noted', { order_id: orderId, error });
  });
  const timeout = sleep(longestMs, undefined, { signal: waiting.signal, ref: false }).catch(
    () => undefined,
  );
  await Promise.race([run, timeout]);
  waiting.abort();
}
