const snakeKey = /^[a-z][a-z0-9]*(_[a-z0-9]+)+$/;

/** `unit_price` -> `unitPrice`. Other keys stay unchanged. */
export function toCamelKey(key: string): string {
  return snakeKey.test(key)
    ? key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
    : key;
}

/** `unitPrice` -> `unit_price`. */
export type SnakeKey<Key extends string> = Key extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeKey<Rest>}`
  : Key;

/** An object with its top-level keys in snake_case. Nested keys stay unchanged. */
export type SnakeKeys<T> = { [Key in keyof T as SnakeKey<Key & string>]: T[Key] };

/** `unitPrice` -> `unit_price`. */
export function toSnakeKey(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/**
 * Converts the snake_case keys of a JSON answer to camelCase. Keys that are data, such as weekday names and ids,
 * contain no underscore and stay unchanged.
 */
export function camelKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(camelKeys);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [toCamelKey(key), camelKeys(inner)]),
  );
}
