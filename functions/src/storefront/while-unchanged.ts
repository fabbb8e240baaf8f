import { readMenuStamp } from './menu-stamp.table.ts';

interface Entry<T> {
  value: T;
  stamp: string | undefined;
  readAt: number;
  /** The reads of the last second, in epoch milliseconds. */
  recentReads: readonly number[];
}

/** A new day changes a menu without a stamp, so no value is older. */
const maxAgeMs = 60_000;
/** So that an invented version does not read the table without end. */
const maxReadsPerSecond = 10;

/**
 * Keeps what `read` makes of a mess's menu in the function's memory until the menu changes. Without this, a stranger's
 * cheap call would read a whole menu each time. A kept value costs 1 read unit.
 * @param maxEntries the messes to keep, the latest ones
 */
export function whileUnchanged<T>(
  read: (vendorId: string) => Promise<T | undefined>,
  maxEntries: number,
) {
  const entries = new Map<string, Entry<T>>();
  /**
   * @param isNewEnough whether a kept value suffices for this caller. If not, it is read again, but only ten times a
   *   second for each mess.
   */
  return async (
    vendorId: string,
    isNewEnough: (value: T) => boolean = () => true,
  ): Promise<T | undefined> => {
    // The stamp is read first, so that a change during the second read makes the value too new, never too old.
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
