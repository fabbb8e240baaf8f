import { createObservable, type Observable } from '../../lib/state/observable.ts';

export type FavoriteIds = readonly string[];

/** The list with or without a dish; the very same list when it was so already. */
export function withFavorite(
  ids: FavoriteIds,
  menuItemId: string,
  isFavorite: boolean,
): FavoriteIds {
  if (ids.includes(menuItemId) === isFavorite) return ids;
  return isFavorite ? [...ids, menuItemId] : ids.filter((id) => id !== menuItemId);
}

const lists = new Map<string | undefined, Observable<FavoriteIds>>();

/**
 * The favourites that the page shows: a customer's, or without an id a guest's.
 * @param known  the customer's profile has these
 */
export function favoritesOf(
  customerId: string | undefined,
  known?: FavoriteIds,
): Observable<FavoriteIds> {
  const list = lists.get(customerId) ?? createObservable(known ?? readGuestFavorites());
  lists.set(customerId, list);
  return list;
}

let isChanged = false;

/** From the first change on, this page knows better than a profile that was read before. */
export function isChangedHere(): boolean {
  return isChanged;
}

export function markChangedHere(): void {
  isChanged = true;
}

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
