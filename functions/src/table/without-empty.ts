type WithoutEmpty<T> = {
  [Name in keyof T as IsNullable<T[Name]> extends true ? never : Name]: T[Name];
} & {
  [Name in keyof T as IsNullable<T[Name]> extends true ? Name : never]?: Exclude<
    T[Name],
    '' | null | undefined
  >;
};

type IsNullable<Value> = Extract<Value, null | undefined> extends never ? false : true;

/** Drops empty values, because the table does not store empty attributes. */
export function withoutEmpty<T extends Record<string, unknown>>(values: T): WithoutEmpty<T> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== '' && value != null),
  ) as WithoutEmpty<T>;
}
