import * as z from 'zod/mini';
import { defineContract } from '../http/http-contract.ts';
import { MenuId } from '../ids/ids.ts';

/** The maximum number of favourite dishes of a customer, over all vendors. */
export const maxFavorites = 300;

const params = z.object({ itemId: MenuId });
const response = z.object({ favorites: z.array(MenuId) });

/** Marks a dish as a favourite and returns all favourites. A repeat changes nothing. */
export const addFavorite = defineContract({
  name: 'addFavorite',
  summary: 'Add a dish to the caller’s favorites',
  method: 'PUT',
  path: '/customers/me/favorites/{itemId}',
  callers: ['student'],
  request: { params },
  response,
  errors: ['TOO_MANY_FAVORITES', 'SESSION_EXPIRED'],
});

export const removeFavorite = defineContract({
  name: 'removeFavorite',
  summary: 'Remove a dish from the caller’s favorites',
  method: 'DELETE',
  path: '/customers/me/favorites/{itemId}',
  callers: ['student'],
  request: { params },
  response,
  errors: ['SESSION_EXPIRED'],
});

/** Adds the favourites that a guest marked on this device to the customer's account. */
export const mergeFavorites = defineContract({
  name: 'mergeFavorites',
  summary: 'Add several dishes to the caller’s favorites',
  method: 'POST',
  path: '/customers/me/favorites',
  callers: ['student'],
  request: { body: z.object({ itemIds: z.array(MenuId).check(z.maxLength(100)) }) },
  response,
  errors: ['TOO_MANY_FAVORITES', 'SESSION_EXPIRED'],
});
