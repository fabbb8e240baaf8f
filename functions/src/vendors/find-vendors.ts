import { type DirectoryEntry, readDirectory } from './vendor-directory.table.ts';

/** Entries of the directory that one call reads at most: some 10 read units. */
const mostRead = 500;

export interface FoundVendors {
  ids: string[];
  /** The vendor after which to go on; undefined at the end. */
  lastId: string | undefined;
}

/**
 * Vendors that are wanted, from after one of them. A call looks at a bounded part of the directory: it
 * may find fewer than `limit`, none even, although there are more.
 * @param atOnce  entries of one Query; as many as are wanted where nearly all fit
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
