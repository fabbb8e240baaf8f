/** The fields of an input that differ from what is stored; lists count as sets. */
export function changedFields<T extends object>(stored: T | Readonly<T>, input: Partial<T>) {
  const changes = { ...input };
  for (const key in input) {
    if (isSame(stored[key], input[key])) delete changes[key];
  }
  return changes;
}

function isSame(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return Object.is(one, other);
  return one.length === other.length && one.every((part) => other.includes(part));
}
