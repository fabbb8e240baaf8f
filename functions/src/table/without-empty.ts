type Filled<T> = { [K in keyof T]?: Exclude<T[K], '' | null | undefined> };

/** The values that are there: an attribute that would be empty is not stored. */
export function withoutEmpty<T extends Record<string, unknown>>(values: T): Filled<T> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== '' && value != null),
  ) as Filled<T>;
}
