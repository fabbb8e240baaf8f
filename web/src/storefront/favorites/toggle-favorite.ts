import { favoritesOf, markLocalChange, withFavorite } from './favorites-list.ts';
import { toggleGuestFavorite } from './write-guest-favorites.ts';

/** Shows the change at once, and undoes it if the server fails to store it. */
export function toggleFavorite(customerId: string | undefined, menuItemId: string): void {
  const favorites = favoritesOf(customerId);
  if (!customerId) {
    favorites.set(toggleGuestFavorite(menuItemId));
    return;
  }
  const isFavorite = !favorites.get().includes(menuItemId);
  const showFavorite = (isShown: boolean) =>
    favorites.set(withFavorite(favorites.get(), menuItemId, isShown));
  markLocalChange();
  showFavorite(isFavorite);
  import('./save-favorite.ts')
    .then(({ saveFavorite }) => saveFavorite(customerId, menuItemId, isFavorite))
    .catch(() => showFavorite(!isFavorite));
}
