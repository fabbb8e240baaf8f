import type { User } from '@thali/shared/auth/user.contract';
import { useEffect } from 'react';
import { retryUntilLoaded } from '../../lib/loading/retry-until-loaded.ts';
import { useObservable } from '../../lib/state/observable.ts';
import { type FavoriteIds, favoritesOf, hasLocalChange } from './favorites-list.ts';

interface Favorites {
  ids: FavoriteIds;
  toggle: (menuItemId: string) => void;
}

const load = retryUntilLoaded(() => import('./toggle-favorite.ts'));
/** All presses share one promise, so that they stay in order. */
let loading: ReturnType<typeof load> | undefined;

/** A customer's favourites come from the server, a guest's from this browser. */
export function useFavorites(customer: User | undefined): Favorites {
  const profileFavorites = customer?.favorites;
  const favorites = favoritesOf(customer?.id, profileFavorites);
  useEffect(() => {
    if (profileFavorites && !hasLocalChange()) favorites.set(profileFavorites);
  }, [profileFavorites, favorites]);
  return {
    ids: useObservable(favorites),
    toggle(menuItemId) {
      loading ??= load();
      void loading.then(({ toggleFavorite }) => toggleFavorite(customer?.id, menuItemId));
    },
  };
}
