import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { MenuCategoryRow, MenuItemRow } from '../menu/menu-rows.ts';
import { keys } from '../table/keys.ts';
import { table, tableName } from '../table/table-client.ts';
import type { VendorRow } from '../vendors/vendors.table.ts';

export interface StorefrontRows {
  vendor: VendorRow;
  categories: MenuCategoryRow[];
  items: MenuItemRow[];
}

/**
 * A vendor's profile, categories and items: one partition, one Query. About 2 read units for 60
 * dishes, whatever the number of orders.
 */
export async function readStorefront(vendorId: string): Promise<StorefrontRows | undefined> {
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'PK = :vendor',
      ExpressionAttributeValues: { ':vendor': keys.vendorProfile(vendorId).PK },
    }),
  );
  const vendor = Items.find((row) => row.SK === 'PROFILE');
  if (!vendor) return undefined;
  return {
    vendor: vendor as VendorRow,
    categories: Items.filter((row) => row.SK.startsWith('CATEGORY#')) as MenuCategoryRow[],
    items: Items.filter((row) => row.SK.startsWith('ITEM#')) as MenuItemRow[],
  };
}
