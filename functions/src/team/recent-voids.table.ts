import { keys } from '../table/keys.ts';
import { putRow, replaceRow } from '../table/put-row.ts';
import { readRow } from '../table/read-row.ts';

/** The maximum number of voids in the row, about 50 kB. */
export const maxRecentVoids = 500;

interface RecentVoids {
  revision: number;
  voids: { id: string; paise: number /** Epoch milliseconds. */; at: number }[];
}

/** 1 read unit. */
export async function readRecentVoids(vendorId: string): Promise<RecentVoids | undefined> {
  return readRow<RecentVoids>(keys.recentVoids(vendorId), { ConsistentRead: true });
}

/** 1 write unit. False if another call was faster. */
export async function replaceRecentVoids(
  vendorId: string,
  before: RecentVoids | undefined,
  voids: RecentVoids['voids'],
): Promise<boolean> {
  const revision = (before?.revision ?? 0) + 1;
  const expiresAt = Math.floor(Date.now() / 1000) + 7200;
  const row = { ...keys.recentVoids(vendorId), revision, voids, expiresAt };
  return (await putRow(replaceRow(row, before, 'revision'))).outcome === 'put';
}
