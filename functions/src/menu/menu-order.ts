interface Placed {
  sortOrder: number;
  name: string;
}

/** The order of a menu: by place, and by name where the place is the same. */
export function inMenuOrder(a: Placed, b: Placed): number {
  return a.sortOrder - b.sortOrder || a.name.localeCompare(b.name, 'en-IN');
}

/** The place after the last one of a list. */
export function placeAfter(placed: readonly Placed[]): number {
  return placed.reduce((next, { sortOrder }) => Math.max(next, sortOrder + 1), 0);
}
