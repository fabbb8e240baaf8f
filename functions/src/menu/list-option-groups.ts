import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { listOptionGroups as contract } from '@thali/shared/menu/option-groups.contract';
import { type Actor, isStaff } from '../http/actor.ts';
import { type OptionGroupRow, toOptionGroup, toStaffOptionGroup } from './option-group-rows.ts';
import { readMenu } from './read-menu.ts';

export async function listOptionGroups(
  actor: Actor,
  { params }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const { optionGroups } = await readMenu(actor, params.vendorId);
  const now = new Date();
  const read = isStaff(actor)
    ? toStaffOptionGroup
    : (row: OptionGroupRow) => toOptionGroup(row, now);
  return {
    optionGroups: optionGroups.map((row) => read(row)).sort((a, b) => a.name.localeCompare(b.name)),
  };
}
