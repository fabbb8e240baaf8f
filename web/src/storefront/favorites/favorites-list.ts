import { createObservable, type Observable } from '../../lib/state/observable.ts';

export type FavoriteIds = readonly string[];

const lists = new Map<string | undefined, Observable<FavoriteIds>>();

/**
 * The favourites that the page shows.
 * @param customerId  undefined: a guest
 * @param profileFavorites  the favourites in the customer's profile
 */
export function favoritesOf(
  customerId: string | undefined,
  profileFavorites?: FavoriteIds,
): Observable<FavoriteIds> {
  const favorites =
    lists.get(customerId) ?? createObservable(profileFavorites ?? readGuestFavorites());
  lists.set(customerId, favorites);
  return favorites;
}

let isChanged = false;

/** Whether the page has changed the favourites. An earlier read of the profile is then out of date. */
export function hasLocalChange(): boolean {
  return isChanged;
}

export function markLocalChange(): void {
  isChanged = true;
}

/** Rule: customers-5 */
export const guestFavoritesKey = 'guestFavorites';

/** A guest's favourites in this browser. */
export function readGuestFavorites(): FavoriteIds {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(guestFavoritesKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Adds or removes a dish. Returns the same list if nothing changes. */
export function withFavorite(
  ids: FavoriteIds,
  menuItemId: string,
  isFavorite: boolean,
): FavoriteIds {
  if (ids.includes(menuItemId) === isFavorite) return ids;
  return isFavorite ? [...ids, menuItemId] : ids.filter((id) => id !== menuItemId);
}
