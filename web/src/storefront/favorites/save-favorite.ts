import { changeUser } from '../../account/session/change-user.ts';
import { callApi } from '../../lib/api/call-api.ts';
import { showFailure } from '../../lib/api/show-failure.ts';
import { type FavoriteIds, favoritesOf } from './favorites-list.ts';

/**
 * Keeps what the page shows already.
 * @throws what went wrong, after saying so: the page takes it back
 */
export async function saveFavorite(
  customerId: string,
  menuItemId: string,
  isFavorite: boolean,
): Promise<void> {
  const method = isFavorite ? 'PUT' : 'DELETE';
  const call = { params: { itemId: menuItemId }, background: true };
  try {
    const { favorites } = await inTurn(() =>
      callApi(`${method} /customers/me/favorites/{itemId}`, call),
    );
    takeFavorites(customerId, favorites);
  } catch (error) {
    showFailure('Your favorites could not be changed', error, 'Please try again.');
    throw error;
  }
}

/** The server's list; not while a further change is on its way, which the page shows already. */
export function takeFavorites(customerId: string, favorites: FavoriteIds): void {
  if (!isLastInTurn()) return;
  favoritesOf(customerId).set(favorites);
  changeUser(customerId, { favorites: [...favorites] });
}

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** Changes of one's favourites go to the server in the order they were made. */
export function inTurn<T>(change: () => Promise<T>): Promise<T> {
  waiting += 1;
  const done = last.then(change).finally(() => {
    waiting -= 1;
  });
  last = done.catch(() => undefined);
  return done;
}

/** Nothing else is under way. */
function isLastInTurn(): boolean {
  return waiting === 0;
}
