import { AppError } from '@thali/shared/http/app-error';
import { busy } from '../aws/transient-faults.ts';
import { inParallel } from '../invocations/in-parallel.ts';
import { logFault } from '../invocations/invocation.ts';
import { isTimeUp } from '../invocations/retry-transient-faults.ts';
import type { Delivery } from './build-deliveries.ts';
import { connectionsOf, forgetConnection } from './memberships.table.ts';
import { postFrame } from './post-frame.ts';

interface Progress {
  /** The connections that have received the frame. `deliver` adds to them; a retry skips them. */
  reached: Set<string>;
  maxConcurrentPosts: number;
}

/**
 * Posts a frame to its audience, and removes closed connections from the audience.
 * @throws AppError SERVICE_BUSY if a connection was not reached
 */
export async function deliver(
  { audience, frame }: Delivery,
  { reached, maxConcurrentPosts }: Progress,
): Promise<void> {
  const connectionIds = await connectionsOf(audience);
  const unreached = connectionIds.filter((id) => !reached.has(id));
  await inParallel(unreached, maxConcurrentPosts, async (id) => {
    if (isTimeUp()) throw busy(undefined);
    await post(id, audience, frame);
    reached.add(id);
  });
}

async function post(connectionId: string, audience: string, frame: unknown): Promise<void> {
  try {
    const isOpen = await postFrame(connectionId, frame);
    if (!isOpen) await forgetConnection(connectionId, audience);
  } catch (error) {
    if (error instanceof AppError) throw error;
    // Do not retry: the gateway would refuse the frame again, and the retry would block all other records of the shard.
    logFault('frame refused', { error });
  }
}
