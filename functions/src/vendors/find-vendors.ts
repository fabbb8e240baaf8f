import { type DirectoryEntry, readDirectory } from './vendor-directory.table.ts';

/** The maximum number of directory entries that one call reads, about 10 read units. */
const maxRead = 500;

export interface FoundVendors {
  ids: string[];
  /** The vendor to continue after; undefined at the end. */
  lastId: string | undefined;
}

/**
 * Finds matching vendors after `afterId`. A call reads a limited number of directory entries, so it may find fewer
 * than `limit` although more vendors match.
 * @param isSearch set if few entries match; then each query reads as many entries as possible
 */
export async function findVendors(
  isMatch: (entry: DirectoryEntry) => boolean,
  { afterId, limit, isSearch }: { afterId: string | undefined; limit: number; isSearch: boolean },
): Promise<FoundVendors> {
  const ids: string[] = [];
  let lastId = afterId;
  const queryLimit = isSearch ? maxRead : limit;
  for (let readCount = 0; readCount < maxRead; ) {
    const { entries, hasMore } = await readDirectory(
      lastId,
      Math.min(queryLimit, maxRead - readCount),
    );
    for (const entry of entries) {
      lastId = entry.id;
      if (isMatch(entry)) ids.push(entry.id);
      if (ids.length === limit) break;
    }
    const isAtEnd = !hasMore && lastId === (entries.at(-1)?.id ?? lastId);
    if (isAtEnd) return { ids, lastId: undefined };
    if (ids.length === limit) break;
    readCount += entries.length;
  }
  return { ids, lastId };
}
