import type { User } from '@thali/shared/auth/user.contract';
import { useEffect } from 'react';
import { sessionState } from '../../account/session/session-store.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { callApi } from '../../lib/api/call-api.ts';
import { showToast } from '../../lib/ui/toast-store.ts';
import { type FavoriteIds, readGuestFavorites } from './favorites-list.ts';
import { inTurn, takeFavorites } from './save-favorite.ts';
import { dropGuestFavorites } from './write-guest-favorites.ts';

/** Once it is certain who is here, and again whenever the network comes back, until it has worked. */
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

/** The most that one call takes. */
const maxPerCall = 100;
const menuId = /^[0-9A-HJKMNP-TV-Z]{12}$/;

/**
 * What was marked as a guest joins the customer's own, and leaves the browser's list only when the server
 * has it: a call that failed is made again with the next occasion, and does no harm twice.
 */
export async function mergeGuestFavorites(customerId: string): Promise<void> {
  for (const ids of portions(readGuestFavorites())) {
    try {
      const favorites = await merge(ids.filter((id) => menuId.test(id)));
      dropGuestFavorites(ids);
      if (favorites) takeFavorites(customerId, favorites);
    } catch (error) {
      if (!isRefused(error)) return;
      dropGuestFavorites(ids);
      showToast({
        kind: 'warning',
        title: 'Your favorites could not be changed',
        description: error.message,
      });
    }
  }
}

async function merge(itemIds: string[]): Promise<FavoriteIds | undefined> {
  if (itemIds.length === 0) return undefined;
  const { favorites } = await inTurn(() =>
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

/** The server read it and said no: asking again would be refused again. */
function isRefused(error: unknown): error is ApiError {
  return error instanceof ApiError && [400, 409].includes(error.status);
}
