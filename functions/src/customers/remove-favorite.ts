import type { removeFavorite as contract } from '@thali/shared/customers/favorites.contract';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { Actor } from '../http/actor.ts';
import { changeFavorites } from './favorites.table.ts';
import { customerOf } from './mark-favorites.ts';

/** Removing an unmarked dish changes nothing. */
export async function removeFavorite(
  actor: Actor,
  { params }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const favorites = await changeFavorites(customerOf(actor), (before) =>
    before.includes(params.itemId) ? before.filter((itemId) => itemId !== params.itemId) : before,
  );
  return { favorites };
}
