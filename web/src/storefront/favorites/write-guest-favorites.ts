import {
  type FavoriteIds,
  guestFavoritesKey,
  readGuestFavorites,
  withFavorite,
} from './favorites-list.ts';

/** Reads the list again first, because another tab may have changed it. @returns the new list */
export function toggleGuestFavorite(menuItemId: string): FavoriteIds {
  const ids = readGuestFavorites();
  return write(withFavorite(ids, menuItemId, !ids.includes(menuItemId)));
}

/** Removes favourites that the account has now. */
export function dropGuestFavorites(dropped: FavoriteIds): void {
  write(readGuestFavorites().filter((id) => !dropped.includes(id)));
}

function write(ids: FavoriteIds): FavoriteIds {
  try {
    if (ids.length === 0) localStorage.removeItem(guestFavoritesKey);
    else localStorage.setItem(guestFavoritesKey, JSON.stringify(ids));
  } catch {
    // Without storage they last as long as the page.
  }
  return ids;
}
