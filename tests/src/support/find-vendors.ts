import { getFigures, type WireAdminVendor } from './wire-figures.ts';

/** Reads all pages of an admin's vendor search. The directory holds the vendors of all tests. */
export async function findVendors(
  token: string,
  search: string,
  extraQuery = '',
): Promise<WireAdminVendor[]> {
  const all: WireAdminVendor[] = [];
  let cursor: string | null = null;
  do {
    const from = cursor ? `&cursor=${cursor}` : '';
    const path = `/admin/vendors?search=${encodeURIComponent(search)}${extraQuery}${from}`;
    const page = await getFigures(path, token);
    all.push(...page.vendors);
    cursor = page.pagination.next_cursor;
  } while (cursor);
  return all;
}
