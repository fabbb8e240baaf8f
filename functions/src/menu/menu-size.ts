import { AppError } from '@thali/shared/http/app-error';
import { menuLimits } from '@thali/shared/menu/menu-limits';
import type { Actor } from '../http/actor.ts';
import type { FieldChanges } from '../table/field-update.ts';
import type { MenuCategoryRow, MenuItemRow } from './menu-rows.ts';
import type { OptionGroupRow } from './option-group-rows.ts';
import { readMenu } from './read-menu.ts';
import type { StorefrontRows } from './storefront.table.ts';

/** A new row, or the changed fields of a row. */
type RowChange = (FieldChanges & { id: string }) | MenuCategoryRow | MenuItemRow | OptionGroupRow;

/** Most edits are smaller. Smaller edits alone cannot double a menu of the maximum size. */
const uncheckedBytes = 200;

/**
 * Checks the size of a menu with these changes. Reads the menu, unless the changes are small.
 * @throws AppError MENU_TOO_LARGE
 */
export async function checkMenuSize(
  actor: Actor,
  vendorId: string,
  changes: readonly RowChange[],
): Promise<void> {
  if (bytesOf(changes) <= uncheckedBytes) return;
  assertMenuFits(await readMenu(actor, vendorId), changes);
}

/** @throws AppError MENU_TOO_LARGE if the menu grows and is then above the limit. Rule: menu-34 */
export function assertMenuFits(
  { categories, items, optionGroups }: StorefrontRows,
  changes: readonly RowChange[],
): void {
  const rows = new Map([...categories, ...items, ...optionGroups].map((row) => [row.id, row]));
  const before = bytesOf([...rows.values()]);
  for (const change of changes) {
    const row = rows.get(change.id);
    rows.set(change.id, Object.assign({}, row, change));
  }
  const after = bytesOf([...rows.values()]);
  if (after > menuLimits.bytes && after > before) {
    throw new AppError(
      'MENU_TOO_LARGE',
      'The menu is too large. Please shorten some descriptions or delete dishes that you no longer sell.',
    );
  }
}

function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}
