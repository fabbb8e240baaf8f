import { maxFavorites } from '@thali/shared/customers/favorites.contract';
import { AppError } from '@thali/shared/http/app-error';
import type { Actor } from '../http/actor.ts';
import { changeFavorites } from './favorites.table.ts';

/**
 * Dishes join a customer's own favourites, each once, behind those that are there.
 * @throws AppError TOO_MANY_FAVORITES, and none of them joins
 */
export async function markFavorites(
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

/** The person that a call about one's own favourites is about: the token alone says who. */
export function customerOf(actor: Actor): string {
  if (actor.role !== 'student') throw new AppError('FORBIDDEN', 'You do not have access to this.');
  return actor.userId;
}
