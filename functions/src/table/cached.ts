interface Entry<T> {
  value: T;
  until: number;
}

/**
 * Caches the results of a look-up in the function's memory for `ttlMs`. Does not cache misses, so it finds a new row at
 * once.
 */
export function cached<T>(
  read: (key: string) => Promise<T | undefined>,
  ttlMs: number,
  maxEntries = 5000,
): (key: string) => Promise<T | undefined> {
  const entries = new Map<string, Entry<T>>();
  return async (key) => {
    const entry = entries.get(key);
    if (entry && entry.until > Date.now()) return entry.value;
    const value = await read(key);
    if (value === undefined) return undefined;
    if (entries.size >= maxEntries) entries.clear();
    entries.set(key, { value, until: Date.now() + ttlMs });
    return value;
  };
}
