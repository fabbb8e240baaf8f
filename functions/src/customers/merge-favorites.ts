import type { mergeFavorites as contract } from '@thali/shared/customers/favorites.contract';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { Actor } from '../http/actor.ts';
import { markFavorites } from './mark-favorites.ts';

/** What a guest marked before signing in joins the rest: all of it or nothing. */
export function mergeFavorites(
  actor: Actor,
  { body }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  return markFavorites(actor, body.itemIds);
}
