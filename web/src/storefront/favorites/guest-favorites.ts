import type { FavoriteIds } from './favorites-list.ts';

/** Rule: customers-5 */
export const guestFavoritesKey = 'guestFavorites';

/** What a guest marked in this browser. */
export function readGuestFavorites(): FavoriteIds {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(guestFavoritesKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
