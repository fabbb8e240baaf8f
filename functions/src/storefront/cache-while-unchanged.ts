import { readMenuStamp } from './menu-stamp.table.ts';

interface Entry<T> {
  value: T;
  stamp: string | undefined;
  readAt: number;
  /** The reads of the last second, in epoch milliseconds. */
  recentReads: readonly number[];
}

/** The maximum age of a value, because a new day changes a menu without a new stamp. */
const maxAgeMs = 60_000;
/** Limits the reads that a client with invented versions can cause. */
const maxReadsPerSecond = 10;

/**
 * Caches the result of `read` for each mess in the function's memory, until its menu changes. Without the cache, each
 * cheap call by a stranger would read a whole menu. A cached value costs 1 read unit.
 * @param maxEntries the maximum number of messes in the cache; it drops the oldest first
 */
export function cacheWhileUnchanged<T>(
  read: (vendorId: string) => Promise<T | undefined>,
  maxEntries: number,
) {
  const entries = new Map<string, Entry<T>>();
  /**
   * @param isNewEnough whether a cached value suffices for this caller. If not, the function reads again, but at most
   *   ten times a second for each mess
   */
  return async (
    vendorId: string,
    isNewEnough: (value: T) => boolean = () => true,
  ): Promise<T | undefined> => {
    // Reads the stamp first. If the menu then changes, the cached value is newer than its stamp, never older.
    const stamp = await readMenuStamp(vendorId);
    const entry = entries.get(vendorId);
    const readAt = Date.now();
    const recentReads = entry?.recentReads.filter((at) => readAt - at < 1000) ?? [];
    if (entry?.stamp === stamp && entry && readAt - entry.readAt < maxAgeMs) {
      const isExhausted = recentReads.length >= maxReadsPerSecond;
      if (isExhausted || isNewEnough(entry.value)) return entry.value;
    }
    const value = await read(vendorId);
    entries.delete(vendorId);
    if (value === undefined) return undefined;
    const [oldest] = entries.keys();
    if (oldest !== undefined && entries.size >= maxEntries) entries.delete(oldest);
    entries.set(vendorId, { value, stamp, readAt, recentReads: [...recentReads, readAt] });
    return value;
  };
}
