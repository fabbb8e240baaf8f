import {
  type FavoriteIds,
  guestFavoritesKey,
  readGuestFavorites,
  withFavorite,
} from './favorites-list.ts';

/** Read again, as another tab may have marked something since. @returns the list from now on */
export function toggleGuestFavorite(menuItemId: string): FavoriteIds {
  const ids = readGuestFavorites();
  return write(withFavorite(ids, menuItemId, !ids.includes(menuItemId)));
}

/** These are kept elsewhere by now. */
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
