import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { listMenuCategories as contract } from '@thali/shared/menu/menu-categories.contract';
import type { Actor } from '../http/actor.ts';
import { toMenuCategory } from './menu-rows.ts';
import { inMenuOrder, readMenu } from './read-menu.ts';

export async function listMenuCategories(
  actor: Actor,
  { params }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const { categories } = await readMenu(actor, params.vendorId);
  return { menuCategories: categories.map(toMenuCategory).sort(inMenuOrder) };
}
