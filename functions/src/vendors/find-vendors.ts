import { type DirectoryEntry, readDirectory } from './vendor-directory.table.ts';

/** The maximum of directory entries that one call reads: about 10 read units. */
const maxRead = 500;

export interface FoundVendors {
  ids: string[];
  /** The vendor to continue after; undefined at the end. */
  lastId: string | undefined;
}

/**
 * Matching vendors, after a given one. A call reads a bounded part of the directory. So it may find fewer than `limit`,
 * or none, although there are more.
 * @param isSearch  few entries match, so read as many as possible in one query
 */
export async function findVendors(
  isMatch: (entry: DirectoryEntry) => boolean,
  { afterId, limit, isSearch }: { afterId: string | undefined; limit: number; isSearch: boolean },
): Promise<FoundVendors> {
  const ids: string[] = [];
  let lastId = afterId;
  const queryLimit = isSearch ? maxRead : limit;
  for (let read = 0; read < maxRead; ) {
    const { entries, hasMore } = await readDirectory(lastId, Math.min(queryLimit, maxRead - read));
    for (const entry of entries) {
      lastId = entry.id;
      if (isMatch(entry)) ids.push(entry.id);
      if (ids.length === limit) break;
    }
    const isAtEnd = !hasMore && lastId === (entries.at(-1)?.id ?? lastId);
    if (isAtEnd) return { ids, lastId: undefined };
    if (ids.length === limit) break;
    read += entries.length;
  }
  return { ids, lastId };
}
