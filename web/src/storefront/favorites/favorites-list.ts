export type FavoriteIds = readonly string[];

/** The list with or without a dish; the very same list when it was so already. */
export function withFavorite(
  ids: FavoriteIds,
  menuItemId: string,
  isFavorite: boolean,
): FavoriteIds {
  if (ids.includes(menuItemId) === isFavorite) return ids;
  return isFavorite ? [...ids, menuItemId] : ids.filter((id) => id !== menuItemId);
}
