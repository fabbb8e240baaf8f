/** The fields of an input that differ from what is stored; lists count as sets, and what is not there is null. */
export function changedFields<Stored extends object, Input extends object>(
  stored: Stored,
  input: Input,
): Partial<Input> {
  const changes: Partial<Input> = { ...input };
  for (const key in input) {
    if (isSame(Reflect.get(stored, key) ?? null, input[key])) delete changes[key];
  }
  return changes;
}

function isSame(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return Object.is(one, other);
  return one.length === other.length && one.every((part) => other.includes(part));
}
