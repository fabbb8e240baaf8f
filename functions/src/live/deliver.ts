import { AppError } from '@thali/shared/http/app-error';
import { busy } from '../aws/transient-faults.ts';
import { inParallel } from '../invocations/in-parallel.ts';
import { noteFault } from '../invocations/invocation.ts';
import { isTimeUp } from '../invocations/retry-transient-faults.ts';
import type { Delivery } from './frames-of-record.ts';
import { connectionsOf, forgetConnection } from './memberships.table.ts';
import { postFrame } from './post-frame.ts';

interface Progress {
  /** The connections that have the frame, which grow here; a repeat goes to all others. */
  reached: Set<string>;
  postsAtOnce: number;
}

/**
 * Posts a frame to everybody in its audience, and takes out of it who is gone.
 * @throws AppError SERVICE_BUSY when somebody was not reached
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
    // It would be refused again, and all others of the shard wait behind it.
    noteFault('a frame was refused', { error });
  }
}
