/**
 * Merges two people's changes of a list. Removes what either person removed, and keeps what either person added. Takes
 * the colleague's order, unless this form changed the order.
 * @param before  the list that both people started from
 */
export function mergeLists<T>(before: readonly T[], mine: readonly T[], now: readonly T[]): T[] {
  const remaining = before.filter((entry) => mine.includes(entry));
  const isReordered = mine
    .filter((entry) => before.includes(entry))
    .some((item, i) => item !== remaining[i]);
  const isDeleted = (entry: T) => before.includes(entry) && !now.includes(entry);
  const isNew = (entry: T) => !before.includes(entry);
  const mineLeft = mine.filter((entry) => !isDeleted(entry));
  if (isReordered)
    return [...mineLeft, ...now.filter((entry) => isNew(entry) && !mine.includes(entry))];
  const theirs = now.filter((entry) => isNew(entry) || mine.includes(entry));
  return [...theirs, ...mineLeft.filter((entry) => !theirs.includes(entry))];
}
