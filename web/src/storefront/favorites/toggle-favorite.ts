import { favoritesOf, markLocalChange, withFavorite } from './favorites-list.ts';
import { toggleGuestFavorite } from './write-guest-favorites.ts';

/** Shows the change at once, and undoes it if the server fails to store it. */
export function toggleFavorite(customerId: string | undefined, menuItemId: string): void {
  const list = favoritesOf(customerId);
  if (!customerId) {
    list.set(toggleGuestFavorite(menuItemId));
    return;
  }
  const isFavorite = !list.get().includes(menuItemId);
  const show = (isShown: boolean) => list.set(withFavorite(list.get(), menuItemId, isShown));
  markLocalChange();
  show(isFavorite);
  import('./save-favorite.ts')
    .then(({ saveFavorite }) => saveFavorite(customerId, menuItemId, isFavorite))
    .catch(() => show(!isFavorite));
}
