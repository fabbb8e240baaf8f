/** Under which the page keeps somebody's favourites; without an id a guest's. */
export function favoritesKey(customerId: string | undefined) {
  return ['favorites', customerId];
}

let isChanged = false;

/** From the first change on, this page knows better than a profile that was read before. */
export function isChangedHere(): boolean {
  return isChanged;
}

export function markChangedHere(): void {
  isChanged = true;
}
