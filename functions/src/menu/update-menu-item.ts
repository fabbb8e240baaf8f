import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { updateMenuItem as contract } from '@thali/shared/menu/menu-items.contract';
import type { Actor } from '../http/actor.ts';
import { itemValues } from './item-values.ts';
import {
  checkTags,
  dietTagConflict,
  itemNotFound,
  menuChanged,
  noSuchCategory,
} from './menu-errors.ts';
import { changeItem } from './menu-items.table.ts';
import { toStaffItem } from './menu-rows.ts';
import { checkMenuSize } from './menu-size.ts';
import { toSizeRows } from './size-rows.ts';

/** Changes single fields. Switching a dish on also removes its sold-out mark of today. */
export async function updateMenuItem(
  actor: Actor,
  { params, body }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const { knownTags, knownSizes, knownOptionGroupIds, ...fields } = body;
  const { tags, isVegetarian } = fields;
  checkTags(tags, isVegetarian);
  const changes = {
    ...itemValues(fields),
    ...(fields.isAvailable && { soldOutOn: null, sizesSoldOutOn: null }),
  };
  await checkMenuSize(actor, params.vendorId, [{ id: params.itemId, ...changes }]);
  const result = await changeItem(params.vendorId, params.itemId, changes, {
    tags: knownTags,
    optionGroupIds: knownOptionGroupIds,
    sizes: knownSizes && toSizeRows(knownSizes),
  });
  if (result.outcome === 'no-item') throw itemNotFound();
  if (result.outcome === 'no-category') throw noSuchCategory();
  if (result.outcome === 'lists-changed') throw menuChanged();
  if (result.outcome === 'tag-conflict')
    throw dietTagConflict(isVegetarian ?? result.item.isVegetarian);
  return { menuItem: toStaffItem(result.item) };
}
