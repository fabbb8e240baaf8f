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
 * Reads the vendor, the ordered items and their option groups. One strongly consistent read, 1 read unit for each. A
 * second read fetches the groups of a dish without a choice.
 */
export async function readOrderMenu(
  vendorId: string,
  orderedItems: readonly OrderedItem[],
): Promise<OrderMenu> {
  const profileKey = keys.vendorProfile(vendorId);
  const chosen = orderedItems.flatMap(({ choices = [] }) => choices.map(({ groupId }) => groupId));
  // A mess cannot have more groups, so the other ids are invalid. The check of the choices refuses them.
  const named = [...new Set(chosen)].slice(0, menuLimits.optionGroups);
  const rows = await readRows([
    profileKey,
    ...[...new Set(orderedItems.map((line) => line.menuItemId))].map((id) =>
      keys.menuItem(vendorId, id),
    ),
    ...named.map((id) => keys.optionGroup(vendorId, id)),
  ]);
  const items = byId<MenuItemRow>(rows, sortKeys.menuItem);
  const missing = new Set([...items.values()].flatMap(({ optionGroupIds = [] }) => optionGroupIds));
  for (const id of named) missing.delete(id);
  const others = [...missing].map((id) => keys.optionGroup(vendorId, id));
  const groupRows = others.length > 0 ? [...rows, ...(await readRows(others))] : rows;
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
  if (answer.UnprocessedKeys?.[tableName()]) throw busy('The menu was read only in part');
  return answer.Responses?.[tableName()] ?? [];
}

function byId<T>(rows: readonly Row[], prefix: string): Map<string, T> {
  return new Map(
    rows.filter(({ SK }) => String(SK).startsWith(prefix)).map((row) => [String(row.id), row as T]),
  );
}
