import { isDeepStrictEqual } from 'node:util';

/**
 * Changes of a row, by attribute path (`name`, `settings.holidays`). `null` removes a value, `undefined` keeps it.
 */
export type FieldChanges = Record<string, unknown>;

interface FieldUpdate {
  UpdateExpression: string;
  ExpressionAttributeNames: Record<string, string>;
  ExpressionAttributeValues: Record<string, unknown>;
}

/** Builds the clauses of an Update that makes these changes and sets `updatedAt`. */
export function fieldUpdate(changes: FieldChanges, updatedAt: string): FieldUpdate {
  const names: Record<string, string> = {};
  const values: Record<string, unknown> = {};
  const set: string[] = [];
  const removed: string[] = [];
  for (const [path, value] of Object.entries({ ...changes, updatedAt })) {
    if (value === undefined) continue;
    const parts = path.split('.');
    for (const part of parts) names[`#${part}`] = part;
    const placeholder = parts.map((part) => `#${part}`).join('.');
    if (value === null) {
      removed.push(placeholder);
      continue;
    }
    const name = `:${parts.join('_')}`;
    values[name] = value;
    set.push(`${placeholder} = ${name}`);
  }
  const removal = removed.length > 0 ? ` REMOVE ${removed.join(', ')}` : '';
  return {
    UpdateExpression: `SET ${set.join(', ')}${removal}`,
    ExpressionAttributeNames: names,
    ExpressionAttributeValues: values,
  };
}

/**
 * Whether the row has the result of `fieldUpdate`. The SDK repeats a write after a lost answer, so a refused row may be
 * our own.
 */
export function hasFieldUpdate(
  row: Record<string, unknown>,
  changes: FieldChanges,
  updatedAt: string,
): boolean {
  return Object.entries({ ...changes, updatedAt }).every(
    ([path, value]) =>
      value === undefined || isDeepStrictEqual(valueAt(row, path), value ?? undefined),
  );
}

function valueAt(row: unknown, path: string): unknown {
  return path.split('.').reduce((value, part) => Object(value)[part], row);
}

export function hasChanges(changes: FieldChanges): boolean {
  return Object.values(changes).some((value) => value !== undefined);
}

/** Turns an empty text into `null`, which removes the value. */
export function emptyAsNull<T>(value: T | '' | null | undefined): T | null | undefined {
  return value === '' ? null : value;
}
