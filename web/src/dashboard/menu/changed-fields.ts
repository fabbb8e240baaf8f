/** The fields of the input that differ from the stored record. Treats a missing field as null. */
export function changedFields<Input extends object>(
  stored: { readonly [Key in keyof Input]?: unknown },
  input: Input,
): Partial<Input> {
  const changes: Partial<Input> = { ...input };
  for (const key in input) {
    if (isSame(Reflect.get(stored, key) ?? null, input[key])) delete changes[key];
  }
  return changes;
}

/** Compares lists by their entries. */
export function isSame(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return Object.is(a ?? null, b ?? null);
  return JSON.stringify(a) === JSON.stringify(b);
}
