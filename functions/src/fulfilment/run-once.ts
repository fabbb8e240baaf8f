import { randomUUID } from 'node:crypto';
import { AppError } from '@thali/shared/http/app-error';
import { log } from '../log.ts';
import { ProvisioningStopped, RunOvertaken } from './fulfilment-stopped.ts';
import { beginRun, endRun, type Run, type RunOptions } from './runs.table.ts';

/** Runs of the job come every ten minutes: half a day of trying. */
const mostAttempts = 72;

/**
 * Does what a paid payment still brings about, while nobody else is at it. It never throws for a step that
 * failed: that is written down with the payment.
 * @returns what came of it; `not-now` when there is nothing to do or another run is at it
 */
export async function runOnce(
  orderId: string,
  how: RunOptions,
  work: (run: Run) => Promise<unknown>,
): Promise<'done' | 'failed' | 'not-now'> {
  const run = await beginRun(orderId, randomUUID(), how);
  if (!run) return 'not-now';
  try {
    await work(run);
    return 'done';
  } catch (error) {
    if (error instanceof RunOvertaken) return 'not-now';
    await noteFailure(run, error);
    return 'failed';
  }
}

async function noteFailure(run: Run, error: unknown): Promise<void> {
  const isStopped = error instanceof ProvisioningStopped || (run.attempts ?? 0) >= mostAttempts;
  log.error('provisioning failed', { order_id: run.orderId, stopped: isStopped, error });
  await endRun(run, failureText(error), isStopped);
}

function failureText(error: unknown): string {
  if (error instanceof ProvisioningStopped) return error.message;
  const name = error instanceof AppError ? error.code : error instanceof Error ? error.name : '';
  return `It failed and is tried again (${name || 'unknown'}).`;
}
