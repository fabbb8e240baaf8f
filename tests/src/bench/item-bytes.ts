/** Item size by the rule of DynamoDB: names, values, and a byte for each entry of a map. */
export function itemBytes(item: Record<string, unknown>): number {
  return Object.entries(item).reduce(
    (sum, [name, value]) =>
      value === undefined ? sum : sum + Buffer.byteLength(name) + bytes(value),
    0,
  );
}

function bytes(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (typeof value === 'number') return Math.ceil(String(value).length / 2) + 1;
  if (typeof value === 'object' && value !== null) {
    return 3 + Object.keys(value).length + itemBytes(value as Record<string, unknown>);
  }
  return 1;
}
