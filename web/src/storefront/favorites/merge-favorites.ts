import type { User } from '@thali/shared/auth/user.contract';
import { useEffect } from 'react';
import { sessionState } from '../../account/session/session-store.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { callApi } from '../../lib/api/call-api.ts';
import { showToast } from '../../lib/ui/toast-store.ts';
import * as texts from '../shared/storefront-texts.ts';
import { type FavoriteIds, readGuestFavorites } from './favorites-list.ts';
import { applyFavorites, runInOrder } from './save-favorite.ts';
import { dropGuestFavorites } from './write-guest-favorites.ts';

/** Merges a guest's favourites into the account: now if the session is confirmed, and when the network returns. */
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

const batchSize = 100;
const menuIdPattern = /^[0-9A-HJKMNP-TV-Z]{12}$/;

/**
 * Adds a guest's favourites to the customer's account. The browser removes them only after the server has them, so that
 * a failed call can be repeated.
 */
export async function mergeGuestFavorites(customerId: string): Promise<void> {
  for (const ids of inBatches(readGuestFavorites())) {
    try {
      const favorites = await merge(ids.filter((id) => menuIdPattern.test(id)));
      dropGuestFavorites(ids);
      if (favorites) applyFavorites(customerId, favorites);
    } catch (error) {
      if (!isRefused(error)) return;
      dropGuestFavorites(ids);
      showToast({
        kind: 'warning',
        title: texts.favoritesFailed,
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

function inBatches(ids: FavoriteIds): FavoriteIds[] {
  const count = Math.ceil(ids.length / batchSize);
  return Array.from({ length: count }, (_, index) =>
    ids.slice(index * batchSize, (index + 1) * batchSize),
  );
}

/** Whether the server refuses the ids. A retry would then fail too. */
function isRefused(error: unknown): error is ApiError {
  return error instanceof ApiError && [400, 409].includes(error.status);
}
