import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { createMenuItem as contract } from '@thali/shared/menu/menu-items.contract';
import { menuLimits } from '@thali/shared/menu/menu-limits';
import type { Actor } from '../http/actor.ts';
import { menuIdFor } from '../ids/new-id.ts';
import { withoutEmpty } from '../table/without-empty.ts';
import { itemValues } from './item-values.ts';
import { checkTags, noSuchCategory } from './menu-errors.ts';
import { insertItem } from './menu-items.table.ts';
import { type MenuItemRow, toStaffItem } from './menu-rows.ts';
import { assertMenuFits } from './menu-size.ts';
import { nextSortOrder, readMenu } from './read-menu.ts';

/**
 * Creates a dish, by default at the end of its category. A repeat with the same Idempotency-Key returns the first
 * dish.
 * Rule: menu-18
 */
export async function createMenuItem(
  actor: Actor,
  input: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const { params, body, headers } = input;
  checkTags(body.tags, body.isVegetarian);
  const menu = await readMenu(actor, params.vendorId);
  const itemId = menuIdFor('item', params.vendorId, headers['idempotency-key']);
  const created = menu.items.find(({ id }) => id === itemId);
  if (created) return { menuItem: toStaffItem(created) };
  if (menu.items.length >= menuLimits.items) {
    throw new AppError('MENU_FULL', `A menu holds at most ${menuLimits.items} dishes.`);
  }
  if (!menu.categories.some(({ id }) => id === body.categoryId)) throw noSuchCategory();
  const neighbours = menu.items.filter(({ categoryId }) => categoryId === body.categoryId);
  const item: MenuItemRow = {
    id: itemId,
    sortOrder: nextSortOrder(neighbours),
    ...withoutEmpty(itemValues(body)),
    updatedAt: new Date().toISOString(),
  };
  assertMenuFits(menu, [item]);
  const outcome = await insertItem(params.vendorId, item);
  if (outcome === 'no-category') throw noSuchCategory();
  // A concurrent retry created the item first. Call again to return it.
  if (outcome === 'exists') return createMenuItem(actor, input);
  return { menuItem: toStaffItem(item) };
}
