import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { createMenuCategory as contract } from '@thali/shared/menu/menu-categories.contract';
import { menuLimits } from '@thali/shared/menu/menu-limits';
import type { Actor } from '../http/actor.ts';
import { newMenuId } from '../ids/new-id.ts';
import { withoutEmpty } from '../table/without-empty.ts';
import { insertCategory } from './menu-categories.table.ts';
import { placeAfter } from './menu-order.ts';
import { type MenuCategoryRow, toMenuCategory } from './menu-rows.ts';
import { readMenu } from './read-menu.ts';

/** A category; without a place of its own it comes last. */
export async function createMenuCategory(
  actor: Actor,
  { params, body }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const { categories } = await readMenu(actor, params.vendorId);
  if (categories.length >= menuLimits.categories) {
    throw new AppError('MENU_FULL', `A menu holds at most ${menuLimits.categories} categories.`);
  }
  const { name, description, image, sortOrder = placeAfter(categories) } = body;
  const category: MenuCategoryRow = {
    id: newMenuId(),
    name,
    ...withoutEmpty({ description, image }),
    sortOrder,
    updatedAt: new Date().toISOString(),
  };
  await insertCategory(params.vendorId, category);
  return { menuCategory: toMenuCategory(category) };
}
