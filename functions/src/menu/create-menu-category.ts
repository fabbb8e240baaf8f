import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { createMenuCategory as contract } from '@thali/shared/menu/menu-categories.contract';
import { menuLimits } from '@thali/shared/menu/menu-limits';
import type { Actor } from '../http/actor.ts';
import { menuIdFor } from '../ids/new-id.ts';
import { withoutEmpty } from '../table/without-empty.ts';
import { insertCategory } from './menu-categories.table.ts';
import { type MenuCategoryRow, toMenuCategory } from './menu-rows.ts';
import { assertMenuFits } from './menu-size.ts';
import { nextSortOrder, readMenu } from './read-menu.ts';

/**
 * Creates a category, by default at the end of the menu. A repeat with the same Idempotency-Key returns the first
 * category.
 * Rule: menu-18
 */
export async function createMenuCategory(
  actor: Actor,
  input: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const { params, body, headers } = input;
  const menu = await readMenu(actor, params.vendorId);
  const { categories } = menu;
  const categoryId = menuIdFor('category', params.vendorId, headers['idempotency-key']);
  const created = categories.find(({ id }) => id === categoryId);
  if (created) return { menuCategory: toMenuCategory(created) };
  if (categories.length >= menuLimits.categories) {
    throw new AppError('MENU_FULL', `A menu holds at most ${menuLimits.categories} categories.`);
  }
  const { name, description, image, sortOrder = nextSortOrder(categories) } = body;
  const category: MenuCategoryRow = {
    id: categoryId,
    name,
    ...withoutEmpty({ description, image }),
    sortOrder,
    updatedAt: new Date().toISOString(),
  };
  assertMenuFits(menu, [category]);
  const outcome = await insertCategory(params.vendorId, category);
  // A concurrent retry created the category first. Call again to return it.
  if (outcome === 'exists') return createMenuCategory(actor, input);
  return { menuCategory: toMenuCategory(category) };
}
