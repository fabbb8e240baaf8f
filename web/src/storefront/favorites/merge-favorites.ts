import type { User } from '@thali/shared/auth/user.contract';
import { useEffect } from 'react';
import { sessionState } from '../../account/session/session-store.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { callApi } from '../../lib/api/call-api.ts';
import { showToast } from '../../lib/ui/toast-store.ts';
import { type FavoriteIds, readGuestFavorites } from './favorites-list.ts';
import { applyFavorites, runInOrder } from './save-favorite.ts';
import { dropGuestFavorites } from './write-guest-favorites.ts';

/** Merges a guest's favourites once the session is confirmed, and again when the network is back. */
export function useMergedFavorites(customer: User): void {
  useEffect(() => {
    const merge = () => {
      if (sessionState.get()?.status === 'signed-in') void mergeGuestFavorites(customer.id);
    };
    merge();
    addEventListener('online', merge);
    return () => removeEventListener('online', merge);
  }, [customer]);
}

const maxPerCall = 100;
const menuId = /^[0-9A-HJKMNP-TV-Z]{12}$/;

/**
 * Adds a guest's favourites to the customer's. The browser drops them only once the server has them, so a failed call
 * can run again.
 */
export async function mergeGuestFavorites(customerId: string): Promise<void> {
  for (const ids of portions(readGuestFavorites())) {
    try {
      const favorites = await merge(ids.filter((id) => menuId.test(id)));
      dropGuestFavorites(ids);
      if (favorites) applyFavorites(customerId, favorites);
    } catch (error) {
      if (!isRefused(error)) return;
      dropGuestFavorites(ids);
      showToast({
        kind: 'warning',
        title: 'Your favourites could not be changed',
        description: error.message,
      });
    }
  }
}

async function merge(itemIds: string[]): Promise<FavoriteIds | undefined> {
  if (itemIds.length === 0) return undefined;
  const { favorites } = await runInOrder(() =>
    callApi('POST /customers/me/favorites', {
      body: { itemIds },
      background: true,
    }),
  );
  return favorites;
}

function portions(ids: FavoriteIds): FavoriteIds[] {
  const count = Math.ceil(ids.length / maxPerCall);
  return Array.from({ length: count }, (_, index) =>
    ids.slice(index * maxPerCall, (index + 1) * maxPerCall),
  );
}

/** The server refuses these ids, so a retry would fail too. */
function isRefused(error: unknown): error is ApiError {
  return error instanceof ApiError && [400, 409].includes(error.status);
}
