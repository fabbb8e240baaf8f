/** The list with the entry at one place put at another; places past the ends are the ends. */
export function moveEntry<T>(entries: readonly T[], from: number, to: number): readonly T[] {
  const place = Math.max(0, Math.min(to, entries.length - 1));
  const entry = entries[from];
  if (entry === undefined || place === from) return entries;
  const others = entries.filter((_, index) => index !== from);
  return [...others.slice(0, place), entry, ...others.slice(place)];
}
