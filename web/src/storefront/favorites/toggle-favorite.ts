import { favoritesOf, markLocalChange, withFavorite } from './favorites-list.ts';
import { toggleGuestFavorite } from './write-guest-favorites.ts';

/** Shows a change at once. Undoes a customer's change if the server does not store it. */
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
