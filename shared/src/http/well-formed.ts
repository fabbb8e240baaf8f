/**
 * For JSON.parse: half a surrogate pair, which an escape can write, is no text. No table or log would
 * take it.
 */
export function wellFormed(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value;
}
