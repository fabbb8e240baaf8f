/** A reviver for JSON.parse. Replaces half surrogate pairs, which JSON can contain but the table and the log refuse. */
export function wellFormed(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value;
}
