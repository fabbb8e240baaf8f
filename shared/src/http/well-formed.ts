/** A reviver for JSON.parse. An escape can write half a surrogate pair, which no table and no log accepts. */
export function wellFormed(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value;
}
