/** The keys of the rows that are chosen. */
export type Selected = ReadonlySet<string>;

export type SelectionOfAll = 'none' | 'some' | 'all';

/** How many of the shown rows are chosen. Chosen ones on other pages do not count. */
export function selectionOfAll(selected: Selected, shown: readonly string[]): SelectionOfAll {
  const count = shown.filter((key) => selected.has(key)).length;
  if (count === 0) return 'none';
  return count === shown.length ? 'all' : 'some';
}

export function withRow(selected: Selected, key: string, isSelected: boolean): Selected {
  return withRows(selected, [key], isSelected);
}

/** Chooses the shown rows or lets them go; what is chosen on other pages stays. */
export function withRows(
  selected: Selected,
  shown: readonly string[],
  isSelected: boolean,
): Selected {
  const next = new Set(selected);
  for (const key of shown) {
    if (isSelected) next.add(key);
    else next.delete(key);
  }
  return next;
}
