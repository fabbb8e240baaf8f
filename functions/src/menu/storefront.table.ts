import { keys, sortKeys } from '../table/keys.ts';
import { queryRows } from '../table/query-rows.ts';
import type { VendorRow } from '../vendors/vendors.table.ts';
import type { MenuCategoryRow, MenuItemRow } from './menu-rows.ts';
import type { OptionGroupRow } from './option-group-rows.ts';

export interface StorefrontRows {
  vendor: VendorRow;
  categories: MenuCategoryRow[];
  items: MenuItemRow[];
  optionGroups: OptionGroupRow[];
}

/**
 * A vendor's profile, categories, items and option groups: one query of one partition. About 2 read units for 60
 * dishes, double if consistent, at any number of orders. A menu above 1 MB takes a second query.
 */
export async function readStorefront(
  vendorId: string,
  { ConsistentRead = false } = {},
): Promise<StorefrontRows | undefined> {
  const rows = await queryRows({
    KeyConditionExpression: 'PK = :vendor',
    ExpressionAttributeValues: { ':vendor': keys.vendorProfile(vendorId).PK },
    ConsistentRead,
  });
  return toStorefrontRows(rows);
}

function toStorefrontRows(rows: Record<string, unknown>[]): StorefrontRows | undefined {
  const rowsWithPrefix = (prefix: string) => rows.filter(({ SK }) => String(SK).startsWith(prefix));
  const vendor = rows.find(({ SK }) => SK === sortKeys.vendorProfile);
  if (!vendor) return undefined;
  return {
    vendor: vendor as unknown as VendorRow,
    categories: rowsWithPrefix(sortKeys.menuCategory) as unknown as MenuCategoryRow[],
    items: rowsWithPrefix(sortKeys.menuItem) as unknown as MenuItemRow[],
    optionGroups: rowsWithPrefix(sortKeys.optionGroup) as unknown as OptionGroupRow[],
  };
}
