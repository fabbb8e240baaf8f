/**
 * Changes of a row, by attribute path (`name`, `settings.holidays`). `null` removes a value, `undefined` keeps it.
 */
export type FieldChanges = Record<string, unknown>;

interface FieldUpdate {
  UpdateExpression: string;
  ExpressionAttributeNames: Record<string, string>;
  ExpressionAttributeValues: Record<string, unknown>;
}

/** The parts of an Update that makes these changes and sets `updatedAt`. */
export function fieldUpdate(changes: FieldChanges, updatedAt: string): FieldUpdate {
  const names: Record<string, string> = {};
  const values: Record<string, unknown> = {};
  const set: string[] = [];
  const removed: string[] = [];
  for (const [path, value] of Object.entries({ ...changes, updatedAt })) {
    if (value === undefined) continue;
    const parts = path.split('.');
    for (const part of parts) names[`#${part}`] = part;
    const place = parts.map((part) => `#${part}`).join('.');
    if (value === null) {
      removed.push(place);
      continue;
    }
    const name = `:${parts.join('_')}`;
    values[name] = value;
    set.push(`${place} = ${name}`);
  }
  const removal = removed.length > 0 ? ` REMOVE ${removed.join(', ')}` : '';
  return {
    UpdateExpression: `SET ${set.join(', ')}${removal}`,
    ExpressionAttributeNames: names,
    ExpressionAttributeValues: values,
  };
}

export function hasChanges(changes: FieldChanges): boolean {
  return Object.values(changes).some((value) => value !== undefined);
}

/** An empty text removes the value, as `null` does. */
export function emptyAsNull<T>(value: T | '' | null | undefined): T | null | undefined {
  return value === '' ? null : value;
}
