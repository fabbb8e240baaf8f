import { changeUser } from '../../account/session/change-user.ts';
import { callApi } from '../../lib/api/call-api.ts';
import { showFailure } from '../../lib/api/show-failure.ts';
import * as texts from '../shared/storefront-texts.ts';
import { type FavoriteIds, favoritesOf } from './favorites-list.ts';

/**
 * Sends a change to the server.
 * @throws the error, after a toast about it
 */
export async function saveFavorite(
  customerId: string,
  menuItemId: string,
  isFavorite: boolean,
): Promise<void> {
  const method = isFavorite ? 'PUT' : 'DELETE';
  const call = { params: { itemId: menuItemId }, background: true };
  try {
    const { favorites } = await runInOrder(() =>
      callApi(`${method} /customers/me/favorites/{itemId}`, call),
    );
    applyFavorites(customerId, favorites);
  } catch (error) {
    showFailure(texts.favoritesFailed, error, texts.pleaseTryAgain);
    throw error;
  }
}

/** Shows the server's list. Does nothing while another change runs. */
export function applyFavorites(customerId: string, favorites: FavoriteIds): void {
  if (pendingChanges > 0) return;
  favoritesOf(customerId).set(favorites);
  changeUser(customerId, { favorites: [...favorites] });
}

let lastChange: Promise<unknown> = Promise.resolve();
let pendingChanges = 0;

/** Runs one change after the other, in the order of the presses. */
export function runInOrder<T>(change: () => Promise<T>): Promise<T> {
  pendingChanges += 1;
  const result = lastChange.then(change).finally(() => {
    pendingChanges -= 1;
  });
  lastChange = result.catch(() => undefined);
  return result;
}
