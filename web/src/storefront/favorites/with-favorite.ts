import type { FavoriteIds } from './favorites-list.ts';

/** Adds or removes a dish. Returns the same list if nothing changes. */
export function withFavorite(
  ids: FavoriteIds,
  menuItemId: string,
  isFavorite: boolean,
): FavoriteIds {
  if (ids.includes(menuItemId) === isFavorite) return ids;
  return isFavorite ? [...ids, menuItemId] : ids.filter((id) => id !== menuItemId);
}
