import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { deleteMenuItem as contract } from '@thali/shared/menu/menu-items.contract';
import type { Actor } from '../http/actor.ts';
import { keys } from '../table/keys.ts';
import { itemNotFound } from './menu-errors.ts';
import { deleteMenuRow } from './menu-writes.table.ts';

/** Orders keep the dish's name and price. */
export async function deleteMenuItem(
  _actor: Actor,
  { params }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const { vendorId, itemId } = params;
  if (!(await deleteMenuRow(vendorId, keys.menuItem(vendorId, itemId)))) throw itemNotFound();
  return { success: true };
}
