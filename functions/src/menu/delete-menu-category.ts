import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { deleteMenuCategory as contract } from '@thali/shared/menu/menu-categories.contract';
import type { Actor } from '../http/actor.ts';
import { deleteCategory, moveItemsAndDelete } from './menu-categories.table.ts';
import { categoryNotFound, menuChanged, noSuchCategory } from './menu-errors.ts';
import { nextSortOrder, readMenu } from './read-menu.ts';

/**
 * Deletes a category after moving its dishes to another category. A concurrently added dish stops the deletion, so no
 * dish ever lacks a category.
 */
export async function deleteMenuCategory(
  actor: Actor,
  { params, query }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const { vendorId, categoryId } = params;
  const menu = await readMenu(actor, vendorId);
  const category = menu.categories.find(({ id }) => id === categoryId);
  if (!category) throw categoryNotFound();
  const itemsOf = (id: string) => menu.items.filter((item) => item.categoryId === id);
  const items = itemsOf(categoryId);
  const isDeleted =
    items.length === 0
      ? await deleteCategory(vendorId, category)
      : await moveItemsAndDelete(vendorId, category, items, {
          id: targetOf(query.moveTo),
          nextSortOrder: nextSortOrder(itemsOf(targetOf(query.moveTo))),
        });
  if (!isDeleted) throw menuChanged();
  return { success: true };

  function targetOf(moveTo: string | undefined): string {
    if (!moveTo) throw categoryNotEmpty(items.length);
    const isOtherCategory =
      moveTo !== categoryId && menu.categories.some(({ id }) => id === moveTo);
    if (!isOtherCategory) throw noSuchCategory('move_to');
    return moveTo;
  }
}

function categoryNotEmpty(count: number): AppError {
  const message =
    count === 1
      ? 'This category still has 1 dish. Move or delete it first.'
      : `This category still has ${count} dishes. Move or delete them first.`;
  return new AppError('MENU_CATEGORY_NOT_EMPTY', message);
}
