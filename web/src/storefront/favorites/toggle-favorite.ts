import { favoritesOf, markChangedHere, withFavorite } from './favorites-list.ts';
import { toggleGuestFavorite } from './write-guest-favorites.ts';

/** Shows a change at once. The server then keeps a customer's change, or it is taken back. */
export function toggleFavorite(customerId: string | undefined, menuItemId: string): void {
  const list = favoritesOf(customerId);
  if (!customerId) {
    list.set(toggleGuestFavorite(menuItemId));
    return;
  }
  const isFavorite = !list.get().includes(menuItemId);
  const show = (wanted: boolean) => list.set(withFavorite(list.get(), menuItemId, wanted));
  markChangedHere();
  show(isFavorite);
  import('./save-favorite.ts')
    .then(({ saveFavorite }) => saveFavorite(customerId, menuItemId, isFavorite))
    .catch(() => show(!isFavorite));
}
