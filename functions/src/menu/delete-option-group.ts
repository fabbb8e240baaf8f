import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { deleteOptionGroup as contract } from '@thali/shared/menu/option-groups.contract';
import type { Actor } from '../http/actor.ts';
import { optionGroupNotFound } from './menu-errors.ts';
import { deleteOptionGroup as deleteRow } from './option-groups.table.ts';

/** Orders keep the choices' names and prices. */
export async function deleteOptionGroup(
  _actor: Actor,
  { params }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  if (!(await deleteRow(params.vendorId, params.groupId))) throw optionGroupNotFound();
  return { success: true };
}
