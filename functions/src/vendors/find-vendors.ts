import { type DirectoryEntry, readDirectory } from './vendor-directory.table.ts';

/** The maximum of directory entries that one call reads: about 10 read units. */
const mostRead = 500;

export interface FoundVendors {
  ids: string[];
  /** The vendor to continue after; undefined at the end. */
  lastId: string | undefined;
}

/**
 * Matching vendors, after a given one. A call reads a bounded part of the directory. So it may find fewer than `limit`,
 * or none, although there are more.
 * @param atOnce  entries of one query; equal to `limit` if nearly all match
 */
export async function findVendors(
  isWanted: (entry: DirectoryEntry) => boolean,
  { afterId, limit, atOnce }: { afterId: string | undefined; limit: number; atOnce: number },
): Promise<FoundVendors> {
  const ids: string[] = [];
  let lastId = afterId;
  for (let read = 0; read < mostRead; ) {
    const { entries, hasMore } = await readDirectory(lastId, Math.min(atOnce, mostRead - read));
    for (const entry of entries) {
      lastId = entry.id;
      if (isWanted(entry)) ids.push(entry.id);
      if (ids.length === limit) break;
    }
    const isAtEnd = !hasMore && lastId === (entries.at(-1)?.id ?? lastId);
    if (isAtEnd) return { ids, lastId: undefined };
    if (ids.length === limit) break;
    read += entries.length;
  }
  return { ids, lastId };
}
