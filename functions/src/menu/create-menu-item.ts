import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { createMenuItem as contract } from '@thali/shared/menu/menu-items.contract';
import { menuLimits } from '@thali/shared/menu/menu-limits';
import { toPaise } from '@thali/shared/money/paise';
import type { Actor } from '../http/actor.ts';
import { withoutEmpty } from '../table/without-empty.ts';
import { itemValues } from './item-values.ts';
import { noSuchCategory } from './menu-errors.ts';
import { newMenuId } from './menu-ids.ts';
import { insertItem } from './menu-items.table.ts';
import { placeAfter } from './menu-order.ts';
import { type MenuItemRow, toMenuItem } from './menu-rows.ts';
import { readMenu } from './read-menu.ts';

/** A dish; without a place of its own it stands after the others of its category. */
export async function createMenuItem(
  actor: Actor,
  { params, body }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const menu = await readMenu(actor, params.vendorId);
  if (menu.items.length >= menuLimits.items) {
    throw new AppError('MENU_FULL', `A menu holds at most ${menuLimits.items} dishes.`);
  }
  if (!menu.categories.some(({ id }) => id === body.categoryId)) throw noSuchCategory();
  const neighbours = menu.items.filter(({ categoryId }) => categoryId === body.categoryId);
  const item = toRow(body, placeAfter(neighbours));
  if ((await insertItem(params.vendorId, item)) === 'no-category') throw noSuchCategory();
  return { menuItem: toMenuItem(item) };
}

function toRow(body: InputOf<typeof contract>['body'], place: number): MenuItemRow {
  const { description, image, nutritionalInfo, mealTimes, stock } = itemValues(body);
  return {
    id: newMenuId(),
    categoryId: body.categoryId,
    name: body.name,
    pricePaise: toPaise(body.price),
    isAvailable: body.isAvailable,
    isVegetarian: body.isVegetarian,
    isSpicy: body.isSpicy,
    mealTimes: mealTimes ?? body.mealTimes,
    ...withoutEmpty({ description, image, nutritionalInfo, stock }),
    sortOrder: body.sortOrder ?? place,
    updatedAt: new Date().toISOString(),
  };
}
