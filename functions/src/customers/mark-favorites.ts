import {
  type addFavorite as addContract,
  maxFavorites,
  type mergeFavorites as mergeContract,
} from '@thali/shared/customers/favorites.contract';
import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { Actor } from '../http/actor.ts';
import { changeFavorites } from './favorites.table.ts';

/** Marking a dish again changes nothing. */
export function addFavorite(
  actor: Actor,
  { params }: InputOf<typeof addContract>,
): Promise<OutputOf<typeof addContract>> {
  return markFavorites(actor, [params.itemId]);
}

/** Adds the favourites that a guest marked before signing in, all or none. */
export function mergeFavorites(
  actor: Actor,
  { body }: InputOf<typeof mergeContract>,
): Promise<OutputOf<typeof mergeContract>> {
  return markFavorites(actor, body.itemIds);
}

/**
 * Appends dishes to a customer's favourites, each once.
 * @throws AppError TOO_MANY_FAVORITES, and appends none
 */
async function markFavorites(
  actor: Actor,
  itemIds: readonly string[],
): Promise<{ favorites: string[] }> {
  const favorites = await changeFavorites(customerOf(actor), (before) => {
    const added = [...new Set(itemIds)].filter((itemId) => !before.includes(itemId));
    if (added.length === 0) return before;
    if (before.length + added.length > maxFavorites) {
      throw new AppError('TOO_MANY_FAVORITES', `You can have ${maxFavorites} favorites at most.`);
    }
    return [...before, ...added];
  });
  return { favorites };
}

/** The customer's user id, taken from the token and never from the request. */
export function customerOf(actor: Actor): string {
  if (actor.role !== 'student') throw new AppError('FORBIDDEN', 'You do not have access to this.');
  return actor.userId;
}
