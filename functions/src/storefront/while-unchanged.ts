import { readMenuStamp } from './menu-stamp.table.ts';

interface Entry<T> {
  value: T;
  stamp: string | undefined;
  readAt: number;
}

/** A new day changes a menu without a stamp, so no value is older. */
const maxAgeMs = 60_000;

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
  /** @param isUsable whether a kept value is new enough for this caller */
  return async (
    vendorId: string,
    isUsable: (value: T, ageMs: number) => boolean = () => true,
  ): Promise<T | undefined> => {
    // The stamp is read first, so that a change during the second read makes the value too new, never too old.
    const stamp = await readMenuStamp(vendorId);
    const entry = entries.get(vendorId);
    const ageMs = Date.now() - (entry?.readAt ?? 0);
    if (entry?.stamp === stamp && entry && ageMs < maxAgeMs && isUsable(entry.value, ageMs)) {
      return entry.value;
    }
    const readAt = Date.now();
    const value = await read(vendorId);
    entries.delete(vendorId);
    if (value === undefined) return undefined;
    const [oldest] = entries.keys();
    if (oldest !== undefined && entries.size >= maxEntries) entries.delete(oldest);
    entries.set(vendorId, { value, stamp, readAt });
    return value;
  };
}
