/** A page sends a join for its mess and a few orders, and a ping every nine minutes. Rule: live-13 */
const maxFrames = 100;
const windowMs = 5 * 60_000;
/** Above this number of connections, the counts of all connections start again. */
const maxConnections = 10_000;

const counts = new Map<string, { frames: number; until: number }>();

/**
 * Counts a frame in the function's memory. Above the limit, the first frame closes the connection. Later frames are
 * only dropped, because each call to close costs time. If closing failed, a later frame tries again. Each running
 * copy of the function has its own counts, so a fast sender may exceed the limit a few times.
 */
export function limitFrames(connectionId: string, now = Date.now()): 'answer' | 'close' | 'drop' {
  const count = counts.get(connectionId);
  if (count && now < count.until) {
    count.frames += 1;
    if (count.frames <= maxFrames) return 'answer';
    return count.frames % maxFrames === 1 ? 'close' : 'drop';
  }
  if (counts.size >= maxConnections) counts.clear();
  counts.set(connectionId, { frames: 1, until: now + windowMs });
  return 'answer';
}
