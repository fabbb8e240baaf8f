interface Placed {
  id: string;
  name: string;
  sortOrder: number;
}

/** The menu's order: by place, then by name. The server sorts alike. */
export function inPlace<T extends Placed>(entries: readonly T[]): T[] {
  return [...entries].sort(
    (one, other) => one.sortOrder - other.sortOrder || one.name.localeCompare(other.name),
  );
}

/** The list with this entry in it, in the place of the one with its id. */
export function withEntry<T extends Placed>(entries: readonly T[], entry: T): T[] {
  return inPlace([...withoutEntry(entries, entry.id), entry]);
}

export function withoutEntry<T extends Placed>(entries: readonly T[], id: string): T[] {
  return entries.filter((entry) => entry.id !== id);
}
