const snakeKey = /^[a-z][a-z0-9]*(_[a-z0-9]+)+$/;

/** `unit_price` -> `unitPrice`; anything that is not snake_case stays as it is. */
export function toCamelKey(key: string): string {
  return snakeKey.test(key)
    ? key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
    : key;
}

/** `unitPrice` -> `unit_price`. */
export type SnakeKey<Key extends string> = Key extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeKey<Rest>}`
  : Key;

/** An object with its own keys in snake_case; those of what it holds stay. */
export type SnakeKeys<T> = { [Key in keyof T as SnakeKey<Key & string>]: T[Key] };

/** `unitPrice` -> `unit_price`. */
export function toSnakeKey(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/**
 * A JSON answer with its snake_case keys in camelCase, as the site reads it. Keys that are data
 * (weekday names, ids) carry no underscore by contract and so stay as they are.
 */
export function camelKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(camelKeys);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [toCamelKey(key), camelKeys(inner)]),
  );
}
