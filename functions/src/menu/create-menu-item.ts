import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { createMenuItem as contract } from '@thali/shared/menu/menu-items.contract';
import { menuLimits } from '@thali/shared/menu/menu-limits';
import type { Actor } from '../http/actor.ts';
import { newMenuId } from '../ids/new-id.ts';
import { withoutEmpty } from '../table/without-empty.ts';
import { itemValues } from './item-values.ts';
import { checkTags, noSuchCategory } from './menu-errors.ts';
import { insertItem } from './menu-items.table.ts';
import { placeAfter } from './menu-order.ts';
import { type MenuItemRow, toStaffItem } from './menu-rows.ts';
import { readMenu } from './read-menu.ts';

/** A dish; without a place of its own it comes after the others of its category. */
export async function createMenuItem(
  actor: Actor,
  { params, body }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  checkTags(body.tags, body.isVegetarian);
  const menu = await readMenu(actor, params.vendorId);
  if (menu.items.length >= menuLimits.items) {
    throw new AppError('MENU_FULL', `A menu holds at most ${menuLimits.items} dishes.`);
  }
  if (!menu.categories.some(({ id }) => id === body.categoryId)) throw noSuchCategory();
  const neighbours = menu.items.filter(({ categoryId }) => categoryId === body.categoryId);
  const item: MenuItemRow = {
    id: newMenuId(),
    sortOrder: placeAfter(neighbours),
    ...withoutEmpty(itemValues(body)),
    updatedAt: new Date().toISOString(),
  };
  if ((await insertItem(params.vendorId, item)) === 'no-category') throw noSuchCategory();
  return { menuItem: toStaffItem(item) };
}
