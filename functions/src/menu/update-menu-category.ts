import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { updateMenuCategory as contract } from '@thali/shared/menu/menu-categories.contract';
import type { Actor } from '../http/actor.ts';
import { emptyAsNull } from '../table/field-update.ts';
import { changeCategory } from './menu-categories.table.ts';
import { categoryNotFound } from './menu-errors.ts';
import { toMenuCategory } from './menu-rows.ts';
import { checkMenuSize } from './menu-size.ts';

export async function updateMenuCategory(
  actor: Actor,
  { params: { vendorId, categoryId }, body }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const changes = {
    ...body,
    description: emptyAsNull(body.description),
    image: emptyAsNull(body.image),
  };
  await checkMenuSize(actor, vendorId, [{ id: categoryId, ...changes }]);
  const category = await changeCategory(vendorId, categoryId, changes);
  if (!category) throw categoryNotFound();
  return { menuCategory: toMenuCategory(category) };
}
