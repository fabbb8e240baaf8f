import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { menuLimits } from '@thali/shared/menu/menu-limits';
import { busy } from '../../aws/transient-faults.ts';
import type { MenuItemRow } from '../../menu/menu-rows.ts';
import type { OptionGroupRow } from '../../menu/option-group-rows.ts';
import { keys, sortKeys } from '../../table/keys.ts';
import { table, tableName } from '../../table/table-client.ts';
import type { VendorRow } from '../../vendors/vendors.table.ts';

export interface OrderMenu {
  vendor: VendorRow | undefined;
  items: Map<string, MenuItemRow>;
  optionGroups: Map<string, OptionGroupRow>;
}

/** The ids of the ordered dishes and of the option groups with a choice. */
interface OrderedItem {
  menuItemId: string;
  choices?: readonly { groupId: string }[] | undefined;
}

type Row = Record<string, unknown>;

/**
 * Reads the vendor, the ordered dishes and their option groups, with one strongly consistent read; 1 read unit per row.
 * A second read fetches option groups in which the guest chose nothing.
 */
export async function readOrderMenu(
  vendorId: string,
  orderedItems: readonly OrderedItem[],
): Promise<OrderMenu> {
  const profileKey = keys.vendorProfile(vendorId);
  const chosenGroupIds = orderedItems.flatMap(({ menuItemId, choices = [] }) =>
    // A size belongs to its dish, not to a group.
    choices.map(({ groupId }) => groupId).filter((id) => id !== menuItemId),
  );
  // A mess cannot have more groups, so further ids are invalid, and the check of the choices refuses them.
  const groupIds = [...new Set(chosenGroupIds)].slice(0, menuLimits.optionGroups);
  const rows = await readRows([
    profileKey,
    ...[...new Set(orderedItems.map((line) => line.menuItemId))].map((id) =>
      keys.menuItem(vendorId, id),
    ),
    ...groupIds.map((id) => keys.optionGroup(vendorId, id)),
  ]);
  const items = byId<MenuItemRow>(rows, sortKeys.menuItem);
  const missingGroupIds = new Set(
    [...items.values()].flatMap(({ optionGroupIds = [] }) => optionGroupIds),
  );
  for (const id of groupIds) missingGroupIds.delete(id);
  const missingKeys = [...missingGroupIds].map((id) => keys.optionGroup(vendorId, id));
  const groupRows = missingKeys.length > 0 ? [...rows, ...(await readRows(missingKeys))] : rows;
  return {
    vendor: rows.find((row) => row.SK === profileKey.SK) as unknown as VendorRow | undefined,
    items,
    optionGroups: byId<OptionGroupRow>(groupRows, sortKeys.optionGroup),
  };
}

async function readRows(Keys: { PK: string; SK: string }[]): Promise<Row[]> {
  const answer = await table.send(
    new BatchGetCommand({ RequestItems: { [tableName()]: { Keys, ConsistentRead: true } } }),
  );
  if (answer.UnprocessedKeys?.[tableName()]) throw busy('Some rows of the menu were not read');
  return answer.Responses?.[tableName()] ?? [];
}

function byId<T>(rows: readonly Row[], prefix: string): Map<string, T> {
  return new Map(
    rows.filter(({ SK }) => String(SK).startsWith(prefix)).map((row) => [String(row.id), row as T]),
  );
}
