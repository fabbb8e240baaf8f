import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { reorderMenu as contract } from '@thali/shared/menu/reorder-menu.contract';
import type { Actor } from '../http/actor.ts';
import { menuChanged } from './menu-errors.ts';
import { toMenuCategory, toStaffItem } from './menu-rows.ts';
import { writeSortOrders } from './menu-writes.table.ts';
import { inMenuOrder, readMenu } from './read-menu.ts';

/** Numbers the rows of the call 0, 1, 2 … and writes only changed rows. */
export async function reorderMenu(
  actor: Actor,
  { params, body }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const menu = await readMenu(actor, params.vendorId);
  const categories = applyOrder(menu.categories, body.categoryIds);
  const items = applyOrder(menu.items, body.itemIds);
  const isDone = await writeSortOrders(params.vendorId, {
    categories: categories.filter((row, index) => row !== menu.categories[index]),
    items: items.filter((row, index) => row !== menu.items[index]),
  });
  if (!isDone) throw menuChanged();
  return {
    menuCategories: categories.map(toMenuCategory).sort(inMenuOrder),
    menuItems: items.map(toStaffItem).sort(inMenuOrder),
  };
}

/** Sets new sort orders without reordering the rows. Unchanged rows stay the same objects. */
function applyOrder<Row extends { id: string; sortOrder: number }>(
  rows: readonly Row[],
  ids: readonly string[] = [],
): Row[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  const rowIds = new Set(rows.map(({ id }) => id));
  if (ids.some((id) => !rowIds.has(id))) throw menuChanged();
  return rows.map((row) => {
    const sortOrder = places.get(row.id) ?? row.sortOrder;
    return sortOrder === row.sortOrder ? row : { ...row, sortOrder };
  });
}
