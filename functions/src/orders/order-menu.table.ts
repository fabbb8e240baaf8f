import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { busy } from '../aws/transient-faults.ts';
import type { MenuItemRow } from '../menu/menu-rows.ts';
import { keys } from '../table/keys.ts';
import { table, tableName } from '../table/table-client.ts';
import type { VendorRow } from '../vendors/vendors.table.ts';

export interface OrderMenu {
  vendor: VendorRow | undefined;
  items: Map<string, MenuItemRow>;
}

/**
 * What an order is checked against: the vendor and the items it names, as they are now. One strongly
 * consistent read of 1 read unit for each.
 */
export async function readOrderMenu(
  vendorId: string,
  itemIds: readonly string[],
): Promise<OrderMenu> {
  const profileKey = keys.vendorProfile(vendorId);
  const itemKeys = [...new Set(itemIds)].map((itemId) => keys.menuItem(vendorId, itemId));
  const answer = await table.send(
    new BatchGetCommand({
      RequestItems: { [tableName()]: { Keys: [profileKey, ...itemKeys], ConsistentRead: true } },
    }),
  );
  if (answer.UnprocessedKeys?.[tableName()]) throw busy('The menu was read only in part');
  const rows = answer.Responses?.[tableName()] ?? [];
  return {
    vendor: rows.find((row) => row.SK === profileKey.SK) as VendorRow | undefined,
    items: new Map(
      rows
        .filter((row) => row.SK !== profileKey.SK)
        .map((row) => [String(row.id), row as MenuItemRow]),
    ),
  };
}
