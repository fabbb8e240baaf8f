import type { addFavorite as contract } from '@thali/shared/customers/favorites.contract';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { Actor } from '../http/actor.ts';
import { markFavorites } from './mark-favorites.ts';

/** Marking a dish again changes nothing. */
export function addFavorite(
  actor: Actor,
  { params }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  return markFavorites(actor, [params.itemId]);
}
