import { scheduledJobs } from '@thali/functions/routes/route-table';
import type { Replay } from './platform-link.ts';

const rebuilt = 'rebuild-projections';

/**
 * What a message of a failure queue asks for. Of a stream's batch Lambda tells where it stood in the stream
 * and nothing of what was in it; of a job it tells the event.
 */
export function replayOfMessage(queue: string, body: string): Replay {
  if (queue === 'raise-alarms') return tooLate;
  const message = parsed(body);
  if ('DDBStreamBatchInfo' in message) return replayOfBatch(queue, {});
  const { requestPayload = message }: { requestPayload?: unknown } = message;
  const { job, ...input }: { job?: unknown } = Object(requestPayload);
  const known = scheduledJobs.find(({ name }) => name === job);
  return known ? { kind: 'run', job: known.name, input } : unknown(body);
}

/** The same for a record that the local platform kept: it knows whose order it is. */
export function replayOfRecord(queue: string, record: unknown): Replay {
  if (queue === 'raise-alarms') return tooLate;
  const key: unknown = Object(record).dynamodb?.Keys?.PK?.S;
  const vendorId = /^V#([^#]+)#O#/.exec(typeof key === 'string' ? key : '')?.[1];
  return replayOfBatch(queue, vendorId ? { vendorId } : {});
}

const tooLate: Replay = { kind: 'nothing', why: 'an order that rings hours later helps nobody' };

function replayOfBatch(queue: string, input: object): Replay {
  // The orders are the truth: a recount puts right whatever was missed.
  if (queue === 'project-orders') return { kind: 'run', job: rebuilt, input };
  if (queue === 'broadcast') {
    return { kind: 'nothing', why: 'screens have asked for the state of things since' };
  }
  return unknown(JSON.stringify(input));
}

function unknown(message: string): Replay {
  return { kind: 'unknown', message };
}

function parsed(body: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(body));
  } catch {
    return {};
  }
}
