import type { QueryClient } from '@tanstack/react-query';
import { type FavoriteIds, favoritesKey, markChangedHere, withFavorite } from './favorites-list.ts';
import { toggleGuestFavorite } from './write-guest-favorites.ts';

/** Shown at once; a customer's is then kept by the server, or taken back. */
export function toggleFavorite(
  client: QueryClient,
  customerId: string | undefined,
  menuItemId: string,
): void {
  const queryKey = favoritesKey(customerId);
  if (!customerId) {
    client.setQueryData(queryKey, toggleGuestFavorite(menuItemId));
    return;
  }
  const ids = client.getQueryData<FavoriteIds>(queryKey) ?? [];
  const isFavorite = !ids.includes(menuItemId);
  const show = (wanted: boolean) =>
    client.setQueryData<FavoriteIds>(queryKey, (old = []) => withFavorite(old, menuItemId, wanted));
  markChangedHere();
  show(isFavorite);
  import('./save-favorite.ts')
    .then(({ saveFavorite }) => saveFavorite(client, customerId, menuItemId, isFavorite))
    .catch(() => show(!isFavorite));
}
