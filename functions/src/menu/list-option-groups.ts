import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { listOptionGroups as contract } from '@thali/shared/menu/option-groups.contract';
import type { Actor } from '../http/actor.ts';
import { toOptionGroup } from './option-group-rows.ts';
import { readMenu } from './read-menu.ts';

export async function listOptionGroups(
  actor: Actor,
  { params }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const { optionGroups } = await readMenu(actor, params.vendorId);
  return {
    optionGroups: optionGroups.map(toOptionGroup).sort((a, b) => a.name.localeCompare(b.name)),
  };
}
