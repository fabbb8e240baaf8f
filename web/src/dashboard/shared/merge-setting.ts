import { hashKey } from '@tanstack/react-query';

interface Versions {
  /** The value before my change. */
  base: unknown;
  mine: unknown;
  /** The stored value, which another screen has changed. */
  theirs: unknown;
}

/**
 * Merges my change of a setting into the stored setting, field by field.
 * @returns undefined if both changed the same field, and for the hours of the week, which have no fields
 */
export function mergeSetting(key: string, versions: Versions): { value: unknown } | undefined {
  if (key === 'businessHours') return undefined;
  if (key !== 'holidays') return mergeFields(versions);
  const { base, mine, theirs } = versions;
  const merged = mergeFields({ base: byDate(base), mine: byDate(mine), theirs: byDate(theirs) });
  return merged && { value: Object.values(Object(merged.value)) };
}

function mergeFields({ base, mine, theirs }: Versions): { value: unknown } | undefined {
  if (areEqual(mine, base)) return { value: theirs };
  if (areEqual(theirs, base) || areEqual(theirs, mine)) return { value: mine };
  if (!isRecord(base) || !isRecord(mine) || !isRecord(theirs)) return undefined;
  const fields: [string, unknown][] = [];
  for (const key of Object.keys({ ...mine, ...theirs }).toSorted()) {
    const field = mergeFields({ base: base[key], mine: mine[key], theirs: theirs[key] });
    if (!field) return undefined;
    if (field.value !== undefined) fields.push([key, field.value]);
  }
  return { value: Object.fromEntries(fields) };
}

/** Two screens may add different holidays, so each day is a field. */
function byDate(holidays: unknown): Record<string, unknown> {
  const list = (holidays ?? []) as { date: string }[];
  return Object.fromEntries(list.map((holiday) => [holiday.date, holiday]));
}

function areEqual(a: unknown, b: unknown): boolean {
  return hashKey([a]) === hashKey([b]);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
