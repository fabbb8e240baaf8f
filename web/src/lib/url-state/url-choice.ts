import type { UrlField } from './use-url-state.ts';

/** One of several values. The first value is the default. */
export function urlChoice<const T extends string>(
  values: readonly [T, ...T[]],
  param?: string,
): UrlField<T> {
  return {
    ...(param && { param }),
    parse: ([text]) => values.find((value) => value === text) ?? values[0],
    format: (value) => (value === values[0] ? [] : [value]),
  };
}

/** The id of a record that is open beside a list. */
export function urlId(param?: string): UrlField<string | undefined> {
  return {
    ...(param && { param }),
    parse: ([text]) => text || undefined,
    format: (id) => (id ? [id] : []),
  };
}
