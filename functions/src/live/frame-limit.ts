/** A page sends a join for its mess and a few orders, and a ping every nine minutes. Rule: live-13 */
const maxFrames = 100;
const windowMs = 5 * 60_000;
/** Above this number of connections the counts start again. */
const maxConnections = 10_000;

const counts = new Map<string, { frames: number; until: number }>();

/**
 * Counts a frame in the function's memory. Above the limit, one frame closes the connection and the frames behind it are
 * dropped, because each call to close costs time. If closing failed, a later frame closes again. Each running copy of the
 * function counts alone, so a fast sender may send a few times the limit.
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
