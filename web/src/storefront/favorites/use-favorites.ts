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
/** One promise for all presses keeps their order. */
let loaded: ReturnType<typeof load> | undefined;

/** The favourites of a customer, from the server, or of a guest, from this browser. */
export function useFavorites(customer: User | undefined): Favorites {
  const known = customer?.favorites;
  const list = favoritesOf(customer?.id, known);
  useEffect(() => {
    if (known && !hasLocalChange()) list.set(known);
  }, [known, list]);
  return {
    ids: useObservable(list),
    toggle(menuItemId) {
      loaded ??= load();
      void loaded.then(({ toggleFavorite }) => toggleFavorite(customer?.id, menuItemId));
    },
  };
}
