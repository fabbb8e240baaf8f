/**
 * Merges two people's changes of a list. It drops every entry that one of them removed, and keeps every entry that
 * one of them added. The order is the colleague's unless it was changed here.
 * @param before  the list as both read it
 */
export function mergeLists<T>(before: readonly T[], mine: readonly T[], now: readonly T[]): T[] {
  const stayed = before.filter((entry) => mine.includes(entry));
  const isMoved = mine
    .filter((entry) => before.includes(entry))
    .some((one, i) => one !== stayed[i]);
  const isDeleted = (entry: T) => before.includes(entry) && !now.includes(entry);
  const isNew = (entry: T) => !before.includes(entry);
  const shown = mine.filter((entry) => !isDeleted(entry));
  if (isMoved) return [...shown, ...now.filter((entry) => isNew(entry) && !mine.includes(entry))];
  const theirs = now.filter((entry) => isNew(entry) || mine.includes(entry));
  return [...theirs, ...shown.filter((entry) => !theirs.includes(entry))];
}
