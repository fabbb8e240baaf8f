import { scheduledJobs } from '@thali/functions/routes/route-table';
import type { Replay } from './platform-link.ts';

const rebuildJob = 'rebuild-projections';

/**
 * Derives the replay from a message of a failure queue. The message of a stream batch has only the position in the
 * stream. The message of a job has the event.
 */
export function replayOfMessage(queue: string, body: string): Replay {
  if (queue === 'raise-alarms') return ringAgain({});
  const message = parseJson(body);
  if ('DDBStreamBatchInfo' in message) return replayOfBatch(queue, {});
  const { requestPayload = message }: { requestPayload?: unknown } = message;
  const { job, ...input }: { job?: unknown } = Object(requestPayload);
  const scheduledJob = scheduledJobs.find(({ name }) => name === job);
  return scheduledJob ? { kind: 'run', job: scheduledJob.name, input } : unknown(body);
}

/** Derives the replay from a failed record of the local platform. The record contains the vendor. */
export function replayOfRecord(queue: string, record: unknown): Replay {
  if (queue === 'raise-alarms') return ringAgain({});
  const key: unknown = Object(record).dynamodb?.Keys?.PK?.S;
  const vendorId = /^V#([^#]+)#O#/.exec(typeof key === 'string' ? key : '')?.[1];
  return replayOfBatch(queue, vendorId ? { vendorId } : {});
}

/** Rings for every order that still waits. The worker skips the steps that are done. */
function ringAgain(input: object): Replay {
  return { kind: 'run', job: 'ring-waiting-orders', input };
}

function replayOfBatch(queue: string, input: object): Replay {
  // A recount from the orders repairs everything that was missed.
  if (queue === 'project-orders') return { kind: 'run', job: rebuildJob, input };
  // Screens have reloaded their state since, but the alarm for an order may still be missing.
  if (queue === 'broadcast') return ringAgain(input);
  return unknown(JSON.stringify(input));
}

function unknown(message: string): Replay {
  return { kind: 'unknown', message };
}

function parseJson(body: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(body));
  } catch {
    return {};
  }
}
