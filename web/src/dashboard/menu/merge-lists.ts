/**
 * Merges two people's changes of a list. Removes what either person removed, and keeps what either person added. Takes
 * the colleague's order, unless this form changed the order.
 * @param base  the list that both people started from
 */
export function mergeLists<T>(base: readonly T[], mine: readonly T[], theirs: readonly T[]): T[] {
  const remaining = base.filter((entry) => mine.includes(entry));
  const isReordered = mine
    .filter((entry) => base.includes(entry))
    .some((item, i) => item !== remaining[i]);
  const isDeleted = (entry: T) => base.includes(entry) && !theirs.includes(entry);
  const isNew = (entry: T) => !base.includes(entry);
  const myEntries = mine.filter((entry) => !isDeleted(entry));
  if (isReordered)
    return [...myEntries, ...theirs.filter((entry) => isNew(entry) && !mine.includes(entry))];
  const theirEntries = theirs.filter((entry) => isNew(entry) || mine.includes(entry));
  return [...theirEntries, ...myEntries.filter((entry) => !theirEntries.includes(entry))];
}
