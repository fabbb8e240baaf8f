import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { updateMenuCategory as contract } from '@thali/shared/menu/menu-categories.contract';
import type { Actor } from '../http/actor.ts';
import { emptyAsNull } from '../table/field-update.ts';
import { changeCategory } from './menu-categories.table.ts';
import { categoryNotFound } from './menu-errors.ts';
import { toMenuCategory } from './menu-rows.ts';

export async function updateMenuCategory(
  _actor: Actor,
  { params, body }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const category = await changeCategory(params.vendorId, params.categoryId, {
    ...body,
    description: emptyAsNull(body.description),
    image: emptyAsNull(body.image),
  });
  if (!category) throw categoryNotFound();
  return { menuCategory: toMenuCategory(category) };
}
