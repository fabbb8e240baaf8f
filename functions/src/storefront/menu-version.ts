import { readStorefront, type StorefrontRows } from './storefront.table.ts';

/** When anything of a storefront was last changed, as milliseconds. */
export function menuVersionOf({ vendor, categories, items }: StorefrontRows): string {
  const times = [vendor, ...categories, ...items].map((row) => Date.parse(row.updatedAt));
  return String(Math.max(...times));
}

/** The version that stands now. About 3 read units; undefined when there is no such vendor. */
export async function readMenuVersion(vendorId: string): Promise<string | undefined> {
  const rows = await readStorefront(vendorId, { ConsistentRead: true });
  return rows && menuVersionOf(rows);
}
