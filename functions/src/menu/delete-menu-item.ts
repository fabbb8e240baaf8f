import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { deleteMenuItem as contract } from '@thali/shared/menu/menu-items.contract';
import type { Actor } from '../http/actor.ts';
import { itemNotFound } from './menu-errors.ts';
import { deleteItem } from './menu-items.table.ts';

/** Orders keep the dish's name and price. */
export async function deleteMenuItem(
  _actor: Actor,
  { params }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  if (!(await deleteItem(params.vendorId, params.itemId))) throw itemNotFound();
  return { success: true };
}
