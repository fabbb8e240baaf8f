import { figures, type WireAdminVendor } from './wire-figures.ts';

/** All vendors that an admin's search finds: a call looks at a part of the directory, which holds those of all tests. */
export async function foundVendors(
  token: string,
  search: string,
  more = '',
): Promise<WireAdminVendor[]> {
  const all: WireAdminVendor[] = [];
  let cursor: string | null = null;
  do {
    const from = cursor ? `&cursor=${cursor}` : '';
    const path = `/admin/vendors?search=${encodeURIComponent(search)}${more}${from}`;
    const page = await figures(path, token);
    all.push(...page.vendors);
    cursor = page.pagination.next_cursor;
  } while (cursor);
  return all;
}
