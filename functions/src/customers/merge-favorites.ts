import type { mergeFavorites as contract } from '@thali/shared/customers/favorites.contract';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { Actor } from '../http/actor.ts';
import { markFavorites } from './mark-favorites.ts';

/** Adds the favourites that a guest marked before signing in, all or none. */
export function mergeFavorites(
  actor: Actor,
  { body }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  return markFavorites(actor, body.itemIds);
}
