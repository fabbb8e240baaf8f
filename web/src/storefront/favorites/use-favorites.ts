import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { User } from '@thali/shared/auth/user.contract';
import { useEffect } from 'react';
import { retryUntilLoaded } from '../../lib/loading/retry-until-loaded.ts';
import {
  type FavoriteIds,
  favoritesKey,
  isChangedHere,
  readGuestFavorites,
} from './favorites-list.ts';

interface Favorites {
  ids: FavoriteIds;
  toggle: (menuItemId: string) => void;
}

const none: FavoriteIds = [];

const load = retryUntilLoaded(() => import('./toggle-favorite.ts'));
/** One for all: what is pressed first is done first. */
let loaded: ReturnType<typeof load> | undefined;

/** A customer's favourites, which the server keeps, or a guest's, which stay in this browser. */
export function useFavorites(customer: User | undefined): Favorites {
  const client = useQueryClient();
  const queryKey = favoritesKey(customer?.id);
  const known = customer?.favorites;
  const { data: ids = none } = useQuery<FavoriteIds>({
    queryKey,
    queryFn: skipToken,
    initialData: () => known ?? readGuestFavorites(),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the profile's arrival is what counts
  useEffect(() => {
    if (known && !isChangedHere()) client.setQueryData(queryKey, known);
  }, [known]);

  return {
    ids,
    toggle(menuItemId) {
      loaded ??= load();
      void loaded.then(({ toggleFavorite }) => toggleFavorite(client, customer?.id, menuItemId));
    },
  };
}
