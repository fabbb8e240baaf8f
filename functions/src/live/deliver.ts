import { AppError } from '@thali/shared/http/app-error';
import { busy } from '../aws/transient-faults.ts';
import { inParallel } from '../invocations/in-parallel.ts';
import { logFault } from '../invocations/invocation.ts';
import { isTimeUp } from '../invocations/retry-transient-faults.ts';
import type { Delivery } from './build-deliveries.ts';
import { connectionsOf, forgetConnection } from './memberships.table.ts';
import { postFrame } from './post-frame.ts';

interface Progress {
  /** The connections that have received the frame. Grows here; a retry skips them. */
  reached: Set<string>;
  postsAtOnce: number;
}

/**
 * Posts a frame to its audience, and removes closed connections from it.
 * @throws AppError SERVICE_BUSY if a connection was not reached
 */
export async function deliver(
  { audience, frame }: Delivery,
  { reached, postsAtOnce }: Progress,
): Promise<void> {
  const connectionIds = await connectionsOf(audience);
  const waiting = connectionIds.filter((id) => !reached.has(id));
  await inParallel(waiting, postsAtOnce, async (id) => {
    if (isTimeUp()) throw busy(undefined);
    await post(id, audience, frame);
    reached.add(id);
  });
}

async function post(connectionId: string, audience: string, frame: unknown): Promise<void> {
  try {
    const isThere = await postFrame(connectionId, frame);
    if (!isThere) await forgetConnection(connectionId, audience);
  } catch (error) {
    if (error instanceof AppError) throw error;
    // A retry would be refused again and would block all other records of the shard.
    logFault('frame refused', { error });
  }
}
