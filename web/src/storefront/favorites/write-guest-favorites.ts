import {
  type FavoriteIds,
  guestFavoritesKey,
  readGuestFavorites,
  withFavorite,
} from './favorites-list.ts';

/** Starts from the stored list, because another tab may have changed it. @returns the new list */
export function toggleGuestFavorite(menuItemId: string): FavoriteIds {
  const ids = readGuestFavorites();
  return write(withFavorite(ids, menuItemId, !ids.includes(menuItemId)));
}

/** Removes favourites from this browser. */
export function dropGuestFavorites(removedIds: FavoriteIds): void {
  write(readGuestFavorites().filter((id) => !removedIds.includes(id)));
}

function write(ids: FavoriteIds): FavoriteIds {
  try {
    if (ids.length === 0) localStorage.removeItem(guestFavoritesKey);
    else localStorage.setItem(guestFavoritesKey, JSON.stringify(ids));
  } catch {
    // Without storage, the favourites last as long as the page.
  }
  return ids;
}
