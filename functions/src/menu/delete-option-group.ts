import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { deleteOptionGroup as contract } from '@thali/shared/menu/option-groups.contract';
import type { Actor } from '../http/actor.ts';
import { keys } from '../table/keys.ts';
import { optionGroupNotFound } from './menu-errors.ts';
import { deleteMenuRow } from './menu-writes.table.ts';

/** Orders keep the choices' names and prices. */
export async function deleteOptionGroup(
  _actor: Actor,
  { params }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const { vendorId, groupId } = params;
  const isDeleted = await deleteMenuRow(vendorId, keys.optionGroup(vendorId, groupId));
  if (!isDeleted) throw optionGroupNotFound();
  return { success: true };
}
