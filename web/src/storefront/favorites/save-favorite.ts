import { changeUser } from '../../account/session/change-user.ts';
import { callApi } from '../../lib/api/call-api.ts';
import { showFailure } from '../../lib/api/show-failure.ts';
import { type FavoriteIds, favoritesOf } from './favorites-list.ts';

/**
 * Sends a change that the page already shows.
 * @throws the error, after a toast. The page then undoes the change
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
    showFailure('Your favourites could not be changed', error, 'Please try again.');
    throw error;
  }
}

/** Shows the server's list, unless another change is still being sent. */
export function applyFavorites(customerId: string, favorites: FavoriteIds): void {
  if (waiting > 0) return;
  favoritesOf(customerId).set(favorites);
  changeUser(customerId, { favorites: [...favorites] });
}

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** Sends changes to the server in the order of the presses. */
export function runInOrder<T>(change: () => Promise<T>): Promise<T> {
  waiting += 1;
  const done = last.then(change).finally(() => {
    waiting -= 1;
  });
  last = done.catch(() => undefined);
  return done;
}
